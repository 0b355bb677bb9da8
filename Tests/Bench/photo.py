"""A photo of 12 megapixels, and the cost of processing it in a separate process."""

import os
import pathlib
import subprocess
import time

from client import Client

WIDTH, HEIGHT = 4000, 3000


def make(folder: pathlib.Path) -> pathlib.Path:
    """Clouds of three colours with grain: a JPEG of several megabytes, with as much detail as a phone's photo."""
    def vips(*arguments: object):
        subprocess.run(["vips", *map(str, arguments)], check=True, cwd=folder, stdout=subprocess.DEVNULL)

    for band, cell in enumerate((64, 256, 640)):
        vips("perlin", f"cloud{band}.v", WIDTH, HEIGHT, "--cell-size", cell, "--seed", band)
        vips("linear", f"cloud{band}.v", f"colour{band}.v", 90, 128)
    vips("bandjoin", "colour0.v colour1.v colour2.v", "clouds.v")
    vips("gaussnoise", "grain.v", WIDTH, HEIGHT, "--mean", 0, "--sigma", 12)
    vips("add", "clouds.v", "grain.v", "sum.v")
    vips("cast", "sum.v", "bytes.v", "uchar")
    vips("copy", "bytes.v", "photo.jpg[Q=90]", "--interpretation", "srgb")
    for leftover in folder.glob("*.v"):
        leftover.unlink()
    return folder / "photo.jpg"


def by_vipsthumbnail(photo: pathlib.Path) -> float:
    """Seconds that vips' own tool takes to create the stored versions of a photo."""
    command = ["vipsthumbnail", photo.name, "--size", "1024x1024>", "--output", "resized.jpg[Q=80,strip]"]
    return seconds_of(lambda: subprocess.run(command, check=True, cwd=photo.parent))


def by_helper(binary: pathlib.Path, photo: pathlib.Path) -> float:
    """Seconds that the server's helper process takes for a photo, with its environment."""
    environment = {**os.environ, "MALLOC_ARENA_MAX": "1", "VIPS_CONCURRENCY": "1"}

    def run():
        with photo.open("rb") as source:
            command = [binary, "decode-image"]
            subprocess.run(command, check=True, stdin=source, stdout=subprocess.DEVNULL, env=environment)
    return seconds_of(run)


def by_upload(person: Client, path: str, content: bytes) -> float:
    """Seconds from the first byte of a journal entry with the photo until it is saved."""
    boundary = "----WorkHomeBenchmark"
    lines = [
        f"--{boundary}", 'Content-Disposition: form-data; name="text"', "", "A photo.",
        f"--{boundary}", 'Content-Disposition: form-data; name="photos"; filename="photo.jpg"',
        "Content-Type: image/jpeg", "", "",
    ]
    body = "\r\n".join(lines).encode() + content + f"\r\n--{boundary}--\r\n".encode()

    def send():
        status, _ = person.request("POST", path, body, f"multipart/form-data; boundary={boundary}")
        assert status == 303, f"POST {path}: {status}"
    return seconds_of(send)


def seconds_of(work) -> float:
    began = time.monotonic()
    work()
    return time.monotonic() - began
