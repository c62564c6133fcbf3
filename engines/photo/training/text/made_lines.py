"""Made lines of VIN text: printed, etched, dotted, stamped; seen small, tilted, blurred, glaring and compressed."""
import glob
import io
import math
import random

import numpy as np
from fontTools.ttLib import TTFont
from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

LETTERS = "0123456789ABCDEFGHJKLMNPRSTUVWXYZ"
WIDTH, HEIGHT = 288, 32
MAKERS = (
    "WVW WV1 WV2 WAU WUA WBA WBS WBY WDB WDD WDC W1K W1N WME WP0 WP1 W0L W0V WF0 WMW TMB TMA TRU TSM VSS VS6 VSK VF1 VF3 "
    "VF7 VF8 VNK VNV VR1 VR3 VR7 ZFA ZAR ZFF ZLA UU1 SAL SAJ SB1 SHH SJN SCC XTA XW8 XWE XW7 X7L X7M X4X XUF XUU Z94 Z8N "
    "Y4K Y3M YV1 YV4 YS3 YK1 LVV LS4 LSV LFV LGX LB3 L6T LVS LRW JHM JTD JTE JTM JT1 JN1 JN8 JM1 JMZ JMB JF1 JF2 JSA JS2 "
    "JDA KMH KNA KND KNE KPT KL1 NMT NLE NM0 MA3 MAL MAT MMB MR0 1FA 1FT 1FM 1G1 1GC 1GN 1C3 1C4 1C6 1HG 1J4 1N4 1N6 1ZV "
    "2HG 2T1 2T3 2G1 2FM 2C3 3VW 3N1 3FA 3GC 3HG 4T1 4S3 4S4 4JG 5YJ 5NP 5TD 5UX 5XY 5J6 7SA 6T1 6G1 8AJ 8AP 9BW 9BF 93Y"
).split()
VALUE = dict(zip("0123456789ABCDEFGHJKLMNPRSTUVWXYZ", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 7, 9, 2, 3, 4, 5, 6, 7, 8, 9]))
WEIGHT = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]


def made_vin(rng):
    if rng.random() < 0.35:
        return "".join(rng.choice(LETTERS) for _ in range(17))
    maker = rng.choice(MAKERS)
    described = "ZZZ" + rng.choice(LETTERS) + rng.choice(LETTERS) + "Z" if rng.random() < 0.15 else "".join(
        rng.choice("0123456789") if rng.random() < 0.45 else rng.choice(LETTERS) for _ in range(6))
    year = rng.choice("123456789ABCDEFGHJKLMNPRSTVWXY")
    plant = rng.choice(LETTERS)
    serial = "".join(rng.choice("0123456789") if i > 1 or rng.random() < 0.8 else rng.choice(LETTERS) for i in range(6))
    vin = maker + described + year + plant + serial
    if rng.random() < 0.4:
        rest = sum(VALUE[c] * w for c, w in zip(vin, WEIGHT)) % 11
        vin = vin[:8] + ("X" if rest == 10 else str(rest)) + vin[9:]
    return vin


def usable_fonts(folder):
    """Paths of fonts that draw every letter of a VIN."""
    paths = glob.glob(folder + "/**/*.woff", recursive=True) + glob.glob("/usr/share/fonts/truetype/**/*.ttf", recursive=True)
    fonts = []
    for path in sorted(paths):
        lower = path.lower()
        if any(bad in lower for bad in ("ext-", "awesome", "lyx", "barcode", "italic", "oblique", "hairline", "stix", "serif")):
            continue
        try:
            font = TTFont(path, fontNumber=0)
            if not all(ord(c) in font.getBestCmap() for c in LETTERS):
                continue
            flat = io.BytesIO()
            font.flavor = None
            font.save(flat)
            fonts.append((path, flat.getvalue()))
        except Exception:
            continue
    return fonts


