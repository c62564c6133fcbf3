"""Surroundings of candidates as the phone might have taken them otherwise: pose, blur, light, haze, noise."""

import torch
import torch.nn.functional as F


def packed(surroundings):
    """N x 3 x 144 x 144 bytes to the middle, 72 x 72, and the whole, 48 x 48."""
    whole = [
        F.avg_pool2d(surroundings[at : at + 512].float(), 3).round().to(torch.uint8)
        for at in range(0, len(surroundings), 512)
    ]
    return surroundings[:, :, 36:108, 36:108].clone(), torch.cat(whole)


def as_taken(middle, whole):
    return torch.cat([middle[:, :, 12:60, 12:60].float(), whole.float()], 1) / 255


def _posed(planes, scale, shift, span):
    count = len(planes)
    size, angle, shear = torch.exp(torch.randn(count) * scale), torch.randn(count) * 0.07, torch.randn(count) * 0.07
    x, y = size * torch.exp(torch.randn(count) * 0.07), size * torch.exp(torch.randn(count) * 0.07)
    cosine, sine = torch.cos(angle), torch.sin(angle)
    rows = [
        torch.stack([cosine * x, -sine * y + shear * x, torch.randn(count) * shift], 1),
        torch.stack([sine * x, cosine * y, torch.randn(count) * shift], 1),
    ]
    grid = F.affine_grid(torch.stack(rows, 1) * span, (count, 3, 48, 48), align_corners=False)
    return F.grid_sample(planes, grid, align_corners=False, padding_mode="border")


def varied(middle, whole):
    count = len(middle)
    close = _posed(middle.float() / 255, 0.15, 0.07, 2 / 3)
    around = _posed(whole.float() / 255, 0.12, 0.03, 1.0)
    blurred = torch.rand(count) < 0.3
    if blurred.any():
        some = close[blurred]
        if torch.rand(1) < 0.35:
            some = F.interpolate(F.avg_pool2d(some, 3), scale_factor=3, mode="bilinear", align_corners=False)
        else:
            some = F.avg_pool2d(F.pad(some, (1, 1, 1, 1), mode="replicate"), 3, 1)
        close[blurred] = some
    planes = torch.cat([close, around], 1)
    one = (count, 1, 1, 1)
    haze = (torch.rand(one) < 0.2).float() * torch.rand(one) * 0.2
    tint = torch.exp(torch.randn(count, 3, 1, 1) * 0.05).repeat(1, 2, 1, 1)
    planes = planes.clamp(1e-4, 1) ** torch.exp(torch.randn(one) * 0.2) * torch.exp(torch.randn(one) * 0.25) * tint + haze
    return (planes + torch.randn(planes.shape) * torch.rand(one) * 0.03).clamp(0, 1)
