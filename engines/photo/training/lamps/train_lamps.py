"""usage: train_lamps.py features | fold 0..4 | all EPOCHS, in order; CANDI_WORK is the folder of what is made on the way.

features: numbers of every candidate, real (as taken and varied) and painted. fold: learns without one fifth of the cars and
says what it thinks of them. all: learns from all of them and writes lamps.onnx.
"""

import os
import sys

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from lamp_classes import CLASSES, NONE
from lamp_features import LampFeatures
from lamp_labels import CANDIDATES, NAMES, ROWS, SAME, WORK, labels_of
from vary_crops import as_taken, packed, varied

torch.set_num_threads(1)
VARIED = 14
OF_OTHER_PHOTOS = 25
PAINTED = 10000
UNITS = 128


def folds():
    """One fifth of the cars each, always the same."""
    cars = sorted({row["group"] for row in ROWS.values()})
    np.random.default_rng(11).shuffle(cars)
    return {photo: cars.index(row["group"]) % 5 for photo, row in ROWS.items()}


def features():
    torch.manual_seed(1)
    measure = LampFeatures().eval()

    def measured(middle, whole, how):
        with torch.no_grad():
            parts = [measure(how(middle[at : at + 256], whole[at : at + 256])).half() for at in range(0, len(middle), 256)]
        return torch.cat(parts)

    file = np.memmap(f"{WORK}/cands.u8", np.uint8, "r").reshape(-1, 3, 144, 144)
    rows, classes, photos, at, random = [], [], [], 0, np.random.default_rng(5)
    for photo in NAMES:
        count = len(CANDIDATES[photo])
        if photo in ROWS:
            for place, label in enumerate(labels_of(photo)):
                is_unsure = label in ("part", "unknown_lit")
                rows.append(at + place)
                classes.append(-1 if is_unsure else CLASSES.index(SAME.get(label, label)))
                photos.append(photo)
        else:  # photos of other things hold no lit lamp
            for place in sorted(random.permutation(count)[:OF_OTHER_PHOTOS]):
                rows.append(at + place)
                classes.append(NONE)
                photos.append(photo)
        at += count
    packs = [packed(torch.from_numpy(file[rows[i : i + 512]].copy())) for i in range(0, len(rows), 512)]
    middle, whole = (torch.cat(part) for part in zip(*packs))
    classes, photos = np.array(classes), np.array(photos)
    lamps = np.where((classes >= 0) & (classes != NONE))[0]
    again = torch.from_numpy(np.concatenate([np.repeat(lamps, VARIED), np.where(classes == NONE)[0]]))
    torch.save(
        {
            "taken": measured(middle, whole, as_taken),
            "rows": np.array(rows),
            "classes": classes,
            "photos": photos,
            "varied": measured(middle[again], whole[again], varied),
            "again": again,
        },
        f"{WORK}/real.pt",
    )
    scenes = [torch.from_numpy(np.load(f"{WORK}/{seed}_x.npy")) for seed in (1, 2)]
    painted = torch.cat([torch.from_numpy(np.load(f"{WORK}/{seed}_y.npy")) for seed in (1, 2)])
    packs = [packed(part) for part in scenes]
    middle, whole = (torch.cat(part) for part in zip(*packs))
    torch.save({"taken": measured(middle, whole, as_taken)[:PAINTED], "classes": painted[:PAINTED]}, f"{WORK}/painted.pt")


def net(inputs):
    return nn.Sequential(nn.Dropout(0.15), nn.Linear(inputs, UNITS), nn.ReLU(), nn.Dropout(0.35), nn.Linear(UNITS, len(CLASSES)))


def learn(real, painted, mask, seed, epochs):
    torch.manual_seed(seed)
    known = mask & (real["photos"] != "dash_131") & (real["classes"] >= 0)  # its one lit lamp cannot be read
    taken = torch.from_numpy(np.where(known)[0])
    again = torch.from_numpy(np.where(known[real["again"].numpy()])[0])
    labels = torch.from_numpy(real["classes"])
    inputs = torch.cat([real["taken"][taken], real["varied"][again], painted["taken"]])
    wanted = torch.cat([labels[taken], labels[real["again"][again]], painted["classes"]])
    is_real = torch.arange(len(wanted)) < len(taken) + len(again)
    counts = torch.bincount(wanted[is_real], minlength=len(CLASSES)).float().clamp(min=20)
    rare = (counts.max() / counts[wanted]).pow(0.25).clamp(max=3)
    weights = torch.where(is_real, torch.where(wanted == NONE, 1.0, rare), 0.35)
    mean, spread = real["taken"].float().mean(0), real["taken"].float().std(0) + 0.05
    model = net(inputs.shape[1])
    optimiser = torch.optim.AdamW(model.parameters(), 1.5e-3, weight_decay=0.05)
    batch = 256
    steps = torch.optim.lr_scheduler.OneCycleLR(optimiser, 2e-3, epochs * (len(wanted) // batch))
    for epoch in range(epochs):
        order, total = torch.randperm(len(wanted)), 0.0
        for at in range(0, len(wanted) - batch + 1, batch):
            some = order[at : at + batch]
            scores = model((inputs[some].float() - mean) / spread)
            each = F.cross_entropy(scores, wanted[some], reduction="none", label_smoothing=0.02)
            loss = (each * weights[some]).mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            steps.step()
            total += loss.item()
        print(f"seed {seed} epoch {epoch} loss {total / (len(wanted) // batch):.3f}", flush=True)
    return model.eval(), mean, spread


class Teller(nn.Module):
    def __init__(self, model, mean, spread):
        super().__init__()
        self.features = LampFeatures()
        self.first, self.last = nn.Linear(len(mean), UNITS), model[4]
        self.first.weight.data = model[1].weight.data / spread
        self.first.bias.data = model[1].bias.data - self.first.weight.data @ mean

    def forward(self, crops):
        return self.last(torch.relu(self.first(self.features(crops))))


def write(model, mean, spread, path):
    torch.onnx.export(
        Teller(model, mean, spread).eval(),
        (torch.rand(2, 6, 48, 48),),
        path,
        input_names=["crops"],
        output_names=["lamps"],
        dynamic_axes={"crops": {0: "count"}, "lamps": {0: "count"}},
        opset_version=17,
        dynamo=False,
    )


if __name__ == "__main__":
    what, epochs = sys.argv[1], int(sys.argv[-1]) if len(sys.argv) > 2 else 5
    if what == "features":
        features()
        sys.exit()
    real, painted = torch.load(f"{WORK}/real.pt", weights_only=False), torch.load(f"{WORK}/painted.pt")
    fold_of = folds()
    parts = np.array([fold_of.get(photo, 9) for photo in real["photos"]])
    if what == "all":
        out = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "weights", "lamps.onnx")
        write(*learn(real, painted, np.ones(len(parts), bool), 100, epochs), out)
    else:
        fold = int(sys.argv[2])
        model, mean, spread = learn(real, painted, parts != fold, fold, epochs)
        here = np.where(parts == fold)[0]
        with torch.no_grad():
            scores = model((real["taken"][here].float() - mean) / spread).numpy()
        np.savez(f"{WORK}/fold_{fold}.npz", logits=scores, rows=real["rows"][here], photos=real["photos"][here], fold=parts[here])
