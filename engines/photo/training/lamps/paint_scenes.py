"""usage: paint_scenes.py SYMBOLS OUT SEED COUNT

Paints the surroundings of made candidates, 144 x 144 and 4.5 sides of the symbol wide, as a phone sees them: symbols in the
colour of their meaning, glow, haze, neighbours lit and dark, dials, digits, needles, blur, noise and JPEG.
OUT/SEED_x.npy: N x 3 x 144 x 144 bytes; OUT/SEED_y.npy: their class.
"""

import io
import json
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from lamp_classes import CLASSES

SIDE = 144
SYMBOL = 32
OFTEN = {
    "brake": 6, "battery": 5, "oil_pressure": 5, "check_engine": 5, "seat_belt": 5, "door_ajar": 3, "coolant_temp": 3,
    "master_warning": 3, "airbag": 2, "abs": 2, "low_beam": 2, "none": 22,
}  # fmt: skip
RED = {
    "brake", "battery", "oil_pressure", "coolant_temp", "seat_belt", "door_ajar", "airbag", "master_warning", "immobiliser",
    "eps", "transmission", "coolant_level",
}  # fmt: skip
GREEN = {"low_beam", "position_light", "turn_signal", "fog", "cruise", "ready", "high_beam", "cng"}


class Painter:
    def __init__(self, folder, seed):
        self.random = np.random.default_rng(seed)
        masks = np.fromfile(f"{folder}/symbols.bin", np.uint8).reshape(-1, 96, 96)
        self.symbols = {}
        for mask, entry in zip(masks, json.load(open(f"{folder}/index.json"))):
            rows, columns = np.where(mask > 60)
            cut = mask[rows.min() : rows.max() + 1, columns.min() : columns.max() + 1]
            self.symbols.setdefault(entry["label"], []).append(Image.fromarray(cut))
        self.labels = [name for name in CLASSES if name in self.symbols]
        weights = np.array([OFTEN.get(name, 1.0) for name in self.labels])
        self.weights = weights / weights.sum()

    def colour(self, label):
        random, luck = self.random, self.random.random()
        red = [random.uniform(170, 255), random.uniform(5, 90), random.uniform(10, 100)]
        amber = [random.uniform(200, 255), random.uniform(110, 215), random.uniform(0, 70)]
        green = [random.uniform(0, 80), random.uniform(150, 255), random.uniform(20, 120)]
        blue = [random.uniform(0, 80), random.uniform(40, 140), 255.0]
        white = [random.uniform(150, 255)] * 3
        if label == "high_beam":
            chosen = blue if luck < 0.8 else green
        elif label == "fog":
            chosen = amber if luck < 0.5 else green
        elif label == "none":
            chosen = [red, amber, green][random.integers(3)] if luck < 0.8 else white
        elif label in RED:
            chosen = red if luck < 0.88 else amber
        elif label in GREEN:
            chosen = green if luck < 0.93 else white
        else:
            chosen = amber if luck < 0.82 else red
        return np.array(chosen)

    def symbol(self, label, size):
        random = self.random
        choices = self.symbols[label]
        mask = choices[random.integers(len(choices))]
        scale = size / max(mask.size)
        mask = mask.resize(
            (
                max(3, int(mask.width * scale * random.uniform(0.85, 1.15))),
                max(3, int(mask.height * scale * random.uniform(0.85, 1.15))),
            ),
            Image.BILINEAR,
        )
        if random.random() < 0.15:
            mask = mask.filter(ImageFilter.MaxFilter(3))
        angle = random.normal(0, 5)
        if abs(angle) > 1:
            mask = mask.rotate(angle, Image.BILINEAR, expand=True)
        if random.random() < 0.4:
            shear = random.normal(0, 0.12)
            skew = (1, shear, -shear * mask.height / 2, random.normal(0, 0.06), 1, 0)
            mask = mask.transform(mask.size, Image.AFFINE, skew, Image.BILINEAR)
        return mask

    @staticmethod
    def placed(mask, x, y):
        field = Image.new("L", (SIDE, SIDE))
        field.paste(mask, (int(x - mask.width / 2), int(y - mask.height / 2)))
        return np.asarray(field, np.float32) / 255

    def ground(self, level):
        random = self.random
        across, down = np.meshgrid(np.linspace(-1, 1, SIDE), np.linspace(-1, 1, SIDE))
        field = np.ones((SIDE, SIDE, 3), np.float32) * level * (1 + random.normal(0, 0.07, 3))
        slope = 1 + random.normal(0, 0.25) * across + random.normal(0, 0.25) * down
        image = Image.fromarray((field * slope[..., None].clip(0.2, 2)).clip(0, 255).astype(np.uint8))
        draw = ImageDraw.Draw(image)
        for _ in range(random.integers(0, 5)):
            grey = int(random.uniform(60, 255))
            ink = (grey,) * 3 if random.random() < 0.7 else tuple(int(v) for v in self.colour("none"))
            x, y = random.uniform(-20, SIDE + 20, 2)
            if max(abs(x - SIDE / 2), abs(y - SIDE / 2)) < 34:  # the middle is the candidate's
                x = SIDE / 2 + np.sign(x - SIDE / 2 + 0.1) * random.uniform(40, 90)
            radius, wide, sort = random.uniform(10, 150), int(random.integers(1, 7)), random.integers(4)
            if sort == 0:
                x = SIDE / 2 + np.sign(random.normal()) * (radius + random.uniform(24, 50))
                draw.arc([x - radius, y - radius, x + radius, y + radius], 0, 360, fill=ink, width=wide)
            elif sort == 1:
                for tick in range(6):
                    draw.line([x + tick * 9, y, x + tick * 9, y + 12], fill=ink, width=max(1, wide // 2))
            elif sort == 2:
                mask = self.symbol("none", random.uniform(20, 50))
                image.paste(ink, (int(x - mask.width / 2), int(y - mask.height / 2)), mask)
            else:
                top = SIDE / 2 + np.sign(random.normal()) * random.uniform(24, 70)
                draw.rectangle([0, top, SIDE, top + random.uniform(2, 60)], fill=ink)
        return np.asarray(image.filter(ImageFilter.GaussianBlur(random.uniform(0, 2))), np.float32).copy()

    def lit(self, field, mask, colour, glow, core, cover):
        image = Image.fromarray((mask.clip(0, 1) * 255).astype(np.uint8))
        soft = np.asarray(image.filter(ImageFilter.GaussianBlur(self.random.uniform(0.3, 1.2))), np.float32)[..., None] / 255
        field = field * (1 - cover * soft) + cover * soft * colour
        if glow > 0:
            wide = image.filter(ImageFilter.GaussianBlur(self.random.uniform(3, 8)))
            field = field + np.asarray(wide, np.float32)[..., None] / 255 * colour * glow
        return field + soft * max(core, 0) * np.array([255, 200, 140])

    def as_photographed(self, field):
        random = self.random
        image = Image.fromarray(field.clip(0, 255).astype(np.uint8))
        scale = random.uniform(9, 34) / SYMBOL
        side = max(24, int(SIDE * scale))
        image = image.resize((side, side), Image.BOX if scale < 1 else Image.BILINEAR)
        if random.random() < 0.35:
            image = image.filter(ImageFilter.GaussianBlur(random.uniform(0.3, 1)))
        if random.random() < 0.3:
            image = image.filter(ImageFilter.UnsharpMask(random.uniform(0.6, 2), int(random.uniform(50, 200)), 2))
        noisy = np.asarray(image, np.float32)
        noisy = noisy + random.normal(0, 1, noisy.shape) * random.uniform(0, 9)
        image = Image.fromarray(noisy.clip(0, 255).astype(np.uint8))
        if random.random() < 0.7:
            packed = io.BytesIO()
            image.save(packed, "JPEG", quality=int(random.integers(35, 95)))
            image = Image.open(packed)
        return np.asarray(image.resize((SIDE, SIDE), Image.BILINEAR)).transpose(2, 0, 1)

    def scene(self, label):
        random = self.random
        level = random.uniform(3, 90) if random.random() < 0.8 else random.uniform(90, 170)
        field = self.ground(level)
        size = SYMBOL * random.uniform(0.75, 1.3)
        x, y = SIDE / 2 + random.normal(0, 2.2, 2)
        mask, colour = self.symbol(label, size), self.colour(label)
        around = np.zeros((SIDE, SIDE), np.float32)
        if label == "none" and random.random() < 0.35:  # dark or printed, a part, or several at once
            mask, luck = self.symbol(self.labels[random.integers(len(self.labels))], size), random.random()
            if luck < 0.4:
                colour = np.ones(3) * level * random.uniform(1.1, 2.2) + random.uniform(0, 40)
            elif luck < 0.7:
                half = [0, 0, mask.width, mask.height]
                edge = random.integers(4)
                half[edge] += (mask.width if edge % 2 == 0 else mask.height) * (0.5 if edge < 2 else -0.5)
                mask = mask.crop([int(v) for v in half]).resize((max(4, int(size * 0.8)),) * 2)
            else:
                other = self.symbol(self.labels[random.integers(len(self.labels))], size / 2)
                mask = mask.resize((max(3, mask.width // 2), max(3, mask.height // 2)))
                around = self.placed(other, x + size / 3, y)
                x -= size / 3
        mask = around + self.placed(mask, x, y)
        if random.random() < 0.6:
            angle, step = (0 if random.random() < 0.7 else np.pi / 2), size * random.uniform(1.25, 2.2)
            for place in (-2, -1, 1, 2):
                if random.random() < 0.6:
                    other = self.labels[random.integers(len(self.labels))]
                    beside = self.placed(
                        self.symbol(other, size * random.uniform(0.8, 1.1)),
                        x + place * step * np.cos(angle) + random.normal(0, 2),
                        y + place * step * np.sin(angle) + random.normal(0, 2),
                    )
                    if random.random() < 0.6:
                        field = self.lit(field, beside, self.colour(other), 0, 0, random.uniform(0.5, 1))
                    else:
                        dark = np.ones(3) * level * random.uniform(0.6, 1.6) + 10
                        field = self.lit(field, beside, dark, 0, 0, 0.8)
        if random.random() < 0.08 and label != "none":  # a dark symbol on a lit display
            rows = slice(int(y - size * 0.8), int(y + size * 0.8))
            field[rows, int(x - size * 0.9) : int(x + size * 0.9)] = colour * 0.8
            field = self.lit(field, mask, np.array([20, 5, 5.0]), 0, 0, 1)
        else:
            glow, core = max(0, random.normal(0.15, 0.35)), random.normal(-0.1, 0.35)
            field = self.lit(field, mask, colour, glow, core, random.uniform(0.35, 1))
        if random.random() < 0.25:
            haze = random.uniform(0, 70)
            field = field * (1 - haze / 255) + haze * (1 + random.normal(0, 0.1, 3))
        return self.as_photographed(field)


if __name__ == "__main__":
    symbols, out, seed, count = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    painter = Painter(symbols, seed)
    scenes, classes = np.empty((count, 3, SIDE, SIDE), np.uint8), np.empty(count, np.int64)
    for at in range(count):
        label = painter.labels[painter.random.choice(len(painter.labels), p=painter.weights)]
        scenes[at], classes[at] = painter.scene(label), CLASSES.index(label)
    np.save(f"{out}/{seed}_x.npy", scenes)
    np.save(f"{out}/{seed}_y.npy", classes)
