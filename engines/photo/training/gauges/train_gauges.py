"""usage: train_gauges.py prepare SEED COUNT | painted | cars K N | designs K N | all

CANDI_DATA: the folder of photos.csv; CANDI_SYMBOLS: symbols.bin and index.json of ../lamps/render-symbols.ts; CANDI_WORK: what is
made on the way. `painted` learns from painted gauges alone, `cars` learns on without the cars of part K and writes what it sees
in their photos, `designs` likewise without all designs of gauges of part K, `all` learns from all and writes the weights.
"""

import csv
import math
import os
import sys
import time

import numpy as np
import torch
from PIL import Image, ImageOps
from torch.nn import functional as F

from gauge_nets import KINDS, LEVELS, READ_SIDE, Finder, Reader
from paint_gauges import HALF, SIDE, load_symbols, paint

torch.set_num_threads(int(os.environ.get("CANDI_THREADS", "1")))
HERE = os.path.dirname(os.path.abspath(__file__))
DATA, WORK = os.environ["CANDI_DATA"], os.environ["CANDI_WORK"]
PATCH = 96
AREA = 2.4 * HALF / HALF  # half of a kept picture, in half sides of its gauge
LONG = 640


def photos():
    return [row for row in csv.DictReader(open(f"{DATA}/photos.csv"))]


def opened(row):
    return ImageOps.exif_transpose(Image.open(f"{DATA}/{row['path']}")).convert("RGB")


def bounds(points, is_long):
    """The middle and the half side of pivot, scale and needle; is_long: the scale goes the long way round."""
    pivot, _, low, high = points
    far = np.mean([np.hypot(*(end - pivot)) for end in (low, high)])
    first, last = (math.atan2(*(end - pivot)[::-1]) for end in (low, high))
    turn = (last - first + math.pi) % (2 * math.pi) - math.pi
    if is_long:
        turn -= math.copysign(2 * math.pi, turn)
    sweep = first + np.linspace(0, 1, 30) * turn
    arc = pivot + far * np.stack([np.cos(sweep), np.sin(sweep)], 1)
    every = np.concatenate([arc, points[[0, 2, 3]]])
    least, most = every.min(0), every.max(0)
    return (least + most) / 2, (most - least).max() / 2


def labels():
    for row in csv.DictReader(open(f"{HERE}/labels.csv")):
        w, h = opened_size(row["photo"])
        points = np.array([[float(row[f"{name}_x"]) * w, float(row[f"{name}_y"]) * h] for name in ("pivot", "tip", "low", "high")])
        middle, half = bounds(points, row["sweep"] == "long")
        yield {**row, "points": points, "middle": middle, "half": half, "level": float(row["level"]), "legible": row["legible"] == "1"}


SIZES = {}


def opened_size(name):
    if name not in SIZES:
        SIZES[name] = opened(next(row for row in photos() if os.path.basename(row["path"]) == name)).size
    return SIZES[name]


def cut(picture, middle, half, side):
    """The square around a middle, `side` pixels wide; what lies outside the photo repeats its edge."""
    x, y = middle
    box = [x - half, y - half, x + half, y + half]
    beyond = max(-box[0], -box[1], box[2] - picture.width, box[3] - picture.height)
    if beyond > 0:
        pad = int(beyond) + 1
        wide = np.pad(np.asarray(picture), ((pad, pad), (pad, pad), (0, 0)), "edge")
        picture, box = Image.fromarray(wide), [value + pad for value in box]
    return np.asarray(picture.resize((side, side), Image.BILINEAR, box))


def prepare(seed, count):
    random = np.random.default_rng(seed)
    symbols = load_symbols(os.environ["CANDI_SYMBOLS"])
    made, kinds, levels, points = np.zeros((count, SIDE, SIDE, 3), np.uint8), [], [], []
    for index in range(count):
        made[index], kind, level, place = paint(random, symbols)
        kinds.append(KINDS.index(kind)), levels.append(level), points.append((place - SIDE / 2) / HALF)
    np.savez(f"{WORK}/painted-{seed}.npz", x=made, kind=kinds, level=levels, points=np.array(points))


