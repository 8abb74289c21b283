# Sampan. `make` alone says what there is; every target sets up what it needs and rebuilds only what has changed.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
PAGE := src/sampan/server/page/index.html
WORDS := $(shell find src -name '*.ftl')
WEB := $(shell find web -type f -not -path '*/node_modules/*') $(WORDS)
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info/*' -not -path '*/server/page/*')
CHROMIUM := $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal install lint test bench lock sbom clean

help: ## say what there is
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 18

play: $(VENV)/installed ## set everything up and serve the table on this machine
	@$(BIN)/sampan serve --open --log-level warning

terminal: $(VENV)/installed ## set everything up and play against a bot in the terminal
	@$(BIN)/sampan play yin_yang --seats me,easy

install: $(VENV)/installed ## set up only: makes .venv, builds the page, installs Sampan, compiled where possible

$(VENV)/made:
	@command -v $(PYTHON) >/dev/null || { echo "Sampan needs Python 3.11 or newer, and there is no '$(PYTHON)' here. Install Python, or say which one: make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Sampan needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) -V 2>&1). Say which one to use: make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo "Python could not make a virtual environment in $(VENV); on Debian: apt-get install python3-venv"; exit 1; }
	@touch $@

# Everything is installed from requirements/, which names each version with its hashes: what builds Sampan, too.
$(VENV)/packages: $(VENV)/made requirements/build.txt requirements/play.txt
	@echo "Fetching what Sampan needs..."
	@$(PIP) install --require-hashes -r requirements/build.txt
	@$(PIP) install --require-hashes -r requirements/play.txt
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json
	@command -v node >/dev/null && command -v npm >/dev/null || { echo "Building the page needs Node 20.19 or newer with npm, and there is none here. Install Node, and run make again; the terminal game alone needs none: pip install ."; exit 1; }
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' || { echo "Building the page needs Node 20.19 or newer; this is $$(node --version)."; exit 1; }
	@echo "Fetching what the page is built with..."
	@cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE): web/node_modules/.installed $(WEB)
	@echo "Building the page..."
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

$(VENV)/installed: $(VENV)/packages $(PAGE) $(SOURCES) setup.py pyproject.toml
	@echo "Installing Sampan; compiling takes a minute or two..."
	@rm -rf build/lib*/sampan/server/page # or the files of an older page would be installed with it
	@$(PIP) install --upgrade --no-deps --no-build-isolation .
	@$(BIN)/python -c 'import sampan; print("Installed", "compiled." if sampan.compiled else "uncompiled, as no C compiler was found: complete, but slower.")'
	@touch $@

# The tests also need what researchers and the examples do.
$(VENV)/test-tools: $(VENV)/packages requirements/test.txt
	@$(PIP) install --require-hashes -r requirements/test.txt
	@touch $@

$(VENV)/release-tools: $(VENV)/made requirements/release.txt
	@$(PIP) install --require-hashes -r requirements/release.txt
	@touch $@

lint: $(VENV)/installed $(VENV)/test-tools ## the checks that run no game: ruff, mypy, import-linter, locked versions, prettier, eslint, svelte-check
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src/sampan benchmarks examples requirements setup.py
	$(BIN)/lint-imports
	$(BIN)/python requirements/lock.py --check
	cd web && npm run --silent format:check && npm run --silent lint && npm run --silent check && npm run --silent size

test: lint ## set everything up and run every check and test, compiled and uncompiled
	cd web && npm run --silent test
	$(BIN)/python -m pytest -n auto --dist worksteal -rs --ignore tests/browser
	PYTHONPATH=src $(BIN)/python -m pytest -n auto --dist worksteal tests/core tests/games tests/bots tests/table tests/cli/test_leaving.py tests/test_testing.py tests/integration/test_secrecy.py
ifneq ($(CHROMIUM),)
	$(BIN)/python -m pytest -n auto --dist worksteal tests/browser
else
	@echo "The browser tests were left out: there is no Chromium here. On Debian: apt-get install chromium"
endif

bench: $(VENV)/installed ## measure speed against the field, in the same run and an environment of its own
	$(BIN)/python benchmarks/speed.py

lock: $(VENV)/release-tools ## pin what pyproject.toml newly asks for in requirements/; UPGRADE=1 takes the newest of everything
	$(BIN)/python requirements/lock.py $(if $(UPGRADE),--upgrade)

sbom: $(VENV)/release-tools ## write dist/sbom-*.cdx.json: every Python and npm package that a server and its page are made of
	@mkdir -p dist
	$(BIN)/cyclonedx-py requirements requirements/deploy.txt --pyproject pyproject.toml --output-reproducible --output-file dist/sbom-python.cdx.json
	cd web && npm sbom --package-lock-only --sbom-format cyclonedx --sbom-type application > ../dist/sbom-page.cdx.json

clean: ## remove everything that was built or installed here
	rm -rf $(VENV) .venv-peers build dist src/*.egg-info src/sampan/server/page web/node_modules
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +
