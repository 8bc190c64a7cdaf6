#!/usr/bin/env bash
# How long does "impact" take over many recorded turns, start included?
#
#   src/test/bench/impact.sh [-n RUNS] [-t TURNS] [-l LAUNCHER]
#
# The turns are those of the example dialogues, said in sessions of 400 turns until there are enough
# (10,000 unless told otherwise); making them takes some minutes, and they are kept in
# target/impact-bench. "edited" is the first run after an edit, which has to read the edited rules;
# "again" has them kept. The promise is 10,000 turns in less than 10 s (two cores).
# Times are wall time in ms, medians.
set -euo pipefail
export LC_ALL=C.UTF-8

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd -P)
launcher=$root/target/vervolg/bin/vervolg
runs=3
turns=10000

while getopts n:t:l: option; do
  case $option in
    n) runs=$OPTARG ;;
    t) turns=$OPTARG ;;
    l) launcher=$OPTARG ;;
    *) sed -n '2,10p' "$0" >&2; exit 2 ;;
  esac
done
[ -x "$launcher" ] || { echo "impact.sh: no launcher at $launcher; run: mvn -q -DskipTests package" >&2; exit 2; }
cd "$root"

work=$root/target/impact-bench
export VERVOLG_HOME=$work/home-$turns
mkdir -p "$work"

# What the example dialogues say, a turn a line, again and again.
said() {
  while true; do
    cat knowledge/heritage/examples/*.txt
  done | sed -e '/^#/d' -e '/^ *$/d' -e 's/=>.*//' -e 's/\[[^]]*\]//g' | tr '|' '\n' | sed 's/^ *//; s/ *$//'
}

if [ ! -e "$VERVOLG_HOME/made" ]; then
  rm -rf "$VERVOLG_HOME"
  mkdir -p "$work/said"
  rm -f "$work/said/"*
  (set +o pipefail; said 2>/dev/null | head -n "$turns" | split -a 4 -l 400 - "$work/said/s")
  for file in "$work/said/"*; do
    "$launcher" chat --no-trail --session "$(basename "$file")" <"$file" >/dev/null
  done
  touch "$VERVOLG_HOME/made"
fi

# A place alone is no fragment any more, and a comparison that makes the text another each time.
edit() {
  rm -rf "$work/rules"
  cp -r rules "$work/rules"
  sed -i -e 's/not Mention( role in ( Role.TYPE, Role.ENTITY ) )/not Mention( role in ( Role.TYPE, Role.ENTITY, Role.LOCATION ), reading < '"$1"' )/' \
    "$work/rules/ellipsis/fragment.drl"
}

# One run: prints its wall time in milliseconds. An edit that breaks dialogues exits with 1.
once() {
  local from to code=0
  from=$(date +%s%N)
  "$launcher" impact --rules "$work/rules" >"$work/out" 2>"$work/err" || code=$?
  to=$(date +%s%N)
  [ "$code" -le 1 ] && grep -q '^Decided twice' "$work/out" || failed
  echo "$(((to - from) / 1000000))"
}

failed() {
  echo "impact.sh: the command failed:" >&2
  tail -n 20 "$work/out" "$work/err" >&2
  exit 1
}

median() { sort -n | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'; }

: >"$work/edited"
: >"$work/again"
for ((i = 0; i < runs; i++)); do
  edit "$((100000 + $(date +%s) % 100000 * 10 + i))"
  once >>"$work/edited"
  once >>"$work/again"
done
sed -n '/^Decided twice/p' "$work/out"
printf '%-8s %5s %8s\n' start runs median
for name in edited again; do
  printf '%-8s %5d %8d\n' "$name" "$runs" "$(median <"$work/$name")"
done
