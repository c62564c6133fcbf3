"""Trains the reader of VIN lines (33 letters, CTC) on made lines alone and writes it as ONNX.

    python3 train_letters.py FONTS OUT.onnx MINUTES
"""
import copy
import random
import sys
import time
import warnings

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from made_lines import HEIGHT, LETTERS, WIDTH, Pen, made_line, prepared, usable_fonts

torch.set_num_threads(1)


def block(a, b, stride=1, kernel=3):
    return nn.Sequential(nn.Conv2d(a, b, kernel, stride, kernel // 2, bias=False), nn.BatchNorm2d(b), nn.ReLU(inplace=True))


class Speller(nn.Module):
    def __init__(self):
        super().__init__()
        self.eye = nn.Sequential(
            block(1, 24, 2), block(24, 48, 2), block(48, 80), block(80, 80), nn.MaxPool2d((2, 1)),
            block(80, 120), nn.MaxPool2d((2, 1)),
        )
        self.flat = nn.Sequential(nn.Conv2d(120, 192, (2, 3), 1, (0, 1), bias=False), nn.BatchNorm2d(192), nn.ReLU(inplace=True))
        self.along = nn.ModuleList([nn.Sequential(nn.Conv1d(192, 192, 5, 1, 2, groups=2, bias=False), nn.BatchNorm1d(192), nn.ReLU(inplace=True),
                                                  nn.Conv1d(192, 192, 1)) for _ in range(2)])
        self.drop = nn.Dropout(0.1)
        self.head = nn.Conv1d(192, len(LETTERS) + 1, 1)

    def forward(self, x):
        x = self.flat(self.eye(x)).squeeze(2)
        for layer in self.along:
            x = x + layer(x)
        return self.head(self.drop(x)).transpose(1, 2)


def greedy(logits):
    out = []
    for row in logits.argmax(-1).tolist():
        text, last = "", 0
        for i in row:
            if i != last and i:
                text += LETTERS[i - 1]
            last = i
        out.append(text)
    return out


def export(model, path):
    model.eval()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        torch.onnx.export(copy.deepcopy(model).to(memory_format=torch.contiguous_format), torch.zeros(1, 1, HEIGHT, WIDTH), path, dynamo=False, input_names=["lines"],
                          output_names=["letters"], dynamic_axes={"lines": {0: "n"}, "letters": {0: "n"}}, opset_version=17)
    model.train()


def main():
    fonts, path, minutes = sys.argv[1], sys.argv[2], float(sys.argv[3])
    rng = random.Random(20261120)
    torch.manual_seed(6)
    pen = Pen(usable_fonts(fonts))
    model = Speller().to(memory_format=torch.channels_last)
    print(sum(p.numel() for p in model.parameters()), "weights", flush=True)
    held = [made_line(random.Random(900000 + i), pen) for i in range(300)]
    held_x = torch.from_numpy(np.stack([prepared(g) for g, _ in held]))[:, None]
    start, end = time.time(), time.time() + minutes * 60
    decay = [p for p in model.parameters() if p.ndim > 1]
    other = [p for p in model.parameters() if p.ndim <= 1]
    optimiser = torch.optim.AdamW([{"params": decay, "weight_decay": 0.01}, {"params": other, "weight_decay": 0}], lr=2e-3)
    pool, step, seen = [], 0, 0.0
    while time.time() < end:
        share = min(1.0, (time.time() - start) / (end - start))
        fresh = 12
        lines = [made_line(rng, pen, min(1.0, 0.1 + 3 * share)) for _ in range(fresh)]
        pool += lines
        if len(pool) > 5000:
            pool = pool[fresh:]
        lines = lines + [rng.choice(pool) for _ in range(32 - fresh)]
        x = np.stack([prepared(again(g, rng)) for g, _ in lines])
        x = torch.from_numpy(x)[:, None]
        if rng.random() < 0.5:
            x = x + 0.15 * rng.random() * torch.randn_like(x)
        y = torch.tensor([[LETTERS.index(c) + 1 for c in v] for _, v in lines])
        for group in optimiser.param_groups:
            group["lr"] = 2.5e-3 * min(1, (step + 1) / 100) * (0.5 + 0.5 * np.cos(np.pi * share)) + 1e-5
        with torch.autocast("cpu", torch.bfloat16):
            logits = model(x.contiguous(memory_format=torch.channels_last)).float()
        loss = F.ctc_loss(F.log_softmax(logits, -1).transpose(0, 1), y, torch.full((32,), logits.shape[1]), torch.full((32,), 17), zero_infinity=True)
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 5)
        optimiser.step()
        step += 1
        seen = 0.98 * seen + 0.02 * loss.item()
        if step % 200 == 0:
            model.eval()
            with torch.no_grad():
                read = greedy(model(held_x))
            model.train()
            right = np.mean([r == v for r, (_, v) in zip(read, held)])
            print(step, int(time.time() - start), "s loss %.3f" % seen, "made exact %.3f" % right, flush=True)
            export(model, path)
            torch.save(model.state_dict(), path + ".pt")
    export(model, path)


def again(grey, rng):
    """The same line seen a little otherwise: moved, mirrored in light, brighter or darker."""
    shift_x, shift_y = rng.randint(-6, 6), rng.randint(-2, 2)
    grey = np.roll(grey, (shift_y, shift_x), (0, 1))
    if shift_x > 0:
        grey[:, :shift_x] = grey[:, shift_x : shift_x + 1]
    elif shift_x < 0:
        grey[:, shift_x:] = grey[:, shift_x - 1 : shift_x]
    return 255.0 - grey if rng.random() < 0.15 else grey


if __name__ == "__main__":
    main()
