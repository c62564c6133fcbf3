"""Which lamp each candidate of a development photo is: the set's own boxes, made tighter by lamp-boxes.txt."""

import collections
import csv
import json
import os

DATA = os.environ["CANDI_DATA"]
WORK = os.environ["CANDI_WORK"]
HERE = os.path.dirname(os.path.abspath(__file__))
# The set calls the lamp of the parking brake "brake" where it is red; only the electric one's own amber lamp is apart.
SAME = {"epb": "parking_brake"}


def shared(one, other):
    wide = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    tall = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return max(wide, 0) * max(tall, 0)


def overlap(one, other):
    both = shared(one, other)
    return both / (one[2] * one[3] + other[2] * other[3] - both)


def is_centre_of(one, other):
    x, y = one[0] + one[2] / 2, one[1] + one[3] / 2
    return other[0] < x < other[0] + other[2] and other[1] < y < other[1] + other[3]


def name_of(path):
    return path.split("/")[-1].rsplit(".", 1)[0]


ROWS = {
    name_of(row["path"]): row
    for row in csv.DictReader(open(f"{DATA}/photos.csv"))
    if row["topic"] == "dashboard"
}
CANDIDATES = json.load(open(f"{WORK}/cands.json"))
NAMES = [line.split()[0] for line in open(f"{WORK}/raw/list.txt")]


def lamps_of_photos():
    """Label and tight box of each lamp, photo by photo."""
    tight = collections.defaultdict(list)
    for line in open(f"{HERE}/lamp-boxes.txt"):
        if line.startswith("#"):
            continue
        photo, label, x, y, wide, tall = line.split()
        x, y, wide, tall = (float(value) / 100 for value in (x, y, wide, tall))
        tight[f"dash_{photo}"].append((label, [x - wide / 2, y - tall / 2, wide, tall]))
    for photo, row in ROWS.items():
        for entry in json.loads(row["boxes"] or "[]"):
            label, loose = entry["labels"][0], entry["box"]
            if len(entry["labels"]) > 1:
                continue
            if any(known == label and is_centre_of(box, loose) for known, box in tight[photo]):
                continue
            inside = [
                candidate
                for candidate in CANDIDATES[photo]
                if candidate["light"] != "white"
                and shared(candidate["box"], loose) > 0.85 * candidate["box"][2] * candidate["box"][3]
            ]
            if inside:
                best = max(
                    inside,
                    key=lambda it: it["strength"] * (it["box"][2] * it["box"][3] * it["fill"]) ** 0.5,
                )
                tight[photo].append((label, best["box"]))
    return tight


LAMPS = lamps_of_photos()


def labels_of(photo):
    """A label for each candidate: a lamp, "none", or "part" where it is neither and is not learned from."""
    width, height = int(ROWS[photo]["width"]), int(ROWS[photo]["height"])
    labels = []
    for candidate in CANDIDATES[photo]:
        box = candidate["box"]
        held = {label for label, lamp in LAMPS[photo] if shared(box, lamp) > 0.6 * lamp[2] * lamp[3]}
        found, best, is_near = "none", 0, False
        for label, lamp in LAMPS[photo]:
            same = overlap(box, lamp)
            side = max(lamp[2] * width, lamp[3] * height)
            away = (
                max(
                    abs(box[0] + box[2] / 2 - lamp[0] - lamp[2] / 2) * width,
                    abs(box[1] + box[3] / 2 - lamp[1] - lamp[3] / 2) * height,
                )
                / side
            )
            size = max(box[2] * width, box[3] * height) / side
            if (same > 0.35 or (away < 0.3 and 0.6 < size < 1.7)) and same > best and len(held) < 2:
                found, best = label, same
            elif same > 0.08 or (away < 0.5 and size < 1.7):
                is_near = True
        labels.append("part" if found == "none" and is_near else found)
    return labels
