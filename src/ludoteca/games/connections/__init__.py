"""The box Connections: picture cards, and what is true of them.

Its cards, its knowledge and its sentences stand; the game that is played with them is to come.
"""
