"""The laboratory: any game, played by bots as often as one likes, and counted."""

from ludoteca.lab.report import Report
from ludoteca.lab.simulate import WorkersDied, simulate

__all__ = ["Report", "WorkersDied", "simulate"]
