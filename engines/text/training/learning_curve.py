"""What more messages bring: from one fold's predictions at several shares of the school, evaluation/learning-curve.json.

usage: learning_curve.py --messages GLOB --out FILE PREDICTIONS:MESSAGES [PREDICTIONS:MESSAGES …]   (smallest school first)
"""
import argparse, json
import numpy as np
from train_reader import read_messages


def main():
    a = argparse.ArgumentParser()
    a.add_argument('--messages', required=True)
    a.add_argument('--out', required=True)
    a.add_argument('points', nargs='+')
    o = a.parse_args()
    gold = {r['id']: r['problem'] for r in read_messages(o.messages) if 'problem' in r}
    points, by_problem = [], []
    for point in o.points:
        path, messages = point.rsplit(':', 1)
        predicted = json.load(open(path))
        first, three, own = [], [], {}
        for id, logits in zip(predicted['held'], predicted['problem']):
            order = [predicted['problems'][i] for i in np.argsort(logits)[::-1][:3]]
            first.append(order[0] == gold[id])
            three.append(gold[id] in order)
            own.setdefault(gold[id], []).append(order[0] == gold[id])
        points.append({'messages': int(messages), 'first': float(np.mean(first)), 'three': float(np.mean(three))})
        by_problem.append({k: float(np.mean(v)) for k, v in own.items()})
    gains = sorted(({'problem': k, 'gain': by_problem[-1][k] - by_problem[-2][k]} for k in by_problem[-1]), key=lambda g: -g['gain'])
    json.dump({'points': points, 'gains': gains}, open(o.out, 'w'), indent=1)


main()
