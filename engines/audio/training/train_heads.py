"""Trains the heads on top of the sound encoder, and measures them by cross-validation over source recordings.

usage: train_heads.py --sounds sounds.csv --real PREFIX --deep PREFIX --made PREFIX --made-labels labels.jsonl --out heads.json
PREFIX.f32 and PREFIX.csv come from measure-clips.ts; ids of real clips are rows of sounds.csv, of made ones rows of labels.jsonl.
Needs numpy and scipy. Nothing of a recording goes into the weights but what a linear layer keeps of all of them together.
"""
import argparse, collections, csv, json
import numpy as np
from scipy.optimize import minimize

LENGTH = 768
DEEP_LENGTH = 1536
# As judge-sound.ts has short recordings heard a second time.
MOST_DEEP_WINDOWS = 2
NINE = ['bad_ignition', 'dead_battery', 'low_oil', 'normal_brakes', 'normal_idle', 'normal_startup', 'power_steering', 'serpentine_belt', 'worn_brakes']
STATE_OF = {'normal_idle': 'idle', 'low_oil': 'idle', 'power_steering': 'idle', 'serpentine_belt': 'idle', 'engine_knock': 'idle', 'other_engine': 'idle',
            'other_fault': 'idle', 'normal_startup': 'startup', 'bad_ignition': 'startup', 'dead_battery': 'startup', 'normal_brakes': 'braking', 'worn_brakes': 'braking'}
STATES = ['startup', 'idle', 'revving', 'driving', 'braking']
KINDS = ['knock', 'tick', 'squeal', 'grind', 'whine', 'hum', 'hiss', 'puff', 'rattle', 'click', 'crank_no_start']
FOLDS = 5
RIDGE = 3e-5
KIND_RIDGE = 1e-4
# Other sources weigh less: the nine classes come from one collection, and what else there is differs in its devices.
OTHER_SOURCES = 0.3
MADE_NOT_CAR = 0.015
NOT_CAR = 6.0
MADE_CAR = 0.01
MADE_KNOCK = 0.05
# Only of revving and driving, of which there are hardly any recordings: made starts and brakes sound like no real ones.
MADE_STATES = 0.01
MADE_KINDS = 0.07
# Share of healthy real recordings in which a kind of sound may stand above one half.
FALSE_KINDS = 0.05
# What is no car is called so where it is rated 0.3 or more: the logit is raised by log(0.7 / 0.3). Lower, and every eighth car would be taken for none.
NOT_CAR_MOVE = 0.85
# As judge-sound.ts joins the two opinions of a knock.
KNOCK_SHARE = 0.2
ENGINES = [c for c in STATE_OF if STATE_OF[c] == 'idle']
ELEVEN = NINE + ['engine_knock', 'not_car']


def read_windows(prefix, length=LENGTH):
    x = np.fromfile(prefix + '.f32', np.float32).reshape(-1, length).astype(float)
    table = [[float(v) for v in line.split(',')] for line in open(prefix + '.csv')]
    ids = np.array([int(row[0]) for row in table])
    places = np.array([row[1:3] for row in table])
    impacts = {int(row[0]): row[3:6] for row in table}
    rows = collections.defaultdict(list)
    for k, i in enumerate(ids):
        rows[i].append(k)
    return x, ids, places, impacts, rows


def class_of(row):
    """Names beginning with + are classes of other sources, learned apart and added to the class of the same name."""
    label, nine = row['label_normalised'], 'Kaggle clip' in row['note']
    if nine or label in ('engine_knock', 'not_car'):
        return label
    if label in ('normal_idle', 'normal_running'):
        return '+normal_idle'
    if label == 'engine_unlabelled':
        return 'other_engine'
    if label.startswith('background') or label in ('cv_joint', 'driveline_joint', 'wheel_bearing', 'suspension', 'transmission'):
        return 'road'
    if label in NINE:
        return '+' + label
    return '+dead_battery' if label == 'failed_start' else 'other_fault'


def made_class_of(label):
    """Only what a made sound surely is; empty where it could be several."""
    state, kind = label['state'], label['kind']
    if label['notCar']:
        return 'not_car'
    if kind and label['severityDb'] is not None and label['severityDb'] < 0:
        return ''
    if state in ('idle', 'revving'):
        return {None: 'other_engine', 'knock': 'engine_knock'}.get(kind, 'other_fault')
    if state == 'startup':
        return {None: '+normal_startup', 'crank_no_start': '+bad_ignition', 'click': '+dead_battery'}.get(kind, '')
    if state == 'braking':
        return {None: '+normal_brakes', 'squeal': '+worn_brakes', 'grind': '+worn_brakes'}.get(kind, 'road')
    return 'road'


def state_of(row):
    label = row['label_normalised']
    if 'Kaggle clip' in row['note']:
        return STATE_OF[label]
    if label in ('normal_idle', 'engine_unlabelled', 'ac_compressor', 'alternator', 'idler_pulley', 'water_pump', 'oil_cap_off', 'vacuum_leak', 'normal_running'):
        return 'idle'
    if label in ('normal_startup', 'failed_start', 'dead_battery', 'flooded_engine'):
        return 'startup'
    return {'worn_brakes': 'braking', 'background_in_cabin': 'driving', 'wheel_bearing': 'driving', 'cv_joint': 'driving', 'driveline_joint': 'driving'}.get(label)


def kinds_of(row):
    """1 there, 0 not there, nan unknown."""
    y = np.full(len(KINDS), np.nan)
    label = row['label_normalised']
    surely = {'serpentine_belt': 'squeal', 'power_steering': 'whine', 'bad_ignition': 'crank_no_start', 'valve_tick': 'tick', 'engine_rattle': 'rattle',
              'wheel_bearing': 'hum', 'vacuum_leak': 'hiss', 'engine_knock': 'knock'}
    unsure = {'knock': ['tick', 'rattle'], 'tick': ['knock', 'click'], 'squeal': ['whine'], 'whine': ['squeal', 'hum'], 'rattle': ['knock'], 'crank_no_start': ['click'],
              'worn_brakes': ['squeal', 'grind', 'whine'], 'dead_battery': ['click', 'crank_no_start'], 'low_oil': ['knock', 'tick', 'rattle', 'grind']}
    if label in ('normal_idle', 'normal_startup', 'normal_brakes', 'normal_running', 'not_car') or label in surely or label in unsure:
        y[:] = 0
    if label in surely:
        y[KINDS.index(surely[label])] = 1
    for other in unsure.get(surely.get(label, label), []):
        y[KINDS.index(other)] = np.nan
    return y


def softmax(z):
    z = z - z.max(1, keepdims=True)
    e = np.exp(z)
    return e / e.sum(1, keepdims=True)


def standardize(x, mean, spread):
    return (x - mean) / spread / np.sqrt(x.shape[1])


def fit_one_of(x, y, weight, ridge):
    """Multinomial logistic regression; rare classes weigh up to the root of their rarity more."""
    names = sorted(set(y))
    hot = (y[:, None] == np.array(names)[None]).astype(float)
    count = (hot * weight[:, None]).sum(0)
    weight = weight * (hot * (count.sum() / count / len(names)) ** 0.5).sum(1)
    weight = weight / weight.sum()
    d, k = x.shape[1], len(names)

    def loss(v):
        w = v[: d * k].reshape(d, k)
        p = softmax(x @ w + v[d * k :])
        g = weight[:, None] * (p - hot)
        return -(weight * np.log((p * hot).sum(1) + 1e-12)).sum() + ridge * (w ** 2).sum() / 2, np.r_[(x.T @ g + ridge * w).ravel(), g.sum(0)]

    v = minimize(loss, np.zeros(d * k + k), jac=True, method='L-BFGS-B', options={'maxiter': 100}).x
    return names, v[: d * k].reshape(d, k), v[d * k :]


def fit_each(x, y, weight, ridge):
    """One logistic regression a kind; unknown labels stay out."""
    out = []
    for k in range(y.shape[1]):
        known = ~np.isnan(y[:, k])
        a, t, w = x[known], y[known, k], weight[known].copy()
        w[t == 1] *= min(8.0, (w[t == 0].sum() / w[t == 1].sum()) ** 0.5)
        w /= w.sum()

        def loss(v):
            s = a @ v[:-1] + v[-1]
            g = w * (1 / (1 + np.exp(-s)) - t)
            return (w * (np.logaddexp(0, s) - t * s)).sum() + ridge * (v[:-1] @ v[:-1]) / 2, np.r_[a.T @ g + ridge * v[:-1], g.sum()]

        out.append(minimize(loss, np.zeros(x.shape[1] + 1), jac=True, method='L-BFGS-B', options={'maxiter': 80}).x)
    return np.array(out)


def area(scores, is_positive):
    order = np.argsort(scores)
    rank = np.empty(len(scores))
    for value in np.unique(scores):
        same = scores == value
        rank[same] = (scores < value).sum() + (same.sum() + 1) / 2
    n = is_positive.sum()
    return (rank[is_positive].sum() - n * (n + 1) / 2) / (n * (~is_positive).sum())


def folds_of(groups, labels, seed):
    """Whole source recordings go into one fold; those of the rarest classes are dealt first."""
    rng = np.random.default_rng(seed)
    rarity = collections.Counter(labels)
    by_group = collections.defaultdict(list)
    for i, g in enumerate(groups):
        by_group[g].append(i)
    order = sorted(by_group, key=lambda g: (min(rarity[labels[i]] for i in by_group[g]), rng.random()))
    fold, load = np.zeros(len(groups), int), np.zeros((FOLDS, len(rarity)))
    names = sorted(rarity)
    for g in order:
        want = np.zeros(len(names))
        for i in by_group[g]:
            want[names.index(labels[i])] += 1
        # The fold that has least of what this recording holds.
        k = min(range(FOLDS), key=lambda f: ((load[f] * want).sum(), load[f].sum(), rng.random()))
        load[k] += want
        fold[by_group[g]] = k
    return fold


class Heads:
    """All heads, trained on the given clips."""

    def __init__(self, data, clips):
        real, made = data.real, data.made
        use = [k for i in clips for k in real.rows[i]]
        self.mean, self.spread = real.x[use].mean(0), real.x[use].std(0) + 1e-6
        x, xm = standardize(real.x, self.mean, self.spread), standardize(made.x, self.mean, self.spread)

        def part(names, of, share):
            rows = [(k, of(i)) for i in clips if of(i) is not None for k in real.rows[i]]
            weight = [share(i) / len(real.rows[i]) if data.is_nine[i] else share(i) * min(1, 3 / len(real.rows[i])) for i in clips if of(i) is not None for _ in real.rows[i]]
            return x[[k for k, _ in rows]], np.array([v for _, v in rows]), np.array(weight)

        share = lambda i: 1.0 if data.is_nine[i] else (NOT_CAR if data.classes[i] == 'not_car' else OTHER_SOURCES)
        a, y, w = part(None, lambda i: data.classes[i], share)
        # Made cars stand beside what is made and no car: else whatever is made would be none.
        n = data.made_classes != ''
        share = np.where(data.made_not_car[n], MADE_NOT_CAR, MADE_CAR)
        names, weights, biases = fit_one_of(np.r_[a, xm[n]], np.r_[y, data.made_classes[n]], np.r_[w, share], RIDGE)
        self.classes = (names, weights, biases)
        # Each class is learned apart, then added to its state: a squeal and a grind have little in common but the brakes.
        fine = lambda i: data.states[i] and f'{data.states[i]}:{data.classes[i]}'
        a, y, w = part(None, fine, lambda i: 1.0 if data.is_nine[i] else OTHER_SOURCES)
        n = np.isin(data.made_state, ['revving', 'driving'])
        names, weights, biases = fit_one_of(np.r_[a, xm[n]], np.r_[y, data.made_state[n]], np.r_[w, np.full(n.sum(), MADE_STATES)], RIDGE)
        self.states = ([name.split(':')[0] for name in names], weights, biases)
        self.deep = Deep(data, clips)
        a, y, w = part(None, lambda i: tuple(data.kinds[i]), lambda i: 0.3 if data.is_close_up[i] else 1.0)
        self.kinds = fit_each(np.r_[a, xm], np.r_[y, data.made_kinds], np.r_[w, np.full(len(xm), MADE_KINDS)], KIND_RIDGE)
        # Knock against healthy by three numbers alone: more would only learn whose telephone it was.
        pick = [i for i in clips if data.rows[i]['label_normalised'] in ('engine_knock', 'normal_idle')]
        f = np.array([real.impacts[i] for i in pick])
        self.impact_mean, self.impact_spread = f.mean(0), f.std(0)
        t = np.array([data.rows[i]['label_normalised'] == 'engine_knock' for i in pick]).astype(float)
        w = np.array([0.5 if data.is_close_up[i] else 2.0 if t[k] else 0.4 if data.is_nine[i] else 1.0 for k, i in enumerate(pick)])
        f = np.r_[(f - self.impact_mean) / self.impact_spread, (data.made_impacts - self.impact_mean) / self.impact_spread]
        self.knock = fit_each(f, np.r_[t, data.made_knocks][:, None], np.r_[w, np.full(len(data.made_knocks), MADE_KNOCK)], 0.01)[0]

    def classes_of(self, x):
        names, w, b = self.classes
        p = softmax(np.log(softmax(standardize(x, self.mean, self.spread) @ w + b) + 1e-12).mean(0, keepdims=True))[0]
        out = collections.Counter()
        for name, value in zip(names, p):
            out[name.lstrip('+')] += value
        return out

    def states_of(self, x):
        names, w, b = self.states
        out = collections.Counter()
        for name, value in zip(names, softmax(np.log(softmax(standardize(x, self.mean, self.spread) @ w + b) + 1e-12).mean(0, keepdims=True))[0]):
            out[name] += value
        return out

    def kinds_of(self, x):
        s = standardize(x, self.mean, self.spread) @ self.kinds[:, :-1].T + self.kinds[:, -1]
        return s

    def knock_of(self, impacts):
        s = ((np.array(impacts) - self.impact_mean) / self.impact_spread) @ self.knock[:-1] + self.knock[-1]
        return 1 / (1 + np.exp(-s))


