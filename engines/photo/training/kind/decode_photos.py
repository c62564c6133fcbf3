"""Decodes photos once, upright, to raw files of red, green and blue bytes, small enough for the image net; --longest 2048 to measure quality.

usage: decode_photos.py --photos photos.csv --negatives FOLDER --cars FOLDER --out FOLDER
OUT/list.txt: a line a photo, "ID WIDTH HEIGHT PATH"; IDs are numbers from 0, in the order of OUT/rows.csv (id, source, group, topic, labels, change).
Each photo is kept as it is; each third also darkened, lightened and blurred, to find out when a photo is too bad.
Needs numpy and Pillow.
"""
import argparse, csv, glob, os
from PIL import Image, ImageEnhance, ImageFilter, ImageOps

CHANGES = {
    'dark_0.5': lambda im: ImageEnhance.Brightness(im).enhance(0.5), 'dark_0.25': lambda im: ImageEnhance.Brightness(im).enhance(0.25),
    'dark_0.1': lambda im: ImageEnhance.Brightness(im).enhance(0.1), 'dark_0.04': lambda im: ImageEnhance.Brightness(im).enhance(0.04),
    'bright_2': lambda im: ImageEnhance.Brightness(im).enhance(2), 'bright_4': lambda im: ImageEnhance.Brightness(im).enhance(4),
    # Of the longer side: 1/800 is just seen, 1/100 leaves no letter.
    'blur_800': lambda im: im.filter(ImageFilter.GaussianBlur(max(im.size) / 800)), 'blur_400': lambda im: im.filter(ImageFilter.GaussianBlur(max(im.size) / 400)),
    'blur_200': lambda im: im.filter(ImageFilter.GaussianBlur(max(im.size) / 200)), 'blur_100': lambda im: im.filter(ImageFilter.GaussianBlur(max(im.size) / 100)),
}

parser = argparse.ArgumentParser()
for name in ('photos', 'negatives', 'cars', 'out'):
    parser.add_argument('--' + name, required=True)
parser.add_argument('--longest', type=int, default=640)
told = parser.parse_args()
os.makedirs(told.out, exist_ok=True)
rows, seen = [], set()
for row in csv.DictReader(open(told.photos)):
    path = os.path.join(os.path.dirname(told.photos), row['path'])
    if path not in seen:
        rows.append((path, 'photos', row['group'], row['topic'], row['labels']))
    seen.add(path)
# Photos of packages are named NUMBER__PACKAGE__NAME.jpg.
for folder, topic in ((told.negatives, 'not_car'), (told.cars, 'package_car')):
    for path in sorted(glob.glob(folder + '/*.jpg')):
        rows.append((path, 'packages', os.path.basename(path).split('__')[1] + ('' if topic == 'not_car' else '_car'), topic, ''))
with open(told.out + '/list.txt', 'w') as listed, open(told.out + '/rows.csv', 'w', newline='') as table:
    write = csv.writer(table)
    write.writerow(['id', 'path', 'source', 'group', 'topic', 'labels', 'change'])
    number = 0
    for place, (path, *about) in enumerate(rows):
        image = ImageOps.exif_transpose(Image.open(path)).convert('RGB')
        image.thumbnail((told.longest, told.longest), Image.BOX)
        changes = {'': lambda im: im, **(CHANGES if about[0] == 'photos' and place % 3 == 0 and max(image.size) >= 500 else {})}
        for change, made in changes.items():
            raw = f'{told.out}/{number}.rgb'
            changed = made(image)
            open(raw, 'wb').write(changed.tobytes())
            listed.write(f'{number} {changed.width} {changed.height} {raw}\n')
            write.writerow([number, path, *about, change])
            number += 1
