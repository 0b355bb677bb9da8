"""The style sheets, because a browser reports no errors in them."""

import re
import unittest

from server import ROOT

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


class Styles(unittest.TestCase):
    def setUp(self):
        paths = sorted((ROOT / "Public/css").glob("*.css"))
        self.assertTrue(paths)
        self.sheets = {path.name: COMMENT.sub("", path.read_text()) for path in paths}

    def test_braces_are_balanced(self):
        for name, sheet in self.sheets.items():
            with self.subTest(sheet=name):
                self.assertEqual(sheet.count("{"), sheet.count("}"))

    def test_every_custom_property_that_is_used_is_set(self):
        everything = "\n".join(self.sheets.values())
        given = set(re.findall(r"(--[a-z0-9-]+)\s*:", everything))
        for name, sheet in self.sheets.items():
            with self.subTest(sheet=name):
                # A variable with a fallback may be undefined.
                used = set(re.findall(r"var\(\s*(--[a-z0-9-]+)\s*\)", sheet))
                self.assertEqual(sorted(used - given), [])

    def test_every_class_of_the_views_has_a_style(self):
        everything = "\n".join(self.sheets.values())
        styled = set(re.findall(r"\.([a-z][a-z0-9-]*)", everything))
        for path in sorted((ROOT / "Views").rglob("*.mustache")):
            lists = re.findall(r'class="([^"]*)"', re.sub(r"\{\{[^}]*\}\}", " ", path.read_text()))
            with self.subTest(view=path.name):
                names = {name for names in lists for name in names.split() if not name.endswith("-")}
                self.assertEqual(sorted(names - styled), [])


class Addresses(unittest.TestCase):
    def test_nothing_is_loaded_from_elsewhere(self):
        for path in [*(ROOT / "Views").rglob("*.mustache"), *(ROOT / "Public/css").glob("*.css")]:
            with self.subTest(file=path.name):
                self.assertNotRegex(path.read_text(), r"""(src|href|url)\s*[=(]\s*["']?https?:""")