class Deep:
    """What the deep encoder knows: the nine classes apart, learned from the recordings of the one collection that has them all."""

    def __init__(self, data, clips):
        rows = data.deep.rows
        nine = [i for i in clips if data.is_nine[i]]
        use = [k for i in nine for k in rows[i]]
        self.mean, self.spread = data.deep.x[use].mean(0), data.deep.x[use].std(0) + 1e-6
        x = standardize(data.deep.x[use], self.mean, self.spread)
        y = np.array([data.classes[i] for i in nine for _ in rows[i]])
        self.names, self.weights, self.biases = fit_one_of(x, y, np.array([1 / len(rows[i]) for i in nine for _ in rows[i]]), RIDGE)

    def classes_of(self, x):
        p = softmax(standardize(x, self.mean, self.spread) @ self.weights + self.biases)
        return dict(zip(self.names, softmax(np.log(p + 1e-12).mean(0, keepdims=True))[0]))


def with_deep(classes, deep):
    """As judge-sound.ts: the deep encoder has a say in which of the nine it is, not in whether it is one of them."""
    nine = sum(classes[c] for c in NINE)
    both = {c: np.sqrt(classes[c] * deep[c]) for c in NINE}
    total = sum(both.values())
    return collections.Counter({**classes, **{c: nine * p / total for c, p in both.items()}})


class Windows:
    def __init__(self, prefix, length=LENGTH):
        self.x, self.ids, self.places, self.impacts, self.rows = read_windows(prefix, length)


class Data:
    def __init__(self, o):
        self.rows = list(csv.DictReader(open(o.sounds)))
        self.real, self.made = Windows(o.real), Windows(o.made)
        self.deep = Windows(o.deep, DEEP_LENGTH)
        self.clips = sorted(self.real.rows)
        self.is_nine = ['Kaggle clip' in r['note'] for r in self.rows]
        self.is_close_up = ['close-up' in r['note'] for r in self.rows]
        self.classes = [class_of(r) for r in self.rows]
        self.states = [state_of(r) for r in self.rows]
        self.kinds = [kinds_of(r) for r in self.rows]
        self.groups = [r['group'] for r in self.rows]
        labels = [json.loads(line) for line in open(o.made_labels)]
        m = self.made
        self.made_not_car = np.array([labels[i]['notCar'] is not None for i in m.ids])
        # A start is over after some seconds; what follows is an idle that nobody labeled.
        self.made_state = np.array(['' if labels[i]['notCar'] or labels[i]['state'] not in STATES or (labels[i]['state'] == 'startup' and m.places[k][0] > 2.5)
                                    else labels[i]['state'] for k, i in enumerate(m.ids)])
        self.made_classes = np.array([made_class_of(labels[i]) for i in m.ids])
        engines = [i for i in m.impacts if labels[i]['state'] in ('idle', 'revving') and (labels[i]['kind'] is None or (labels[i]['kind'] == 'knock' and labels[i]['severityDb'] > 0))]
        self.made_impacts = np.array([m.impacts[i] for i in engines])
        self.made_knocks = np.array([float(labels[i]['kind'] == 'knock') for i in engines])
        y = np.zeros((len(m.ids), len(KINDS)))
        for k, i in enumerate(m.ids):
            label = labels[i]
            if not label['kind']:
                continue
            column = KINDS.index(label['kind'])
            if label['kindFrom'] is None or (label['severityDb'] is not None and label['severityDb'] < -6):
                y[k, column] = np.nan  # too faint to be called there or not
                continue
            shared = min(label['kindTo'], m.places[k][1]) - max(label['kindFrom'], m.places[k][0])
            y[k, column] = 1 if shared > 0.3 else np.nan if shared > 0 else 0
        self.made_kinds = y


