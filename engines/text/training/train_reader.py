"""Fine-tunes a small sentence encoder to read owner messages: which of the 46 problems, and must the car not be driven?

usage: train_reader.py --model DIR --messages GLOB --out FILE.pt [--hold-out A,B] [--cases cases.jsonl] [--epochs 6]
Held-out authors are never seen in training; their predictions are written beside the weights (FILE.predictions.json).
"""
import argparse, glob, json, math, random, time
import numpy as np
import torch
from torch import nn
import torch.nn.functional as F
from encoder import WordPiece, load_encoder


INTENTS = ['complaint', 'question', 'smalltalk', 'offtopic', 'tamper', 'harm', 'medical']


class Reader(nn.Module):
    def __init__(self, encoder, problems: int):
        super().__init__()
        self.encoder = encoder
        width = encoder.word.weight.shape[1]
        self.problem = nn.Linear(width, problems)
        self.danger = nn.Linear(width, 1)
        self.intent = nn.Linear(width, len(INTENTS))

    def forward(self, ids, attention):
        pooled = self.encoder.pooled(ids, attention)
        dropped = F.dropout(pooled, 0.1, self.training)
        return self.problem(dropped), self.danger(dropped)[:, 0], self.intent(dropped)


def read_messages(pattern: str):
    rows, seen = [], set()
    for path in sorted(p for g in pattern.split(',') for p in glob.glob(g)):
        for line in open(path):
            row = json.loads(line)
            if row['text'] not in seen:
                seen.add(row['text'])
                rows.append(row)
    return rows


def read_said(folder: str):
    """What the knowledge files let owners say of each cause: short, exactly labelled, by hands of their own."""
    import yaml
    rows = []
    for path in sorted(glob.glob(f'{folder}/*.yaml')):
        content = yaml.safe_load(open(path))
        for cause in content['causes']:
            rows += [{'id': f"{cause['id']}:{k}", 'author': 'said', 'text': t, 'problem': content['problem']} for k, t in enumerate(cause['said'])]
    return rows


def batches(lengths, size, rng):
    """Messages of like length share a batch, so that little is spent on padding."""
    order = sorted(range(len(lengths)), key=lambda i: lengths[i] + rng.random() * 12)
    groups = [order[i : i + size] for i in range(0, len(order), size)]
    rng.shuffle(groups)
    return groups


def pad(ids, rows):
    longest = max(len(ids[i]) for i in rows)
    a = torch.zeros(len(rows), longest, dtype=torch.long)
    m = torch.zeros(len(rows), longest, dtype=torch.long)
    for k, i in enumerate(rows):
        a[k, : len(ids[i])] = torch.tensor(ids[i])
        m[k, : len(ids[i])] = 1
    return a, m


def predict(model, ids):
    model.eval()
    problem, danger = np.zeros((len(ids), model.problem.out_features)), np.zeros(len(ids))
    order = sorted(range(len(ids)), key=lambda i: len(ids[i]))
    with torch.no_grad(), torch.autocast('cpu', torch.bfloat16):
        for k in range(0, len(order), 64):
            rows = order[k : k + 64]
            p, d, _ = model(*pad(ids, rows))
            problem[rows] = p.float().numpy()
            danger[rows] = d.float().numpy()
    return problem, danger


def top(logits, rows, problems, k):
    hit = 0
    for l, row in zip(logits, rows):
        best = {problems[i] for i in np.argsort(-l)[:k]}
        hit += bool(best & {row.get('gold') or row['problem'], *row.get('accept', [])})
    return hit / len(rows)


