"""Readers for honest cross-validation: each fold leaves whole authors out, and reads what they wrote.

usage: cross_validate.py --model DIR --messages GLOB --out evaluation/out-of-fold.json.gz [--folds 3] [train_reader options…]
Writes logits of every authored message by a reader that never saw its author; the evaluation pools them with the rest.
"""
import argparse, gzip, json, subprocess, sys
from train_reader import read_messages


def main():
    a = argparse.ArgumentParser()
    a.add_argument('--model', required=True)
    a.add_argument('--messages', required=True)
    a.add_argument('--out', required=True)
    a.add_argument('--folds', type=int, default=3)
    a.add_argument('--work', default='/tmp/candi-folds')
    o, rest = a.parse_known_args()
    rows = read_messages(o.messages)
    authors = sorted({r['author'] for r in rows if 'problem' in r})
    result = {'problems': None, 'rows': {}}
    for fold in range(o.folds):
        held = authors[fold :: o.folds]
        out = f'{o.work}-{fold}.pt'
        subprocess.run([sys.executable, 'train_reader.py', '--model', o.model, '--messages', o.messages, '--out', out, '--hold-out', ','.join(held), *rest], check=True)
        predicted = json.load(open(out + '.predictions.json'))
        result['problems'] = predicted['problems']
        for id, problem, danger in zip(predicted['held'], predicted['problem'], predicted['danger']):
            result['rows'][id] = {'fold': fold, 'problem': [round(10 * x) for x in problem], 'danger': round(danger, 2)}
    with gzip.open(o.out, 'wt') as f:
        json.dump(result, f, separators=(',', ':'))


main()
