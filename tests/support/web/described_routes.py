"""The document of the routes, made once: every process that runs tests asks for it as it starts."""

from functools import cache

from evendeal.web.schema import openapi

described = cache(openapi)
"""The document as it is written, in bytes."""
