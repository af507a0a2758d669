"""Every figure that we claim, measured beside its peer in one run."""
