"""Real posts first: what the reader learned from authored messages is where it starts, and labelled posts of owners say how far it moves.

usage: learn_from_owners.py --posts owner-messages.jsonl.gz --embeddings posts.f32 --authored AUTHORED.npz --weights ../weights --evaluation ../../../evaluation
       [--curve]              the learning curve too
usage: learn_from_owners.py --posts owner-messages.jsonl.gz --list posts.jsonl
0. `--list` only writes the labelled posts, for evaluation/src/write-embeddings.ts.
1. Five folds of posts, near-duplicates in one: writes what readers that never saw a post make of it to owner-posts-out-of-fold.json.gz,
   prints the figures and the learning curve (the same by fewer labels), and fits how sure the pooled opinion may be.
2. Learns from all posts: heads.bin (beside the encoder's own heads) and ngrams.bin.

AUTHORED holds the n-grams of authored messages, written by train_ngrams.py. Needs numpy, scipy and onnx. Seeded.
"""
import argparse, gzip, json
import numpy as np
from scipy.optimize import minimize
from owners import danger_loss, fit, folds_of, heads_of, problem_loss, read_labels
from train_ngrams import BUCKETS, log_softmax, matrix, quantised

FOLDS = 5
# Chosen on one fold. How much the authored readers' logits count where learning begins, and how freely n-grams and embedding may move from there.
START = {'encoder': 0.5, 'ngrams': 0.3, 'danger_encoder': 0.25, 'danger_ngrams': 0.3}
FREE = {'problem': (8.0, 2.0), 'danger': (2.0, 1.0)}
RATES = (0.08, 0.12, 0.18, 0.24)


def area(score, y):
    order = np.argsort(score)
    rank = np.empty(len(score))
    rank[order] = np.arange(len(score))
    return (rank[y].sum() - y.sum() * (y.sum() - 1) / 2) / y.sum() / (~y).sum()


def top(z, right, k):
    return np.take_along_axis(right, np.argsort(-z, 1)[:, :k], 1).any(1)


def calibration_error(p, hit):
    return sum(len(q) / len(p) * abs(hit[q].mean() - p[q].mean()) for q in np.array_split(np.argsort(p), 10))


def figures(z, s, right, stop):
    p = np.exp(log_softmax(z)).max(1)
    first = top(z, right, 1)
    values = {'first': first.mean(), 'three': top(z, right, 3).mean(), 'ECE': calibration_error(p, first), 'area': area(s, stop)}
    return values | {f'told at {rate:.0%}': (s[stop] > np.quantile(s[~stop], 1 - rate)).mean() for rate in RATES}


def say(name, z, s, right, stop, rng=None):
    values = figures(z, s, right, stop)
    if rng is not None:
        draws = [figures(z[i], s[i], right[i], stop[i]) for i in (rng.integers(0, len(z), len(z)) for _ in range(200))]
        spans = {k: np.quantile([d[k] for d in draws], (0.025, 0.975)) for k in values}
        print(name, ', '.join(f'{k} {v:.3f} ({spans[k][0]:.3f}-{spans[k][1]:.3f})' for k, v in values.items()), flush=True)
    else:
        print(name, ', '.join(f'{k} {v:.3f}' for k, v in values.items()), flush=True)


class Step:
    """What a set of posts teaches beyond the authored messages, kept as weights of n-grams and of the embedding."""

    def __init__(self, x, e, kx, ke, start, labels, rows):
        share, weight, danger = labels
        k, l = kx[np.ix_(rows, rows)], ke[np.ix_(rows, rows)]
        self.parts = []
        for (free_x, free_e), loss, columns in (
            (FREE['problem'], problem_loss(start[0][rows], share[rows], weight[rows]), share.shape[1]),
            (FREE['danger'], danger_loss(start[1][rows], danger[rows], np.ones(len(rows), np.float32)), 1),
        ):
            a = fit(free_x * k + free_e * l + 1, loss, columns)
            self.parts.append((np.asarray(x[rows].T @ (free_x * a)), e[rows].T @ (free_e * a), a.sum(0)))

    def ngrams(self):
        (w, _, b), (d, _, c) = self.parts
        return np.c_[w, d], np.r_[b, c]

    def head(self):
        (_, w, _), (_, d, _) = self.parts
        return np.c_[w, d]


