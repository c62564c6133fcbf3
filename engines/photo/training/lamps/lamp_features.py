"""What the teller measures of a candidate before it learns: directions of edges, light and colour, close and around."""

import math

import torch
import torch.nn.functional as F
from torch import nn


class LampFeatures(nn.Module):
    """Crops of lamp-crop.ts, N x 6 x 48 x 48 of values 0 to 1, to N x 3036 numbers. Nothing in it is learned."""

    def __init__(self):
        super().__init__()
        smooth = torch.tensor([[1.0, 2, 1], [2, 4, 2], [1, 2, 1]]) / 16
        self.register_buffer("smooth", smooth[None, None])
        edges = torch.zeros(8, 1, 3, 3)
        for direction in range(8):
            x, y = math.cos(direction * math.pi / 4), math.sin(direction * math.pi / 4)
            edges[direction, 0] = torch.tensor([[0, -y, 0], [-x, 0, x], [0, y, 0]])
        self.register_buffer("edges", edges)

    @staticmethod
    def evened(plane):
        centred = plane - plane.mean((2, 3), keepdim=True)
        return centred / (centred.pow(2).mean((2, 3), keepdim=True) + 4e-4).sqrt()

    def directions(self, plane, cell):
        soft = F.conv2d(plane, self.smooth, padding=1)
        found = F.relu(F.conv2d(F.pad(soft, (1, 1, 1, 1), mode="replicate"), self.edges) - 0.05)
        cells = F.avg_pool2d(found, cell)
        whole = (cells.pow(2).sum((1, 2, 3), keepdim=True) + 1e-3).sqrt()
        local = (cells.pow(2).sum(1, keepdim=True) + 0.02).sqrt()
        return torch.cat([(cells / whole * 8).flatten(1), (cells / local).flatten(1)], 1)

    def forward(self, crops):
        close, around = crops[:, :3], crops[:, 3:]
        most = close.amax(1, keepdim=True)
        light, chroma = self.evened(most), self.evened(most - close.amin(1, keepdim=True))
        most_around = around.amax(1, keepdim=True)
        return torch.cat(
            [
                self.directions(light, 6),
                self.directions(chroma, 6),
                F.avg_pool2d(light, 4).flatten(1) * 0.5,
                F.avg_pool2d(chroma, 4).flatten(1) * 0.5,
                F.avg_pool2d(close, 8).flatten(1) * 3 - 1,
                F.avg_pool2d(around, 6).flatten(1) * 3 - 1,
                self.directions(self.evened(most_around), 12) * 0.5,
                F.avg_pool2d(most_around - around.amin(1, keepdim=True), 4).flatten(1) * 2,
            ],
            1,
        )
