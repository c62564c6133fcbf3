"""Teaches the sign recogniser which findings the clauses of a message tell, and writes signs.onnx, signs.bin and signs.json.

Two layers of its own over the first four of the shipped encoder, a clause's tokens averaged, its n-grams and what phrases read in it, one
network of 512 units, one log-odds a finding (docs/decisions/024). What it learns from are the annotated posts (sign-annotations.tsv:
of posts with three readings the third, settled one); beside them, for the words of shorter messages, authored ones with what phrases read in
them, questions and small talk that tell nothing, and the sentences of the findings themselves. Posts of one fold of owner-posts-out-of-fold.json.gz are held
out: the shipped recogniser has never seen them, and its figures are of them. Seeded.

usage: learn_signs.py SCHOOL [--held 0] [--epochs 5] [--out ../weights] [--limit N]
SCHOOL is written by evaluation/src/write-sign-school.ts. Needs torch, numpy, onnx; 45 minutes on two cores.
"""
import argparse, collections, gzip, json, os
import numpy as np
import onnx
import torch
from torch import nn
import torch.nn.functional as F
from encoder import Encoder, Layer, WordPiece
from hashed_ngrams import bucket_of, grams_of
from owners import read_labels
from shipped_reader import shipped_state

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.join(HERE, '..', '..', '..')
FROZEN, WIDTH, HIDDEN, NGRAMS, BUCKETS, LONGEST = 4, 384, 512, 96, 1 << 15, 160
# A finding that fewer posts tell is left to the phrases.
FEWEST = 2
# How much it counts that a finding is not told: in authored messages only phrases say so.
NOT_TOLD = {'post': 1.0, 'intent': 0.5, 'authored': 0.3, 'sign': 0.3, 'absent': 0.3, 'question': 0.3}
# How often what phrases read is hidden, so that the words themselves are learned; authored messages know nothing else.
HIDDEN_PHRASES = {'post': 0.35}


def annotations(path):
    """By post: {finding: (assertion, clause)}, the settled reading where there are three, else the only one."""
    posts = {}
    for row in open(path):
        id, *readings = row.rstrip('\n').split('\t')
        told = {}
        for one in readings[-1].split():
            clause, finding, assertion = one.split(':')
            told.setdefault(finding, (assertion, int(clause)))
        posts[id] = told
    return posts


class Window:
    """As many whole clauses of one text as the encoder reads at once."""


def windows_of(text, tokenizer):
    encoded = [tokenizer.encode(c['text'])[1:-1][:LONGEST - 2] for c in text['clauses']]
    at = 0
    while at < len(encoded):
        w = Window()
        w.of, w.first, w.ids, w.places = text, at, [tokenizer.cls], []
        while at < len(encoded) and len(w.ids) + len(encoded[at]) <= LONGEST - 1:
            w.places.append((len(w.ids), len(w.ids) + len(encoded[at])))
            w.ids += encoded[at]
            at += 1
        w.ids.append(tokenizer.sep)
        yield w


class Recogniser(nn.Module):
    def __init__(self, encoder, findings, state):
        super().__init__()
        self.layers = nn.ModuleList(Layer(WIDTH, 12, 1536, 0.1) for _ in encoder.layers[FROZEN:])
        for mine, theirs in zip(self.layers, encoder.layers[FROZEN:]):
            mine.load_state_dict(theirs.state_dict())
        self.bag = nn.EmbeddingBag(BUCKETS, NGRAMS, mode='mean')
        nn.init.normal_(self.bag.weight, std=0.3)
        self.inner = nn.Linear(3 * WIDTH + NGRAMS, HIDDEN)
        self.scores = nn.Linear(HIDDEN, findings)
        nn.init.constant_(self.scores.bias, -6)
        self.read = nn.Parameter(torch.tensor([2.5, 1.0]))
        self.read_of = nn.Parameter(torch.zeros(findings))
        # What the post is about is learned beside the signs: it keeps the layers from forgetting it. Not exported.
        self.problem, self.danger = nn.Linear(WIDTH, 46), nn.Linear(WIDTH, 1)
        self.problem.load_state_dict({'weight': state['problem.weight'], 'bias': state['problem.bias']})
        self.danger.load_state_dict({'weight': state['danger.weight'], 'bias': state['danger.bias']})

    def upper(self, trunk, mask):
        x = trunk
        for layer in self.layers:
            x = layer(x, mask)
        return x

    def weigh(self, upper, lower, whole, ngrams, phrases):
        drop = lambda y, share: F.dropout(y, share, self.training)
        h = torch.cat([drop(upper, 0.1), drop(lower, 0.1), drop(whole, 0.2), ngrams], 1)
        z = self.scores(drop(F.gelu(self.inner(h)), 0.3))
        return z + phrases.clamp(min=0) * (self.read[0] + self.read_of) + phrases.clamp(max=0) * self.read[1]