def painted_ones():
    files = sorted(name for name in os.listdir(WORK) if name.startswith("painted-") and name.endswith(".npz"))
    held = [np.load(f"{WORK}/{name}") for name in files]
    return {key: np.concatenate([one[key] for one in held]) for key in held[0].files}


def car_parts(parts):
    """Cars dealt out at random."""
    rows = photos()
    groups = sorted({row["group"] for row in rows})
    order = np.random.default_rng(11).permutation(len(groups))
    place = {groups[index]: rank % parts for rank, index in enumerate(order)}
    return {os.path.basename(row["path"]): place[row["group"]] for row in rows}


def design_parts(parts):
    """Designs dealt out so that every part has about as many gauges; photos without a labelled gauge go by their number."""
    counts = {}
    for label in labels():
        counts[label["design"]] = counts.get(label["design"], 0) + 1
    sums, part = [0] * parts, {}
    for design, count in sorted(counts.items(), key=lambda pair: (-pair[1], pair[0])):
        least = sums.index(min(sums))
        part[design], sums[least] = least, sums[least] + count
    return part


def part_of_photos(parts):
    part = design_parts(parts)
    held = {label["photo"]: part[label["design"]] for label in labels()}
    names = [os.path.basename(row["path"]) for row in photos()]
    return {name: held.get(name, index % parts) for index, name in enumerate(names)}


class Real:
    """Gauges and what is none of the photos that may be learned from."""

    def __init__(self, allowed, topics=("dashboard",)):
        self.gauges, self.pyramids, self.boxes = [], [], []
        wanted = {}
        for label in labels():
            wanted.setdefault(label["photo"], []).append(label)
        passed = {}
        for row in csv.DictReader(open(f"{HERE}/passed-over.csv")):
            passed.setdefault(row["photo"], []).append(row)
        for row in photos():
            name = os.path.basename(row["path"])
            if name not in allowed or (topics and row["topic"] not in topics):
                continue
            picture = opened(row)
            w, h = picture.size
            scale = LONG / max(w, h)
            for label in wanted.get(name, []):
                if label["legible"]:
                    patch = cut(picture, label["middle"], AREA * label["half"], SIDE)
                    kind = KINDS.index(label["gauge"]) if label["gauge"] in KINDS else 2
                    self.gauges.append((patch, kind, label["level"], (label["points"] - label["middle"]) / label["half"]))
            found = [(*label["middle"], label["half"], label["legible"] and label["gauge"] != "other") for label in wanted.get(name, [])]
            found += [(float(p["x"]) * w, float(p["y"]) * h, float(p["radius"]) * w, False) for p in passed.get(name, [])]
            small = picture.resize((round(w * scale * 1.25), round(h * scale * 1.25)), Image.BOX if scale < 0.5 else Image.BILINEAR)
            self.pyramids.append(np.asarray(small))
            self.boxes.append(np.array([(x * scale * 1.25, y * scale * 1.25, half * scale * 1.25, ok) for x, y, half, ok in found]).reshape(-1, 4))


def varied(x, random):
    n = x.shape[0]
    x = x * torch.empty(n, 3, 1, 1).uniform_(0.8, 1.2) * torch.empty(n, 1, 1, 1).uniform_(0.6, 1.3) + torch.empty(n, 1, 1, 1).uniform_(-0.1, 0.15)
    return (x + torch.randn_like(x) * torch.empty(n, 1, 1, 1).uniform_(0, 0.03)).clamp(0, 1)


