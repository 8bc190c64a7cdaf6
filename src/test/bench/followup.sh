#!/usr/bin/env bash
# How many follow-ups about a table does "resolve" complete as people did?
#
#   src/test/bench/followup.sh [-i IDS] [-l LAUNCHER] DATA
#
# DATA is a folder of labelled follow-ups, which is not part of this repository: followup/ with handed.jsonl
# ("id", "history", "utterance", "rewrite", "table_line") and tables.jsonl ("table_line", "header", "types",
# "rows"), and score_followup.py, whose output is printed: Symbol Accuracy and BLEU in percent. With -i only
# the follow-ups whose ids stand in the file IDS, one a line, count.
set -euo pipefail
export LC_ALL=C.UTF-8

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd -P)
launcher=$root/target/vervolg/bin/vervolg
ids=()

while getopts i:l: option; do
  case $option in
    i) ids=(--ids "$OPTARG") ;;
    l) launcher=$OPTARG ;;
    *) sed -n '2,9p' "$0" >&2; exit 2 ;;
  esac
done
shift $((OPTIND - 1))
[ $# -eq 1 ] || { sed -n '2,9p' "$0" >&2; exit 2; }
data=$1
[ -f "$data/score_followup.py" ] || { echo "followup.sh: no score_followup.py in $data" >&2; exit 2; }
[ -x "$launcher" ] || { echo "followup.sh: no launcher at $launcher; run: mvn -q -DskipTests package" >&2; exit 2; }

work=$root/target/followup-bench
mkdir -p "$work"

python3 - "$data/followup" >"$work/asked.jsonl" <<'PYTHON'
import json, sys
tables = {}
for line in open(sys.argv[1] + "/tables.jsonl", encoding="utf-8"):
    table = json.loads(line)
    tables[table["table_line"]] = {key: table[key] for key in ("header", "types", "rows")}
for line in open(sys.argv[1] + "/handed.jsonl", encoding="utf-8"):
    asked = json.loads(line)
    print(json.dumps({"id": asked["id"], "language": "en", "question": asked["utterance"],
                      "history": [{"question": each} for each in asked["history"]],
                      "table": tables[asked["table_line"]]}))
PYTHON

"$launcher" resolve --workspace "$root" <"$work/asked.jsonl" >"$work/answers.jsonl"

python3 - "$work/answers.jsonl" >"$work/predictions.jsonl" <<'PYTHON'
import json, sys
for line in open(sys.argv[1], encoding="utf-8"):
    answer = json.loads(line)
    print(json.dumps({"id": answer["id"], "prediction": answer["resolved_question"]}))
PYTHON

python3 "$data/score_followup.py" --gold "$data/followup/handed.jsonl" "${ids[@]}" "$work/predictions.jsonl"
