"""What is in the box (LM-C1 to LM-C3). Both games read their pieces from here."""

from __future__ import annotations

# Every tile is a block of the labyrinth on one side and a piece of the island on the other.
BLOCKS = ("slargo", "parete", "angolo", "corridoio")
TERRAINS = ("lake", "meadow", "rock", "wood", "beach")
TILES_BY_TERRAIN = (7, 7, 7, 7, 2)  # of each block

JAR_OF_BLOCKS = (sum(TILES_BY_TERRAIN),) * len(BLOCKS)
JAR_OF_TERRAINS = tuple(len(BLOCKS) * tiles for tiles in TILES_BY_TERRAIN)

TOKENS_OF_EACH_COLOUR = 20
PLAYERS = range(1, 6)
PAWNS = "ABCDE"  # what they are called in diagrams
