"""Paints small gauges of instrument panels as a phone sees them: a scale between two ends, a needle, letters, symbols, what stands
around; then pose, blur, haze, noise and JPEG. paint(random, symbols) gives the picture (144 x 144, the gauge in the middle,
`HALF` pixels from its middle to its ends), what it shows, its level, and pivot, tip, low and high end in pixels."""

import io
import json
import math

import numpy as np
from PIL import Image, ImageDraw, ImageEnhance, ImageFilter, ImageFont

SIDE = 144
HALF = 30
FINER = 3
FONTS = [
    "dejavu/DejaVuSans-Bold.ttf", "dejavu/DejaVuSans.ttf", "dejavu/DejaVuSansCondensed-Bold.ttf", "lato/Lato-Regular.ttf",
    "lato/Lato-Medium.ttf", "lato/Lato-Black.ttf", "liberation2/LiberationSans-Regular.ttf", "liberation2/LiberationSans-Bold.ttf",
    "liberation2/LiberationSans-BoldItalic.ttf",
]  # fmt: skip


def load_symbols(folder):
    masks = np.fromfile(f"{folder}/symbols.bin", np.uint8).reshape(-1, 96, 96)
    symbols = {}
    for mask, entry in zip(masks, json.load(open(f"{folder}/index.json"))):
        rows, columns = np.where(mask > 60)
        cut = mask[rows.min() : rows.max() + 1, columns.min() : columns.max() + 1]
        symbols.setdefault(entry["label"], []).append(Image.fromarray(cut))
    return symbols


def ends(random):
    """Angles of the low and the high end, degrees, counted against the clock from the right."""
    half = random.uniform(38, 68)
    family = random.choice(9, p=[0.42, 0.16, 0.11, 0.07, 0.04, 0.06, 0.03, 0.08, 0.03])
    if family == 0:
        low, high = 90 + half, 90 - half
    elif family == 1:
        low, high = 180 + random.uniform(2, 22), 90 + random.uniform(-8, 8)
    elif family == 2:
        side = random.uniform(30, 56)
        low, high = 180 + side, 180 - side
    elif family == 3:
        side = random.uniform(30, 56)
        low, high = -side, side
    elif family == 4:
        side = random.uniform(90, 135)
        low, high = 90 + side, 90 - side
    elif family == 5:
        side = random.uniform(33, 52)
        low, high = 270 - side, 270 + side
    elif family == 6:
        low, high = 90 - half, 90 + half
    elif family == 7:
        low, high = random.uniform(-10, 10), 90 + random.uniform(-8, 30)
    else:
        low, high = (270, 180) if random.random() < 0.5 else (270, 360)
    turn = random.uniform(-6, 6)
    return low + turn, high + turn


def colours(random):
    def near(colour, spread=25):
        return tuple(int(np.clip(value + random.uniform(-spread, spread), 0, 255)) for value in colour)

    grey = random.uniform(150, 255)
    white, red, orange = (grey, grey, grey), (235, 40, 40), (250, 110, 40)
    if random.random() < 0.76:
        shade = random.uniform(3, 75)
        ground = near((shade, shade, shade * random.uniform(0.9, 1.3)), 6)
        marks = near([white, orange, (60, 110, 255), (90, 230, 220)][random.choice(4, p=[0.76, 0.12, 0.07, 0.05])])
        needle = near([red, white, orange, marks][random.choice(4, p=[0.58, 0.24, 0.1, 0.08])])
    else:
        shade = random.uniform(140, 245)
        ground = near((shade, shade * 0.98, shade * random.uniform(0.88, 1)), 6)
        marks = near((50, 50, 55))
        needle = near([red, (250, 250, 250), (90, 90, 95), orange][random.choice(4, p=[0.5, 0.3, 0.08, 0.12])])
    return ground, marks, needle, near(red)


