"""What labelled posts of owners add to the reader that learned from authored messages (docs/decisions/021).

usage: learn_from_owners.py --posts owner-messages.jsonl.gz --folder FOLDER --list
usage: learn_from_owners.py --posts owner-messages.jsonl.gz --folder FOLDER [--curve] [--danger-only]
0. `--list` only writes FOLDER/posts.jsonl, the labelled posts, and FOLDER/authored.jsonl; evaluation/src/write-embeddings.ts makes a .f32 of each.
1. Five folds of posts, near-duplicates in one: writes what readers that never saw a post make of it to owner-posts-out-of-fold.json.gz,
   prints the figures (`--curve`: the same by fewer labels), and fits how sure the pooled opinion may be.
2. Learns from all posts, danger from authored messages beside them: owner-heads.bin and owner-danger.bin (on the encoder's embedding), owner-ngrams.bin and .json. All hold what is added
   to the authored opinion, so that it stands alone where a message is too short for owners' posts to say anything of it.

`--danger-only` leaves what was learned of the problems as it is.

Needs numpy, scipy and onnx. Seeded.
"""
import argparse, glob, gzip, json
import numpy as np
from scipy.optimize import minimize
from scipy.sparse import vstack
from hashed_ngrams import log_softmax, matrix, quantised, read_ngrams, words_of, write_ngrams
from owners import Lesson, danger_loss, folds_of, heads_of, problem_loss, read_labels

FOLDS = 5
# Chosen on one fold. How much the authored readers' logits count where learning begins, and how freely n-grams, embedding and, for danger,
# products of two of the embedding's numbers may move from there.
START = {'encoder': 0.5, 'ngrams': 0.3, 'danger_encoder': 0.25, 'danger_ngrams': 0.3}
FREE = {'problem': (8.0, 2.0, 0.0), 'danger': (2.0, 1.0, 0.5)}
RATES = (0.08, 0.12, 0.18, 0.24)
# Authored messages that danger is learned from beside posts, and how much one counts: without them what harmless posts have in common is taken for
# harmlessness, and messages of another kind are read worse than before.
AUTHORED, AUTHORED_WEIGHT = 3000, 0.3
# Words up to which posts say nothing of a message, and from which they say all they can: FADE of ../src/owner-reader.ts.
FADE = (16, 36)


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


def authored_of(pattern, unread):
    """Authored messages of which readers that had not seen their authors told danger, and whether it is there; a seeded few."""
    rows = {r['id']: r for path in sorted(glob.glob(pattern)) for r in map(json.loads, open(path))}
    known = sorted(i for i in unread if i in rows and rows[i].get('stop_driving') is not None)
    chosen = np.sort(np.random.default_rng(1).choice(len(known), min(AUTHORED, len(known)), replace=False))
    return [rows[known[k]] for k in chosen]


def write_texts(path, rows):
    with open(path, 'w') as f:
        f.writelines(json.dumps({'id': i, 'text': text}) + '\n' for i, text in rows)


