"""usage: measure_gauges.py cars|designs PARTS [ROWS]

What the nets see in photos of cars, or of designs of gauges, that they never saw, as train_gauges.py wrote it down. For every
least sureness: how many of both gauges are told of, how many of these are right (the right gauge, within 0.12 of the level).
"""

import csv
import math
import os
import sys

import numpy as np

from gauge_nets import KINDS, LEVELS
from train_gauges import WORK, labels, opened_size

RIGHT = 0.12
AROUND = 2
AGREED = 0.12


def by_angles(points):
    """As src/level-by-angles.ts does it."""
    pivot, tip, low, high = (points[2 * i : 2 * i + 2] for i in range(4))
    angle = [math.atan2(end[1] - pivot[1], end[0] - pivot[0]) for end in (tip, low, high)]

    def around(value, middle):
        return value - 2 * math.pi * round((value - middle) / (2 * math.pi))

    sweep = around(angle[2] - angle[1], 0)
    return around(angle[0] - angle[1], sweep / 2) / sweep


def level_of(levels):
    """As src/gauge-reading.ts does it: the five neighbouring levels that hold most, and their mean."""
    best = max(range(LEVELS), key=lambda m: sum(levels[max(0, m - AROUND) : m + AROUND + 1]))
    first = max(0, best - AROUND)
    near = levels[first : best + AROUND + 1]
    return sum(w * (first + i) for i, w in enumerate(near)) / sum(near) / (LEVELS - 1), sum(near)


# How likely two gauges of a size are what they are: panels have one of each. Rows and columns as KINDS.
PAIRS = np.array([[0.03, 1, 0.3], [1, 0.03, 0.3], [0.3, 0.3, 0.3]])
ALIKE = 1.35


def paired(rows):
    """Kinds of each, once the likeliest partner of its size is heeded; as src/pair-gauges.ts does it."""
    told = []
    for row in rows:
        others = [other for other in rows if other is not row and 1 / ALIKE < other["half"] / row["half"] < ALIKE]
        partner = max(others, key=lambda other: other["found"] * (1 - other["kinds"][2]), default=None)
        if partner is None:
            told.append(row["kinds"])
            continue
        # A place that may be no gauge at all is a partner in so far as it is one.
        beside = partner["found"] * partner["kinds"] + (1 - partner["found"]) * np.array([0, 0, 1])
        joint = row["kinds"] * (PAIRS @ beside)
        told.append(joint / joint.sum())
    for row, kinds in zip(rows, told):
        row["kinds"] = kinds
    return rows


def told(way, parts):
    """The surest of either gauge in each photo: photo, gauge, level, sureness, x, y (fractions of the picture)."""
    best = {}
    for part in range(parts):
        path = f"{WORK}/{way}{part}of{parts}.csv"
        if not os.path.exists(path):
            continue
        by = {}
        for row in csv.DictReader(open(path)):
            seen = {**row, "half": float(row["half"]), "found": float(row["found"]), "kinds": np.array([float(row[kind]) for kind in KINDS])}
            by.setdefault(row["photo"], []).append(seen)
        for row in (row for rows in by.values() for row in (paired(rows) if os.environ.get("CANDI_PAIRED") != "no" else rows)):
            kinds = row["kinds"]
            kind = int(np.argmax(kinds))
            if kind == 2:
                continue
            level, held = level_of([float(row[f"level{i}"]) for i in range(LEVELS)])
            angles = by_angles([float(row[f"point{i}"]) for i in range(8)])
            sure = math.sqrt(row["found"]) * kinds[kind] * held if abs(angles - level) <= AGREED else 0
            key = row["photo"], KINDS[kind]
            if key not in best or sure > best[key]["sure"]:
                best[key] = {"photo": row["photo"], "gauge": KINDS[kind], "level": level, "sure": sure, "x": float(row["x"]), "y": float(row["y"])}
    return list(best.values())


def judged(rows):
    by = {}
    for label in labels():
        by.setdefault(label["photo"], []).append(label)
    for row in rows:
        row["says"], row["truth"], row["design"] = "nothing there", None, "-"
        for label in by.get(row["photo"], []):
            w, h = opened_size(row["photo"])
            if math.hypot(row["x"] * w - label["middle"][0], row["y"] * h - label["middle"][1]) < 0.8 * label["half"]:
                row["truth"], row["design"] = label["level"], label["design"]
                if label["gauge"] != row["gauge"]:
                    row["says"] = "wrong gauge"
                else:
                    row["says"] = "right" if abs(row["level"] - label["level"]) <= RIGHT else "wrong level"
                row["says"] += "" if label["legible"] else " (illegible)"
    return rows


def interval(right, count):
    """Clopper and Pearson by bisection, 95 %."""
    def tail(p, k):
        return sum(math.comb(count, i) * p**i * (1 - p) ** (count - i) for i in range(k, count + 1))

    def solve(f):
        low, high = 0.0, 1.0
        for _ in range(50):
            middle = (low + high) / 2
            low, high = (middle, high) if f(middle) else (low, middle)
        return low

    lower = solve(lambda p: tail(p, right) < 0.025) if right else 0.0
    upper = solve(lambda p: 1 - tail(p, right + 1) > 0.025) if right < count else 1.0
    return lower, upper


def calibration(rows):
    """Slope and shift of the logit of sureness, held a little towards 1 and 0: there are few."""
    x = np.array([math.log(min(0.999, max(0.001, row["sure"])) / (1 - min(0.999, max(0.001, row["sure"])))) for row in rows])
    y = np.array([float(row["says"].startswith("right")) for row in rows])
    slope, shift = 1.0, 0.0
    for _ in range(4000):
        p = 1 / (1 + np.exp(-(slope * x + shift)))
        slope -= 0.01 * (float(((p - y) * x).mean()) + 0.02 * (slope - 1))
        shift -= 0.01 * (float((p - y).mean()) + 0.02 * shift)
    return slope, shift


if __name__ == "__main__":
    rows = sorted(judged(told(sys.argv[1], int(sys.argv[2]))), key=lambda row: -row["sure"])
    legible = sum(1 for label in labels() if label["legible"] and label["gauge"] != "other")
    print(f"{legible} legible gauges")
    for least in (0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.5, 0.4, 0.3):
        some = [row for row in rows if row["sure"] >= least]
        right = sum(row["says"].startswith("right") for row in some)
        lower, upper = interval(right, len(some)) if some else (0, 1)
        print(f"{least:.2f}: told of {len(some)}, right {right} ({right / max(1, len(some)):.3f}, {lower:.2f} to {upper:.2f})")
    print("slope %.2f shift %.2f" % calibration([row for row in rows if row["sure"] > 0.15]))
    if len(sys.argv) > 3:
        for row in rows[: int(sys.argv[3])]:
            truth = "-" if row["truth"] is None else f"{row['truth']:.2f}"
            print(f"{row['sure']:.2f} {row['photo']:28} {row['design']} {row['gauge']:11} {row['level']:.2f} {truth:>5} {row['says']}")
