#!/usr/bin/env bash
# Measure the public corpus and write metrics.txt beside this file: about a quarter of an hour on two
# cores. Goes on where it was stopped. Exit code 1: a gate is missed; metrics.txt says which and why.
set -uo pipefail
here=$(cd "$(dirname "$0")" && pwd)
run=${1:-"$here/../.cache/public-run"}
mkdir -p "$run"

probant eval run --corpus public --limit 10 --out "$run" --show 0
measured=$?
if [ "$measured" -gt 1 ]; then exit "$measured"; fi
probant eval report "$run" --metrics "$here/metrics.txt" && exit "$measured"
