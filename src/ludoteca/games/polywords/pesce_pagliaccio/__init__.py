"""Pesce Pagliaccio: call a word and grab the card of its length, before the others do."""

from ludoteca.games.polywords.pesce_pagliaccio.game import PESCE_PAGLIACCIO

__all__ = ["PESCE_PAGLIACCIO"]
