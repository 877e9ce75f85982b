# make play: a fresh machine to a running game. make test: a fresh machine through every test.
# make soak: what takes too long for every day; goes on where it was broken off (docs/testing.md).
# make package-linux, deb, wheel: what people install, in dist/ (docs/packaging.md).
PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python

.PHONY: play test soak lint catalogues bench frozen package-linux deb wheel clean

play: $(VENV)/ready-to-play
	@$(RUN) main.py

test: $(VENV)/ready-to-test
	@$(RUN) -m tools.check

soak: $(VENV)/ready-to-test $(VENV)/ready-to-soak
	@$(RUN) -m tools.soak

lint: $(VENV)/ready-to-test
	@$(RUN) -m tools.check --lint-only

bench: $(VENV)/ready-to-test
	@$(RUN) -m tools.bench

frozen package-linux deb wheel: $(VENV)/ready-to-test
	@$(RUN) -m tools.packages $(if $(filter package-linux,$@),archive,$@)

$(VENV)/pyvenv.cfg:
	@command -v $(PYTHON) >/dev/null || { echo "Python is missing: install Python 3.11 to 3.14, or name it: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 to 3.14 is needed; this is $$($(PYTHON) -V 2>&1): make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "Python's venv is missing: install it (Debian: apt install python3-venv)"; exit 1; }
	@$(PYTHON) -m venv $(VENV)

$(VENV)/ready-to-play: requirements.txt | $(VENV)/pyvenv.cfg
	@echo "Installing what the game needs (once) ..."
	@$(RUN) -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

$(VENV)/ready-to-test: requirements-dev.txt requirements.txt | $(VENV)/pyvenv.cfg
	@echo "Installing what the tests need (once) ..."
	@$(RUN) -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@

$(VENV)/ready-to-soak: requirements-soak.txt | $(VENV)/ready-to-test
	@$(RUN) -m pip install --quiet --disable-pip-version-check -r requirements-soak.txt || echo "No fuzzer for this Python: hypothesis tries the formats instead"
	@touch $@

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