def paint(random, symbols):
    size, half = SIDE * FINER, HALF * FINER
    ground, marks, needle, red = colours(random)
    low, high = ends(random)
    luck = random.random()
    level = random.uniform(0, 0.06) if luck < 0.22 else random.uniform(0.92, 1) if luck < 0.3 else random.random()
    kind = ["temperature", "fuel", "none"][random.choice(3, p=[0.42, 0.42, 0.16])]

    sweep = np.radians(np.linspace(low, high, 40))
    xs, ys = np.append(np.cos(sweep), 0), np.append(-np.sin(sweep), 0)
    radius = 2 * half / max(xs.max() - xs.min(), ys.max() - ys.min())
    cx = size / 2 - radius * (xs.max() + xs.min()) / 2
    cy = size / 2 - radius * (ys.max() + ys.min()) / 2

    def at(angle, far):
        return cx + radius * far * math.cos(math.radians(angle)), cy - radius * far * math.sin(math.radians(angle))

    picture = Image.new("RGB", (size, size), ground)
    draw = ImageDraw.Draw(picture)
    surround(random, draw, size, at, radius, marks, needle, ground)

    # The scale.
    style = random.choice(["ticks", "segments", "band", "outline", "line"], p=[0.42, 0.16, 0.14, 0.1, 0.18])
    thick = radius * random.uniform(0.05, 0.16)
    outer = random.uniform(0.98, 1.08)
    box = [cx - radius * outer, cy - radius * outer, cx + radius * outer, cy + radius * outer]
    first, last = sorted([-low, -high])
    hot = random.uniform(0.1, 0.25)
    if style in ("segments", "band"):
        draw.arc(box, first, last, tuple(int(0.8 * v + 0.2 * g) for v, g in zip(marks, ground)), int(thick * 1.3))
    if style in ("outline", "line"):
        width = max(2, int(radius * random.uniform(0.02, 0.05)))
        draw.arc(box, first, last, marks, width)
        if style == "outline":
            less = thick * 1.4
            draw.arc([box[0] + less, box[1] + less, box[2] - less, box[3] - less], first, last, marks, width)
    count = int(random.choice([4, 4, 5, 6, 8, 10, 12, 16]))
    long = random.uniform(0.1, 0.28)
    ink = ground if style in ("segments", "band") else marks
    for step in range(count + 1):
        share = step / count
        angle = low + share * (high - low)
        is_main = step in (0, count) or share == 0.5 or random.random() < 0.1
        if style == "line" and not is_main:
            continue
        length = long if is_main else long * 0.65
        tint = red if (kind == "temperature" and share > 1 - hot) or (kind == "fuel" and share < hot * 0.7) else ink
        draw.line([at(angle, outer), at(angle, outer - length)], tint, max(2, int(radius * random.uniform(0.03, 0.07))))
    if random.random() < 0.5 and kind != "none":
        zone = (high, high + (low - high) * hot) if kind == "temperature" else (low, low + (high - low) * hot)
        draw.arc(box, *sorted([-zone[0], -zone[1]]), red, int(thick * random.uniform(0.5, 1.5)))

    # What tells which gauge it is.
    inside = random.uniform(0.62, 0.8) if random.random() < 0.7 else random.uniform(1.15, 1.32)
    letter = max(6, int(radius * random.uniform(0.16, 0.3)))
    font = ImageFont.truetype("/usr/share/fonts/truetype/" + str(random.choice(FONTS)), letter)
    texts = {
        "temperature": [("C", "H", ""), ("C", "H", ""), ("C", "H", ""), ("50", "130", "90"), ("", "", ""), ("60", "120", "")],
        "fuel": [("E", "F", ""), ("E", "F", ""), ("E", "F", ""), ("0", "1", "1/2"), ("R", "1", "1/2"), ("0", "1/1", "1/2"), ("", "", "")],
        "none": [("0", "5", ""), ("L", "H", ""), ("50", "150", "100"), ("8", "18", ""), ("0", "20", ""), ("0", "8", "4"), ("-", "+", "")],
    }[kind]  # fmt: skip
    least, most, middle = texts[random.integers(len(texts))]
    for text, share in ((least, random.uniform(0.02, 0.12)), (most, random.uniform(0.88, 0.98)), (middle, 0.5)):
        if text:
            draw.text(at(low + share * (high - low), inside), text, marks, font, anchor="mm")
    names = {"temperature": ["coolant_temp"], "fuel": ["low_fuel"], "none": ["oil_pressure", "battery", "none", "oil_level", ""]}[kind]
    name = names[random.integers(len(names))]
    if name in symbols and not (kind != "none" and least in "CEH" and least and random.random() < 0.12):
        mask = symbols[name][random.integers(len(symbols[name]))]
        tall = max(8, int(radius * random.uniform(0.2, 0.36)))
        mask = mask.resize((max(4, int(mask.width * tall / mask.height)), tall), Image.LANCZOS)
        place = random.choice([0.5, 0.5, 0.5, 0.05, 0.95, 1.15])
        far = random.uniform(0.5, 0.75) if place == 0.5 else random.choice([0.5, 1.3])
        x, y = at(low + place * (high - low), far)
        tint = (marks, (250, 190, 60), red)[random.choice(3, p=[0.86, 0.09, 0.05])]
        picture.paste(tint, (int(x - mask.width / 2), int(y - mask.height / 2)), mask)

    # Needle and hub.
    angle = low + level * (high - low)
    start, reach = random.uniform(0, 0.35), random.uniform(0.72, 1.08)
    wide = radius * random.uniform(0.025, 0.06)
    hub = random.uniform(0.08, 0.3) if random.random() < 0.75 else 0
    turn = math.radians(angle)
    side = (math.sin(turn), math.cos(turn))
    (ax, ay), (bx, by) = at(angle, start if random.random() < 0.7 else -random.uniform(0, 0.25)), at(angle, reach)
    slim = wide * random.uniform(0.35, 1)
    blade = [(ax + side[0] * wide, ay + side[1] * wide), (bx + side[0] * slim, by + side[1] * slim),
             (bx - side[0] * slim, by - side[1] * slim), (ax - side[0] * wide, ay - side[1] * wide)]  # fmt: skip
    if random.random() < 0.2 and sum(ground) < 200:
        glow = Image.new("RGB", (size, size))
        ImageDraw.Draw(glow).polygon(blade, needle)
        glow = glow.filter(ImageFilter.GaussianBlur(radius * 0.08))
        picture = Image.fromarray(np.clip(np.asarray(picture, np.int16) + np.asarray(glow), 0, 255).astype(np.uint8))
        draw = ImageDraw.Draw(picture)
    if random.random() < 0.25:
        shift = radius * random.uniform(0.03, 0.08)
        draw.polygon([(x + shift, y + shift) for x, y in blade], tuple(int(v * 0.55) for v in ground))
    draw.polygon(blade, needle)
    if hub:
        shade = random.uniform(10, 90) if random.random() < 0.8 else random.uniform(120, 240)
        draw.ellipse([cx - hub * radius, cy - hub * radius, cx + hub * radius, cy + hub * radius], (int(shade),) * 3,
                     outline=(int(min(255, shade * 1.6)),) * 3, width=FINER)  # fmt: skip

    points = np.array([(cx, cy), at(angle, 1), at(low, 1), at(high, 1)]) / FINER
    return (*photographed(random, picture), kind, level, points)