def reader_batch(sources, random):
    """Rows of (144-pixel picture, kind, level, points): cropped about the gauge, moved, turned and scaled."""
    n = len(sources)
    x = torch.from_numpy(np.stack([row[0] for row in sources])).permute(0, 3, 1, 2).float() / 255
    move = np.clip(random.normal(0, 0.13, (n, 2)), -0.35, 0.35)
    scale = 1.5 * np.exp(random.normal(0, 0.14, n).clip(-0.3, 0.3))
    turn = np.radians(random.normal(0, 4, n))
    c, s = np.cos(turn) * scale / AREA, np.sin(turn) * scale / AREA
    theta = torch.tensor(np.stack([np.stack([c, -s, move[:, 0] / AREA], 1), np.stack([s, c, move[:, 1] / AREA], 1)], 1), dtype=torch.float32)
    crops = F.grid_sample(x, F.affine_grid(theta, (n, 3, READ_SIDE, READ_SIDE), align_corners=False), padding_mode="border", align_corners=False)
    points = np.stack([row[3] for row in sources]) - move[:, None]
    cos, sin = np.cos(-turn)[:, None], np.sin(-turn)[:, None]
    px, py = points[..., 0], points[..., 1]
    points = np.stack([cos * px - sin * py, sin * px + cos * py], -1) / scale[:, None, None]
    kinds = torch.tensor([row[1] for row in sources])
    levels = torch.tensor([row[2] for row in sources], dtype=torch.float32)
    return varied(crops, random), kinds, levels, torch.tensor(points.reshape(n, 8), dtype=torch.float32)


def reader_loss(out, kinds, levels, points):
    steps = torch.linspace(0, 1, LEVELS)
    soft = torch.softmax(-((levels[:, None] - steps) ** 2) / (2 * 0.04**2), 1)
    real = (kinds < 2).float()
    told = F.cross_entropy(out[:, :3], kinds, label_smoothing=0.03)
    level = -(soft * F.log_softmax(out[:, 3 : 3 + LEVELS], 1)).sum(1)
    place = F.smooth_l1_loss(out[:, 3 + LEVELS :], points, reduction="none", beta=0.1).mean(1)
    return told + (real * (level + 6 * place)).sum() / real.sum().clamp(min=1)


def train_reader(net, draw, steps, rate, batch, random):
    best = torch.optim.AdamW(net.parameters(), rate, weight_decay=0.01)
    plan = torch.optim.lr_scheduler.OneCycleLR(best, rate, steps, pct_start=0.15)
    net.train()
    start, held = time.time(), []
    for step in range(steps):
        crops, kinds, levels, points = reader_batch(draw(batch), random)
        loss = reader_loss(net(crops), kinds, levels, points)
        best.zero_grad(), loss.backward(), best.step(), plan.step()
        held.append(loss.item())
        if step % 100 == 99:
            print(f"reader {step + 1} loss {np.mean(held[-100:]):.3f} {time.time() - start:.0f} s", flush=True)
    return net.eval()


def finder_batch(draw, batch, random):
    rows = [draw() for _ in range(batch)]
    x = torch.from_numpy(np.stack([row[0] for row in rows])).permute(0, 3, 1, 2).float() / 255
    cells = PATCH // 8
    heat, care = np.zeros((batch, cells, cells), np.float32), np.ones((batch, cells, cells), np.float32)
    shape, has = np.zeros((batch, 3, cells, cells), np.float32), np.zeros((batch, cells, cells), np.float32)
    ys, xs = np.mgrid[:cells, :cells] * 8 + 4
    for index, (_, boxes) in enumerate(rows):
        for px, py, half, ok in boxes:
            away = np.hypot(xs - px, ys - py)
            if not ok or half < 9 or half > 42:
                care[index][away < half * 1.2 + 6] = 0
                continue
            if half < 11.5 or half > 36:
                care[index][away < half] = 0
            near = np.exp(-(away**2) / (2 * (half * 0.22 + 2) ** 2))
            heat[index] = np.maximum(heat[index], near)
            close = away < half * 0.4 + 5
            shape[index][:, close] = np.stack([(px - xs) / 8, (py - ys) / 8, np.full_like(away, math.log2(half / 20))])[:, close]
            has[index][close] = 1
    return varied(x, random), *map(torch.from_numpy, (heat, care, shape, has))