def main():
    a = argparse.ArgumentParser()
    a.add_argument('--posts', required=True)
    a.add_argument('--folder', required=True)
    a.add_argument('--list', action='store_true')
    a.add_argument('--weights', default='../weights')
    a.add_argument('--evaluation', default='../../../evaluation')
    a.add_argument('--messages', default='../../../knowledge/authored-messages/*.jsonl')
    a.add_argument('--labels', default='owner-post-labels.csv')
    a.add_argument('--curve', action='store_true')
    a.add_argument('--danger-only', action='store_true')
    o = a.parse_args()
    manifest = json.load(open(f'{o.weights}/manifest.json'))
    problems = manifest['problems']
    count = len(problems)
    labels = read_labels(o.labels, problems)
    texts = {r['id']: r['text'] for r in map(json.loads, gzip.open(o.posts, 'rt')) if r['id'] in labels}
    ids = sorted(texts)
    unread = json.load(gzip.open(f'{o.evaluation}/out-of-fold.json.gz'))['rows']
    authored = authored_of(o.messages, unread)
    if o.list:
        write_texts(f'{o.folder}/posts.jsonl', ((i, texts[i]) for i in ids))
        write_texts(f'{o.folder}/authored.jsonl', ((r['id'], r['text']) for r in authored))
        return
    share = np.array([labels[i]['share'] for i in ids], np.float32)
    weight = np.array([labels[i]['weight'] for i in ids], np.float32)
    danger = np.array([labels[i]['danger'] for i in ids], np.float32)
    right = np.array([[p in labels[i]['right'] for p in problems] for i in ids])
    fault, stop = right.any(1), danger >= 0.5

    # What the authored readers make of posts, and, by readers that had not seen them, of authored messages.
    x, ax = matrix([texts[i] for i in ids]), matrix([r['text'] for r in authored])
    raw, araw = (np.fromfile(f'{o.folder}/{name}.f32', np.float32).reshape(rows, -1) for name, rows in (('posts', len(ids)), ('authored', len(authored))))
    mean = raw.mean(0)
    scale = float(np.sqrt(2 / ((raw - mean) ** 2).sum(1).mean()))
    e, ae = (raw - mean) * scale, (araw - mean) * scale
    pw, pb, dw, db = heads_of(f'{o.weights}/reader.onnx', problems)
    z = np.c_[raw @ pw + pb, raw @ dw + db]
    shape, grams = read_ngrams(f'{o.weights}/ngrams')
    n = np.asarray(x @ grams) + shape['biases']
    start_encoder = np.r_[np.full(count, START['encoder']), START['danger_encoder']]
    start_ngrams = np.r_[np.full(count, START['ngrams']), START['danger_ngrams']]
    start = (start_encoder * z + start_ngrams * n).astype(np.float32)
    astart = np.array([START['danger_encoder'] * unread[r['id']]['danger'] + START['danger_ngrams'] * unread[r['id']]['ngrams']['danger'] for r in authored], np.float32)
    fold = folds_of(np.asarray((x @ x.T).todense(), np.float32) / 2)
    rng = np.random.default_rng(1)

    of_danger = Lesson(
        vstack([x, ax]).tocsr(), np.r_[e, ae], np.r_[start[:, -1], astart], danger_loss,
        np.r_[danger, [float(r['stop_driving']) for r in authored]].astype(np.float32),
        np.r_[np.ones(len(ids)), np.full(len(authored), AUTHORED_WEIGHT)].astype(np.float32), FREE['danger'],
    )
    of_problem = None if o.danger_only else Lesson(x, e, start[:, :-1], problem_loss, share, weight, FREE['problem'])
    beside = np.arange(len(ids), len(ids) + len(authored))

    def learn(rows):
        w, v, b, square = of_danger.learn(np.r_[rows, beside])
        if of_problem is None:
            return np.c_[np.zeros((len(w), count)), w], np.c_[np.zeros((len(v), count)), v], np.r_[np.zeros(count), b], square
        pw, pv, pb, _ = of_problem.learn(rows)
        return np.c_[pw, w], np.c_[pv, v], np.r_[pb, b], square

    def added(step, x, e):
        w, v, b, square = step
        made = x @ w + e @ v + b
        made[:, -1] += ((e @ square) * e).sum(1)
        return made

    def out_of_fold(posts=None):
        made = start.astype(float)
        for held in range(FOLDS):
            rows = np.flatnonzero(fold != held)
            if posts:
                rows = np.sort(rng.choice(rows, posts, replace=False))
            is_held = fold == held
            made[is_held] += added(learn(rows), x[is_held], e[is_held])
        return made

    if o.curve:
        for posts in (500, 1000, 2000, 4000):
            v = out_of_fold(posts)[fault]
            say(f'{posts} posts:', v[:, :-1], v[:, -1], right[fault], stop[fault])
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
    stretch, rest = np.r_[np.full(count, sure), slope], np.r_[np.zeros(count), bias]
    say(f'{len(ids)} posts:', sure * v[:, :-1], slope * v[:, -1] + bias, right[fault], stop[fault], rng)

    # The authored opinion, pooled as ../src/opinion.ts does.
    by_encoder = np.r_[np.full(count, 1 / manifest['problemTemperature']), 1 / manifest['dangerTemperature']]
    by_ngrams = np.r_[np.full(count, manifest['ngramProblem']), manifest['ngramDanger']]
    was = by_encoder * z + by_ngrams * n + np.r_[np.zeros(count), manifest['dangerBias']]
    say('authored messages alone:', was[fault, :-1], was[fault, -1], right[fault], stop[fault], rng)

    step = learn(np.arange(len(ids)))
    w, v, b, square = step
    full = stretch * (start + added(step, x, e)) + rest
    # What is added to it, for the embedding as it is: neither centred nor scaled.
    square = scale ** 2 * slope * square
    heads = scale * stretch * v
    biases = rest - mean @ heads
    heads[:, -1] -= 2 * square @ mean
    biases[-1] += mean @ square @ mean - manifest['dangerBias']
    moved = stretch * start_encoder - by_encoder
    heads = np.r_[heads + np.c_[pw, dw] * moved, (biases + np.r_[pb, db] * moved)[None]]
    upper = np.triu(square) + np.triu(square, 1)
    weights, scales = quantised(stretch * (start_ngrams * grams + w) - by_ngrams * grams)
    gram_biases = stretch * (start_ngrams * shape['biases'] + b) - by_ngrams * shape['biases']
    shipped = was + raw @ heads[:-1] + heads[-1] + x @ (weights * scales) + gram_biases
    shipped[:, -1] += ((raw @ upper) * raw).sum(1)
    print('largest rounding of problem and danger:', np.abs(shipped - full)[:, :-1].max().round(3), np.abs(shipped - full)[:, -1].max().round(3))

    part = np.clip((np.array([len(words_of(texts[i])) for i in ids]) - FADE[0]) / (FADE[1] - FADE[0]), 0, 1)[:, None]
    told = (1 - part) * was + part * (stretch * made + rest)
    rows = {i: {'fold': int(fold[k]), 'problem': [round(10 * q) for q in told[k, :-1].tolist()], 'danger': round(float(told[k, -1]), 2)} for k, i in enumerate(ids)}
    path = f'{o.evaluation}/owner-posts-out-of-fold.json.gz'
    if o.danger_only:
        shape, _ = read_ngrams(f'{o.weights}/owner-ngrams')
        weights[:, :-1] = np.fromfile(f'{o.weights}/owner-ngrams.bin', np.int8).reshape(weights.shape)[:, :-1]
        scales[:-1], gram_biases[:-1] = shape['scales'][:-1], shape['biases'][:-1]
        heads[:, :-1] = np.fromfile(f'{o.weights}/owner-heads.bin', '<f4').reshape(heads.shape)[:, :-1]
        before = json.load(gzip.open(path))['rows']
        rows = {i: row | {'problem': before[i]['problem']} for i, row in rows.items()}
    heads.astype('<f4').tofile(f'{o.weights}/owner-heads.bin')
    upper[np.triu_indices(len(upper))].astype('<f4').tofile(f'{o.weights}/owner-danger.bin')
    write_ngrams(f'{o.weights}/owner-ngrams', problems, weights, scales, gram_biases)
    pooled = {'problemTemperature': 1, 'ngramProblem': 0, 'dangerTemperature': 1, 'ngramDanger': 0, 'dangerBias': 0}
    with gzip.GzipFile(path, 'wb', mtime=0) as f:
        f.write(json.dumps({'problems': problems, 'weights': pooled, 'rows': rows}, separators=(',', ':')).encode())


if __name__ == '__main__':
    main()
