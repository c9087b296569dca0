# `make play` and `make test` need git, Python 3.11 or newer and make; the rest lives in .venv/.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN = .venv/bin
PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt

.PHONY: play test check bench format clean

play: .venv/play
	@$(BIN)/ludoteca play

test: check
	$(BIN)/pytest -n auto

check: .venv/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

bench: .venv/bench
	$(BIN)/python -m bench

format: .venv/dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis dist

.venv/play: pyproject.toml constraints.txt
	@test -n "$(PYTHON)" || { echo "Ludoteca needs Python 3.11 or newer."; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(PIP) -e .
	@touch $@

.venv/dev: .venv/play
	$(PIP) -e '.[dev]'
	@touch $@

.venv/bench: .venv/dev
	$(PIP) -e '.[dev,bench]'
	@touch $@
