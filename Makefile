# evendeal: everything is made inside the checkout; nothing outside it is changed.
#
#   make run     install what it needs, build the screens, start the server
#   make test    install what tests need, a browser included, and run them all
#   make help    the other targets

MAKEFLAGS += --no-print-directory
.DELETE_ON_ERROR:
.NOTPARALLEL:
.DEFAULT_GOAL := help
.PHONY: help run test test-fast compiled check lint lint-of-python lint-of-screens format \
	types-of-screens tests-of-screens pictures python-side screens-side tests-of-the-rest coverage bench ui \
	wheel openapi sentences lock clean clean-all

# The first Python that is new enough; `make PYTHON=... run` picks another.
PYTHON ?= $(shell for python in python3.11 python3.12 python3.13 python3.14 python3; do \
	if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; \
	then echo $$python; break; fi; done)

BIN := .venv/bin
# A stamp is written when a step is finished, so an interrupted step is done again. The
# folder's name stands for the checkout's place: a moved checkout is installed anew.
STAMPS := .venv/.stamps/$(firstword $(shell printf %s "$(CURDIR)" | cksum))
# A .venv whose Python is gone (an upgraded system) is made anew.
$(shell $(BIN)/python -c '' 2>/dev/null || rm -rf .venv/.stamps)
BUILT := ui/dist
SCREENS := $(shell find ui -mindepth 1 \( -name node_modules -o -name dist -o -name coverage \
	-o -name '*.test.ts' -o -name 'test-results' \) -prune -o -print 2>/dev/null) \
	$(wildcard src/evendeal/words/*/*.ftl)
# The recorder's console runs these in the browser.
RULES := scripts/rules_zip.py $(wildcard src/evendeal/*.py $(foreach room,lines cards \
	poker backgammon console,src/evendeal/$(room)/*.py))

PIP := $(BIN)/python -m pip --disable-pip-version-check install --progress-bar on
PIP_LOCKED := $(PIP) --require-hashes --requirement
say = @echo "==> $(1)"

# Without a home to write to, downloads stay in the checkout.
ifeq ($(shell test -w "$$HOME" && echo yes),)
export PIP_CACHE_DIR ?= $(CURDIR)/.tools/pip
export npm_config_cache ?= $(CURDIR)/.tools/npm
endif

# npm's own settings of this machine stay as they are. The Node on the PATH comes first if
# it fits, else the one in .venv.
WITH_NODE = PATH="$$($(BIN)/python scripts/node.py || echo "$(CURDIR)/$(BIN)"):$$PATH"; export PATH; \
	npm_config_update_notifier=false; export npm_config_update_notifier; cd ui &&
NPM_CI = npm ci --include=dev --no-audit --no-fund --loglevel=error

# Only what the command line of make has: some shells have a HOST of their own in the environment.
option = $(if $(filter command,$(firstword $(origin $(1)))),--$(shell echo $(1) | tr A-Z a-z) "$($(1))")

help: ## show the targets
	@echo "evendeal: the same deals at every table, compared seat by seat"
	@echo
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | \
		while IFS='|' read -r target what; do printf '%-16s %s\n' "$$target" "$$what"; done
	@echo
	@echo "  make run takes PORT=, HOST= and LOG=, e.g. make run PORT=8080 HOST=0.0.0.0 LOG=var/cup"

# --- running ---------------------------------------------------------------------------

run: $(STAMPS)/project $(BUILT)/index.html ## install what it needs, build the screens, start the server
	$(call say,starting the server; stop it with Ctrl-C)
	@exec $(BIN)/evendeal serve $(call option,HOST) $(call option,PORT) $(call option,LOG)

$(STAMPS)/venv:
	@if [ -z "$(PYTHON)" ]; then \
		echo "evendeal needs Python 3.11 or newer, and none is on the PATH." \
		"Name one: make run PYTHON=/path/to/python3.11" >&2; exit 1; fi
	@if ! "$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then \
		echo "$(PYTHON) is older than Python 3.11 or does not start." >&2; exit 1; fi
	@if ! "$(PYTHON)" -c 'import venv, ensurepip' 2>/dev/null; then \
		echo "$(PYTHON) has no venv module;" \
		"on Debian the package python3-venv brings it." >&2; exit 1; fi
	$(call say,making a virtual environment in .venv with $(PYTHON))
	@if $(BIN)/python -c 'import pip' 2>/dev/null && grep -qsF "$(CURDIR)/$(BIN)/" $(BIN)/pip; \
		then :; else "$(PYTHON)" -m venv --clear .venv; fi
	@rm -rf .venv/.stamps && mkdir -p $(@D) && touch $@

# The package of the typeface for Chinese, Japanese and Korean has it twice, 16 MB each.
ONE_TYPEFACE = rm -f .venv/NotoSansCJKtc-Regular.otf

$(STAMPS)/packages: requirements.lock | $(STAMPS)/venv
	$(call say,installing the packages of $< and checking their hashes (a minute or two))
	@$(PIP_LOCKED) $<
	@$(ONE_TYPEFACE)
	@touch $@

$(STAMPS)/project: pyproject.toml $(STAMPS)/packages
	$(call say,installing evendeal itself)
	@$(PIP) --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(STAMPS)/node: requirements-node.lock scripts/node.py | $(STAMPS)/venv
	@if folder=$$($(BIN)/python scripts/node.py); then \
		echo "==> using the Node in $$folder"; \
	else \
		echo "==> no fitting Node on the PATH: installing the one of $< into .venv"; \
		$(PIP_LOCKED) $<; fi
	@touch $@

$(STAMPS)/screens: ui/package.json ui/package-lock.json ui/.npmrc $(STAMPS)/node
	$(call say,installing the packages of the screens)
	@$(WITH_NODE) $(NPM_CI)
	@touch $@

$(BUILT)/index.html: $(SCREENS) $(RULES) $(STAMPS)/screens
	$(call say,building the screens)
	@$(WITH_NODE) npm run --silent build
	@touch $@

ui: $(BUILT)/index.html ## build the screens if a source has changed

# The time of the last commit stands in both, so that the same tree gives the same bytes. Without
# a history hatchling has a time of its own, always the same.
COMMITTED_AT = $(shell git log -1 --format=%ct 2>/dev/null)

wheel: $(STAMPS)/project $(BUILT)/index.html ## build the package and an archive of its sources, into dist/
	$(call say,building the package)
	@rm -rf dist
	@$(if $(COMMITTED_AT),SOURCE_DATE_EPOCH=$(COMMITTED_AT)) \
		$(BIN)/python -m hatchling build --directory dist

# --- checking --------------------------------------------------------------------------

# A file's tests share what they have set up, so files are handed out whole, in the order of
# tests/conftest.py: the long ones first. One more than there are processors, up to four: whoever
# drives a browser waits for it. With two more the same tests took as long on two processors.
WORKERS := $(shell nproc 2>/dev/null | awk '{print ($$1 < 3) ? $$1 + 1 : 4}')
SIDE_BY_SIDE = --numprocesses $(or $(WORKERS),2) --dist loadfile --no-loadscope-reorder
# In the fast tier nobody waits for anything.
ONE_EACH = --numprocesses $(or $(shell nproc 2>/dev/null),2) --dist loadfile --no-loadscope-reorder
SLOWEST = --durations 20 --durations-min 1

# The output of each is printed in one piece when it has ended; if one fails, so does the whole.
# None sees the interrupt of a terminal by itself, as what runs in a shell's background does.
# The + tells `make` what it cannot read inside a call: more of it runs here, which shares the
# jobs of -j and, under -n, prints only.
beside = +logs=$$(mktemp -d) && trap 'kill $$running 2>/dev/null; rm -rf "$$logs"' EXIT && \
	trap 'exit 130' INT TERM && running= && failed=0 && \
	for target in $(1); do $(MAKE) $$target >"$$logs/$$target" 2>&1 & \
		running="$$running $$!"; done && \
	set -- $$running && for target in $(1); do \
		wait $$1 || failed=1; shift; cat "$$logs/$$target"; done; \
	running=; exit $$failed

READY = $(STAMPS)/packages-dev $(STAMPS)/browser $(BUILT)/index.html

# Installing, building and most of these tools use one core: what Python needs and what the screens
# need know nothing of each other. A Node of our own goes where Python's packages go, and before.
SIDES = python-side screens-side

python-side: compiled
screens-side: $(STAMPS)/browser $(BUILT)/index.html types-of-screens tests-of-screens

test: $(STAMPS)/node ## install what tests need, a browser included, and run them all
	$(call say,installing and building what is missing; checking the screens (a minute or two))
	@$(call beside,$(SIDES))
	@$(MAKE) tests-of-the-rest

test-fast: $(STAMPS)/packages-dev ## the tests to run at each save: no browser, no process, few examples
	@unset PYTHONDONTWRITEBYTECODE; $(BIN)/python -m pytest --quiet --fast $(ONE_EACH) $(ARGS)

check: $(STAMPS)/node ## what a change must pass: lint and tests
	$(call say,installing and building what is missing; checking the screens (a minute or two))
	@$(call beside,$(SIDES))
	@$(call beside,lint-of-python lint-of-screens)
	@$(MAKE) tests-of-the-rest

types-of-screens: $(STAMPS)/screens
	$(call say,checking the types of the screens)
	@$(WITH_NODE) npm run --silent check

tests-of-screens: $(STAMPS)/screens
	$(call say,testing the screens)
	@$(WITH_NODE) npm test --silent

# What every process of the tests would compile by itself: kernels, and the tests. What cannot be
# read here the tests themselves will say.
KERNELS = from evendeal.views.prizes.answer import WARMED, warm; [warm(players) for players in WARMED]

compiled: $(STAMPS)/packages-dev
	$(call say,compiling kernels and tests)
	@$(BIN)/python -c "$(KERNELS)"
	@unset PYTHONDONTWRITEBYTECODE; $(BIN)/python -m pytest --collect-only -qq >/dev/null || :

tests-of-the-rest: $(READY)
	$(call say,testing everything else)
	@# The tests start some hundred processes; each would compile all of ours anew.
	@unset PYTHONDONTWRITEBYTECODE; \
		$(BIN)/python -m pytest $(SIDE_BY_SIDE) $(SLOWEST) $(ARGS)

# Which lines the tests run, those of the processes that they start among them, as one file.
COVERED := coverage-data
coverage: export COVERAGE_FILE = $(CURDIR)/$(COVERED)/of-the-tests
coverage: $(READY) ## run all tests and write which lines of src they ran; see scripts/lost_lines.py
	@rm -rf $(COVERED) && mkdir $(COVERED)
	$(call say,testing everything under coverage, which takes half as long again)
	@unset PYTHONDONTWRITEBYTECODE; failed=0; \
		$(BIN)/python -m coverage run -m pytest $(SIDE_BY_SIDE) $(ARGS) || failed=1; \
		$(BIN)/python -m coverage combine --quiet && \
		echo "which lines ran is in $(COVERED)/of-the-tests" && exit $$failed

lint: lint-of-python lint-of-screens ## the quick part of check, without tests

lint-of-python: $(STAMPS)/packages-dev
	$(call say,ruff)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	$(call say,mypy --strict)
	@$(BIN)/mypy
	$(call say,import contracts)
	@$(BIN)/lint-imports

lint-of-screens: $(STAMPS)/screens
	$(call say,prettier and eslint)
	@$(WITH_NODE) npm run --silent lint

format: $(STAMPS)/packages-dev $(STAMPS)/screens ## write the style that lint wants: ruff and prettier
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .
	@$(WITH_NODE) npm run --silent format

$(STAMPS)/packages-dev: requirements-dev.lock $(STAMPS)/project
	$(call say,installing the packages of $< and checking their hashes (a minute or two))
	@$(PIP_LOCKED) $<
	@$(ONE_TYPEFACE)
	@touch $@

$(STAMPS)/browser: scripts/browser.py $(STAMPS)/screens
	$(call say,unpacking the browser of the tests into .tools)
	@$(WITH_NODE) cd .. && $(BIN)/python scripts/browser.py >/dev/null
	@touch $@

bench: $(STAMPS)/packages-dev ## every figure we claim, beside its peer, in one run
	@$(BIN)/python -m benchmarks $(ARGS)

pictures: $(READY) ## take the pictures of the README and the manual anew; look at them
	$(call say,taking the pictures of docs/images and docs/howto (some minutes))
	@unset PYTHONDONTWRITEBYTECODE; $(BIN)/python scripts/pictures.py $(or $(NAMES),all)

# --- generated files -------------------------------------------------------------------

openapi: $(STAMPS)/project $(STAMPS)/screens ## write the description of the API, and the screens' types from it
	$(call say,writing ui/src/lib/protocol/openapi.json and the types made from it)
	@$(BIN)/python -m evendeal.web.schema
	@$(WITH_NODE) npx --no-install openapi-typescript src/lib/protocol/openapi.json \
		--output src/lib/protocol/schema.d.ts --default-non-nullable=false

# Where a test lies that compares sentences; SENTENCES=tests/draw takes those of one room.
SENTENCES ?= $(shell grep -rlE 'support\.(refusals|sentences)' tests --include='test_*.py')

sentences: $(READY) ## write the sentences of refusals, and those that tests compare, anew
	$(call say,writing tests/golden/sentences; read what has changed in the diff)
	@EVENDEAL_SENTENCES=anew $(BIN)/python -m pytest -q tests/house/test_sentences.py $(SENTENCES)

# One resolution: the run lock takes the versions of the dev lock. Neither names an index.
UV_VERSION := 0.13.9
UV := .tools/uv-$(UV_VERSION)
COMPILE = $(UV)/bin/uv pip compile --no-config --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-emit-find-links --no-header --no-annotate

$(UV)/bin/uv: | $(STAMPS)/venv
	$(call say,installing uv into $(UV))
	@rm -rf $(UV) && $(BIN)/python -m venv $(UV)
	@$(UV)/bin/python -m pip --quiet --disable-pip-version-check install uv==$(UV_VERSION)

lock: $(UV)/bin/uv ## cut the lock files anew from pyproject.toml (UPGRADE=1: newest versions)
	$(call say,cutting the lock files)
	@$(COMPILE) $(if $(UPGRADE),--upgrade) pyproject.toml --extra all --group build --group dev \
		--output-file requirements-dev.lock
	@$(COMPILE) $(if $(UPGRADE),--upgrade) pyproject.toml --extra all --group build \
		--constraints requirements-dev.lock --output-file requirements.lock
	@$(COMPILE) $(if $(UPGRADE),--upgrade) --group node --output-file requirements-node.lock

# --- cleaning --------------------------------------------------------------------------

clean: ## remove what was built; keeps .venv, downloads and var/
	@rm -rf $(BUILT) dist .mypy_cache .ruff_cache .pytest_cache .hypothesis \
		.import_linter_cache test-results $(COVERED)
	@find src tests benchmarks scripts -name __pycache__ -type d -prune -exec rm -rf {} +

clean-all: clean ## remove what was installed too; keeps var/
	@rm -rf .venv .tools ui/node_modules