class Pen:
    """Draws a text as a mask, letter by letter, so that spacing, width and stroke can vary."""

    def __init__(self, fonts):
        self.fonts = fonts
        families = {}
        for index, (path, _) in enumerate(fonts):
            families.setdefault(path.split("/")[-1].split("-latin")[0].split("-")[0], []).append(index)
        self.families = list(families.values())
        self.loaded = {}

    def font(self, rng):
        index = rng.choice(rng.choice(self.families))
        if index not in self.loaded:
            if len(self.loaded) > 400:
                self.loaded.clear()
            self.loaded[index] = ImageFont.truetype(io.BytesIO(self.fonts[index][1]), 30)
        return self.loaded[index], self.fonts[index][0]

    def line(self, text, rng, font=None):
        font, path = font or self.font(rng)
        boxes = [font.getbbox(c) for c in text]
        tall = max(b[3] for b in boxes) - min(b[1] for b in boxes)
        top = min(b[1] for b in boxes)
        mono = rng.random() < 0.45
        widest = max(b[2] - b[0] for b in boxes)
        gap = rng.uniform(0.02, 0.16) * tall if rng.random() < 0.75 else rng.uniform(0.16, 0.55) * tall
        advances = [(widest if mono else b[2] - b[0]) + gap for b in boxes]
        mask = Image.new("L", (int(sum(advances) + gap + 4), tall + 4))
        draw = ImageDraw.Draw(mask)
        x = gap / 2 + 2
        jitter = rng.random() < 0.15
        for c, b, advance in zip(text, boxes, advances):
            inside = (advance - gap - (b[2] - b[0])) / 2
            draw.text((x + inside - b[0], 2 - top + (rng.uniform(-1.6, 1.6) if jitter else 0)), c, fill=255, font=font)
            x += advance
        style = rng.random()
        if style < 0.10:
            mask = mask.filter(ImageFilter.MaxFilter(3))
        elif style < 0.16:
            mask = mask.filter(ImageFilter.MinFilter(3))
        elif style < 0.28:
            mask = dotted(mask, rng)
        elif style < 0.34:
            mask = gappy(mask, rng)
        return mask, mono


def dotted(mask, rng):
    """As struck by a needle: the same letters out of dots."""
    rows = rng.choice([7, 7, 9, 10, 12, 14])
    step = mask.height / rows
    columns = max(17 * 5, int(mask.width / step))
    small = np.asarray(mask.resize((columns, rows), Image.BOX)) > rng.uniform(70, 120)
    out = Image.new("L", (columns * 6, rows * 6))
    draw = ImageDraw.Draw(out)
    radius = rng.uniform(1.9, 3.3)
    for y, x in zip(*np.nonzero(small)):
        cx, cy = x * 6 + 3, y * 6 + 3
        draw.ellipse((cx - radius, cy - radius, cx + radius, cy + radius), fill=255)
    return out.resize((int(columns * step), mask.height), Image.BILINEAR)


