"""What labelled posts of owners add to the reader that learned from authored messages (docs/decisions/021).

usage: learn_from_owners.py --posts owner-messages.jsonl.gz --embeddings posts.f32 --weights ../weights --evaluation ../../../evaluation [--curve]
usage: learn_from_owners.py --posts owner-messages.jsonl.gz --list posts.jsonl
0. `--list` only writes the labelled posts, for evaluation/src/write-embeddings.ts.
1. Five folds of posts, near-duplicates in one: writes what readers that never saw a post make of it to owner-posts-out-of-fold.json.gz,
   prints the figures (`--curve`: the same by fewer labels), and fits how sure the pooled opinion may be.
2. Learns from all posts: owner-heads.bin and owner-danger.bin (on the encoder's embedding), owner-ngrams.bin and .json. All hold what is added
   to the authored opinion, so that it stands alone where a message is too short for owners' posts to say anything of it.

Needs numpy, scipy and onnx. Seeded.
"""
import argparse, gzip, json
import numpy as np
from scipy.optimize import minimize
from hashed_ngrams import log_softmax, matrix, quantised, words_of, write_ngrams
from owners import danger_loss, fit, folds_of, heads_of, problem_loss, read_labels

FOLDS = 5
# Chosen on one fold. How much the authored readers' logits count where learning begins, and how freely n-grams, embedding and, for danger,
# products of two of the embedding's numbers may move from there.
START = {'encoder': 0.5, 'ngrams': 0.3, 'danger_encoder': 0.25, 'danger_ngrams': 0.3}
FREE = {'problem': (8.0, 2.0, 0.0), 'danger': (2.0, 1.0, 0.5)}
RATES = (0.08, 0.12, 0.18, 0.24)
# Words up to which posts say nothing of a message, and from which they say all they can: FADE of ../src/owner-reader.ts.
FADE = (6, 20)


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
    """What a set of posts teaches beyond the authored messages, kept as weights of n-grams, of the embedding, and of its products."""

    def __init__(self, x, e, kx, ke, start, labels, rows):
        share, weight, danger = labels
        k, l = kx[np.ix_(rows, rows)], ke[np.ix_(rows, rows)]
        self.parts = []
        for (free_x, free_e, free_square), loss, columns in (
            (FREE['problem'], problem_loss(start[0][rows], share[rows], weight[rows]), share.shape[1]),
            (FREE['danger'], danger_loss(start[1][rows], danger[rows], np.ones(len(rows), np.float32)), 1),
        ):
            a = fit(free_x * k + free_e * l + free_square * l * l + 1, loss, columns)
            self.parts.append((np.asarray(x[rows].T @ (free_x * a)), e[rows].T @ (free_e * a), a.sum(0)))
        self.square = free_square * (e[rows].T * a[:, 0]) @ e[rows]

    def ngrams(self):
        (w, _, b), (d, _, c) = self.parts
        return np.c_[w, d], np.r_[b, c]

    def head(self):
        (_, w, _), (_, d, _) = self.parts
        return np.c_[w, d]

    def read(self, x, e):
        w, b = self.ngrams()
        made = x @ w + b + e @ self.head()
        made[:, -1] += ((e @ self.square) * e).sum(1)
        return made


