"""Apple Health exports of any size, and their import on the command line."""

import os
import pathlib
import subprocess
import time
import zipfile

from server import ROOT, binary

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout)*)>
<!ATTLIST HealthData locale CDATA #REQUIRED>
]>
<HealthData locale="en_IE">
 <ExportDate value="2026-11-20 10:00:00 +0000"/>
"""
KINDS = [("HKQuantityTypeIdentifierStepCount", "count", "37"),
         ("HKQuantityTypeIdentifierActiveEnergyBurned", "kcal", "1.25"),
         ("HKQuantityTypeIdentifierHeartRate", "count/min", "71"),
         ("HKQuantityTypeIdentifierBasalEnergyBurned", "kcal", "16.3")]
DEVICES = ["Sam’s iPhone", "Sam’s Apple Watch"]
DEVICE = ("&lt;&lt;HKDevice: 0x2834bd220&gt;, name:Apple Watch, manufacturer:Apple Inc., model:Watch, "
          "hardware:Watch6,2, software:10.1&gt;")


def make_export(folder: pathlib.Path, size: int) -> pathlib.Path:
    """A zip with an export.xml of at least `size` bytes in the format of an iPhone, with made-up days."""
    path = folder / "health.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        with archive.open("apple_health_export/export.xml", "w", force_zip64=True) as file:
            written = file.write(HEAD.encode())
            day = 0
            while written < size:
                written += file.write(day_of_records(day).encode())
                day += 1
            file.write(b"</HealthData>\n")
    return path


def day_of_records(number: int) -> str:
    """Nine hundred records, about as many as a watch makes in a day."""
    month, day = number % 3_360 // 28, number % 28 + 1
    date = f"{2016 + month // 12}-{month % 12 + 1:02}-{day:02}"
    records = []
    for place in range(900):
        kind, unit, value = KINDS[place % len(KINDS)]
        clock = f"{date} {place // 60:02}:{place % 60:02}:00 +0000"
        records.append(
            f' <Record type="{kind}" sourceName="{DEVICES[place // 4 % 2]}" sourceVersion="10.1" '
            f'device="{DEVICE}" unit="{unit}" creationDate="{clock}" startDate="{clock}" endDate="{clock}" '
            f'value="{value}"/>\n')
    records.append(
        f' <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale" unit="kg" '
        f'startDate="{date} 07:00:00 +0000" endDate="{date} 07:00:00 +0000" value="{70 + number % 40 / 10}"/>\n')
    return "".join(records)


def import_file(data: pathlib.Path, path: pathlib.Path, email: str) -> tuple[float, float]:
    """Imports a file; returns the duration in seconds and the peak memory in MiB."""
    begin = time.perf_counter()
    process = subprocess.Popen(
        [binary(), "import", "--data", data, "--user", email, path], stdout=subprocess.DEVNULL, cwd=ROOT)
    _, status, usage = os.wait4(process.pid, 0)
    assert status == 0, f"the import ended with {status}"
    return time.perf_counter() - begin, usage.ru_maxrss / 1024