def gappy(mask, rng):
    """As worn: pieces of the strokes are gone."""
    noise = np.random.default_rng(rng.getrandbits(32)).random((mask.height // 4 + 1, mask.width // 4 + 1))
    worn = Image.fromarray((np.clip((noise - rng.uniform(0.05, 0.22)) * 6, 0, 1) * 255).astype("uint8")).resize(mask.size, Image.BILINEAR)
    return ImageChops.multiply(mask, worn)


def corners(width, height, rng, tight):
    """Where the four corners of the wanted crop lie on the canvas, with tilt, slant and perspective."""
    tilt = math.radians(rng.gauss(0, 1.3))
    slant = rng.gauss(0, 0.12)
    out = []
    for x, y in ((0, 0), (0, height), (width, height), (width, 0)):
        dx, dy = x - width / 2, y - height / 2
        out.append([width / 2 + dx * math.cos(tilt) - dy * math.sin(tilt) + slant * dy + rng.gauss(0, 0.012 * width * tight),
                    height / 2 + dx * math.sin(tilt) * 0.5 + dy * math.cos(tilt) + rng.gauss(0, 0.05 * height)])
    return out


def made_line(rng, pen, hard=1.0):
    """One crop of a line of VIN text, 32 x 288, grey 0 to 255, and its VIN."""
    vin = made_vin(rng)
    font = pen.font(rng)
    shown = vin
    if rng.random() < 0.13:
        shown = "*" + vin + "*" if rng.random() < 0.7 else vin + "*"
    mask, _ = pen.line(shown, rng, font)
    wide = rng.uniform(0.75, 1.35)
    mask = mask.resize((max(60, int(mask.width * wide)), mask.height), Image.BILINEAR)
    w, h = mask.size
    share = rng.uniform(0.5, 0.98)
    full_h = int(h / share * 2.2)
    left, right = (int(abs(rng.gauss(0, 0.035)) * w) + int(0.01 * w) for _ in range(2))
    reach = int(0.12 * w)
    canvas = Image.new("L", (w + left + right + 2 * reach, full_h))
    ox, oy = left + reach, (full_h - h) // 2
    canvas.paste(mask, (ox, oy))
    draw = ImageDraw.Draw(canvas)
    neighbours = rng.random()
    if neighbours < 0.55:
        for above in (True, False):
            if rng.random() < 0.6:
                words = "".join(rng.choice(LETTERS + "abdefgknpqrtyz  .-*/:") for _ in range(rng.randint(3, 22)))
                other, _ = pen.line(words, rng, font)
                other = other.resize((max(10, int(other.width * wide)), other.height))
                y = oy - other.height - int(rng.uniform(0.12, 0.7) * h) if above else oy + h + int(rng.uniform(0.12, 0.7) * h)
                canvas.paste(ImageChops.lighter(canvas.crop((ox, y, ox + other.width, y + other.height)), other), (ox + int(rng.uniform(-0.05, 0.4) * w), y))
    if rng.random() < 0.2:
        y = oy + h + int(rng.uniform(0.05, 0.4) * h) if rng.random() < 0.8 else oy - int(rng.uniform(0.9, 1.4) * h)
        x = ox
        while x < ox + w:
            bar = rng.choice([1, 1, 2, 3]) * max(1, w // 260)
            draw.rectangle((x, y, x + bar - 1, y + h), fill=255)
            x += bar + rng.choice([1, 1, 2, 3]) * max(1, w // 260)
    if rng.random() < 0.2:
        for y in (oy - int(rng.uniform(0.1, 0.5) * h), oy + h + int(rng.uniform(0.1, 0.5) * h)):
            draw.line((0, y, canvas.width, y), fill=255, width=rng.randint(1, 4))
    if rng.random() < 0.12:
        x = rng.choice([reach - 4, canvas.width - reach + 4])
        draw.line((x, 0, x, full_h), fill=255, width=rng.randint(1, 5))
    noise = np.random.default_rng(rng.getrandbits(32))
    ink = np.asarray(canvas, dtype=np.float32) / 255
    paper = ground(canvas.size, rng, noise) * (0.2 + 0.8 * hard)
    strength = rng.uniform(0.3, 1) if rng.random() < 1 - 0.15 * hard else rng.uniform(0.12, 0.3)
    kind = rng.random()
    if kind < 0.12:
        relief = np.asarray(canvas.filter(ImageFilter.GaussianBlur(rng.uniform(0.8, 2))), dtype=np.float32) / 255
        gy, gx = np.gradient(relief)
        angle = rng.uniform(0, 2 * math.pi)
        image = paper + strength * 3 * (gx * math.cos(angle) + gy * math.sin(angle)) + rng.uniform(-0.2, 0.25) * relief
    else:
        sign = 1 if rng.random() < 0.68 else -1
        image = paper + sign * strength * ink
    image = image - image.mean() + rng.uniform(0.25, 0.75)
    if rng.random() < 0.2 * hard:
        image = image + glare(canvas.size, rng)
    image = Image.fromarray((np.clip(image, 0, 1) * 255).astype("uint8"))
    share_h = h / share
    box_w, box_h = w + left + right, share_h
    cx, cy = ox - left + box_w / 2, oy + h / 2 + rng.gauss(0, 0.06) * share_h
    quad = []
    for x, y in corners(box_w, box_h, rng, 0.4):
        quad += [cx - box_w / 2 + x, cy - box_h / 2 + y]
    seen_h = int(rng.choice([rng.uniform(11, 20), rng.uniform(14, 32), rng.uniform(24, 48)]))
    seen_w = int(rng.uniform(120, 235) if rng.random() < 0.6 else rng.uniform(200, 400))
    shrunk = image.transform((seen_w * 2, seen_h * 2), Image.QUAD, quad, Image.BILINEAR)
    if rng.random() < 0.55:
        shrunk = shrunk.filter(ImageFilter.GaussianBlur(rng.uniform(0.3, 0.8 + 1.0 * hard)))
    shrunk = shrunk.resize((seen_w, seen_h), rng.choice([Image.BOX, Image.BILINEAR, Image.BICUBIC, Image.LANCZOS]))
    pixels = np.asarray(shrunk, dtype=np.float32) + noise.normal(0, rng.choice([0.5, 2, 4, 7]) * hard, (seen_h, seen_w))
    shrunk = Image.fromarray(np.clip(pixels, 0, 255).astype("uint8"))
    if rng.random() < 0.7:
        data = io.BytesIO()
        shrunk.save(data, "JPEG", quality=rng.randint(35, 95))
        shrunk = Image.open(data).convert("L")
    if rng.random() < 0.2:
        shrunk = shrunk.filter(ImageFilter.UnsharpMask(1.2, rng.randint(60, 180), 0))
    final = shrunk.resize((WIDTH, HEIGHT), rng.choice([Image.BILINEAR, Image.BICUBIC]))
    return np.asarray(final), vin


def ground(size, rng, noise):
    """Plain, shaded, scratched or dirty ground."""
    w, h = size
    x, y = np.linspace(-1, 1, w, dtype=np.float32), np.linspace(-1, 1, h, dtype=np.float32)[:, None]
    out = rng.gauss(0, 0.1) * x + rng.gauss(0, 0.08) * y
    if rng.random() < 0.4:
        coarse = noise.normal(0, 1, (rng.randint(2, 12), rng.randint(3, 60))).astype("float32")
        spots = np.asarray(Image.fromarray(coarse).resize(size, Image.BICUBIC))
        out = out + rng.uniform(0.01, 0.12) * spots
    if rng.random() < 0.25:
        out = out + rng.uniform(0.02, 0.15) * noise.normal(0, 1, (h, w)).astype("float32")
    return out


def glare(size, rng):
    w, h = size
    x = np.arange(w, dtype=np.float32)[None] - rng.uniform(0, w)
    y = (np.arange(h, dtype=np.float32)[:, None] - rng.uniform(0, h)) * rng.uniform(0.5, 3)
    return rng.uniform(0.2, 0.8) * np.exp(-(x * x + y * y) / (2 * (rng.uniform(0.05, 0.3) * w) ** 2))


def prepared(grey):
    """The same steps as src/vin-line-input.ts: mean 0, deviation 1, held within 3."""
    grey = grey.astype(np.float32)
    return np.clip((grey - grey.mean()) / max(8.0, grey.std()), -3, 3)


if __name__ == "__main__":
    import sys
    import time
    pen = Pen(usable_fonts(sys.argv[1]))
    print(len(pen.fonts), "fonts", len(pen.families), "families")
    rng = random.Random(5)
    made_line(rng, pen)
    start = time.time()
    lines = [made_line(rng, pen) for _ in range(120)]
    print((time.time() - start) / 120 * 1000, "ms a line")
    sheet = Image.new("L", (4 * 300, 30 * 48), 128)
    for i, (grey, vin) in enumerate(lines):
        sheet.paste(Image.fromarray(grey), ((i % 4) * 300, (i // 4) * 48 + 12))
        ImageDraw.Draw(sheet).text(((i % 4) * 300, (i // 4) * 48), vin, fill=255)
    sheet.save(sys.argv[2])
