"""The classes of the teller, in the order of engines/photo/src/lamp-classes.ts, read from where they stand."""

import os
import re

_WORDS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "src", "judgement.ts")
_LAMPS = re.search(r"LAMPS = \[(.*?)\]", open(_WORDS).read(), re.S).group(1)
CLASSES = re.findall(r"'(\w+)'", _LAMPS) + ["none"]
NONE = CLASSES.index("none")