def main():
    a = argparse.ArgumentParser()
    a.add_argument('--model', required=True)
    a.add_argument('--messages', required=True)
    a.add_argument('--out', required=True)
    a.add_argument('--hold-out', default='')
    a.add_argument('--cases', default='')
    a.add_argument('--epochs', type=int, default=6)
    a.add_argument('--batch', type=int, default=32)
    a.add_argument('--rate', type=float, default=1e-4)
    a.add_argument('--smoothing', type=float, default=0.05)
    a.add_argument('--seed', type=int, default=1)
    a.add_argument('--limit', type=int, default=160)
    a.add_argument('--said', default='', help='folder of the problem files')
    a.add_argument('--danger-weight', type=float, default=0.5)
    a.add_argument('--share', type=float, default=1.0, help='share of the messages to learn from, for the learning curve')
    a.add_argument('--threads', type=int, default=2)
    o = a.parse_args()
    torch.set_num_threads(o.threads)
    random.seed(o.seed); torch.manual_seed(o.seed); np.random.seed(o.seed)
    rng = random.Random(o.seed)
    tokenizer = WordPiece.of_tokenizer(f'{o.model}/tokenizer.json', o.limit)
    rows = read_messages(o.messages) + (read_said(o.said) if o.said else [])
    problems = sorted({r['problem'] for r in rows if 'problem' in r})
    held = set(filter(None, o.hold_out.split(',')))
    train = [r for r in rows if r['author'] not in held]
    # A share takes every message alike; messages about intent alone always stay.
    train = [r for r in train if 'problem' not in r or rng.random() < o.share]
    test = [r for r in rows if r['author'] in held and 'problem' in r]
    ids = [tokenizer.encode(r['text']) for r in train]
    # -100 and -1 leave a message out of a head's loss: it carries no such label.
    labels = torch.tensor([problems.index(r['problem']) if 'problem' in r else -100 for r in train])
    intents = torch.tensor([INTENTS.index(r.get('intent', 'complaint')) for r in train])
    stop = torch.tensor([-1.0 if r.get('stop_driving') is None else float(r['stop_driving']) for r in train])
    encoder = load_encoder(f'{o.model}/onnx/model.onnx')
    model = Reader(encoder, len(problems))
    heads = [p for n, p in model.named_parameters() if not n.startswith('encoder')]
    body = [p for n, p in model.named_parameters() if n.startswith('encoder') and 'word' not in n]
    words = [p for n, p in model.named_parameters() if n.startswith('encoder') and 'word' in n]
    opt = torch.optim.AdamW([{'params': heads, 'lr': o.rate * 10}, {'params': body, 'lr': o.rate}, {'params': words, 'lr': o.rate}], weight_decay=0.01)
    base = [g['lr'] for g in opt.param_groups]
    steps = o.epochs * math.ceil(len(ids) / o.batch)
    step, began = 0, time.time()
    for epoch in range(o.epochs):
        model.train()
        total = 0.0
        for rows_ in batches([len(x) for x in ids], o.batch, rng):
            warm = min(1.0, step / (0.1 * steps)) * max(0.0, (steps - step) / steps)
            for g, b in zip(opt.param_groups, base):
                g['lr'] = b * warm
            with torch.autocast('cpu', torch.bfloat16):
                p, d, i = model(*pad(ids, rows_))
            s = stop[rows_]
            known = s >= 0
            loss = 0.3 * F.cross_entropy(i.float(), intents[rows_])
            if (labels[rows_] >= 0).any():
                loss = loss + F.cross_entropy(p.float(), labels[rows_], label_smoothing=o.smoothing)
            if known.any():
                loss = loss + o.danger_weight * F.binary_cross_entropy_with_logits(d.float()[known], s[known])
            opt.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            opt.step()
            step += 1
            total += loss.item()
        line = f'epoch {epoch + 1} loss {total / math.ceil(len(ids) / o.batch):.3f} {time.time() - began:.0f}s'
        last = epoch == o.epochs - 1
        if test and (last or epoch % 2 == 1):
            tp, td = predict(model, [tokenizer.encode(r['text']) for r in test])
            line += f'  held-out {top(tp, test, problems, 1):.3f}/{top(tp, test, problems, 3):.3f}'
        if o.cases and (last or epoch % 2 == 1):
            cases = [json.loads(l) for l in open(o.cases)]
            cp, cd = predict(model, [tokenizer.encode(r['text']) for r in cases])
            y = np.array([c['stop_driving'] for c in cases])
            line += f'  cases {top(cp, cases, problems, 1):.3f}/{top(cp, cases, problems, 3):.3f}'
            auc = np.mean([(cd[i] > cd[j]) + 0.5 * (cd[i] == cd[j]) for i in np.where(y)[0] for j in np.where(~y)[0]])
            line += f' stop AUC {auc:.3f}'
        print(line, flush=True)
    torch.save({'state': model.state_dict(), 'problems': problems}, o.out)
    result = {'problems': problems, 'held': [r['id'] for r in test]}
    if test: result |= {'problem': tp.round(3).tolist(), 'danger': td.round(3).tolist()}
    if o.cases: result |= {'cases': [c['id'] for c in cases], 'caseProblem': cp.round(3).tolist(), 'caseDanger': cd.round(3).tolist()}
    json.dump(result, open(o.out + '.predictions.json', 'w'))


if __name__ == '__main__':
    main()
