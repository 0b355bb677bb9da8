"""Photos as phones make them, drawn and encoded by the browser."""

import base64
import pathlib
import struct

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