def interval(values, groups, of, seed=1, rounds=1000):
    """95 % by drawing source recordings anew."""
    rng = np.random.default_rng(seed)
    by_group = collections.defaultdict(list)
    for i, g in enumerate(groups):
        by_group[g].append(i)
    keys = list(by_group)
    drawn = []
    for _ in range(rounds):
        pick = [i for k in rng.integers(0, len(keys), len(keys)) for i in by_group[keys[k]]]
        value = of([values[i] for i in pick])
        if np.isfinite(value):
            drawn.append(value)
    return np.percentile(drawn, [2.5, 97.5])


def with_knock(classes, knock):
    share = KNOCK_SHARE * knock * sum(classes[c] for c in ENGINES)
    scale = (1 - share) / (1 - classes['engine_knock']) if classes['engine_knock'] < 1 else 0
    return {c: share if c == 'engine_knock' else p * scale for c, p in classes.items()}


def state_of_all(classes, states, deep):
    """As judge-sound.ts joins what is said of the state by its own head, by the classes and, of short recordings, by the deep encoder's classes."""
    among = ('idle', 'startup', 'braking')
    of = lambda rated: {s: sum(p for c, p in rated.items() if STATE_OF.get(c) == s) for s in among}
    total = sum(of(classes).values())
    opinions = [states, of(classes)] + ([of(deep)] if deep else [])
    both = {s: np.exp(np.mean([np.log(o[s] + 1e-12) for o in opinions])) for s in among}
    own = 1 - total / 2
    all_three = own * sum(states[s] for s in among) + total / 2
    return max(STATES, key=lambda s: all_three * both[s] / sum(both.values()) if s in among else own * states[s])


def measure(data, seeds=(0,)):
    clips = data.clips
    labels = [data.classes[i].lstrip('+') for i in clips]
    groups = [data.groups[i] for i in clips]
    sums = [collections.Counter() for _ in clips]
    states = [collections.Counter() for _ in clips]
    firsts, deeps = [collections.Counter() for _ in clips], [collections.Counter() for _ in clips]
    kinds, knock = [0.0] * len(clips), np.zeros(len(clips))
    for seed in seeds:
        fold = folds_of(groups, labels, seed)
        for k in range(FOLDS):
            heads = Heads(data, [clips[n] for n in range(len(clips)) if fold[n] != k])
            for n in np.where(fold == k)[0]:
                x = data.real.x[data.real.rows[clips[n]]]
                classes = heads.classes_of(x)
                for name, p in classes.items():
                    firsts[n][name] += p / len(seeds)
                windows = data.deep.rows[clips[n]]
                if len(windows) <= MOST_DEEP_WINDOWS:
                    deep = heads.deep.classes_of(data.deep.x[windows])
                    classes = with_deep(classes, deep)
                    for name, p in deep.items():
                        deeps[n][name] += p / len(seeds)
                for name, p in classes.items():
                    sums[n][name] += p / len(seeds)
                for name, p in heads.states_of(x).items():
                    states[n][name] += p / len(seeds)
                kinds[n] = kinds[n] + heads.kinds_of(x) / len(seeds)
                knock[n] += heads.knock_of(data.real.impacts[clips[n]]) / len(seeds)
    said = [state_of_all(*of) for of in zip(firsts, states, deeps)]
    show(data, clips, labels, groups, sums, said, kinds, knock)
    return firsts, sums, states, deeps, kinds, knock


