"""`ludoteca new-game`: the skeleton of a game, playable from the first minute."""
