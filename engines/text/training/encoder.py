"""A BERT encoder in plain PyTorch, loaded from the ONNX file of a published sentence-embedding model.

Weights come from the Apache-2.0 / MIT models named in the folder's README; no other code is needed to train.
"""
import json
import numpy as np
import onnx
from onnx import numpy_helper
import torch
from torch import nn
import torch.nn.functional as F


class Layer(nn.Module):
    def __init__(self, width: int, heads: int, inner: int, dropout: float):
        super().__init__()
        self.heads = heads
        self.query = nn.Linear(width, width)
        self.key = nn.Linear(width, width)
        self.value = nn.Linear(width, width)
        self.out = nn.Linear(width, width)
        self.norm_attention = nn.LayerNorm(width, eps=1e-12)
        self.up = nn.Linear(width, inner)
        self.down = nn.Linear(inner, width)
        self.norm_output = nn.LayerNorm(width, eps=1e-12)
        self.dropout = dropout

    def forward(self, x, mask):
        b, t, w = x.shape
        split = lambda y: y.view(b, t, self.heads, w // self.heads).transpose(1, 2)
        q, k, v = split(self.query(x)), split(self.key(x)), split(self.value(x))
        # Written out: on a processor the fused attention's backward pass takes longer than all matrices together.
        a = torch.softmax(q @ k.transpose(2, 3) * (w // self.heads) ** -0.5 + mask, dim=-1).to(v.dtype) @ v
        a = self.out(a.transpose(1, 2).reshape(b, t, w))
        x = self.norm_attention(x + a)
        y = self.down(F.gelu(self.up(x)))
        return self.norm_output(x + F.dropout(y, self.dropout, self.training))


class Encoder(nn.Module):
    def __init__(self, vocabulary: int, width: int, layers: int, heads: int, inner: int, positions: int = 512, dropout: float = 0.1):
        super().__init__()
        self.word = nn.Embedding(vocabulary, width)
        self.position = nn.Embedding(positions, width)
        self.kind = nn.Embedding(2, width)
        self.norm = nn.LayerNorm(width, eps=1e-12)
        self.layers = nn.ModuleList(Layer(width, heads, inner, dropout) for _ in range(layers))
        self.dropout = dropout

    def forward(self, ids, attention):
        t = ids.shape[1]
        x = self.word(ids) + self.position(torch.arange(t, device=ids.device))[None] + self.kind.weight[0]
        x = F.dropout(self.norm(x), self.dropout, self.training)
        mask = (1.0 - attention[:, None, None, :].float()) * -1e4
        for layer in self.layers:
            x = layer(x, mask)
        return x

    def pooled(self, ids, attention):
        """Mean over the real tokens, [batch, width]."""
        x = self.forward(ids, attention).float()
        m = attention[:, :, None].float()
        return (x * m).sum(1) / m.sum(1).clamp(min=1)


def load_encoder(onnx_path: str, heads: int = 12, dropout: float = 0.1) -> Encoder:
    """Reads an exported BERT (fp32). MatMul weights lost their names in the export: they are found by graph order."""
    graph = onnx.load(onnx_path).graph
    tensors = {t.name: numpy_helper.to_array(t) for t in graph.initializer}
    find = lambda end: next(v for k, v in tensors.items() if k.endswith(end))
    word = find('embeddings.word_embeddings.weight')
    layers = len({k.split('encoder.layer.')[1].split('.')[0] for k in tensors if 'encoder.layer.' in k})
    inner = find('layer.0.intermediate.dense.bias').shape[0]
    model = Encoder(word.shape[0], word.shape[1], layers, heads, inner, find('position_embeddings.weight').shape[0], dropout)
    # Which bias follows which MatMul tells whose weight it is.
    weight_of = {}
    made_by = {o: n for n in graph.node for o in n.output}
    for node in graph.node:
        if node.op_type != 'Add':
            continue
        bias = next((i for i in node.input if i in tensors and i.endswith('.bias')), None)
        other = next((i for i in node.input if i != bias), None)
        if bias and other in made_by and made_by[other].op_type == 'MatMul':
            weight_of[bias] = tensors[made_by[other].input[1]]
    state = {
        'word.weight': word,
        'position.weight': find('position_embeddings.weight'),
        'kind.weight': find('token_type_embeddings.weight'),
        'norm.weight': find('embeddings.LayerNorm.weight'),
        'norm.bias': find('embeddings.LayerNorm.bias'),
    }
    parts = {
        'query': 'attention.self.query', 'key': 'attention.self.key', 'value': 'attention.self.value',
        'out': 'attention.output.dense', 'up': 'intermediate.dense', 'down': 'output.dense',
    }
    for i in range(layers):
        for mine, theirs in parts.items():
            name = next(k for k in tensors if k.endswith(f'layer.{i}.{theirs}.bias') and (mine != 'down' or 'attention' not in k))
            state[f'layers.{i}.{mine}.bias'] = tensors[name]
            state[f'layers.{i}.{mine}.weight'] = weight_of[name].T
        for mine, theirs in {'norm_attention': f'layer.{i}.attention.output.LayerNorm', 'norm_output': f'layer.{i}.output.LayerNorm'}.items():
            state[f'layers.{i}.{mine}.weight'] = find(theirs + '.weight')
            state[f'layers.{i}.{mine}.bias'] = find(theirs + '.bias')
    model.load_state_dict({k: torch.from_numpy(np.array(v, dtype=np.float32)) for k, v in state.items()})
    return model


class WordPiece:
    """The uncased BERT tokenizer; engines/text/src/word-piece.ts does the same and a test holds the two together."""

    def __init__(self, vocabulary: dict, limit: int):
        self.vocabulary = vocabulary
        self.limit = limit
        self.cls, self.sep, self.unknown = (self.vocabulary[t] for t in ('[CLS]', '[SEP]', '[UNK]'))

    @classmethod
    def of_tokenizer(cls, tokenizer_json: str, limit: int):
        return cls(json.load(open(tokenizer_json))['model']['vocab'], limit)

    @classmethod
    def of_pieces(cls, pieces: list, limit: int):
        return cls({piece: id for id, piece in enumerate(pieces)}, limit)

    def words(self, text: str):
        import unicodedata
        out, word = [], ''
        for c in unicodedata.normalize('NFD', text.lower()):
            category = unicodedata.category(c)
            if category == 'Mn':
                continue
            if c.isspace() or category.startswith('C'):
                if word: out.append(word)
                word = ''
            elif category[0] in 'PS' and (category[0] == 'P' or ord(c) < 128):
                if word: out.append(word)
                out.append(c)
                word = ''
            else:
                word += c
        if word: out.append(word)
        return out

    def encode(self, text: str):
        ids = [self.cls]
        for word in self.words(text):
            start, pieces = 0, []
            while start < len(word):
                end = len(word)
                while end > start and (('##' if start else '') + word[start:end]) not in self.vocabulary:
                    end -= 1
                if end == start:
                    pieces = [self.unknown]
                    break
                pieces.append(self.vocabulary[('##' if start else '') + word[start:end]])
                start = end
            ids += pieces
            if len(ids) >= self.limit - 1:
                break
        return ids[: self.limit - 1] + [self.sep]
