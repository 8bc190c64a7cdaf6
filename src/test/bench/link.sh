#!/usr/bin/env bash
# How many of the columns that a query reads are among the N that "link" keeps?
#
#   src/test/bench/link.sh [-n "5 8 10 14 20 30"] [-l LAUNCHER] DATA
#
# DATA is a folder of labelled questions, which is not part of this repository: bird/ and spider/ with
# handed.jsonl and tables.json in Spider's form each, and score_schema_linking.py. Of BIRD the
# descriptions of the columns are read as well, with the values of one database and without; of Spider the
# questions are asked as they are, and with other words for the names of the schema (syn_question).
# Printed are the mean number of columns kept, the share of questions with all columns (strict) and the
# share of all columns (micro), in percent.
set -euo pipefail
export LC_ALL=C.UTF-8

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd -P)
launcher=$root/target/vervolg/bin/vervolg
most="5 8 10 14 20 30"

while getopts n:l: option; do
  case $option in
    n) most=$OPTARG ;;
    l) launcher=$OPTARG ;;
    *) sed -n '2,12p' "$0" >&2; exit 2 ;;
  esac
done
shift $((OPTIND - 1))
[ $# -eq 1 ] || { sed -n '2,12p' "$0" >&2; exit 2; }
data=$1
[ -f "$data/score_schema_linking.py" ] || { echo "link.sh: no score_schema_linking.py in $data" >&2; exit 2; }
[ -x "$launcher" ] || { echo "link.sh: no launcher at $launcher; run: mvn -q -DskipTests package" >&2; exit 2; }

work=$root/target/link-bench
mkdir -p "$work"

# One row: NAME, N, folder, file of questions, and further options.
row() {
  local name=$1 columns=$2 folder=$data/$3 asked=$4 code=0
  shift 4
  "$launcher" link --home "$work/home" --batch --schema "$folder/tables.json" --max-columns "$columns" "$@" \
    <"$asked" >"$work/kept.jsonl" || code=$?
  [ "$code" -eq 0 ] || { echo "link.sh: the command failed ($code): $name, N = $columns" >&2; exit 1; }
  python3 "$data/score_schema_linking.py" "$folder/handed.jsonl" "$work/kept.jsonl" |
    python3 -c '
import json, sys
score = json.load(sys.stdin)
print("%-18s %3s %9d %8.1f %8.1f %8.1f" % (sys.argv[1], sys.argv[2], score["n"], score["avg_columns"],
      score["strict_recall"], score["micro_recall"]))' "$name" "$columns"
}

python3 -c '
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    asked["question"] = asked["syn_question"]
    print(json.dumps(asked))' <"$data/spider/handed.jsonl" >"$work/other-words.jsonl"

printf '%-18s %3s %9s %8s %8s %8s\n' set N questions kept strict micro
for n in $most; do
  row "bird" "$n" bird "$data/bird/handed.jsonl" --descriptions "$data/bird/descriptions"
done
for n in $most; do
  row "bird, values" "$n" bird "$data/bird/handed.jsonl" --descriptions "$data/bird/descriptions" \
    --values "california_schools=$data/bird/california_schools_unique_values.json"
done
for n in $most; do
  row "spider" "$n" spider "$data/spider/handed.jsonl"
done
for n in $most; do
  row "spider, other words" "$n" spider "$work/other-words.jsonl"
done
