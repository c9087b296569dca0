"""Compiled kernels: searches in C, with a twin in Python wherever the C cannot be had.

A kernel is a folder called `kernel` with its sources, built by `hatch_build.py` into one plain
shared library beside them; what all sources share is in `kernel.h`, how they are loaded in
`loading`. A kernel and its twin give the same results in the same order, and tests hold them to it.
"""
