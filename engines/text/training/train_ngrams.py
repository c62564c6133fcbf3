"""A second opinion of the whole message: a linear model over hashed words, pairs of words and pieces of words.

usage: train_ngrams.py --messages GLOB --out-of-fold ../../../evaluation/out-of-fold.json.gz --weights ../weights [--cases cases.jsonl]
1. Learns from the authors that the file of out-of-fold opinions does not hold, and writes what it makes of those it does hold beside the reader's.
2. Fits on them how both are pooled, prints what that brings, and writes the three numbers of danger into manifest.json; those of the problem
   (problemTemperature, ngramProblem) are chosen by `npm run eval`, see docs/decisions/017.
3. Learns from everybody, and writes ngrams.bin (8-bit integers) and ngrams.json. `--cases` prints figures on real messages; nothing is learned from them.

Needs numpy, scipy and torch.
"""
import argparse, gzip, json
import numpy as np
from scipy.optimize import minimize
from hashed_ngrams import BUCKETS, log_softmax, matrix, quantised, write_ngrams
from train_reader import read_messages

# Penalties chosen on authors that were not learned from; between a third and three times of them nothing moves by a point.
RIDGE_PROBLEM, RIDGE_DANGER = 0.2, 0.5


def fit_problems(x, y, count):
    """Multinomial logistic regression with a ridge, by L-BFGS."""
    hot = np.eye(count, dtype=np.float32)[y]
    shape = (BUCKETS, count)

    def loss(v):
        w, b = v[:-count].reshape(shape).astype(np.float32), v[-count:]
        z = x @ w + b
        z -= z.max(1, keepdims=True)
        log_p = z - np.log(np.exp(z).sum(1, keepdims=True))
        g = np.exp(log_p) - hot
        value = -(log_p * hot).sum() + RIDGE_PROBLEM * float((w.astype(float) ** 2).sum()) / 2
        return value, np.r_[(x.T @ g + RIDGE_PROBLEM * w).ravel(), g.sum(0)].astype(float)

    v = minimize(loss, np.zeros(BUCKETS * count + count), jac=True, method='L-BFGS-B', options={'maxiter': 60, 'maxcor': 6}).x
    return v[:-count].reshape(shape), v[-count:]


def fit_danger(x, y):
    def loss(v):
        s = x @ v[:-1] + v[-1]
        g = 1 / (1 + np.exp(-s)) - y
        return (np.logaddexp(0, s) - y * s).sum() + RIDGE_DANGER * (v[:-1] @ v[:-1]) / 2, np.r_[x.T @ g + RIDGE_DANGER * v[:-1], g.sum()]

    v = minimize(loss, np.zeros(BUCKETS + 1), jac=True, method='L-BFGS-B', options={'maxiter': 200}).x
    return v[:-1], v[-1]


class Ngrams:
    def __init__(self, rows, problems):
        x = matrix([r['text'] for r in rows])
        w, b = fit_problems(x, np.array([problems.index(r['problem']) for r in rows]), len(problems))
        known = np.array([r.get('stop_driving') is not None for r in rows])
        d, c = fit_danger(x[known], np.array([float(r['stop_driving']) for r in rows if r.get('stop_driving') is not None]))
        self.biases = np.r_[b, c]
        self.weights, self.scales = quantised(np.c_[w, d])

    def read(self, texts):
        """Logits of the problems, and of danger in the last column, by the weights as shipped."""
        return matrix(texts) @ (self.weights * self.scales).astype(np.float32) + self.biases


def area(score, y):
    return (score[y][:, None] > score[~y][None]).mean()


def top(z, rows, problems, k):
    best = np.argsort(-z, 1)[:, :k]
    return np.mean([bool({problems[i] for i in b} & {r.get('gold') or r['problem'], *r.get('accept', [])}) for b, r in zip(best, rows)])