class Exported(nn.Module):
    """One window without padding, its clauses' tokens averaged by a matrix, as an ONNX exporter likes it."""

    def __init__(self, net):
        super().__init__()
        self.net = net

    def forward(self, trunk, pool, ngrams, phrases):
        x = trunk
        for layer in self.net.layers:
            b, t, w = x.shape
            split = lambda y: y.view(b, t, layer.heads, w // layer.heads).transpose(1, 2)
            q, k, v = split(layer.query(x)), split(layer.key(x)), split(layer.value(x))
            a = torch.softmax(q @ k.transpose(2, 3) / (w // layer.heads) ** 0.5, dim=-1) @ v
            x = layer.norm_attention(x + layer.out(a.transpose(1, 2).reshape(b, t, w)))
            x = layer.norm_output(x + layer.down(F.gelu(layer.up(x))))
        whole = x.mean(1).expand(pool.shape[0], WIDTH)
        return self.net.weigh(pool @ x[0], pool @ trunk[0], whole, ngrams, phrases)


def export(net, findings, told, not_told, plain, out):
    net.eval()
    example = (torch.zeros(1, 12, WIDTH), torch.full((3, 12), 1 / 12), torch.zeros(3, NGRAMS), torch.zeros(3, len(findings)))
    torch.onnx.export(Exported(net), example, plain, input_names=['trunk', 'pool', 'ngrams', 'phrases'], output_names=['scores'],
                      dynamic_axes={'trunk': {1: 'tokens'}, 'pool': {0: 'clauses', 1: 'tokens'}, 'ngrams': {0: 'clauses'}, 'phrases': {0: 'clauses'}},
                      opset_version=17, dynamo=False)
    table = net.bag.weight.detach().numpy()
    scale = float(np.quantile(np.abs(table), 0.9999)) / 127
    np.clip(np.round(table / scale), -127, 127).astype(np.int8).tofile(os.path.join(out, 'signs.bin'))
    with open(os.path.join(out, 'signs.json'), 'w') as f:
        json.dump({'findings': findings, 'buckets': BUCKETS, 'width': NGRAMS, 'scale': scale, 'told': told, 'notTold': not_told}, f, indent=1)
    print(f'now: python3 quantise.py {plain} {os.path.join(out, "signs.onnx")}')


def main():
    a = argparse.ArgumentParser()
    a.add_argument('school')
    a.add_argument('--held', type=int, default=0)
    a.add_argument('--epochs', type=int, default=5)
    a.add_argument('--out', default=os.path.join(HERE, '..', 'weights'))
    a.add_argument('--limit', type=int)
    o = a.parse_args()
    torch.manual_seed(0)
    rng = np.random.default_rng(0)
    pieces = open(os.path.join(HERE, '..', 'weights', 'vocabulary.txt')).read().split('\n')
    tokenizer = WordPiece.of_pieces(pieces, 4000)
    state = shipped_state(os.path.join(HERE, '..', 'weights', 'reader.onnx'))
    encoder = Encoder(len(pieces), WIDTH, 6, 12, 1536).eval()
    encoder.load_state_dict({k[len('encoder.'):]: v for k, v in state.items() if k.startswith('encoder.')})
    problems = json.load(open(os.path.join(HERE, '..', 'weights', 'manifest.json')))['problems']
    labels = read_labels(os.path.join(HERE, 'owner-post-labels.csv'), problems)
    told_in = annotations(os.path.join(HERE, 'sign-annotations.tsv'))
    rows = json.loads(gzip.open(os.path.join(ROOT, 'evaluation', 'owner-posts-out-of-fold.json.gz')).read())['rows']
    fold = {id: row['fold'] for id, row in rows.items()}
    texts = [json.loads(line) for line in open(o.school)]
    texts = [t for t in texts if t['kind'] != 'post' or (t['id'] in told_in and t['id'] in fold and t['id'] in labels)][:o.limit]
    seen = collections.Counter(f for t in texts if t['kind'] == 'post' for f, (s, _) in told_in[t['id']].items() if s == 'p')
    findings = sorted(f for f, n in seen.items() if n >= FEWEST)
    column = {f: i for i, f in enumerate(findings)}
    windows = [w for t in texts for w in windows_of(t, tokenizer) if w.places]
    print(f'{len(texts)} texts, {len(windows)} windows, {len(findings)} findings')

    known = {}
    for w in windows:
        t, kind = w.of, w.of['kind']
        clauses = t['clauses'][w.first:w.first + len(w.places)]
        w.grams, w.read = [], []
        for c in clauses:
            words, parts = grams_of(c['text'])
            w.grams.append([known.setdefault(g, bucket_of(g) & (BUCKETS - 1)) for g in [*set(words), *set(parts)]])
            w.read.append([(column[f], s) for f, s in c['read'] if f in column])
        hits = [(row, j) for row, read in enumerate(w.read) for j, s in read if s == 'present']
        w.told, w.open = [], []
        if kind == 'post':
            of = told_in[t['id']]
            w.told = [(c - w.first, column[f]) for f, (s, c) in of.items() if f in column and s == 'p' and 0 <= c - w.first < len(w.places)]
            # Told in one clause, it may be told again in another; second hand it is neither told nor not.
            w.open = [column[f] for f, (s, _) in of.items() if f in column and s in 'ps']
        elif kind == 'authored':
            w.told = hits
        elif kind == 'sign' and t['id'] in column:
            w.told = [(0, column[t['id']])]
            w.open = [j for _, j in hits if j != column[t['id']]]
        else:
            w.open = [j for _, j in hits if kind == 'intent' or findings[j] != t['id']]
        w.held = kind == 'post' and fold[t['id']] == o.held

    with torch.no_grad():
        order = sorted(windows, key=lambda w: len(w.ids))
        for at in range(0, len(order), 48):
            some = order[at:at + 48]
            ids, mask = torch.zeros(len(some), len(some[-1].ids), dtype=torch.long), torch.zeros(len(some), len(some[-1].ids))
            for row, w in enumerate(some):
                ids[row, :len(w.ids)], mask[row, :len(w.ids)] = torch.tensor(w.ids), 1
            x = encoder.norm(encoder.word(ids) + encoder.position(torch.arange(ids.shape[1]))[None] + encoder.kind.weight[0])
            for layer in encoder.layers[:FROZEN]:
                x = layer(x, (1 - mask[:, None, None, :]) * -1e4)
            for row, w in enumerate(some):
                w.trunk = x[row, :len(w.ids)].to(torch.bfloat16).clone()

    net = Recogniser(encoder, len(findings), state)

    def body(some):
        trunk, mask = torch.zeros(len(some), max(len(w.ids) for w in some), WIDTH), None
        mask = torch.zeros(trunk.shape[:2])
        for row, w in enumerate(some):
            trunk[row, :len(w.ids)], mask[row, :len(w.ids)] = w.trunk.float(), 1
        x = net.upper(trunk, (1 - mask[:, None, None, :]) * -1e4)
        return trunk, x, (x * mask[:, :, None]).sum(1) / mask.sum(1)[:, None]

    def scores(some, trunk, x, whole):
        tokens, clause, owner, grams = [], [], [], []
        for row, w in enumerate(some):
            for start, end in w.places:
                tokens += range(row * x.shape[1] + start, row * x.shape[1] + end)
                clause += [len(owner)] * (end - start)
                owner.append(row)
            grams += w.grams
        clause, tokens = torch.tensor(clause), torch.tensor(tokens)
        count = torch.zeros(len(owner)).index_add_(0, clause, torch.ones(len(clause))).clamp(min=1)[:, None]
        mean = lambda of: torch.zeros(len(owner), WIDTH).index_add_(0, clause, of.reshape(-1, WIDTH)[tokens]) / count
        starts = torch.tensor(np.cumsum([0] + [len(g) for g in grams[:-1]]))
        ngrams = net.bag(torch.tensor([b for g in grams for b in g], dtype=torch.long), starts)
        phrases, row = torch.zeros(len(owner), len(findings)), 0
        for w in some:
            for read in w.read:
                if not (net.training and rng.random() < HIDDEN_PHRASES.get(w.of['kind'], 0.7)):
                    for j, s in read:
                        if s == 'present':
                            phrases[row, j] = 1
                        elif phrases[row, j] == 0:
                            phrases[row, j] = -1
                row += 1
        return net.weigh(mean(x), mean(trunk), whole[owner], ngrams, phrases)

    def batches(of, size=24):
        order = sorted(of, key=lambda w: len(w.ids) + rng.random() * 24)
        return [order[at:at + size] for at in range(0, len(order), size)]

    learn = [w for w in windows if not w.held]
    steps, step = o.epochs * len(batches(learn)), 0
    group = lambda pick: [p for n, p in net.named_parameters() if pick(n)]
    optimiser = torch.optim.AdamW([{'params': group(lambda n: n.startswith('layers')), 'lr': 1.5e-4},
                                   {'params': group(lambda n: n.startswith('bag')), 'lr': 4e-3, 'weight_decay': 0},
                                   {'params': group(lambda n: not n.startswith(('layers', 'bag'))), 'lr': 1e-3}], weight_decay=0.02)
    rates = [g['lr'] for g in optimiser.param_groups]
    for epoch in range(o.epochs):
        todo = batches(learn)
        rng.shuffle(todo)
        net.train()
        for some in todo:
            for g, rate in zip(optimiser.param_groups, rates):
                g['lr'] = rate * min(1, step / (0.05 * steps)) * (1 - step / steps)
            trunk, x, whole = body(some)
            z = scores(some, trunk, x, whole)
            target, weight, row = torch.zeros_like(z), torch.ones_like(z), 0
            for w in some:
                rows_ = slice(row, row + len(w.places))
                weight[rows_] = NOT_TOLD[w.of['kind']]
                weight[rows_, w.open] = 0
                for clause, j in w.told:
                    target[row + clause, j] = weight[row + clause, j] = 1
                row += len(w.places)
            loss = (F.binary_cross_entropy_with_logits(z, target, reduction='none') * weight).sum() / len(z)
            posts = [row for row, w in enumerate(some) if w.of['kind'] == 'post' and w.first == 0]
            if posts:
                label = [labels[some[row].of['id']] for row in posts]
                pooled = F.dropout(whole[posts], 0.1)
                danger = torch.tensor([float(one['danger']) for one in label])
                share = torch.tensor(np.array([one['weight'] * one['share'] for one in label], np.float32))
                loss = loss + 0.5 * (F.binary_cross_entropy_with_logits(net.danger(pooled)[:, 0], danger)
                                     - (share * F.log_softmax(net.problem(pooled), 1)).sum() / len(posts))
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 5.0)
            optimiser.step()
            step += 1
        net.eval()
        best = {}
        with torch.no_grad():
            for some in batches([w for w in windows if w.held]):
                z, row = scores(some, *body(some)).numpy(), 0
                for w in some:
                    of = best.setdefault(w.of['id'], np.full(len(findings), -20.0))
                    best[w.of['id']] = np.maximum(of, z[row:row + len(w.places)].max(0))
                    row += len(w.places)
        score, truth, all_told = [], [], 0
        for id, z in best.items():
            told = told_in[id]
            all_told += sum(s == 'p' for s, _ in told.values())
            counted = np.array([told.get(f, ('', 0))[0] != 's' for f in findings])
            score.append(z[counted])
            truth.append(np.array([told.get(f, ('', 0))[0] == 'p' for f in findings])[counted])
        if best:
            score, truth = np.concatenate(score), np.concatenate(truth)
            order = np.argsort(-score)
            right = np.cumsum(truth[order])
            precision, recall = right / np.arange(1, len(order) + 1), right / all_told
            said = [(p, np.flatnonzero(precision >= p)) for p in (0.9, 0.8, 0.7, 0.6, 0.5)]
            print(f'epoch {epoch + 1}: ' + ', '.join(f'precision {p} recall {recall[at[-1]]:.3f} from {score[order][at[-1]]:.1f}' for p, at in said if len(at)), flush=True)
    export(net, findings, 0.0, -4.0, f'{o.school}.signs.fp32.onnx', o.out)


if __name__ == '__main__':
    main()
