#!/usr/bin/env bash
# Install what the tests need and run all of them: lint, types, import contracts, tests.
# Everything is installed below .venv-test; nothing else on the machine is changed, except for
# Debian packages where this may install them. Arguments go to pytest.
set -euo pipefail
cd "$(dirname "$0")"

have() { command -v "$1" >/dev/null 2>&1; }

may_install() { have apt-get && [ "$(id -u)" = 0 ]; }
install() { may_install && apt-get update -qq && apt-get install -y -qq "$@"; }

if ! have git && ! install git; then
    echo "test.sh: cannot install git; install it and run again" >&2
    exit 2
fi
if ! have bwrap && ! install bubblewrap; then
    echo "test.sh: cannot install bubblewrap; tests that run something are skipped" >&2
fi
if ! have chromium && ! have chromium-browser && ! have google-chrome && ! install chromium; then
    echo "test.sh: cannot install chromium; tests that look at a page are skipped" >&2
fi
if [ ! -d /usr/lib/postgresql ] && ! install postgresql; then
    echo "test.sh: cannot install postgresql; tests of a store in it are skipped" >&2
fi

python=${PYTHON:-python3}
stamp=.venv-test/.installed
if [ ! -e "$stamp" ] || [ requirements/dev.txt -nt "$stamp" ] || [ pyproject.toml -nt "$stamp" ]; then
    "$python" -m venv .venv-test
    .venv-test/bin/python -m pip install --quiet --disable-pip-version-check \
        --require-hashes --no-deps --only-binary :all: -r requirements/dev.txt
    .venv-test/bin/python -m pip install --quiet --disable-pip-version-check --no-deps -e .
    touch "$stamp"
fi
# The TypeScript compiler is no Python package; without npm its tests are skipped.
compiler=.venv-test/npm/node_modules/typescript
if [ ! -e "$compiler" ] && have npm; then
    npm install --silent --no-save --no-audit --no-fund --ignore-scripts \
        --prefix .venv-test/npm typescript@6.0.3 >/dev/null 2>&1 ||
        echo "test.sh: the TypeScript compiler cannot be had; its tests are skipped" >&2
fi
# A tokenizer that brings its tables along counts what answers to agents cost; the same.
tokenizer=.venv-test/npm-tokenizer/node_modules/gpt-tokenizer
if [ ! -e "$tokenizer" ] && have npm; then
    npm install --silent --no-save --no-audit --no-fund --ignore-scripts \
        --prefix .venv-test/npm-tokenizer gpt-tokenizer@4.0.0 >/dev/null 2>&1 ||
        echo "test.sh: the tokenizer cannot be had; its tests are skipped" >&2
fi
# What looks for barriers on a page that keep people out; the same.
axe=.venv-test/npm-axe/node_modules/axe-core/axe.min.js
if [ ! -e "$axe" ] && have npm; then
    npm install --silent --no-save --no-audit --no-fund --ignore-scripts \
        --prefix .venv-test/npm-axe axe-core@4.14.0 >/dev/null 2>&1 ||
        echo "test.sh: axe-core cannot be had; its tests are skipped" >&2
fi
if [ -e "$axe" ]; then export PROBANT_AXE="$PWD/$axe"; fi
if [ -e "$tokenizer" ]; then export PROBANT_TOKENIZER="$PWD/$tokenizer"; fi
if [ -e "$compiler" ]; then export PROBANT_TYPESCRIPT="$PWD/$compiler"; fi
PATH="$PWD/.venv-test/bin:$PATH"
export PATH PYTHONDONTWRITEBYTECODE=

step() { printf '\n== %s\n' "$*"; "$@"; }

step ruff check .
step ruff format --check .
step mypy
step lint-imports
step python -m pytest -n "${PYTEST_WORKERS:-2}" "$@"
