"""Teaches which dialogue act a line of an owner is, from the example lines of knowledge/acts.yaml, and writes acts.bin and acts.json.

A ridge fit over hashed n-grams (hashed_ngrams.py) with fewer buckets than the readers of problems: lines are short. N-grams count by how rare they are
(inverse document frequency), which is part of the weights in the end. Prints what ten
folds of the examples, near-duplicates in one, and TEST (act, tab, line) say. Seeded.

usage: learn_acts.py [--test TEST.tsv] [--out ../weights]
Needs numpy, scipy and pyyaml; a minute of one core.
"""
import argparse, json, os
import numpy as np
import yaml
from scipy.sparse import diags
from hashed_ngrams import log_softmax, matrix, quantised
from owners import folds_of, Lesson, problem_loss

HERE = os.path.dirname(os.path.abspath(__file__))
BUCKETS = 1 << 14
FREE = 30.0


def folded(x):
    """The same counts in fewer buckets."""
    x = x.tocoo()
    x.col = x.col & (BUCKETS - 1)
    x._shape = (x.shape[0], BUCKETS)
    x = x.tocsr()
    x.sum_duplicates()
    return x


def lesson(x, target):
    none, alike = np.zeros((x.shape[0], 1), np.float32), np.ones(x.shape[0], np.float32)
    return Lesson(x, none, np.zeros_like(target), problem_loss, target, alike, (FREE, 0.0, 0.0))


def main():
    a = argparse.ArgumentParser()
    a.add_argument('--acts', default=os.path.join(HERE, '..', '..', '..', 'knowledge', 'acts.yaml'))
    a.add_argument('--test')
    a.add_argument('--out', default=os.path.join(HERE, '..', 'weights'))
    o = a.parse_args()
    acts = yaml.safe_load(open(o.acts))
    ids = [act['id'] for act in acts]
    lines = [(line, ids.index(act['id'])) for act in acts for line in act['lines']]
    counts = folded(matrix([line for line, _ in lines]))
    lines_with = np.asarray((counts > 0).sum(0)).ravel()
    rarity = np.log((len(lines) + 1) / (lines_with + 1))
    rare = diags((rarity / rarity[lines_with > 0].mean()).astype(np.float32))
    x = (counts @ rare).tocsr()
    y = np.eye(len(ids), dtype=np.float32)[[act for _, act in lines]]
    of = lesson(x, y)
    fold = folds_of(np.asarray((counts @ counts.T).todense(), np.float32) / 2, 10)
    right = 0
    for held in range(10):
        w, _, b, _ = of.learn(np.flatnonzero(fold != held))
        is_held = fold == held
        right += (np.asarray(x[is_held] @ w + b).argmax(1) == y[is_held].argmax(1)).sum()
    print(f'{len(ids)} acts, {len(lines)} lines: {right / len(lines):.3f} right by ten folds')
    w, _, b, _ = of.learn(np.arange(len(lines)))
    w = rare @ w
    if o.test:
        rows = [row.rstrip('\n').split('\t') for row in open(o.test)]
        z = folded(matrix([line for _, line in rows])) @ w + b
        hit = np.array([ids[k] == act for k, (act, _) in zip(z.argmax(1), rows)])
        p = np.exp(log_softmax(np.asarray(z))).max(1)
        print(f'{len(rows)} other lines: {hit.mean():.3f} right; surer than 0.5 {hit[p > 0.5].mean():.3f} of {(p > 0.5).sum()}')
    weights, scales = quantised(w)
    weights.tofile(os.path.join(o.out, 'acts.bin'))
    with open(os.path.join(o.out, 'acts.json'), 'w') as f:
        json.dump({'acts': ids, 'buckets': BUCKETS, 'scales': [float(s) for s in scales], 'biases': [float(v) for v in b]}, f, indent=1)


if __name__ == '__main__':
    main()
