"""Every figure we claim, measured by `python -m bench`; peers beside us in the same run."""
