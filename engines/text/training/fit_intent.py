"""Fits the intent head anew on the finished encoder: messages about anything but a complaint are few, and the joint training
lets the many complaints drown them. Weighs every intent alike, prints five-fold cross-validation, writes the head into the weights.

usage: fit_intent.py --model DIR --messages GLOB --reader reader.pt [--complaints 3000]
"""
import argparse, random
import numpy as np
import torch
import torch.nn.functional as F
from encoder import WordPiece, load_encoder
from train_reader import INTENTS, Reader, pad, read_messages


def embed(reader, ids):
    out = np.zeros((len(ids), reader.intent.in_features), dtype=np.float32)
    order = sorted(range(len(ids)), key=lambda i: len(ids[i]))
    with torch.no_grad():
        for k in range(0, len(order), 64):
            rows = order[k : k + 64]
            out[rows] = reader.encoder.pooled(*pad(ids, rows)).numpy()
    return torch.from_numpy(out)


def fit(x, y, steps=600):
    head = torch.nn.Linear(x.shape[1], len(INTENTS))
    counts = torch.bincount(y, minlength=len(INTENTS)).float()
    weight = (counts.sum() / counts.clamp(min=1)) ** 0.5
    weight = weight / weight.mean()
    opt = torch.optim.Adam(head.parameters(), lr=0.01, weight_decay=1e-4)
    for _ in range(steps):
        loss = F.cross_entropy(head(x), y, weight=weight)
        opt.zero_grad(); loss.backward(); opt.step()
    return head


def main():
    a = argparse.ArgumentParser()
    a.add_argument('--model', required=True)
    a.add_argument('--messages', required=True)
    a.add_argument('--reader', required=True)
    a.add_argument('--complaints', type=int, default=3000)
    o = a.parse_args()
    random.seed(1); torch.manual_seed(1)
    rows = read_messages(o.messages)
    complaints = [r for r in rows if 'problem' in r]
    rows = [r for r in rows if 'intent' in r] + random.sample(complaints, min(o.complaints, len(complaints)))
    saved = torch.load(o.reader)
    reader = Reader(load_encoder(f'{o.model}/onnx/model.onnx'), len(saved['problems']))
    reader.load_state_dict(saved['state']); reader.eval()
    tokenizer = WordPiece.of_tokenizer(f'{o.model}/tokenizer.json', 160)
    x = embed(reader, [tokenizer.encode(r['text']) for r in rows])
    y = torch.tensor([INTENTS.index(r.get('intent', 'complaint')) for r in rows])
    fold = torch.randint(0, 5, (len(rows),))
    said = torch.zeros(len(rows), dtype=torch.long)
    for f in range(5):
        said[fold == f] = fit(x[fold != f], y[fold != f])(x[fold == f]).argmax(1)
    for i, name in enumerate(INTENTS):
        of = y == i
        wrong = ', '.join(f'{INTENTS[j]} {int((said[of] == j).sum())}' for j in range(len(INTENTS)) if j != i and (said[of] == j).any())
        print(f'{name}: {(said[of] == i).float().mean():.3f} of {int(of.sum())}  taken for: {wrong}')
    head = fit(x, y)
    saved['state']['intent.weight'], saved['state']['intent.bias'] = head.weight.detach(), head.bias.detach()
    torch.save(saved, o.reader)


main()
