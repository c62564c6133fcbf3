"""Averages the weights of readers that began from the same encoder (model soup, Wortsman et al. 2022): the accuracy of several for the price of one.

usage: average_readers.py --out reader.pt [--model DIR --cases cases.jsonl] A.pt B.pt …      prints the figures of each and of the average where cases are given
"""
import argparse, json
import numpy as np
import torch
from encoder import WordPiece, load_encoder
from train_reader import Reader, predict, top


def main():
    a = argparse.ArgumentParser()
    a.add_argument('--out', required=True)
    a.add_argument('--model')
    a.add_argument('--cases')
    a.add_argument('readers', nargs='+')
    o = a.parse_args()
    saved = [torch.load(path) for path in o.readers]
    assert all(s['problems'] == saved[0]['problems'] for s in saved), 'readers of different problems'
    average = {k: sum(s['state'][k].float() for s in saved) / len(saved) for k in saved[0]['state']}
    torch.save({'state': average, 'problems': saved[0]['problems']}, o.out)
    if not o.cases:
        return
    cases = [json.loads(l) for l in open(o.cases)]
    tokenizer = WordPiece.of_tokenizer(f'{o.model}/tokenizer.json', 160)
    ids = [tokenizer.encode(c['text']) for c in cases]
    y = np.array([c['stop_driving'] for c in cases])
    for name, state in [*zip(o.readers, (s['state'] for s in saved)), ('average', average)]:
        reader = Reader(load_encoder(f'{o.model}/onnx/model.onnx'), len(saved[0]['problems']))
        reader.load_state_dict(state)
        p, d = predict(reader, ids)
        auc = np.mean([(d[i] > d[j]) + 0.5 * (d[i] == d[j]) for i in np.where(y)[0] for j in np.where(~y)[0]])
        print(f"{name}: first {top(p, cases, saved[0]['problems'], 1):.3f} three {top(p, cases, saved[0]['problems'], 3):.3f} danger AUC {auc:.3f}")
        if name == 'average':
            json.dump({'problems': saved[0]['problems'], 'held': [], 'cases': [c['id'] for c in cases], 'caseProblem': p.tolist(), 'caseDanger': d.tolist()}, open(o.out + '.predictions.json', 'w'))


main()
