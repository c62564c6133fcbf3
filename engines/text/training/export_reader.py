"""Exports trained readers (one or several seeds of one shape) as a quantised ONNX file with its manifest.

usage: export_reader.py --weights reader.pt --model DIR --out ../weights [--temperature T] [--danger-temperature T] [--danger-bias B]
The int8 file holds dynamically quantised matrices; activations stay in fp32 between them.
"""
import argparse, json, os, shutil
import torch
from torch import nn
from encoder import load_encoder
from learn_signs import FROZEN
from train_reader import Reader, INTENTS


class Exported(nn.Module):
    """The reader with the mask made inside and fixed-shape reshapes, as an ONNX exporter likes it."""

    def __init__(self, reader):
        super().__init__()
        self.reader = reader

    def forward(self, ids):
        encoder = self.reader.encoder
        x = encoder.norm(encoder.word(ids) + encoder.position(torch.arange(ids.shape[1]))[None] + encoder.kind.weight[0])
        for depth, layer in enumerate(encoder.layers):
            if depth == FROZEN:
                trunk = x
            b, t, w = x.shape
            heads, size = layer.heads, w // layer.heads
            split = lambda y: y.view(b, t, heads, size).transpose(1, 2)
            q, k, v = split(layer.query(x)), split(layer.key(x)), split(layer.value(x))
            a = torch.softmax(q @ k.transpose(2, 3) / size**0.5, dim=-1) @ v
            x = layer.norm_attention(x + layer.out(a.transpose(1, 2).reshape(b, t, w)))
            x = layer.norm_output(x + layer.down(torch.nn.functional.gelu(layer.up(x))))
        pooled = x.mean(1)
        return self.reader.problem(pooled), self.reader.danger(pooled), self.reader.intent(pooled), pooled, trunk


def main():
    a = argparse.ArgumentParser()
    a.add_argument('--weights', required=True)
    a.add_argument('--model', required=True)
    a.add_argument('--out', required=True)
    a.add_argument('--temperature', type=float, default=1.0)
    a.add_argument('--danger-temperature', type=float, default=1.0)
    a.add_argument('--danger-bias', type=float, default=0.0)
    a.add_argument('--limit', type=int, default=160)
    o = a.parse_args()
    saved = torch.load(o.weights)
    reader = Reader(load_encoder(f'{o.model}/onnx/model.onnx'), len(saved['problems']))
    reader.load_state_dict(saved['state'])
    reader.eval()
    os.makedirs(o.out, exist_ok=True)
    plain = os.path.join(o.out, 'reader.fp32.onnx')
    torch.onnx.export(Exported(reader), (torch.ones(1, 12, dtype=torch.long),), plain, input_names=['ids'],
                      output_names=['problem', 'danger', 'intent', 'embedding', 'trunk'],
                      dynamic_axes={'ids': {1: 'tokens'}, 'trunk': {1: 'tokens'}}, opset_version=17, dynamo=False)
    pieces = json.load(open(f'{o.model}/tokenizer.json'))['model']['vocab']
    with open(os.path.join(o.out, 'vocabulary.txt'), 'w') as f:
        f.write('\n'.join(sorted(pieces, key=pieces.get)))
    json.dump({'problems': saved['problems'], 'intents': INTENTS, 'problemTemperature': o.temperature, 'ngramProblem': 0, 'dangerTemperature': o.danger_temperature,
               'ngramDanger': 0, 'dangerBias': o.danger_bias, 'tokenLimit': o.limit}, open(os.path.join(o.out, 'manifest.json'), 'w'), indent=1)


main()
