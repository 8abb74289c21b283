# Sampan. `make` alone says what there is; every target sets up what it needs and rebuilds only what has changed.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info/*') setup.py pyproject.toml
PIP := $(BIN)/python -m pip --disable-pip-version-check -q

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play install test lint bench clean

help: ## say what there is
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 18

play: $(VENV)/installed ## set everything up and start a game against a bot
	@$(BIN)/sampan play yin_yang --seats me,easy

install: $(VENV)/installed ## set up only: makes .venv and installs Sampan, compiled where a C compiler is found

$(VENV)/made:
	@command -v $(PYTHON) >/dev/null || { echo "Sampan needs Python 3.11 or newer, and there is no '$(PYTHON)' here. Install Python, or say which one: make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Sampan needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) -V 2>&1). Say which one to use: make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo "Python could not make a virtual environment in $(VENV); on Debian: apt-get install python3-venv"; exit 1; }
	@$(PIP) install --upgrade 'pip>=25.1'
	@touch $@

$(VENV)/installed: $(VENV)/made $(SOURCES)
	@echo "Installing Sampan; compiling takes about a minute..."
	@$(PIP) install --upgrade .
	@$(BIN)/python -c 'import sampan; print("Installed", "compiled." if sampan.compiled else "uncompiled, as no C compiler was found: complete, but slower.")'
	@touch $@

$(VENV)/test-tools: $(VENV)/made pyproject.toml
	@$(PIP) install --group test
	@touch $@

lint: $(VENV)/installed $(VENV)/test-tools ## the checks that run no game: ruff, mypy, import-linter
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src/sampan benchmarks setup.py
	$(BIN)/lint-imports

test: lint ## set everything up and run every check and test, compiled and uncompiled
	$(BIN)/python -m pytest -n auto
	PYTHONPATH=src $(BIN)/python -m pytest -n auto tests/core tests/games tests/bots tests/test_every_game.py tests/test_testing.py tests/test_secrecy.py

bench: $(VENV)/installed ## measure speed, compiled, uncompiled and against a peer in the same run
	$(BIN)/python benchmarks/speed.py

clean: ## remove everything that was built or installed here
	rm -rf $(VENV) .venv-peers build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +
