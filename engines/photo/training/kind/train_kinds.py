"""Trains the heads on top of the image net, and measures them by cross-validation over groups of photos.

usage: train_kinds.py --rows rows.csv --seen PREFIX[,PREFIX…] --out kind-heads.json [--measure-only]
rows.csv comes from decode_photos.py, PREFIX.f32 and PREFIX.csv from measure-photos.ts.
Needs numpy and scipy. Nothing of a photo goes into the weights but what a linear layer keeps of all of them together.
"""
import argparse, collections, csv, json
import numpy as np
from scipy.optimize import minimize

LENGTH = 2048
KINDS = ['dashboard', 'scanner', 'vin', 'odometer', 'tyre', 'smoke', 'brake', 'engine_bay', 'body', 'other_car', 'not_car']
NOT_CAR = KINDS.index('not_car')
FOLDS, SEEDS = 5, 3
RIDGE = 2e-4
TREAD_RIDGE = 1e-2
# One package's photos are many and alike; a photo of the collection says more.
PACKAGES = 0.3
# Half the weight of a photo lies on the photo itself, half on what another hand would have made of it.
AS_IT_IS = 0.5
# Between every photo alike (0) and every kind alike (1).
BALANCE = 0.5
USED_CHANGES = {'', 'dark_0.5', 'dark_0.25', 'bright_2', 'blur_800', 'blur_400'}
MOST_REJECTED = 0.04


def kind_of(row):
    topic, labels = row['topic'], row['labels']
    if topic == 'smoke' and 'no_smoke' in labels:
        return 'other_car'
    if topic == 'car_no_fault':
        return 'not_car' if labels == 'road_no_car' else 'other_car'
    return {'package_car': 'other_car', 'scanner_synthetic': 'scanner', 'brakes': 'brake', 'body_damage': 'body', 'spark_plug': 'engine_bay'}.get(topic, topic)


def softmax(z):
    z = z - z.max(1, keepdims=True)
    e = np.exp(z)
    return e / e.sum(1, keepdims=True)


def fit(x, y, weight, ridge, count):
    n, d = x.shape
    target = np.eye(count)[y]

    def loss(p):
        w, b = p[:d * count].reshape(d, count), p[d * count:]
        share = softmax(x @ w + b)
        gradient = (share - target) * (weight / weight.sum())[:, None]
        value = -(weight * np.log(share[np.arange(n), y] + 1e-30)).sum() / weight.sum() + ridge * (w ** 2).sum()
        return value, np.r_[(x.T @ gradient + 2 * ridge * w).ravel(), gradient.sum(0)]
    p = minimize(loss, np.zeros(d * count + count), jac=True, method='L-BFGS-B', options={'maxiter': 150}).x
    return p[:d * count].reshape(d, count), p[d * count:]


def train(x, y, weight, ridge, count):
    """Weights and biases for what was seen as it comes: standardizing is folded in."""
    mean = np.average(x, axis=0, weights=weight)
    spread = np.sqrt(np.average((x - mean) ** 2, axis=0, weights=weight)) + 1e-3
    spread = spread * np.sqrt(x.shape[1])
    w, b = fit((x - mean) / spread, y, weight, ridge, count)
    w = w / spread[:, None]
    return w, b - mean @ w


def folds(y, groups, seed):
    chance = np.random.RandomState(seed)
    place = {}
    for kind in range(len(KINDS)):
        these = [g for g in np.unique(groups[y == kind]) if g not in place]
        chance.shuffle(these)
        for k, g in enumerate(these):
            place[g] = (k + kind) % FOLDS
    return np.array([place[g] for g in groups])


def interval(values, groups, measure, draws=1000):
    chance, names = np.random.RandomState(5), np.unique(groups)
    members = {g: np.where(groups == g)[0] for g in names}
    drawn = []
    for _ in range(draws):
        pick = np.concatenate([members[g] for g in chance.choice(names, len(names))])
        drawn.append(measure(values[pick]))
    low, high = np.nanquantile(drawn, [0.025, 0.975])
    return f'{measure(values):.3f} ({low:.3f} to {high:.3f})'


def auroc(high, low):
    return np.mean([(h > low).mean() + 0.5 * (h == low).mean() for h in high])


