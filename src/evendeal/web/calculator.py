"""The process beside the server that works out prizes, so that no recorder waits for them."""


class Calculator:
    """One process, started when it is first asked."""
