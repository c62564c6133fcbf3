"""The two nets: one looks over a whole photo for small gauges, the other reads one of them."""

import torch
from torch import nn

READ_SIDE = 64
LEVELS = 21
KINDS = ["temperature", "fuel", "none"]


def block(into, out, size=3, stride=1, apart=1):
    return nn.Sequential(
        nn.Conv2d(into, out, size, stride, padding=apart * (size // 2), dilation=apart, bias=False), nn.BatchNorm2d(out), nn.ReLU(inplace=True)
    )


class Finder(nn.Module):
    """A place for every 8 x 8 pixels: logit of a gauge's middle, where in the place it is, log2 of its half side against 20 pixels."""

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(block(3, 16, 5, 2), block(16, 24, 3, 2), block(24, 32, 3, 2), block(32, 40, apart=2), block(40, 40, apart=4))
        self.head = nn.Conv2d(40, 4, 1)
        nn.init.constant_(self.head.bias, 0)
        self.head.bias.data[0] = -4

    def forward(self, pictures):
        return self.head(self.body(pictures - 0.45))


class Reader(nn.Module):
    """Three logits of kinds, LEVELS logits of the level, eight of pivot, tip, low and high end (in sides from the middle)."""

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(block(3, 16, 5, 2), block(16, 32, 3, 2), block(32, 48), block(48, 64, 3, 2), block(64, 64))
        self.thick = nn.Sequential(nn.Flatten(), nn.Dropout(0.2), nn.Linear(64 * 64, 96), nn.ReLU(inplace=True))
        self.head = nn.Linear(96, len(KINDS) + LEVELS + 8)

    def forward(self, crops):
        # Light and contrast of each crop are its photo's, not the gauge's.
        crops = crops - crops.mean((1, 2, 3), keepdim=True)
        crops = crops / (crops.square().mean((1, 2, 3), keepdim=True).sqrt() + 0.05)
        return self.head(self.thick(self.body(crops)))