def show(data, clips, labels, groups, sums, said, kinds, knock):
    nine = [n for n, i in enumerate(clips) if data.is_nine[i]]
    rows = [(labels[n], max(NINE, key=lambda c: sums[n][c]), n) for n in nine]
    g = [groups[n] for n in nine]
    right = lambda r: np.mean([a == b for a, b, _ in r])
    balanced = lambda r: np.mean([np.mean([a == b for a, b, _ in r if a == c]) for c in set(a for a, _, _ in r)])

    def faulty(n):
        mine = [c for c in NINE if STATE_OF[c] == STATE_OF[labels[n]]]
        return sum(sums[n][c] for c in mine if not c.startswith('normal')) / sum(sums[n][c] for c in mine)

    fault = [(faulty(n), not labels[n].startswith('normal')) for n in nine]
    auc = lambda r: area(np.array([a for a, _ in r]), np.array([b for _, b in r])) if len(set(b for _, b in r)) > 1 else np.nan

    def ece(r):
        p, t = np.array([a for a, _ in r]), np.array([b for _, b in r])
        bins = np.minimum((p * 10).astype(int), 9)
        return sum(abs(p[bins == b].mean() - t[bins == b].mean()) * (bins == b).mean() for b in set(bins))

    def line(name, values, of, gr=g):
        low, high = interval(values, gr, of)
        print(f'{name}: {of(values):.3f} ({low:.3f} to {high:.3f})', flush=True)

    print(f'{len(clips)} recordings of {len(set(groups))} sources; nine classes: {len(nine)} of {len(set(g))}')
    line('nine classes right', rows, right)
    line('nine classes right, balanced', rows, balanced)
    joined = [with_knock(sums[n], knock[n]) for n in range(len(clips))]
    line('nine classes right, where knock and no car may be said too', [(labels[n], max(ELEVEN, key=lambda c: joined[n].get(c, 0)), n) for n in nine], right)
    line('state right', [STATE_OF[labels[n]] == said[n] for n in nine], np.mean)
    others = [n for n, i in enumerate(clips) if data.states[i] and not data.is_nine[i]]
    line('  among recordings of other sources', [data.states[clips[n]] == said[n] for n in others], np.mean, [groups[n] for n in others])
    line('fault against normal, state known, AUROC', fault, auc)
    line('fault against normal, state known, calibration error', fault, ece)
    for s in ('idle', 'startup', 'braking'):
        line(f'  AUROC {s}', [f for f, n in zip(fault, nine) if STATE_OF[labels[n]] == s], auc, [groups[n] for n in nine if STATE_OF[labels[n]] == s])
    pick = [n for n, i in enumerate(clips) if (labels[n] == 'engine_knock' and not data.is_close_up[i]) or data.rows[i]['label_normalised'] == 'normal_idle']
    line('engine knock against healthy, as rated among the classes, AUROC', [(joined[n]['engine_knock'], labels[n] == 'engine_knock') for n in pick], auc, [groups[n] for n in pick])
    line('engine knock against healthy, by its impacts, AUROC', [(knock[n], labels[n] == 'engine_knock') for n in pick], auc, [groups[n] for n in pick])
    pick = [n for n in pick if not data.is_nine[clips[n]]]
    line('  the same among other sources only', [(knock[n], labels[n] == 'engine_knock') for n in pick], auc, [groups[n] for n in pick])
    line('not a car against all others, AUROC', [(sums[n]['not_car'], labels[n] == 'not_car') for n in range(len(clips))], auc, groups)
    for least in (0.5, 0.3, 0.2, 0.1):
        print(f"  above {least}: {np.mean([sums[n]['not_car'] > least for n in range(len(clips)) if labels[n] == 'not_car']):.2f} of what is no car, "
              f"{np.mean([sums[n]['not_car'] > least for n in range(len(clips)) if labels[n] != 'not_car']):.3f} of the rest")
    for k, kind in enumerate(KINDS):
        known = [(best_third(kinds[n][:, k]), data.kinds[i][k] == 1) for n, i in enumerate(clips) if not np.isnan(data.kinds[i][k])]
        if sum(b for _, b in known) > 3:
            print(f'  {kind} on real recordings, AUROC: {auc(known):.3f} ({sum(b for _, b in known)} of {len(known)})')