def main():
    a = argparse.ArgumentParser()
    a.add_argument('--messages', required=True)
    a.add_argument('--out-of-fold', required=True)
    a.add_argument('--weights', required=True)
    a.add_argument('--cases', default='')
    o = a.parse_args()
    rows = [r for r in read_messages(o.messages) if 'problem' in r]
    held = json.load(gzip.open(o.out_of_fold))
    problems = held['problems']
    unread = [r for r in rows if r['id'] in held['rows']]
    authors = {r['author'] for r in unread}
    ngrams = Ngrams([r for r in rows if r['author'] not in authors], problems)
    z = ngrams.read([r['text'] for r in unread])
    for row, values in zip(unread, z):
        held['rows'][row['id']]['ngrams'] = {'problem': [round(10 * v) for v in values[:-1].tolist()], 'danger': round(float(values[-1]), 2)}

    usual = np.array([not r.get('border') for r in unread])
    reader = np.array([held['rows'][r['id']]['problem'] for r in unread]) / 10
    danger = np.array([held['rows'][r['id']]['danger'] for r in unread])
    y = np.array([problems.index(r['problem']) for r in unread])
    is_stop = np.array([bool(r['stop_driving']) for r in unread])

    def problem_loss(v):
        return -log_softmax(reader[usual] / v[0] + v[1] * z[usual, :-1])[np.arange(usual.sum()), y[usual]].mean()

    def danger_loss(v):
        s = danger[usual] / v[0] + v[1] * z[usual, -1] + v[2]
        return (np.logaddexp(0, s) - is_stop[usual] * s).mean()

    p = minimize(problem_loss, [1.3, 0.5], method='Nelder-Mead').x
    d = minimize(danger_loss, [1.5, 0.5, 0.0], method='Nelder-Mead').x
    fitted = {'problemTemperature': p[0], 'ngramProblem': p[1], 'dangerTemperature': d[0], 'ngramDanger': d[1], 'dangerBias': d[2]}
    print({k: round(float(v), 3) for k, v in fitted.items()})
    pooled = reader / p[0] + p[1] * z[:, :-1]
    for name, v in (('reader', reader), ('n-grams', z[:, :-1]), ('both', pooled)):
        print(f'unread authors, {name}: first {top(v, unread, problems, 1):.3f}, three {top(v, unread, problems, 3):.3f}')
    both = danger / d[0] + d[1] * z[:, -1]
    for name, v in (('reader', danger), ('n-grams', z[:, -1]), ('both', both)):
        print(f'unread authors, danger, {name}: {area(v[usual], is_stop[usual]):.4f}, close to the border {area(v[~usual], is_stop[~usual]):.4f}')
    # Pooled as the shipped opinions are.
    held.pop('temperatures', None)
    held.pop('weights', None)
    with gzip.open(o.out_of_fold, 'wt') as f:
        json.dump(held, f, separators=(',', ':'))

    with open(f'{o.weights}/manifest.json') as f:
        manifest = json.load(f)
    with open(f'{o.weights}/manifest.json', 'w') as f:
        # How much it says of the problem stays as it was chosen on real messages: what fits our own hands best suits owners less.
        chosen = {k: round(float(fitted[k]), 3) for k in ('dangerTemperature', 'ngramDanger', 'dangerBias')}
        json.dump(manifest | chosen, f, indent=1)

    ngrams = Ngrams(rows, problems)
    write_ngrams(f'{o.weights}/ngrams', problems, ngrams.weights, ngrams.scales, ngrams.biases)
    if o.cases:
        cases = [json.loads(line) for line in open(o.cases)]
        z = ngrams.read([c['text'] for c in cases])
        print(f'real, n-grams alone: first {top(z[:, :-1], cases, problems, 1):.3f}, three {top(z[:, :-1], cases, problems, 3):.3f}, '
              f'danger {area(z[:, -1], np.array([c["stop_driving"] for c in cases])):.4f}')


if __name__ == '__main__':
    main()
