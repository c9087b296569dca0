"""The laboratory: any game, played by bots as often as one likes, and counted."""

from ludoteca.lab.report import Report
from ludoteca.lab.series import Series
from ludoteca.lab.simulate import WorkersDied, play_series, simulate

__all__ = ["Report", "Series", "WorkersDied", "play_series", "simulate"]
