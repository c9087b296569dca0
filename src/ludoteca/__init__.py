"""Ludoteca: five boxes of tabletop games on one table."""