def train_finder(net, draw, steps, rate, batch, random):
    best = torch.optim.AdamW(net.parameters(), rate, weight_decay=0.01)
    plan = torch.optim.lr_scheduler.OneCycleLR(best, rate, steps, pct_start=0.15)
    net.train()
    start, held = time.time(), []
    for step in range(steps):
        x, heat, care, shape, has = finder_batch(draw, batch, random)
        out = net(x)
        p = torch.sigmoid(out[:, 0])
        hit = (heat > 0.85).float()
        focal = -(hit * (1 - p) ** 2 * torch.log(p + 1e-6) + (1 - hit) * (1 - heat) ** 4 * p**2 * torch.log(1 - p + 1e-6))
        loss = (focal * care).sum() / hit.sum().clamp(min=1) + (F.smooth_l1_loss(out[:, 1:], shape, reduction="none").sum(1) * has).sum() / has.sum().clamp(min=1)
        best.zero_grad(), loss.backward(), best.step(), plan.step()
        held.append(loss.item())
        if step % 100 == 99:
            print(f"finder {step + 1} loss {np.mean(held[-100:]):.3f} {time.time() - start:.0f} s", flush=True)
    return net.eval()


def from_pyramid(real, random, index=None, wanted=None):
    """A patch of a photo at a scale of its own; about a gauge where one is wanted."""
    index = random.integers(len(real.pyramids)) if index is None else index
    picture, boxes = real.pyramids[index], real.boxes[index]
    if wanted is not None:
        x, y, half, _ = boxes[wanted]
        aim = np.exp(random.uniform(np.log(11.5), np.log(36)))
        scale = aim / half
    else:
        scale = np.exp(random.uniform(np.log(0.3), np.log(1.1)))
    side = PATCH / scale
    if wanted is not None:
        left, top = x - side * random.uniform(0.15, 0.85), y - side * random.uniform(0.15, 0.85)
    else:
        left, top = (random.uniform(-0.2 * side, max(edge - 0.8 * side, 1)) for edge in (picture.shape[1], picture.shape[0]))
    patch = cut(Image.fromarray(picture), (left + side / 2, top + side / 2), side / 2, PATCH)
    moved = [((bx - left) * scale, (by - top) * scale, bh * scale, ok) for bx, by, bh, ok in boxes]
    return patch, [box for box in moved if -20 < box[0] < PATCH + 20 and -20 < box[1] < PATCH + 20]