def main():
    a = argparse.ArgumentParser()
    a.add_argument('--posts', required=True)
    a.add_argument('--embeddings')
    a.add_argument('--list')
    a.add_argument('--authored', default='authored-ngrams.npz')
    a.add_argument('--weights', default='../weights')
    a.add_argument('--evaluation', default='../../../evaluation')
    a.add_argument('--labels', default='owner-post-labels.csv')
    a.add_argument('--curve', action='store_true')
    o = a.parse_args()
    manifest = json.load(open(f'{o.weights}/manifest.json'))
    problems = manifest['problems']
    labels = read_labels(o.labels, problems)
    texts = {r['id']: r['text'] for r in map(json.loads, gzip.open(o.posts, 'rt')) if r['id'] in labels}
    ids = sorted(texts)
    if o.list:
        with open(o.list, 'w') as f:
            f.writelines(json.dumps({'id': i, 'text': texts[i]}) + '\n' for i in ids)
        return
    share = np.array([labels[i]['share'] for i in ids], np.float32)
    weight = np.array([labels[i]['weight'] for i in ids], np.float32)
    danger = np.array([labels[i]['danger'] for i in ids], np.float32)
    right = np.array([[p in labels[i]['right'] for p in problems] for i in ids])
    fault, stop = right.any(1), danger >= 0.5

    x = matrix([texts[i] for i in ids])
    kx = np.asarray((x @ x.T).todense(), np.float32)
    raw = np.fromfile(o.embeddings, np.float32).reshape(len(ids), -1)
    mean = raw.mean(0)
    scale = float(np.sqrt(2 / ((raw - mean) ** 2).sum(1).mean()))
    e = (raw - mean) * scale
    ke = e @ e.T
    pw, pb, dw, db = heads_of(f'{o.weights}/reader.onnx', problems)
    z, s = raw @ pw + pb, raw @ dw + db
    stored = np.load(o.authored)
    authored = stored['weights'] * stored['scales'].astype(np.float32)
    n = np.asarray(x @ authored) + stored['biases']
    start = ((START['encoder'] * z + START['ngrams'] * n[:, :-1]).astype(np.float32),
             (START['danger_encoder'] * s + START['danger_ngrams'] * n[:, -1]).astype(np.float32))
    fold = folds_of(kx / 2)
    rng = np.random.default_rng(1)

    def out_of_fold(count=None):
        made = np.zeros((2, len(ids), len(problems) + 1))
        for held in range(FOLDS):
            rows = np.flatnonzero(fold != held)
            if count:
                rows = np.sort(rng.choice(rows, count, replace=False))
            step, read = Step(x, e, kx, ke, start, (share, weight, danger), rows), fold == held
            w, b = step.ngrams()
            made[0, read], made[1, read] = e[read] @ step.head(), x[read] @ w + b
        return made

    def pooled(made):
        return np.c_[start[0], start[1]] + made.sum(0)

    if o.curve:
        for count in (500, 1000, 2000, 4000):
            v = pooled(out_of_fold(count))[fault]
            say(f'{count} posts:', v[:, :-1], v[:, -1], right[fault], stop[fault])
    made = out_of_fold()
    v = pooled(made)[fault]

    # The temperature at which 70 % means 7 of 10 first guesses that a judge accepts.
    first = top(v[:, :-1], right[fault], 1)
    tried = np.arange(0.8, 4, 0.02)
    def surprise(t):
        p = np.clip(np.exp(log_softmax(t * v[:, :-1])).max(1), 1e-6, 1 - 1e-6)
        return -np.where(first, np.log(p), np.log(1 - p)).mean()
    sure = float(min(tried, key=surprise))
    slope, bias = minimize(lambda q: (np.logaddexp(0, q[0] * v[:, -1] + q[1]) - stop[fault] * (q[0] * v[:, -1] + q[1])).mean(), [1.0, 0.0], method='Nelder-Mead').x
    say(f'{len(ids)} posts:', sure * v[:, :-1], slope * v[:, -1] + bias, right[fault], stop[fault], rng)
    was = np.c_[z / 1.05 + 0.15 * n[:, :-1], s / 1.909 + 0.519 * n[:, -1]][fault]
    say('authored messages alone:', was[:, :-1], was[:, -1], right[fault], stop[fault], rng)

    # pooled = (encoder + heads) / temperature + weight * n-grams (engines/text/src/opinion.ts)
    rest = {'problemTemperature': 1 / (sure * START['encoder']), 'ngramProblem': sure,
            'dangerTemperature': 1 / (slope * START['danger_encoder']), 'ngramDanger': slope, 'dangerBias': bias}
    json.dump(manifest | {k: round(float(q), 3) for k, q in rest.items()}, open(f'{o.weights}/manifest.json', 'w'), indent=1)
    per_head = np.r_[np.full(len(problems), START['encoder']), START['danger_encoder']]
    per_gram = np.r_[np.full(len(problems), START['ngrams']), START['danger_ngrams']]
    heads = made[0] / per_head + np.c_[z, s]
    grams = made[1] + per_gram * n
    rows = {i: {'fold': int(fold[k]), 'problem': [round(10 * q) for q in heads[k, :-1].tolist()], 'danger': round(float(heads[k, -1]), 2),
                'ngrams': {'problem': [round(10 * q) for q in grams[k, :-1].tolist()], 'danger': round(float(grams[k, -1]), 2)}} for k, i in enumerate(ids)}
    with gzip.GzipFile(f'{o.evaluation}/owner-posts-out-of-fold.json.gz', 'wb', mtime=0) as f:
        f.write(json.dumps({'problems': problems, 'rows': rows}, separators=(',', ':')).encode())

    step = Step(x, e, kx, ke, start, (share, weight, danger), np.arange(len(ids)))
    head = step.head() / per_head
    np.concatenate([(head * scale).ravel(), -(mean * scale) @ head]).astype('<f4').tofile(f'{o.weights}/heads.bin')
    w, b = step.ngrams()
    weights, scales = quantised(w + per_gram * authored)
    weights.tofile(f'{o.weights}/ngrams.bin')
    biases = b + per_gram * stored['biases']
    json.dump({'buckets': BUCKETS, 'problems': problems, 'scales': [float(f'{q:.6g}') for q in scales], 'biases': [float(f'{q:.6g}') for q in biases]},
              open(f'{o.weights}/ngrams.json', 'w'), indent=1)


if __name__ == '__main__':
    main()
