"""Hashed words, pairs of words and pieces of words: what the linear readers learn from. Needs numpy and scipy.

The hash and the counting are those of ../src/ngram-counts.ts, held together by its test.
"""
import json, re
import numpy as np
from scipy.sparse import csr_matrix

BUCKETS = 1 << 16
PIECES = (3, 5)
WORD = re.compile(r"[a-z0-9']+")


def bucket_of(gram: str) -> int:
    """FNV-1a over the characters (all below 128), then the last step of MurmurHash3 so that the low bits are well mixed."""
    h = 2166136261
    for c in gram:
        h = ((h ^ ord(c)) * 16777619) & 0xFFFFFFFF
    h ^= h >> 16
    h = (h * 0x85EBCA6B) & 0xFFFFFFFF
    return (h ^ (h >> 13)) & (BUCKETS - 1)


def words_of(text: str):
    return WORD.findall(text.lower().replace('\u2019', "'"))


def grams_of(text: str):
    words = words_of(text)
    whole = [f'w{w}' for w in words] + [f'w{a} {b}' for a, b in zip(words, words[1:])]
    pieces = []
    for word in words:
        framed = f' {word} '
        for n in range(PIECES[0], PIECES[1] + 1):
            pieces += [f'c{framed[i:i + n]}' for i in range(len(framed) - n + 1)]
    return whole, pieces


def matrix(texts, known={}):
    columns, values, ends = [], [], [0]
    for text in texts:
        added = 0
        for block in grams_of(text):
            counts = {}
            for gram in block:
                if gram not in known:
                    known[gram] = bucket_of(gram)
                counts[known[gram]] = counts.get(known[gram], 0) + 1
            if counts:
                v = 1 + np.log(np.fromiter(counts.values(), float))
                columns.append(np.fromiter(counts.keys(), np.int64))
                added += len(counts)
                values.append(v / np.sqrt((v ** 2).sum()))
        ends.append(ends[-1] + added)
    x = csr_matrix((np.concatenate(values), np.concatenate(columns), ends), shape=(len(texts), BUCKETS))
    x.sum_duplicates()
    return x.astype(np.float32)


def quantised(weights):
    """8-bit integers and a scale a column."""
    scales = np.abs(weights).max(0) / 127
    return np.rint(weights / scales).astype(np.int8), scales


def log_softmax(z):
    z = z - z.max(1, keepdims=True)
    return z - np.log(np.exp(z).sum(1, keepdims=True))


def write_ngrams(path, problems, weights, scales, biases):
    """`path`.bin and `path`.json, as ../src/ngram-reader.ts reads them."""
    weights.tofile(f'{path}.bin')
    shape = {'buckets': BUCKETS, 'problems': problems, 'scales': [float(f'{v:.6g}') for v in scales], 'biases': [float(f'{v:.6g}') for v in biases]}
    with open(f'{path}.json', 'w') as f:
        json.dump(shape, f, indent=1)


def read_ngrams(path):
    """Their shape and their weights, as write_ngrams wrote them."""
    with open(f'{path}.json') as f:
        shape = json.load(f)
    return shape, np.fromfile(f'{path}.bin', np.int8).reshape(shape['buckets'], -1) * np.array(shape['scales'], np.float32)