def main():
    a = argparse.ArgumentParser()
    a.add_argument('--posts', required=True)
    a.add_argument('--embeddings')
    a.add_argument('--list')
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
    shape = json.load(open(f'{o.weights}/ngrams.json'))
    authored = np.fromfile(f'{o.weights}/ngrams.bin', np.int8).reshape(shape['buckets'], -1) * np.array(shape['scales'], np.float32)
    n = np.asarray(x @ authored) + shape['biases']
    start = ((START['encoder'] * z + START['ngrams'] * n[:, :-1]).astype(np.float32),
             (START['danger_encoder'] * s + START['danger_ngrams'] * n[:, -1]).astype(np.float32))
    fold = folds_of(kx / 2)
    rng = np.random.default_rng(1)

    def out_of_fold(count=None):
        made = np.c_[start[0], start[1]].astype(float)
        for held in range(FOLDS):
            rows = np.flatnonzero(fold != held)
            if count:
                rows = np.sort(rng.choice(rows, count, replace=False))
            step, unread = Step(x, e, kx, ke, start, (share, weight, danger), rows), fold == held
            made[unread] += step.read(x[unread], e[unread])
        return made

    if o.curve:
        for count in (500, 1000, 2000, 4000):
            v = out_of_fold(count)[fault]
            say(f'{count} posts:', v[:, :-1], v[:, -1], right[fault], stop[fault])
    made = out_of_fold()
    v = made[fault]

    # The temperature at which 70 % means 7 of 10 first guesses that a judge accepts.
    first = top(v[:, :-1], right[fault], 1)
    tried = np.arange(0.8, 4, 0.02)
    def surprise(t):
        p = np.clip(np.exp(log_softmax(t * v[:, :-1])).max(1), 1e-6, 1 - 1e-6)
        return -np.where(first, np.log(p), np.log(1 - p)).mean()
    sure = float(min(tried, key=surprise))
    slope, bias = minimize(lambda q: (np.logaddexp(0, q[0] * v[:, -1] + q[1]) - stop[fault] * (q[0] * v[:, -1] + q[1])).mean(), [1.0, 0.0], method='Nelder-Mead').x
    say(f'{len(ids)} posts:', sure * v[:, :-1], slope * v[:, -1] + bias, right[fault], stop[fault], rng)
    # The authored opinion, pooled as ../src/opinion.ts does, and what is added to it.
    by_encoder = np.r_[np.full(len(problems), 1 / manifest['problemTemperature']), 1 / manifest['dangerTemperature']]
    by_ngrams = np.r_[np.full(len(problems), manifest['ngramProblem']), manifest['ngramDanger']]
    was = by_encoder * np.c_[z, s] + by_ngrams * n
    was[:, -1] += manifest['dangerBias']
    say('authored messages alone:', was[fault, :-1], was[fault, -1], right[fault], stop[fault], rng)

    stretch = np.r_[np.full(len(problems), sure), slope]
    rest = np.r_[np.zeros(len(problems)), bias]
    words = np.array([len(words_of(texts[i])) for i in ids])
    part = np.clip((words - FADE[0]) / (FADE[1] - FADE[0]), 0, 1)[:, None]
    told = (1 - part) * was + part * (stretch * made + rest)
    rows = {i: {'fold': int(fold[k]), 'problem': [round(10 * q) for q in told[k, :-1].tolist()], 'danger': round(float(told[k, -1]), 2)} for k, i in enumerate(ids)}
    pooled = {'problemTemperature': 1, 'ngramProblem': 0, 'dangerTemperature': 1, 'ngramDanger': 0, 'dangerBias': 0}
    with gzip.GzipFile(f'{o.evaluation}/owner-posts-out-of-fold.json.gz', 'wb', mtime=0) as f:
        f.write(json.dumps({'problems': problems, 'weights': pooled, 'rows': rows}, separators=(',', ':')).encode())

    step = Step(x, e, kx, ke, start, (share, weight, danger), np.arange(len(ids)))
    start_encoder = np.r_[np.full(len(problems), START['encoder']), START['danger_encoder']]
    start_ngrams = np.r_[np.full(len(problems), START['ngrams']), START['danger_ngrams']]
    w, b = step.ngrams()
    weights, scales = quantised(stretch * (start_ngrams * authored + w) - by_ngrams * authored)
    write_ngrams(f'{o.weights}/owner-ngrams', problems, weights, scales, stretch * (start_ngrams * shape['biases'] + b) - by_ngrams * shape['biases'])

    # Learned on an embedding that was centred and scaled; written for the embedding as it is.
    head, square = scale * stretch * step.head(), scale ** 2 * slope * step.square
    head[:, -1] -= 2 * square @ mean
    own = np.c_[pw, dw] * (stretch * start_encoder - by_encoder)
    biases = np.r_[pb, db] * (stretch * start_encoder - by_encoder) + rest - mean @ (scale * stretch * step.head())
    biases[-1] += mean @ square @ mean - manifest['dangerBias']
    np.r_[head + own, biases[None]].astype('<f4').tofile(f'{o.weights}/owner-heads.bin')
    upper = np.triu(square) + np.triu(square, 1)
    upper[np.triu_indices(len(upper))].astype('<f4').tofile(f'{o.weights}/owner-danger.bin')

    # What ships reads as what was learned, up to the rounding of its 8-bit integers.
    shipped = was + raw @ (head + own) + biases + x @ (weights * scales) + stretch * (start_ngrams * shape['biases'] + b) - by_ngrams * shape['biases']
    shipped[:, -1] += ((raw @ np.triu(upper)) * raw).sum(1)
    learned = stretch * (np.c_[start[0], start[1]] + step.read(x, e)) + rest
    print('largest rounding of problem and danger:', np.abs(shipped - learned)[:, :-1].max().round(3), np.abs(shipped - learned)[:, -1].max().round(3))


if __name__ == '__main__':
    main()