def painted_patch(painted, real, random):
    patch, _ = from_pyramid(real, random)
    patch = patch.copy()
    index = random.integers(len(painted["x"]))
    half = np.exp(random.uniform(np.log(11.5), np.log(36)))
    side = int(SIDE * half / HALF)
    made = Image.fromarray(painted["x"][index]).resize((side, side), Image.BOX if side < SIDE else Image.BILINEAR)
    x, y = (int(random.uniform(0.1, 0.9) * PATCH) - side // 2 for _ in range(2))
    # The middle of a painted one is not in the middle of the patch: pasted as far as it fits.
    held = Image.fromarray(patch)
    held.paste(made, (x, y))
    return np.asarray(held), [(x + side / 2, y + side / 2, half, True)]


def painted():
    random = np.random.default_rng(7)
    torch.manual_seed(7)
    made = painted_ones()
    others = Real({os.path.basename(row["path"]) for row in photos()}, ("tyre", "engine_bay", "not_car", "body_damage", "car_no_fault"))
    blank = np.zeros((4, 2))
    finder, reader = Finder(), Reader()
    if os.path.exists(f"{WORK}/finder-painted.pt"):  # learned on from where it stopped
        finder.load_state_dict(torch.load(f"{WORK}/finder-painted.pt")), reader.load_state_dict(torch.load(f"{WORK}/reader-painted.pt"))

    def some(count):
        rows = []
        for index in random.integers(len(made["x"]), size=count):
            if random.random() < 0.1:
                patch, _ = from_pyramid(others, random)
                rows.append((np.asarray(Image.fromarray(patch).resize((SIDE, SIDE))), 2, 0.0, blank))
            else:
                rows.append((made["x"][index], made["kind"][index], made["level"][index], made["points"][index]))
        return rows

    reader = train_reader(reader, some, int(os.environ.get("CANDI_READER_STEPS", "3000")), 3e-3, 48, random)
    torch.save(reader.state_dict(), f"{WORK}/reader-painted.pt")
    finder = train_finder(
        finder, lambda: painted_patch(made, others, random) if random.random() < 0.75 else from_pyramid(others, random),
        int(os.environ.get("CANDI_FINDER_STEPS", "1100")), 3e-3, 16, random,
    )  # fmt: skip
    torch.save(finder.state_dict(), f"{WORK}/finder-painted.pt")


def look_over(finder, picture, least=0.12):
    """Middles and half sides of gauges in a photo, surest first, none close to a surer one."""
    found = []
    w, h = picture.size
    for long in (LONG, LONG // 2):
        scale = long / max(w, h)
        size = [max(64, round(edge * scale / 8) * 8) for edge in (w, h)]
        small = np.asarray(picture.resize(size, Image.BOX if scale < 1 else Image.BILINEAR))
        with torch.no_grad():
            out = finder(torch.from_numpy(small.copy()).permute(2, 0, 1)[None].float() / 255)[0].numpy()
        p = 1 / (1 + np.exp(-out[0]))
        peak = F.max_pool2d(torch.from_numpy(p)[None], 3, 1, 1)[0].numpy()
        for y, x in zip(*np.where((p == peak) & (p > least))):
            sx, sy = w / size[0], h / size[1]
            found.append((p[y, x], (x * 8 + 4 + out[1, y, x] * 8) * sx, (y * 8 + 4 + out[2, y, x] * 8) * sy, 20 * 2.0 ** np.clip(out[3, y, x], -1.2, 1.2) * (sx + sy) / 2))
    kept = []
    for one in sorted(found, reverse=True):
        if all(math.hypot(one[1] - k[1], one[2] - k[2]) > 0.7 * max(one[3], k[3]) for k in kept):
            kept.append(one)
    return kept[:10]


LOOKS = [(0, 0, 1), (0.12, 0, 1), (-0.12, 0, 1), (0, 0.12, 1), (0, -0.12, 1), (0, 0, 1.14), (0, 0, 0.88)]


def read_all(reader, picture, found):
    """Each of the found ones looked at seven times, a little beside each time; the mean of kinds and levels."""
    rows = []
    for p, x, y, half in found:
        crops = [cut(picture, (x + dx * half, y + dy * half), 1.5 * scale * half, READ_SIDE) for dx, dy, scale in LOOKS]
        with torch.no_grad():
            out = reader(torch.from_numpy(np.stack(crops)).permute(0, 3, 1, 2).float() / 255)
        kinds, levels = torch.softmax(out[:, :3], 1).numpy(), torch.softmax(out[:, 3 : 3 + LEVELS], 1).numpy()
        rows.append((p, x, y, half, kinds.mean(0), levels.mean(0), out[0, 3 + LEVELS :].numpy()))
    return rows


def learn_on(allowed, random):
    made = painted_ones()
    finder, reader = Finder(), Reader()
    finder.load_state_dict(torch.load(f"{WORK}/finder-painted.pt")), reader.load_state_dict(torch.load(f"{WORK}/reader-painted.pt"))
    dashes = Real(allowed)
    others = Real(allowed, ("tyre", "engine_bay", "not_car", "body_damage", "car_no_fault", "brakes", "vin", "odometer"))
    usable = [(i, j) for i, boxes in enumerate(dashes.boxes) for j, box in enumerate(boxes) if box[3]]

    def patch():
        luck = random.random()
        if luck < 0.45:
            index, wanted = usable[random.integers(len(usable))]
            return from_pyramid(dashes, random, index, wanted)
        if luck < 0.7:
            return from_pyramid(dashes, random)
        return painted_patch(made, dashes if random.random() < 0.5 else others, random) if luck < 0.9 else from_pyramid(others, random)

    finder = train_finder(finder, patch, int(os.environ.get("CANDI_FINDER_MORE", "1250")), 2e-3, 16, random)
    # What the finder takes for a gauge and is none is what the reader has to turn down.
    wrong, blank = [], np.zeros((4, 2))
    for source in (dashes, others):
        for pixels, boxes in zip(source.pyramids, source.boxes):
            picture = Image.fromarray(pixels)
            for _, x, y, half in look_over(finder, picture, 0.03):
                if all(math.hypot(x - bx, y - by) > 0.8 * max(half, bh) for bx, by, bh, _ in boxes):
                    wrong.append((cut(picture, (x, y), AREA * half, SIDE), 2, 0.0, blank))
    print(f"{len(wrong)} that are no gauges, {len(dashes.gauges)} gauges", flush=True)

    def some(count):
        rows = []
        for _ in range(count):
            luck = random.random()
            if luck < 0.45:
                rows.append(dashes.gauges[random.integers(len(dashes.gauges))])
            elif luck < 0.62 and wrong:
                rows.append(wrong[random.integers(len(wrong))])
            else:
                index = random.integers(len(made["x"]))
                rows.append((made["x"][index], made["kind"][index], made["level"][index], made["points"][index]))
        return rows

    return finder, train_reader(reader, some, int(os.environ.get("CANDI_READER_MORE", "700")), 1.5e-3, 48, random)


def seen(finder, reader, names, out):
    with open(out, "w") as file:
        write = csv.writer(file)
        write.writerow(["photo", "found", "x", "y", "half", *KINDS, *[f"level{i}" for i in range(LEVELS)], *[f"point{i}" for i in range(8)]])
        for row in photos():
            name = os.path.basename(row["path"])
            if name not in names:
                continue
            picture = opened(row)
            for p, x, y, half, kinds, levels, points in read_all(reader, picture, look_over(finder, picture)):
                write.writerow([name, f"{p:.4f}", f"{x / picture.width:.5f}", f"{y / picture.height:.5f}", f"{half / picture.width:.5f}", *(f"{v:.4f}" for v in (*kinds, *levels, *points))])


def fold(way, part, parts):
    random = np.random.default_rng(part)
    torch.manual_seed(part)
    dealt = car_parts(parts) if way == "cars" else part_of_photos(parts)
    finder, reader = learn_on({name for name, other in dealt.items() if other != part}, random)
    torch.save({"finder": finder.state_dict(), "reader": reader.state_dict()}, f"{WORK}/{way}{part}of{parts}.pt")
    seen(finder, reader, {name for name, other in dealt.items() if other == part}, f"{WORK}/{way}{part}of{parts}.csv")


def export():
    random = np.random.default_rng(99)
    torch.manual_seed(99)
    finder, reader = learn_on({os.path.basename(row["path"]) for row in photos()}, random)
    torch.save({"finder": finder.state_dict(), "reader": reader.state_dict()}, f"{WORK}/all.pt")
    weights = f"{HERE}/../../weights"
    torch.onnx.export(finder, torch.zeros(1, 3, 480, 640), f"{weights}/gauge-finder.onnx", input_names=["picture"], output_names=["places"],
                      dynamic_axes={"picture": {2: "height", 3: "width"}, "places": {2: "rows", 3: "columns"}}, opset_version=17, dynamo=False)  # fmt: skip
    torch.onnx.export(reader, torch.zeros(1, 3, READ_SIDE, READ_SIDE), f"{weights}/gauge-reader.onnx", input_names=["crops"], output_names=["readings"],
                      dynamic_axes={"crops": {0: "count"}, "readings": {0: "count"}}, opset_version=17, dynamo=False)  # fmt: skip


if __name__ == "__main__":
    what, *rest = sys.argv[1:]
    if what in ("cars", "designs"):
        fold(what, *map(int, rest))
    else:
        {"prepare": prepare, "painted": painted, "all": export}[what](*map(int, rest))
