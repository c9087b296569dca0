"""The searches in C, and the same in Python where the C cannot be had.

`library.loaded()` is the compiled one or None; the `twin_…` modules do the same, slower. Both give
the same results in the same order, and tests hold them to it.
"""
