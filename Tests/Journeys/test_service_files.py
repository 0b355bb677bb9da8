"""What runs WorkHome on a machine, as docs/running.md says it: the units of systemd and the file of Compose."""

import collections
import unittest

import yaml

from server import ROOT

# Each takes something from a program that somebody broke into.
HARDENING = {
    "ProtectSystem": "strict", "ProtectHome": "yes", "PrivateDevices": "yes", "PrivateUsers": "yes",
    "NoNewPrivileges": "yes", "CapabilityBoundingSet": "", "RestrictNamespaces": "yes", "SystemCallArchitectures": "native", "UMask": "0077",
}


def unit(name: str) -> dict[str, list[str]]:
    """The values of each setting, in the order they are written."""
    settings = collections.defaultdict(list)
    for line in (ROOT / "systemd" / name).read_text().splitlines():
        if "=" in line and not line.startswith("#"):
            key, _, value = line.partition("=")
            settings[key].append(value)
    return settings


def environment(settings: dict[str, list[str]]) -> dict[str, str]:
    return dict(value.split("=", 1) for value in settings["Environment"])


class Units(unittest.TestCase):
    def test_a_unit_can_write_to_its_own_folder_alone(self):
        for name in ("workhome.service", "workhome@.service"):
            with self.subTest(name):
                settings = unit(name)
                for key, value in HARDENING.items():
                    self.assertEqual(settings[key], [value], key)
                self.assertNotIn("ReadWritePaths", settings)
                self.assertEqual(environment(settings)["WORKHOME_DATA"], "/var/lib/" + settings["StateDirectory"][0])
                self.assertEqual(settings["StateDirectoryMode"], ["0700"])

    def test_a_unit_starts_at_boot_and_after_a_failure(self):
        for name in ("workhome.service", "workhome@.service"):
            with self.subTest(name):
                self.assertEqual(unit(name)["WantedBy"], ["multi-user.target"])
                self.assertEqual(unit(name)["Restart"], ["on-failure"])

    def test_one_of_several_households_is_as_safe_as_a_single_one(self):
        single, template = unit("workhome.service"), unit("workhome@.service")
        differing = {key for key in single | template if single[key] != template[key]}
        self.assertEqual(
            differing, {"Description", "User", "Group", "Environment", "EnvironmentFile", "StateDirectory"})
        for key in differing:
            self.assertTrue(any("%i" in value for value in template[key]), f"{key} is the household's own")


class Compose(unittest.TestCase):
    def test_the_container_can_write_to_its_data_alone(self):
        service = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"]["workhome"]
        self.assertIs(service["read_only"], True)
        self.assertEqual(service["volumes"], ["workhome:/data", "/tmp"])
        self.assertEqual(service["cap_drop"], ["ALL"])
        self.assertEqual(service["restart"], "unless-stopped")
        self.assertIn("TZ", service["environment"])