def main():
    parser = argparse.ArgumentParser()
    for name in ('rows', 'seen', 'out'):
        parser.add_argument('--' + name, required=True)
    parser.add_argument('--columns', default=f'0:{LENGTH}')
    parser.add_argument('--measure-only', action='store_true')
    told = parser.parse_args()
    rows = {int(r['id']): r for r in csv.DictReader(open(told.rows))}
    about, seen = [], []
    for prefix in told.seen.split(','):
        about += [line.split(',') for line in open(prefix + '.csv').read().split()]
        raw = np.fromfile(prefix + '.f32', np.float32)
        seen.append(raw.reshape(len(open(prefix + '.csv').read().split()), -1))
    x = np.concatenate(seen)
    x = np.concatenate([x[:, slice(*map(int, c.split(':')))] for c in told.columns.split(',')], 1).astype(float)
    ids = np.array([int(a[0]) for a in about])
    view = np.array([int(a[1]) for a in about])
    changes = np.array([rows[i]['change'] for i in ids])
    used = np.isin(changes, list(USED_CHANGES))
    x, ids, view, changes = x[used], ids[used], view[used], changes[used]
    y = np.array([KINDS.index(kind_of(rows[i])) for i in ids])
    is_photo = np.array([rows[i]['source'] == 'photos' for i in ids])
    # The large package is many small ones: its folder of portraits is not its folder of screens.
    groups = np.array([rows[i]['group'] + (str(i // 60) if rows[i]['group'] == 'tabler-preview' else '') for i in ids])
    whole = (view == 0) & (changes == '')
    of_path = collections.Counter(rows[i]['path'] for i, w in zip(ids, whole) if not w)
    weight = np.array([AS_IT_IS if w else (1 - AS_IT_IS) / of_path[rows[i]['path']] for i, w in zip(ids, whole)])
    weight[~is_photo & (y == NOT_CAR)] *= PACKAGES

    def balanced(at):
        size = np.array([max(1e-9, weight[at & (y == k)].sum()) for k in range(len(KINDS))])
        return weight[at] * size[y[at]] ** -BALANCE

    cells = []
    for seed in range(SEEDS):
        fold = folds(y, groups, seed)
        z = np.zeros((len(y), len(KINDS)))
        for k in range(FOLDS):
            at = fold != k
            w, b = train(x[at], y[at], balanced(at), RIDGE, len(KINDS))
            z[fold == k] = x[fold == k] @ w + b
        cells.append(z)
    test = np.where(whole)[0]
    z, ty, tg, tp = [c[test] for c in cells], y[test], groups[test], is_photo[test]
    temperature = min(np.linspace(0.5, 3, 51), key=lambda t: -np.mean([np.log(softmax(c / t)[np.arange(len(ty)), ty][tp]).mean() for c in z]))
    share = np.mean([softmax(c / temperature) for c in z], 0)
    cars = tp & (ty != NOT_CAR)
    others = np.where(np.arange(len(KINDS)) != NOT_CAR)[0]
    # How far not_car must be moved so that it leads in no more than the allowed share of photos of cars.
    gap = np.log(share[:, NOT_CAR]) - np.log(share[:, others].max(1))
    move = -np.quantile(gap[cars], 1 - MOST_REJECTED)
    print(f'{tp.sum()} photos of {len(set(tg[tp]))} groups, {(~tp).sum()} photos of packages; temperature {temperature:.2f}, not_car moved by {move:+.2f}')
    moved = share.copy()
    moved[:, NOT_CAR] *= np.exp(move)
    moved /= moved.sum(1, keepdims=True)
    right = (moved.argmax(1) == ty).astype(float)
    said = moved.argmax(1) == NOT_CAR
    mean = lambda v: v.mean()
    print('kind right, all photos:', interval(right[tp], tg[tp], mean))
    print('kind right, photos of cars:', interval(right[cars], tg[cars], mean))
    two = np.array([ty[i] in moved[i].argsort()[-2:] for i in range(len(ty))], float)
    print('kind among the first two, photos of cars:', interval(two[cars], tg[cars], mean))
    balanced_right = np.mean([right[tp & (ty == k)].mean() for k in range(len(KINDS)) if (tp & (ty == k)).any()])
    print(f'kind right, each kind alike: {balanced_right:.3f}')
    print('no car, of the collection, rejected:', interval(said[tp & (ty == NOT_CAR)].astype(float), tg[tp & (ty == NOT_CAR)], mean), f'of {(tp & (ty == NOT_CAR)).sum()}')
    packed = ~tp & (ty == NOT_CAR)
    print('no car, of packages, rejected:', interval(said[packed].astype(float), tg[packed], mean), f'of {packed.sum()}')
    print('photos of cars rejected:', interval(said[cars].astype(float), tg[cars], mean), f'of {cars.sum()}')
    print(f'no car against cars, AUROC: {auroc(moved[tp & (ty == NOT_CAR), NOT_CAR], moved[cars, NOT_CAR]):.3f}, packages {auroc(moved[packed, NOT_CAR], moved[cars, NOT_CAR]):.3f}')
    sure = moved.max(1)
    edges = [0, 0.5, 0.7, 0.9, 1.01]
    print('said probability against how often right:', ', '.join(f'{sure[k].mean():.2f} {right[k].mean():.2f} ({k.sum()})' for low, high in zip(edges, edges[1:]) for k in [tp & (sure >= low) & (sure < high)] if k.any()))
    for k in range(len(KINDS)):
        these = tp & (ty == k)
        if these.any():
            told_as = collections.Counter(KINDS[m] for m in moved[these].argmax(1))
            print(f'  {KINDS[k]}: ' + ', '.join(f'{name} {count}' for name, count in told_as.most_common()))
    for i in np.where((ty == NOT_CAR) & tp & ~said | cars & said)[0]:
        print('   wrong:', rows[ids[test][i]]['path'].split('/')[-1], f'{moved[i, NOT_CAR]:.2f}', KINDS[moved[i].argmax()])

    # Tread: leaving one tyre out.
    of_tyres = [i for i in test if rows[ids[i]]['topic'] == 'tyre' and rows[ids[i]]['labels'] not in ('sidewall_text', 'worn_vs_good')]
    worn = np.array([0 if rows[ids[i]]['labels'].startswith('good') else 1 for i in of_tyres])
    views = [np.where(ids == ids[i])[0] for i in of_tyres]
    tread = np.zeros(len(worn))
    for k in range(len(worn)):
        at = np.concatenate([views[j] for j in range(len(worn)) if j != k])
        label = np.concatenate([np.full(len(views[j]), worn[j]) for j in range(len(worn)) if j != k])
        size = np.array([weight[at][label == c].sum() for c in (0, 1)])
        w, b = train(x[at], label, weight[at] / size[label], TREAD_RIDGE, 2)
        tread[k] = (x[of_tyres[k]] @ (w[:, 1] - w[:, 0])) + b[1] - b[0]
    print(f'worn or bald against good tread, AUROC: {interval(np.c_[tread, worn], np.arange(len(worn)), lambda v: auroc(v[v[:, 1] == 1, 0], v[v[:, 1] == 0, 0]) if 0 < v[:, 1].sum() < len(v) else np.nan)} of {len(worn)} tyres')
    print('  ', ' '.join(f'{rows[ids[i]]["labels"]}:{1 / (1 + np.exp(-t)):.2f}' for i, t in zip(of_tyres, tread)))
    if told.measure_only:
        return
    at = np.full(len(y), True)
    w, b = train(x, y, balanced(at), RIDGE, len(KINDS))
    w, b = w / temperature, b / temperature
    b[NOT_CAR] += move
    at = np.concatenate(views)
    label = np.concatenate([np.full(len(v), c) for v, c in zip(views, worn)])
    size = np.array([weight[at][label == c].sum() for c in (0, 1)])
    tw, tb = train(x[at], label, weight[at] / size[label], TREAD_RIDGE, 2)
    number = lambda v: float(f'{v:.4g}')
    json.dump({'kinds': KINDS, 'weights': [[number(v) for v in w[:, k]] for k in range(len(KINDS))], 'biases': [number(v) for v in b],
               'tread': {'weights': [number(v) for v in tw[:, 1] - tw[:, 0]], 'bias': number(tb[1] - tb[0])}}, open(told.out, 'w'), separators=(',', ':'))


main()
