"""Managing a household: registrations, forgotten passwords, disabled accounts, and an immediate backup."""

import contextlib

from browser import DESK, PHONE
from journey import Journey, Person, can_differ, someone


class AdminJourney:
    def setUp(self):
        # The first account of a server is the admin, so each test needs its own. On a slow machine the server's own
        # first backup may come before the one that the button makes.
        self.start_own_server(environment={})
        super().setUp()
        self.admin = someone()
        self.sign_up(self.admin)

    def open_admin(self):
        self.browser.visit("/settings")
        self.browser.follow_to("/settings/admin")
        self.browser.arrive("/settings/admin")

    @contextlib.contextmanager
    def elsewhere(self):
        """Continues the journey in another person's browser."""
        mine, self.browser = self.browser, self.open(self.screen)
        try:
            yield self.browser
            self.assertEqual(self.browser.console_errors(), [])
        finally:
            self.browser = mine

    def copied_link(self) -> str:
        self.browser.see("It is shown only once")
        self.look("link")
        return self.browser.script("return document.getElementById('address').value").removeprefix(self.server.url)

    @can_differ
    def test_an_invitation_opens_a_closed_door(self):
        self.open_admin()
        self.browser.click("open registration", lambda: self.browser.visible("[name=takes_registrations]"))
        self.browser.click("guests", lambda: self.browser.visible("[name=takes_guests]"))
        self.browser.submit("takes_guests")
        self.browser.see(r"Saved\.")
        self.browser.fill(recipient="Grace", days="30")
        self.browser.submit("recipient")
        link = self.copied_link()
        grace = Person("Grace", "Hopper", "grace@example.org")
        with self.elsewhere():
            self.browser.visit("/login")
            self.assertNotIn("Create Account", self.browser.text())
            self.assertNotIn("guest", self.browser.text())
            self.browser.visit("/register")
            self.browser.see("You need an invitation to register here")
            self.look("closed")
            self.browser.visit(link)
            self.browser.fill(first_name="Grace", last_name="Hopper", email=grace.email, password="short")
            self.browser.press("Create Account")
            self.browser.see("Password must be at least 6 characters")
            self.browser.fill(password=grace.password)
            self.browser.press("Create Account")
            self.browser.arrive("/login")
            self.sign_in(grace)
            self.browser.visit("/settings")
            self.assertNotIn("Administration", self.browser.text())
            self.browser.visit(link)
            self.browser.arrive("/")
        self.open_admin()
        self.browser.see("Grace Hopper registered with an invitation")
        self.look("page")

    def test_a_forgotten_password_is_set_anew(self):
        ada = someone()
        with self.elsewhere():
            self.sign_up(ada)
        self.open_person("Ada Lovelace")
        self.look("user")
        self.browser.press("Create a password link")
        link = self.copied_link()
        with self.elsewhere():
            self.browser.visit(link)
            self.browser.see("Hello Ada")
            self.browser.fill(password="a new secret")
            self.browser.press("Save password")
            self.browser.arrive("/login")
            self.browser.see_toast("Your new password is saved")
            self.sign_in(Person(ada.first_name, ada.last_name, ada.email, "a new secret"))

    def test_somebody_is_out_and_in_again(self):
        ada = someone()
        with self.elsewhere() as other:
            self.sign_up(ada)
            other.visit("/progress")
            other.arrive("/progress")
        self.open_person("Ada Lovelace")
        self.browser.press("Disable the account")
        self.browser.see("They are signed out everywhere")
        other.visit("/progress")
        other.arrive("/login")
        other.fill(email=ada.email, password=ada.password)
        other.press("Sign in")
        other.see("This account is disabled")
        self.browser.press("Enable the account")
        self.browser.see("They can sign in again")
        other.fill(email=ada.email, password=ada.password)
        other.press("Sign in")
        other.arrive("/progress")

    def open_person(self, name: str):
        """Opens the second of two people with the same name: the first is the admin."""
        self.open_admin()
        self.browser.click(name, lambda: self.browser.visible("a[href='/settings/admin/users/2']"))
        self.browser.see("What you can do")

    def test_a_backup_now(self):
        self.keep_in_journal("Something to keep.")
        self.open_admin()
        self.browser.press("Back up now")
        self.browser.until("the backup", lambda: self.has_backup())
        self.browser.see("Verified by test restore")
        self.browser.see(r"2 photos \(\d new ones?\)")
        self.look("backup")

    def has_backup(self) -> bool:
        """On a slow machine the backup is still running when the page loads."""
        if "Last backup" not in self.browser.text():
            self.browser.visit("/settings/admin")
        return "Last backup" in self.browser.text()


class AdminOnAPhone(AdminJourney, Journey):
    screen = PHONE


class AdminAtADeskWithoutJavaScript(AdminJourney, Journey):
    screen = DESK
    javascript = False
    is_repeat = True