def surround(random, draw, size, at, radius, marks, needle, ground):
    """A rim, and parts of the large dials beside it, their marks, numbers and needles."""
    if random.random() < 0.35:
        x, y = at(90, random.uniform(0, 0.5)) if random.random() < 0.5 else (size / 2, size / 2)
        far = radius * random.uniform(1.25, 1.7)
        rim = int(random.uniform(90, 230))
        draw.ellipse([x - far, y - far, x + far, y + far], outline=(rim,) * 3, width=int(radius * random.uniform(0.03, 0.12)))
    for _ in range(random.integers(0, 3)):
        turn = random.uniform(0, 2 * math.pi)
        far = radius * random.uniform(1.6, 4)
        wide = far * random.uniform(0.35, 0.95)
        x, y = size / 2 + far * math.cos(turn), size / 2 + far * math.sin(turn)
        draw.ellipse([x - wide, y - wide, x + wide, y + wide], outline=marks, width=int(radius * random.uniform(0.02, 0.1)))
        font = ImageFont.truetype("/usr/share/fonts/truetype/" + str(random.choice(FONTS)), max(8, int(radius * random.uniform(0.2, 0.45))))
        for step in range(18):
            angle = step * math.pi / 9
            inner = wide * random.uniform(0.84, 0.92)
            draw.line([x + wide * math.cos(angle), y + wide * math.sin(angle), x + inner * math.cos(angle), y + inner * math.sin(angle)], marks, int(radius * 0.05) + 1)
            if step % 2 and random.random() < 0.8:
                draw.text((x + inner * 0.84 * math.cos(angle), y + inner * 0.84 * math.sin(angle)), str(int(random.integers(0, 26)) * 10), marks, font, anchor="mm")
        angle = random.uniform(0, 2 * math.pi)
        draw.line([x, y, x + wide * 0.9 * math.cos(angle), y + wide * 0.9 * math.sin(angle)], needle, int(radius * random.uniform(0.06, 0.14)))
        if random.random() < 0.6:
            hub = radius * random.uniform(0.2, 0.5)
            draw.ellipse([x - hub, y - hub, x + hub, y + hub], (40, 40, 42))


def photographed(random, picture):
    picture = picture.resize((SIDE, SIDE), Image.LANCZOS)
    if random.random() < 0.6:
        picture = picture.filter(ImageFilter.GaussianBlur(random.uniform(0.2, 1.6)))
    values = np.asarray(picture, np.float32)
    if random.random() < 0.3:  # haze or a reflection
        y, x = np.mgrid[:SIDE, :SIDE] / SIDE
        turn = random.uniform(0, 2 * math.pi)
        across = x * math.cos(turn) + y * math.sin(turn)
        veil = np.clip((across - random.uniform(-0.3, 0.8)) / random.uniform(0.02, 0.8), 0, 1) * random.uniform(0.1, 0.6)
        values = values * (1 - veil[..., None]) + 255 * random.uniform(0.5, 1) * veil[..., None]
    values = values * random.uniform(0.35, 1.15) * random.uniform(0.85, 1.15, 3) + random.uniform(0, 40)
    values += random.normal(0, random.uniform(0, 9), values.shape)
    picture = Image.fromarray(np.clip(values, 0, 255).astype(np.uint8))
    picture = ImageEnhance.Contrast(picture).enhance(random.uniform(0.6, 1.2))
    held = io.BytesIO()
    picture.save(held, "JPEG", quality=int(random.integers(40, 95)))
    return (np.asarray(Image.open(held)),)


if __name__ == "__main__":
    import sys

    random = np.random.default_rng(1)
    symbols = load_symbols(sys.argv[1])
    sheet = Image.new("RGB", (8 * SIDE, 6 * SIDE))
    for index in range(48):
        pixels, kind, level, _ = paint(random, symbols)
        tile = Image.fromarray(pixels)
        ImageDraw.Draw(tile).text((2, 2), f"{kind[:4]} {level:.2f}", (0, 255, 0))
        sheet.paste(tile, ((index % 8) * SIDE, (index // 8) * SIDE))
    sheet.save(sys.argv[2])
