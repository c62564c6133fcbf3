"""Continues the encoder's masked-word training on owners' own words, before it is fine-tuned on labels.

usage: adapt_encoder.py --model DIR --complaints complaints.dev.jsonl.gz --messages GLOB --out encoder.pt [--epochs 3]
Only weights leave this script; no sentence of the complaints does.
"""
import argparse, gzip, json, math, random, time
import torch
from torch import nn
import torch.nn.functional as F
from encoder import WordPiece, load_encoder
from train_reader import batches, pad, read_messages


def main():
    a = argparse.ArgumentParser()
    a.add_argument('--model', required=True)
    a.add_argument('--complaints', required=True)
    a.add_argument('--messages', required=True)
    a.add_argument('--out', required=True)
    a.add_argument('--epochs', type=int, default=3)
    a.add_argument('--rate', type=float, default=2e-4)
    o = a.parse_args()
    rng = random.Random(7); torch.manual_seed(7)
    tokenizer = WordPiece(f'{o.model}/tokenizer.json', 128)
    texts = [json.loads(l)['text'] for l in gzip.open(o.complaints)]
    # Complaints are written in capitals and long: halves are read as messages of their own.
    texts = [t[i : i + 500] for t in texts for i in range(0, min(len(t), 1000), 500) if len(t[i : i + 500]) > 60]
    texts += [r['text'] for r in read_messages(o.messages)]
    ids = [tokenizer.encode(t) for t in texts]
    encoder = load_encoder(f'{o.model}/onnx/model.onnx')
    width = encoder.word.weight.shape[1]
    head = nn.Sequential(nn.Linear(width, width), nn.GELU(), nn.LayerNorm(width))
    bias = nn.Parameter(torch.zeros(encoder.word.weight.shape[0]))
    mask_id = tokenizer.vocabulary['[MASK]']
    parameters = [*encoder.parameters(), *head.parameters(), bias]
    opt = torch.optim.AdamW(parameters, lr=o.rate, weight_decay=0.01)
    steps, step, began = o.epochs * math.ceil(len(ids) / 32), 0, time.time()
    for epoch in range(o.epochs):
        encoder.train(); head.train()
        total = n = 0
        for rows in batches([len(x) for x in ids], 32, rng):
            for g in opt.param_groups:
                g['lr'] = o.rate * min(1.0, step / (0.06 * steps)) * max(0.0, (steps - step) / steps)
            x, m = pad(ids, rows)
            chosen = (torch.rand(x.shape) < 0.2) & m.bool() & (x != tokenizer.cls) & (x != tokenizer.sep)
            shown = torch.where(chosen & (torch.rand(x.shape) < 0.85), torch.full_like(x, mask_id), x)
            with torch.autocast('cpu', torch.bfloat16):
                h = head(encoder(shown, m)[chosen])
                logits = h @ encoder.word.weight.T + bias
            loss = F.cross_entropy(logits.float(), x[chosen])
            opt.zero_grad(); loss.backward()
            torch.nn.utils.clip_grad_norm_(parameters, 1.0)
            opt.step(); step += 1
            total += loss.item(); n += 1
            if step % 100 == 0: print(step, steps, f'{total / n:.3f} {time.time() - began:.0f}s', flush=True)
    torch.save(encoder.state_dict(), o.out)


main()
