"""Covering a region of squares by polyominoes, each used once at most, turned and flipped at will.

`task` says what is to be covered by what, `sets` which sets of pieces may do it, `search` finds,
counts and tallies covers and measures how hard they are to find, `partial` helps somebody who has
begun. The search is compiled; where it cannot be, its twin in Python does the same, node by node.
"""