def best_third(values):
    return np.sort(values)[::-1][: max(1, -(-len(values) // 3))].mean()


def main():
    a = argparse.ArgumentParser()
    for name in ('sounds', 'real', 'deep', 'made', 'made-labels', 'out'):
        a.add_argument('--' + name, required=True)
    o = a.parse_args()
    data = Data(o)
    firsts, sums, states, deeps, kinds, knock = measure(data)
    heads = Heads(data, data.clips)
    rounded = lambda values: [float(f'{v:.4g}') for v in values]
    names, w, b = heads.classes
    group = [data.groups[i] for i in data.clips]
    b = [bias + (NOT_CAR_MOVE if name == 'not_car' else 0) for name, bias in zip(names, b)]
    print(f'not_car is moved by {NOT_CAR_MOVE:.2f}; then')

    def move(rated):
        out = []
        for s, k in zip(rated, knock):
            lifted = {c: p * (np.exp(NOT_CAR_MOVE) if c == 'not_car' else 1) for c, p in s.items()}
            total = sum(lifted.values())
            out.append(with_knock(collections.Counter({c: p / total for c, p in lifted.items()}), k))
        return out

    moved = move(sums)
    said = [state_of_all(*of) for of in zip(move(firsts), states, deeps)]
    label = [data.classes[i].lstrip('+') for i in data.clips]
    nine = [n for n, i in enumerate(data.clips) if data.is_nine[i]]
    print(f"  {np.mean([m['not_car'] > 0.5 for m, c in zip(moved, label) if c == 'not_car']):.2f} of what is no car stands above one half, and "
          f"{np.mean([m['not_car'] > 0.5 for m, c in zip(moved, label) if c != 'not_car']):.3f} of the rest ({np.mean([moved[n]['not_car'] > 0.5 for n in nine]):.3f} of the nine classes)")
    low, high = interval([m['not_car'] > 0.5 for m, c in zip(moved, label) if c == 'not_car'], [g for g, c in zip(group, label) if c == 'not_car'], np.mean)
    print(f'  of what is no car {low:.2f} to {high:.2f}')
    low, high = interval([m['not_car'] > 0.5 for m, c in zip(moved, label) if c != 'not_car'], [g for g, c in zip(group, label) if c != 'not_car'], np.mean)
    print(f'  of the rest {low:.3f} to {high:.3f}')
    hits = [STATE_OF[label[n]] == said[n] for n in nine]
    low, high = interval(hits, [group[n] for n in nine], np.mean)
    print(f'  state right: {np.mean(hits):.3f} ({low:.3f} to {high:.3f})')
    print(f"  nine classes right, where knock and no car may be said too: {np.mean([max(ELEVEN, key=lambda c: moved[n].get(c, 0)) == label[n] for n in nine]):.3f}")
    kind_biases = []
    for k, kind in enumerate(KINDS):
        healthy = [best_third(kinds[n][:, k]) for n, i in enumerate(data.clips) if data.rows[i]['label_normalised'].startswith('normal')]
        most = np.quantile(healthy, 1 - FALSE_KINDS)
        kind_biases.append(heads.kinds[k, -1] - max(0.0, most))
        print(f'{kind} is moved by {-max(0.0, most):.2f}')
    out = {
        'mean': rounded(heads.mean), 'spread': rounded(heads.spread),
        'classes': {'names': names, 'weights': [rounded(row) for row in w.T], 'biases': rounded(b), 'temperature': 1},
        'states': {'names': heads.states[0], 'weights': [rounded(row) for row in heads.states[1].T], 'biases': rounded(heads.states[2]), 'temperature': 1},
        'deep': {
            'mean': rounded(heads.deep.mean), 'spread': rounded(heads.deep.spread),
            'classes': {'names': heads.deep.names, 'weights': [rounded(row) for row in heads.deep.weights.T], 'biases': rounded(heads.deep.biases), 'temperature': 1},
        },
        'kinds': {'names': KINDS, 'weights': [rounded(row) for row in heads.kinds[:, :-1]], 'biases': rounded(kind_biases), 'temperature': 1},
        'knock': {'mean': rounded(heads.impact_mean), 'spread': rounded(heads.impact_spread), 'weights': rounded(heads.knock[:-1]), 'bias': float(f'{heads.knock[-1]:.4g}')},
    }
    json.dump(out, open(o.out, 'w'), separators=(',', ':'))


if __name__ == '__main__':
    main()
