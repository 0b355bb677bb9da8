"""Photos as phones make them, drawn and encoded by the browser."""

import base64
import math
import pathlib
import struct
import zlib

from browser import Browser

DRAW = """
const [width, height, first, second, type] = arguments;
const canvas = document.createElement("canvas");
canvas.width = width;
canvas.height = height;
const context = canvas.getContext("2d");
context.fillStyle = first;
context.fillRect(0, 0, width / 2, height);
context.fillStyle = second;
context.fillRect(width / 2, 0, width / 2, height);
return canvas.toDataURL(type, 0.9).split(",")[1];
"""


# Each picture is drawn once, by the first journey that needs it.
drawn: dict[tuple, bytes] = {}


def draw(browser: Browser, *picture: int | str) -> bytes:
    """A picture of a width and a height, with two colors, in a media type."""
    if picture not in drawn:
        drawn[picture] = base64.b64decode(browser.script(DRAW, *picture))
    return drawn[picture]


def held_upright(jpeg: bytes) -> bytes:
    """The JPEG as a phone held upright stores it: Exif orientation 6, to be rotated a quarter turn clockwise."""
    orientation = struct.pack(">HHIHH", 0x0112, 3, 1, 6, 0)
    tiff = b"MM\x00\x2a" + struct.pack(">IH", 8, 1) + orientation + struct.pack(">I", 0)
    exif = b"Exif\x00\x00" + tiff
    return jpeg[:2] + b"\xff\xe1" + struct.pack(">H", len(exif) + 2) + exif + jpeg[2:]


def two_photos(browser: Browser, folder: pathlib.Path) -> list[pathlib.Path]:
    """A rotated JPEG, red over blue once upright, and a PNG, green beside yellow."""
    turned = folder / "IMG_0001.JPG"
    turned.write_bytes(held_upright(draw(browser, 1600, 1200, "#c00", "#00c", "image/jpeg")))
    landscape = folder / "Screenshot.png"
    landscape.write_bytes(draw(browser, 1400, 700, "#0a0", "#dd0", "image/png"))
    return [turned, landscape]


# The left half of an EAN-13: odd parity, and which digits have it (ISO/IEC 15420).
ODD = ["0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011", "0110111", "0001011"]
PARITIES = ["OOOOOO", "OOEOEE", "OOEEOE", "OOEEEO", "OEOOEE", "OEEOOE", "OEEEOO", "OEOEOE", "OEOEEO", "OEEOEO"]
OTHER_COLOR = str.maketrans("01", "10")


def bars_of(code: str) -> str:
    """The modules of an EAN-13, 1 for dark."""
    first, left, right = int(code[0]), code[1:7], code[7:]
    parts = (ODD[int(digit)] if parity == "O" else ODD[int(digit)].translate(OTHER_COLOR)[::-1]
             for digit, parity in zip(left, PARITIES[first]))
    return f"101{''.join(parts)}01010{''.join(ODD[int(digit)].translate(OTHER_COLOR) for digit in right)}101"


def barcode_photo(code: str, degrees: float = 12) -> bytes:
    """A PNG of a label with an EAN-13 on a gray table, turned; without a code, the table alone."""
    width, height, module = 800, 600, 5
    bars = bars_of(code) if code else ""
    cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    rows = bytearray()
    for y in range(height):
        rows.append(0)
        for x in range(width):
            right, down = x - width / 2, y - height / 2
            place = (right * cosine + down * sine) / module + len(bars) / 2
            above = abs(down * cosine - right * sine) / module
            if not bars or not -10 < place < len(bars) + 10 or above > 42:
                rows.append(110)
            elif 0 <= place < len(bars) and above < 35 and bars[int(place)] == "1":
                rows.append(25)
            else:
                rows.append(230)
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    parts = [(b"IHDR", header), (b"IDAT", zlib.compress(bytes(rows), 1)), (b"IEND", b"")]
    chunks = (struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
              for kind, data in parts)
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)
