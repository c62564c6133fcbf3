"""usage: measure_lamps.py; prints how well lamps are named on cars that were not learned from (after train_lamps.py fold 0..4).

F1 over the sets of lamps of all photos, what is uncertain counting neither way; the least probability of a lamp is chosen
without the fifth that it is used on; 95 % intervals by drawing photos anew. Then the calibration for lamp-calibration.ts.
"""

import json

import numpy as np

from lamp_classes import CLASSES, NONE
from lamp_labels import CANDIDATES, ROWS, SAME, WORK, is_centre_of, overlap

FIVE = ["brake", "battery", "oil_pressure", "check_engine", "seat_belt"]
PAIRED = ("turn_signal", "fog")
SAME_PLACE = 0.2


def softmax(scores):
    odds = np.exp(scores - scores.max(1, keepdims=True))
    return odds / odds.sum(1, keepdims=True)


def named(photo, probabilities):
    """As find-lamps.ts does: each place and each lamp once, surest first."""
    lamps = probabilities[:, :NONE]
    kept = []
    for row in np.argsort(-lamps.max(1)):
        label, probability, box = CLASSES[lamps[row].argmax()], lamps[row].max(), CANDIDATES[photo][row]["box"]
        if probability < 0.03:
            break
        if any(overlap(box, it[2]) > SAME_PLACE or is_centre_of(box, it[2]) or is_centre_of(it[2], box) for it in kept):
            continue
        if sum(it[0] == label for it in kept) < (2 if label in PAIRED else 1):
            kept.append((label, float(probability), box))
    return kept


def truth(photo):
    def words(column):
        return {SAME.get(word, word) for word in ROWS[photo][column].split(";")} - {"", "none_lit", "unknown_lit"}

    lit = words("labels")
    return lit, words("uncertain_labels") - lit


def counts(photo, found, only=None):
    lit, unsure = truth(photo)
    found = set(found) - unsure
    if only:
        lit, found = lit & set(only), found & set(only)
    return np.array([len(lit & found), len(found - lit), len(lit - found)])


def f1(count):
    return 2 * count[0] / max(1, 2 * count[0] + count[1] + count[2])


def above(lamps, least):
    return [label for label, probability, _ in lamps if probability >= least]


def best_least(lamps, photos):
    choices = np.arange(0.1, 0.96, 0.02)
    return max(choices, key=lambda least: f1(sum(counts(photo, above(lamps[photo], least)) for photo in photos)))


def told(name, found, only=None):
    each = np.array([counts(photo, found[photo], only) for photo in sorted(found)])
    random = np.random.default_rng(1)
    drawn = [f1(each[random.integers(0, len(each), len(each))].sum(0)) for _ in range(2000)]
    low, high = np.percentile(drawn, [2.5, 97.5])
    hit, false, missed = each.sum(0)
    print(f"{name}: F1 {f1(each.sum(0)):.3f} ({low:.3f} to {high:.3f}); {hit} right, {false} false, {missed} missed")


def boxes_met(lamps, least_of):
    """Of the set's boxes with one lamp in them: found by name with the centre inside."""
    met = all_boxes = 0
    for photo, row in ROWS.items():
        for entry in json.loads(row["boxes"] or "[]"):
            label, box = entry["labels"][0], entry["box"]
            if len(entry["labels"]) > 1:
                continue
            all_boxes += 1
            met += any(
                name == label and probability >= least_of[photo] and is_centre_of(place, box)
                for name, probability, place in lamps[photo]
            )
    print(f"boxes of one lamp met by its name: {met} of {all_boxes}")


def calibration(lamps):
    """Logistic regression of "is lit" on the log odds of the best place."""
    odds, lit = [], []
    for photo, found in lamps.items():
        is_lit, unsure = truth(photo)
        for label, probability, _ in found:
            if label not in unsure:
                held = min(max(probability, 1e-3), 1 - 1e-3)
                odds.append([np.log(held / (1 - held)), 1.0])
                lit.append(label in is_lit)
    inputs, wanted, weights = np.array(odds), np.array(lit, float), np.zeros(2)
    for _ in range(30):
        expected = 1 / (1 + np.exp(-inputs @ weights))
        curve = (inputs.T * (expected * (1 - expected))) @ inputs + np.eye(2)
        weights += np.linalg.solve(curve, inputs.T @ (wanted - expected) - weights)
    print(f"slope {weights[0]:.2f} shift {weights[1]:.2f}")


if __name__ == "__main__":
    lamps, fold_of = {}, {}
    for fold in range(5):
        part = np.load(f"{WORK}/fold_{fold}.npz")
        probabilities = softmax(part["logits"])
        for photo in set(part["photos"]):
            lamps[photo], fold_of[photo] = named(photo, probabilities[part["photos"] == photo]), fold
    least_of = {}
    for fold in range(5):
        least = best_least(lamps, [photo for photo in lamps if fold_of[photo] != fold])
        least_of.update({photo: least for photo in lamps if fold_of[photo] == fold})
        print(f"fold {fold}: least probability {least:.2f}")
    found = {photo: above(lamps[photo], least_of[photo]) for photo in lamps}
    told("all lamps", found)
    told(", ".join(FIVE), found, FIVE)
    for label in CLASSES[:NONE]:
        if sum(counts(photo, found[photo], [label]) for photo in found).any():
            told(f"  {label}", found, [label])
    boxes_met(lamps, least_of)
    calibration(lamps)
