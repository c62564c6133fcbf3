"""How the nine classes and the state of the car are told as the source recordings grow in number: what more of them would bring.

usage: learning_curve.py --sounds sounds.csv --real PREFIX --deep PREFIX
As train_heads.py, by cross-validation over source recordings, but with heads that know the nine classes only, one for each
encoder, and the product of both: the shipped heads with less around them. Of the sources that train, each class keeps a share.
"""
import argparse, csv
from types import SimpleNamespace
import numpy as np
import train_heads as heads

SHARES = (0.25, 0.35, 0.5, 0.7, 1.0)
DEALS = 3
WANTED = 0.95
AMONG = ('startup', 'idle', 'braking')


def kept(share, labels, groups, train, rng):
    """Clips of a share of the sources of every class, of one source at least."""
    sources = set()
    for name in heads.NINE:
        mine = sorted({groups[n] for n in train if labels[n] == name})
        sources.update(rng.permutation(mine)[: max(1, round(share * len(mine)))])
    return [n for n in train if groups[n] in sources], len(sources)


def main():
    a = argparse.ArgumentParser()
    for name in ('sounds', 'real', 'deep'):
        a.add_argument('--' + name, required=True)
    o = a.parse_args()
    rows = list(csv.DictReader(open(o.sounds)))
    encoders = [heads.Windows(o.real), heads.Windows(o.deep, heads.DEEP_LENGTH)]
    clips = sorted(encoders[0].rows)
    is_nine = ['Kaggle clip' in row['note'] for row in rows]
    classes = [heads.class_of(row) for row in rows]
    parts = [SimpleNamespace(deep=windows, is_nine=is_nine, classes=classes) for windows in encoders]
    all_labels = [classes[i].lstrip('+') for i in clips]
    all_groups = [rows[i]['group'] for i in clips]
    nine = [n for n, i in enumerate(clips) if is_nine[i]]
    labels, groups = [all_labels[n] for n in nine], [all_groups[n] for n in nine]
    in_state = np.array([[heads.STATE_OF[c] == s for s in AMONG] for c in heads.NINE])
    states = np.array([AMONG.index(heads.STATE_OF[c]) for c in labels])
    rng = np.random.default_rng(5)
    sources, wrong = [], []
    for share in SHARES:
        figures, counts = [], []
        for deal in range(DEALS):
            fold = heads.folds_of(all_groups, all_labels, deal)[nine]
            both = np.zeros((len(nine), len(heads.NINE)))
            for k in range(heads.FOLDS):
                train, count = kept(share, labels, groups, np.where(fold != k)[0], rng)
                counts.append(count)
                for part in parts:
                    head = heads.Deep(part, [clips[nine[n]] for n in train])
                    for n in np.where(fold == k)[0]:
                        rated = head.classes_of(part.deep.x[part.deep.rows[clips[nine[n]]]])
                        both[n] += [np.log(rated[c] + 1e-12) for c in heads.NINE]
            p = heads.softmax(both)
            right = np.mean([heads.NINE[c] == label for c, label in zip(p.argmax(1), labels)])
            figures.append((((p @ in_state).argmax(1) == states).mean(), right))
        figures = np.array(figures)
        sources.append(np.mean(counts))
        wrong.append(1 - figures[:, 0].mean())
        print(f'{np.mean(counts):.0f} sources: state right {figures[:, 0].mean():.3f} ({figures[:, 0].min():.3f} to {figures[:, 0].max():.3f}), nine classes right {figures[:, 1].mean():.3f}', flush=True)
    # What is wrong falls as a power of the sources: a line in logarithms (Cortes et al. 1993, Learning Curves).
    slope, at_one = np.polyfit(np.log(sources), np.log(wrong), 1)
    print(f'wrong falls as the number of sources to the power {slope:.2f}; {WANTED} would take {np.exp((np.log(1 - WANTED) - at_one) / slope):.0f} sources that train')


if __name__ == '__main__':
    main()
