"""Puts a font on another grid: scale.py FILE UNITS-PER-EM. For make.sh."""

import sys

from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

path, units = sys.argv[1], int(sys.argv[2])
# Keep the times inside the file, so that the same input gives the same bytes.
font = TTFont(path, recalcTimestamp=False)
scale_upem(font, units)
font.save(path)
