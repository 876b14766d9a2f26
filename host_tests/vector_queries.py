# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The worked examples as questions to tools/score.py."""

import random

from eastwind.rulesets import INDEX
from vector_text import FOLDER, blocks, by_seat, circumstances, spellings

HARR = blocks("harr_part_one") + blocks("harr_part_two") + blocks("harr_layouts")
SETTLING = blocks("harr_settling")

# the rulesets beside Harr's, the limit of each, and every file of hands that are not Harr's
LATER = INDEX[2:]
LIMITS = {"babcock": 300, "bmja": 1000, "dmjl": 500, "millington": 1000}
LATER_HANDS = [
    vector
    for path in sorted(FOLDER.glob("*.txt"))
    if not path.stem.startswith("harr") and not path.stem.endswith("settling")
    for vector in blocks(path.stem)
]


def queries(vector, **options):
    """A hand of Harr's, once for each side that the finished set may stand on."""
    how = circumstances(vector)
    asked = {"id": vector["id"], "rules": vector["rules"], "set": dict(options)}
    if vector["rules"] == "harr_limit":
        asked["set"]["p2_limit"] = how.get("limit", "none")
    if "flowers" in how:
        asked["set"]["mandarins"] = "on"
    for key in ("seat", "round", "won", "tile", "flowers"):
        if key in how:
            asked[key] = how[key]
    order = random.Random(vector["id"])
    return [
        dict(asked, hand=hand) for hand in spellings(vector["hand"][0], how.get("finishing"), order)
    ]


def query(vector, ruleset):
    """A hand by one of the later rulesets."""
    how = circumstances(vector)
    asked = {"rules": ruleset, "hand": vector["hand"][0]}
    asked["set"] = dict(word.split("=") for word in how.pop("set", ()))
    asked.update(how)
    return asked


def settle_query(vector):
    """Four scores of Harr's; the id says of which part."""
    rules = "harr" if vector["id"].startswith("p1") else "harr_limit"
    asked = {"id": vector["id"], "rules": rules, "scores": by_seat(vector["scores"][0])}
    for part in vector["how"][0].split("; "):
        *key, value = part.split()
        if key == ["dead"]:
            asked["dead"] = [value]
        elif key == ["limit"]:
            asked["set"] = {"p2_limit": value}
        else:
            asked["_".join(key)] = value
    return asked


def total_of_items(answer):
    """What the items of an answer come to; they make its points and its doubles."""
    for key in ("points", "doubles"):
        assert sum(item[key] for item in answer["items"]) == answer[key], answer
    after = sum(item["after"] for item in answer["items"])
    return (answer["points"] << answer["doubles"]) + after
