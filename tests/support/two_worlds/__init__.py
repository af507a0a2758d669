"""The rules asked twice, here and by the Python that runs in a browser."""
