#!/usr/bin/env bash
# How long do verify, export and replay take over a long trail, and how large is it?
#
#   src/test/bench/trail.sh [-n RUNS] [-t TURNS] [-l LAUNCHER]
#
# The turns are those of the example dialogues, said in sessions of 400 turns until there are enough
# (3,000 unless told otherwise), and once more three times as many; making them takes some minutes,
# and they are kept in target/trail-bench. The slope between the two is what a record costs without
# the start of the program; from it comes the time for 10 million records.
# Times are wall time in ms, medians.
set -euo pipefail
export LC_ALL=C.UTF-8

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd -P)
launcher=$root/target/vervolg/bin/vervolg
runs=3
turns=3000

while getopts n:t:l: option; do
  case $option in
    n) runs=$OPTARG ;;
    t) turns=$OPTARG ;;
    l) launcher=$OPTARG ;;
    *) sed -n '2,11p' "$0" >&2; exit 2 ;;
  esac
done
[ -x "$launcher" ] || { echo "trail.sh: no launcher at $launcher; run: mvn -q -DskipTests package" >&2; exit 2; }
cd "$root"
work=$root/target/trail-bench
mkdir -p "$work"

# What the example dialogues say, a turn a line, again and again.
said() {
  while true; do
    cat knowledge/heritage/examples/*.txt
  done | sed -e '/^#/d' -e '/^ *$/d' -e 's/=>.*//' -e 's/\[[^]]*\]//g' | tr '|' '\n' | sed 's/^ *//; s/ *$//' | grep .
}

make() {
  export VERVOLG_HOME=$work/home-$1
  if [ ! -e "$VERVOLG_HOME/made" ]; then
    rm -rf "$VERVOLG_HOME" "$work/said"
    mkdir -p "$work/said"
    (set +o pipefail; said 2>/dev/null | head -n "$1" | split -a 4 -l 400 - "$work/said/s")
    for file in "$work/said/"*; do
      "$launcher" chat --no-watch --durability system --session "$(basename "$file")" <"$file" >/dev/null 2>"$work/err"
    done
    touch "$VERVOLG_HOME/made"
  fi
}

failed() {
  echo "trail.sh: the command failed:" >&2
  tail -n 20 "$work/out" "$work/err" >&2
  exit 1
}

median() { sort -n | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'; }

# The median time of a command over a trail, in milliseconds.
once() {
  export VERVOLG_HOME=$work/home-$1
  shift
  local from to
  for ((i = 0; i < runs; i++)); do
    from=$(date +%s%N)
    "$launcher" audit "$@" >"$work/out" 2>"$work/err" || failed
    to=$(date +%s%N)
    echo "$(((to - from) / 1000000))"
  done | median
}

small=$turns
large=$((3 * turns))
make "$small"
make "$large"
bytes=$(cat "$work/home-$large"/audit/trail-*.jsonl | wc -c)
records=$(cat "$work/home-$large"/audit/trail-*.jsonl | wc -l)
echo "$records records, $((bytes / records)) bytes each; 10 million: $((bytes / records * 10000000 / 1000000000)) GB"
printf '%-8s %10s %10s %12s %14s\n' what "$small" "$large" records/s '10 million'
period=(--from 2020-01-01 --to 2099-12-31)
for what in verify csv jsonl html replay; do
  case $what in
    verify | replay) command=("$what") ;;
    *) command=(export "${period[@]}" --format "$what" --out "$work/export") ;;
  esac
  one=$(once "$small" "${command[@]}")
  two=$(once "$large" "${command[@]}")
  awk -v what="$what" -v one="$one" -v two="$two" -v n="$((large - small))" 'BEGIN {
    slope = (two - one) / n
    if (slope <= 0) { printf "%-8s %8d ms %8d ms %12s\n", what, one, two, "too short"; exit }
    printf "%-8s %7d ms %7d ms %12d %9.1f hours\n", what, one, two, 1000 / slope, slope * 1e7 / 3600000 }'
done
