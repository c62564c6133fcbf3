"""What learn_from_owners.py fits with: labels of real posts, kernels over their words and embeddings, and a penalised fit that starts from
what authored messages taught."""
import collections, csv, json
import numpy as np
from scipy.sparse.csgraph import connected_components
from scipy.sparse import csr_matrix

SURE = {'high': 1.0, 'medium': 0.8, 'low': 0.5, '': 1.0}
# Share of the target that the reader's own problem keeps where others are accepted too.
OWN = 0.7
# A cosine from which two posts are one told twice.
TWIN = 0.75


def read_labels(path, problems):
    """By post: share of each problem, of danger, and the set that counts as right; several readers of one post are averaged."""
    by = collections.defaultdict(list)
    for row in csv.DictReader(open(path)):
        by[row['id']].append(row)
    labels = {}
    for id, rows in by.items():
        share, right, weights = np.zeros(len(problems)), set(), []
        for row in rows:
            if row['fault'] != '1':
                continue
            accept = [p for p in row['accept'].split() if p != row['problem']]
            share[problems.index(row['problem'])] += OWN if accept else 1
            for p in accept:
                share[problems.index(p)] += (1 - OWN) / len(accept)
            right |= {row['problem'], *accept}
            weights.append(SURE[row['confidence']])
        labels[id] = {
            'share': share / max(1e-9, share.sum()), 'right': right, 'weight': float(np.mean(weights)) if weights else 0.0,
            'danger': float(np.mean([row['stop'] != '0' for row in rows])),
            'kind': next((row['kind'] for row in rows if row['kind']), ''),
        }
    return labels


def folds_of(kernel, count=5, seed=1):
    """A fold for each post, near-duplicates together. `kernel` has cosines of its n-grams."""
    near = csr_matrix(kernel > TWIN)
    groups, of = connected_components(near, directed=False)
    return np.random.default_rng(seed).integers(0, count, groups)[of]


def fit(kernel, loss, columns, steps=60):
    """Minimises loss(K a) + a'Ka/2 by L-BFGS with the kernel's own inner product: the same path as ridge regression over the features
    themselves, without ever holding a weight for each. `loss` gives value and gradient in the fitted values."""
    a = np.zeros((kernel.shape[0], columns), np.float32)
    f = np.zeros_like(a)
    value, slope = loss(f)
    g, kg = slope + a, None
    kg = kernel @ g
    past = []
    for _ in range(steps):
        q, kq, used = g.copy(), kg.copy(), []
        for s, ks, y, ky, sy in reversed(past):
            r = float((s * kq).sum()) / sy
            used.append(r)
            q -= r * y
            kq -= r * ky
        if past:
            s, ks, y, ky, sy = past[-1]
            scale = sy / float((y * ky).sum())
        else:
            scale = 1 / max(1.0, float(np.sqrt((g * kg).sum())))
        q *= scale
        kq *= scale
        for (s, ks, y, ky, sy), r in zip(past, reversed(used)):
            b = float((y * kq).sum()) / sy
            q += (r - b) * s
            kq += (r - b) * ks
        down = float((g * kq).sum())
        whole = value + float((a * f).sum()) / 2
        step = 1.0
        while True:
            na, nf = a - step * q, f - step * kq
            nvalue, nslope = loss(nf)
            if nvalue + float((na * nf).sum()) / 2 <= whole - 1e-4 * step * down or step < 1e-4:
                break
            step /= 2
        ng = nslope + na
        nkg = kernel @ ng
        s, y, ky = na - a, ng - g, nkg - kg
        sy = float((s * ky).sum())
        if sy > 1e-10:
            past = [*past[-7:], (s, nf - f, y, ky, sy)]
        done = whole - nvalue - float((na * nf).sum()) / 2 < 1e-5 * abs(whole)
        a, f, value, g, kg = na, nf, nvalue, ng, nkg
        if done:
            break
    return a


class Lesson:
    """What is learned from: n-grams, embeddings, where learning begins, what is right of each row, how much it counts, and how freely
    n-grams, embedding and products of two of its numbers may move."""

    def __init__(self, x, e, start, loss, target, weight, free):
        self.x, self.e, self.start, self.loss, self.target, self.weight, self.free = x, e, start, loss, target, weight, free
        free_x, free_e, free_square = free
        inner = (e @ e.T).astype(np.float32)
        self.kernel = free_x * np.asarray((x @ x.T).todense(), np.float32) + free_e * inner + 1
        if free_square:
            self.kernel += free_square * inner * inner

    def learn(self, rows):
        """Weights of n-grams, of the embedding, biases, and (of the first column) of the products."""
        target = self.target[rows]
        a = fit(self.kernel[np.ix_(rows, rows)], self.loss(self.start[rows], target, self.weight[rows]), target.shape[1] if target.ndim > 1 else 1)
        x, e, (free_x, free_e, free_square) = self.x[rows], self.e[rows], self.free
        return np.asarray(x.T @ (free_x * a)), e.T @ (free_e * a), a.sum(0), free_square * (e.T * a[:, 0]) @ e


def problem_loss(offset, share, weight):
    def loss(f):
        z = offset + f
        z = z - z.max(1, keepdims=True)
        log_p = z - np.log(np.exp(z).sum(1, keepdims=True))
        return -float((weight[:, None] * share * log_p).sum()), (weight[:, None] * (np.exp(log_p) - share)).astype(np.float32)
    return loss


def danger_loss(offset, y, weight):
    def loss(f):
        s = offset + f[:, 0]
        p = 1 / (1 + np.exp(-s))
        return float((weight * (np.logaddexp(0, s) - y * s)).sum()), (weight * (p - y)).astype(np.float32)[:, None]
    return loss


def heads_of(reader_path, problems):
    """Weights of the encoder's heads as exported: [width, problems], [problems], [width], scalar."""
    import onnx
    from onnx import numpy_helper
    graph = onnx.load(reader_path).graph
    tensors = {t.name: numpy_helper.to_array(t) for t in graph.initializer}
    found = {}
    for node in graph.node:
        if node.op_type == 'Gemm' and node.output[0] in ('problem', 'danger'):
            w = tensors[node.input[1]]
            if any(x.name == 'transB' and x.i for x in node.attribute):
                w = w.T
            found[node.output[0]] = (w, tensors[node.input[2]])
    (pw, pb), (dw, db) = found['problem'], found['danger']
    return pw, pb, dw.ravel(), float(db.ravel()[0])
