#!/usr/bin/env bash
# How quick and how small is a cold "ask"? Each figure is from a process of its own.
#
#   src/test/bench/cold.sh [-n RUNS] [-l LAUNCHER] [JAVA_HOME...]
#
# Without a Java home it takes Java 17 and Java 25 from /usr/lib/jvm, as far as they are there.
# "first" has an empty home: no caches, no class archive. "no archive" has warm caches and no class
# archive. "warm" has both: this is what the promise is about (17: under 0.8 s and 200 MB; 25: less).
# Times are wall time in ms, memory is the peak of the resident set in MB; both are medians.
set -euo pipefail
export LC_ALL=C.UTF-8

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd -P)
launcher=$root/target/vervolg/bin/vervolg
runs=9
turns=('Welke archieven zijn er in Den Haag?')

while getopts n:l: option; do
  case $option in
    n) runs=$OPTARG ;;
    l) launcher=$OPTARG ;;
    *) sed -n '2,10p' "$0" >&2; exit 2 ;;
  esac
done
shift $((OPTIND - 1))
[ -x "$launcher" ] || { echo "cold.sh: no launcher at $launcher; run: mvn -q -DskipTests package" >&2; exit 2; }

javas=("$@")
if [ ${#javas[@]} -eq 0 ]; then
  for version in 17 25; do
    for folder in /usr/lib/jvm/*"$version"*; do
      if [ -x "$folder/bin/java" ]; then javas+=("$folder"); break; fi
    done
  done
fi
[ ${#javas[@]} -gt 0 ] || { echo "cold.sh: no Java found; name a Java home" >&2; exit 2; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# One run: prints "milliseconds kilobytes"; shows what the command said when it fails.
once() {
  local from to peak=0
  if [ -x /usr/bin/time ] && /usr/bin/time -v true >/dev/null 2>&1; then
    from=$(date +%s%N)
    /usr/bin/time -v -o "$work/time" "$launcher" ask "${turns[@]}" >"$work/out" 2>"$work/err" || failed
    to=$(date +%s%N)
    peak=$(sed -n 's/.*Maximum resident set size (kbytes): //p' "$work/time")
  elif [ -r /proc/self/status ]; then
    from=$(date +%s%N)
    "$launcher" ask "${turns[@]}" >"$work/out" 2>"$work/err" &
    local pid=$! seen
    # The launcher becomes the Java process, so the high-water mark is under the same id.
    while seen=$(sed -n 's/^VmHWM:[^0-9]*\([0-9]*\).*/\1/p' "/proc/$pid/status" 2>/dev/null) && [ -n "$seen" ]; do
      peak=$seen
      sleep 0.005
    done
    wait "$pid" || failed
    to=$(date +%s%N)
  else
    from=$(date +%s%N)
    "$launcher" ask "${turns[@]}" >"$work/out" 2>"$work/err" || failed
    to=$(date +%s%N)
  fi
  echo "$(((to - from) / 1000000)) ${peak:-0}"
}

failed() {
  echo "cold.sh: the command failed:" >&2
  tail -n 20 "$work/out" "$work/err" >&2
  exit 1
}

median() { sort -n | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'; }

# Prints one row: the name, the medians, the slowest.
row() {
  local java=$1 name=$2 file=$3
  printf '%-10s %-12s %5d %8d %8d %8d\n' "$java" "$name" "$(wc -l <"$file")" \
    "$(cut -d' ' -f1 "$file" | median)" "$(cut -d' ' -f1 "$file" | sort -n | tail -n 1)" \
    "$(($(cut -d' ' -f2 "$file" | median) / 1024))"
}

printf '%-10s %-12s %5s %8s %8s %8s\n' Java start runs median slowest MB
for home in "${javas[@]}"; do
  export VERVOLG_JAVA=$home/bin/java
  java=$(sed -n 's/^JAVA_VERSION="\(.*\)"/\1/p' "$home/release" 2>/dev/null || true)
  java=${java:-$(basename "$home")}

  few=$((runs < 3 ? runs : 3))
  for ((i = 0; i < few; i++)); do
    VERVOLG_HOME=$work/first-$java-$i VERVOLG_CDS=off once
  done >"$work/first"
  row "$java" first "$work/first"

  export VERVOLG_HOME=$work/home-$java
  VERVOLG_CDS=off once >/dev/null
  for ((i = 0; i < runs; i++)); do VERVOLG_CDS=off once; done >"$work/plain"
  row "$java" "no archive" "$work/plain"

  VERVOLG_CDS=now once >/dev/null
  for ((i = 0; i < runs; i++)); do once; done >"$work/warm"
  row "$java" warm "$work/warm"
  unset VERVOLG_HOME
done
