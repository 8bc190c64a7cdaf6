#!/usr/bin/env bash
# How well does "resolve --open" complete questions about anything, and how often does it make one worse?
#
#   src/test/bench/open.sh [-l LAUNCHER] DATA
#
# DATA is a folder of labelled conversations, which is not part of this repository: gecor_camrest/, trec_cast19/,
# sparc/ and dutch_clef_followups/ with handed.jsonl, and score_rewrite.py. In gecor_camrest the history has what the
# user and what the system said in turn. Printed are: exact matches, F1 of the words that were put in, and harm (complete
# questions that were changed); of sparc how often it was told rightly whether a turn needs context, and how
# many of those that need none were changed; of dutch_clef_followups how many first questions stayed as they are and
# how many of the others are called a follow-up. All but counts in percent.
set -euo pipefail
export LC_ALL=C.UTF-8

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd -P)
launcher=$root/target/vervolg/bin/vervolg

while getopts l: option; do
  case $option in
    l) launcher=$OPTARG ;;
    *) sed -n '2,13p' "$0" >&2; exit 2 ;;
  esac
done
shift $((OPTIND - 1))
[ $# -eq 1 ] || { sed -n '2,13p' "$0" >&2; exit 2; }
data=$1
[ -f "$data/score_rewrite.py" ] || { echo "open.sh: no score_rewrite.py in $data" >&2; exit 2; }
[ -x "$launcher" ] || { echo "open.sh: no launcher at $launcher; run: mvn -q -DskipTests package" >&2; exit 2; }

work=$root/target/open-bench
mkdir -p "$work"

# Resolves a set: NAME, language, and 1 where the history has answers.
resolve() {
  python3 -c '
import json, sys
for line in open(sys.argv[1]):
    case = json.loads(line)
    said = case["history"]
    if sys.argv[3] == "1":
        said = [{"question": said[i], "answer": said[i + 1] if i + 1 < len(said) else ""}
                for i in range(0, len(said), 2)]
    print(json.dumps({"id": case["id"], "language": sys.argv[2], "history": said,
                      "question": case.get("utterance") or case["question"]}))' \
    "$data/$1/handed.jsonl" "$2" "$3" >"$work/$1.jsonl"
  "$launcher" resolve --open --home "$work/home" "$work/$1.jsonl" >"$work/$1.resolved.jsonl" ||
    { echo "open.sh: the command failed: $1" >&2; exit 1; }
}

rewritten() {
  resolve "$1" en "$2"
  python3 -c '
import json, sys
for line in open(sys.argv[1]):
    answer = json.loads(line)
    print(json.dumps({"id": answer["id"], "prediction": answer["resolved_question"]}))' \
    "$work/$1.resolved.jsonl" >"$work/$1.predictions.jsonl"
  python3 "$data/score_rewrite.py" "$data/$1/handed.jsonl" "$work/$1.predictions.jsonl" | head -n 1 |
    python3 -c '
import json, sys
score = json.load(sys.stdin)
print("%-22s n %5d  exact %5.1f  restored F1 %5.1f  harm %4.1f" % (
    sys.argv[1], score["n"], score["EM"], score["restored_F1"], score["harm"]))' "$1"
}

compared() {
  resolve "$1" "$2" 0
  python3 -c '
import json, sys
cases = [json.loads(line) for line in open(sys.argv[1])]
answers = [json.loads(line) for line in open(sys.argv[2])]
name = sys.argv[3]
alone = [not c["history"] or c.get("ellipsis") == "Context Independent" for c in cases]
changed = sum(a["resolved_question"] != a["original_question"] for a, s in zip(answers, alone) if s)
right = sum(a["is_follow_up"] != s for a, s in zip(answers, alone))
told = sum(a["is_follow_up"] for a, s in zip(answers, alone) if not s)
if name == "sparc":
    print("%-22s n %5d  needs context, rightly told %5.1f  stand-alone turns changed %4.1f" % (
        name, len(cases), 100 * right / len(cases), 100 * changed / sum(alone)))
else:
    print("%-22s n %5d  first questions unchanged %d of %d  others called a follow-up %d of %d" % (
        name, len(cases), sum(alone) - changed, sum(alone), told, len(cases) - sum(alone)))' \
    "$data/$1/handed.jsonl" "$work/$1.resolved.jsonl" "$1"
}

rewritten trec_cast19 0
rewritten gecor_camrest 1
compared sparc en
compared dutch_clef_followups nl
