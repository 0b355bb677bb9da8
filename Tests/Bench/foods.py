"""Food search in the bundled table, and with a download of hundreds of thousands of foods beside it."""

import gzip
import http.client
import os
import pathlib
import random
import statistics
import subprocess
import time
import urllib.parse
import zipfile
from typing import Iterable

from server import ROOT, binary

TABLE = ROOT / "Sources/CFoodTable/foods.json.zlib"
# The project's own list of what people look for: its second column.
QUERIES = [line.split("\t")[1] for line in
           (ROOT / "Tests/FitnessTests/Foods/everyday-queries.tsv").read_text().splitlines()]
NUTRIENTS = [1008, 1003, 1004, 1005, 1079, 2000, 1093, 1258, 1087, 1089, 1092, 1253]
WORDS = ["chicken", "soup", "milk", "bread", "tomato", "rice", "bar", "sauce", "cheese", "bean", "corn", "apple",
         "yogurt", "oat", "cookie", "beef", "juice", "salad", "noodle", "berry", "nut", "chip", "tea", "pasta"]
STYLES = ["classic", "original", "organic", "light", "spicy", "sweet", "family", "roasted", "creamy", "crunchy"]


def search_milliseconds(port: int, headers: dict[str, str], rounds: int) -> float:
    """The median of sequential whole requests, each with an address that was not requested before."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    times = []
    for turn in range(rounds):
        for query in QUERIES:
            address = "/nutrition/foods?" + urllib.parse.urlencode({"q": query, "fresh": turn})
            begin = time.perf_counter()
            connection.request("GET", address, headers=headers)
            answer = connection.getresponse()
            answer.read()
            times.append((time.perf_counter() - begin) * 1_000)
            assert answer.status == 200, f"{address}: {answer.status}"
    connection.close()
    return statistics.median(times)


def make_download(folder: pathlib.Path, count: int) -> pathlib.Path:
    """A zip in the format of FoodData Central's branded foods, with made-up foods."""
    path = folder / "download.zip"
    chance = random.Random(7)
    first = 1_000_000
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        add(archive, "food_nutrient.csv", ["id", "fdc_id", "nutrient_id", "amount"], (
            (str(food * 100 + place), str(first + food), str(nutrient), f"{chance.random() * 40:.2f}")
            for food in range(count) for place, nutrient in enumerate(NUTRIENTS)))
        add(archive, "branded_food.csv",
            ["fdc_id", "brand_owner", "gtin_upc", "serving_size", "serving_size_unit", "ingredients"], (
                (str(first + food), f"Sample Mill {food % 900}", "", "30", "g", "WATER, FLOUR, SALT " * 12)
                for food in range(count)))
        add(archive, "food.csv", ["fdc_id", "data_type", "description"], (
            (str(first + food), "branded_food",
             " ".join([chance.choice(STYLES), chance.choice(WORDS), chance.choice(WORDS), str(food % 5_000)]).upper())
            for food in range(count)))
    return path


def make_products(folder: pathlib.Path, count: int) -> pathlib.Path:
    """A file in the format of Open Food Facts, with made-up products: a fifth of them are sold in Germany."""
    path = folder / "products.csv.gz"
    chance = random.Random(8)
    columns = ["code", "product_name", "brands", "countries_tags", "serving_size", "serving_quantity", "unique_scans_n",
               "ingredients_text", "energy-kcal_100g", "proteins_100g", "carbohydrates_100g", "fat_100g", "salt_100g"]
    others = [f"column_{number}" for number in range(200)]
    with gzip.open(path, "wb", compresslevel=1) as file:
        file.write(("\t".join(columns + others) + "\n").encode())
        for number in range(count):
            name = " ".join([chance.choice(STYLES), chance.choice(WORDS), chance.choice(WORDS), str(number % 5_000)])
            country = "en:germany,en:austria" if number % 5 == 0 else "en:france"
            nutrients = [f"{chance.random() * 30:.2f}" for _ in range(5)]
            fields = [ean(number), name, f"Sample Mill {number % 900}", country, "1 portion (30 g)", "30", "5",
                      "WATER, FLOUR, SALT " * 40] + nutrients + ["" if place % 4 else "0.15" for place in range(200)]
            file.write(("\t".join(fields) + "\n").encode())
    return path


def ean(number: int) -> str:
    digits = str(400_000_000_000 + number)
    total = sum(int(digit) * (3 if place % 2 else 1) for place, digit in enumerate(digits))
    return f"{digits}{-total % 10}"


def add(archive: zipfile.ZipFile, name: str, header: list[str], rows: Iterable[tuple[str, ...]]):
    with archive.open(name, "w", force_zip64=True) as file:
        file.write(line(header))
        buffer = []
        for row in rows:
            buffer.append(line(row))
            if len(buffer) == 10_000:
                file.write(b"".join(buffer))
                buffer.clear()
        file.write(b"".join(buffer))


def line(fields: Iterable[str]) -> bytes:
    return ('"' + '","'.join(fields) + '"\n').encode()


def import_download(data: pathlib.Path, path: pathlib.Path, *options: str) -> tuple[float, float]:
    """Imports a download; returns the duration in seconds and the peak memory in MiB."""
    begin = time.perf_counter()
    process = subprocess.Popen(
        [binary(), "foods", "import", "--data", data, *options, path], stdout=subprocess.DEVNULL, cwd=ROOT)
    _, status, usage = os.wait4(process.pid, 0)
    assert status == 0, f"the import ended with {status}"
    return time.perf_counter() - begin, usage.ru_maxrss / 1024
