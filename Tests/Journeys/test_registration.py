"""The registration form's errors for wrong input, and its handling of a double click."""

from selenium.webdriver.common.action_chains import ActionChains

from browser import DESK, PHONE
from journey import Journey, can_differ, someone


class RegistrationMessages:
    @can_differ
    def test_first_wrong_field_first_its_message_beside_it(self):
        ada = someone()
        self.browser.visit("/register")
        self.browser.press("Create Account")
        self.see_message("first_name", "Please enter your first name")
        self.correct("last_name", "Please enter your last name", first_name=ada.first_name)
        self.correct("email", "Please enter a valid email address", last_name=ada.last_name, email="ada.example.org",
                     password=ada.password)
        self.correct("password", "Password must be at least 6 characters", email=ada.email, password="12345")
        kept = [self.browser.value(name) for name in ("first_name", "last_name", "email")]
        self.assertEqual(kept, [ada.first_name, ada.last_name, ada.email], "what was typed stays")
        self.browser.fill(password=ada.password)
        self.browser.press("Create Account")
        self.browser.arrive("/login")

    def test_an_address_is_taken_once_whatever_its_case(self):
        ada = someone()
        self.register(ada)
        self.browser.visit("/register")
        self.browser.fill(first_name="Eve", last_name="Other", email=ada.email.upper(), password="another secret")
        self.browser.press("Create Account")
        self.see_message("email", "An account with this email already exists")
        self.assertEqual(self.server.accounts_with(ada.email), 1)

    def test_it_is_checked_before_it_is_sent_and_keeps_its_password(self):
        ada = someone()
        self.register(ada)
        self.browser.visit("/register")
        # What is wrong by itself needs no server.
        self.browser.script("window.fetchBefore = fetch; window.fetch = () => Promise.reject(new TypeError())")
        self.browser.fill(last_name=ada.last_name, email=ada.email, password="short")
        self.browser.press("Create Account")
        self.browser.see("Please check 2 fields")
        self.see_message("first_name", "Please enter your first name")
        self.see_message("password", "Password must be at least 6 characters")
        self.browser.fill(first_name=ada.first_name, password=ada.password)
        self.browser.press("Create Account")
        self.browser.see("WorkHome can.t be reached. Nothing was saved")
        self.browser.script("window.fetch = window.fetchBefore")
        self.browser.press("Create Account")
        self.see_message("email", "An account with this email already exists")
        self.assertEqual(self.browser.value("password"), ada.password, "what the server alone refuses keeps its password")
        self.browser.fill(email=someone().email)
        self.browser.press("Create Account")
        self.browser.arrive("/login")
        self.browser.see_toast("Account created successfully!")

    def correct(self, field: str, message: str, **values: str):
        self.browser.fill(**values)
        self.browser.press("Create Account")
        self.see_message(field, message)

    def see_message(self, field: str, message: str):
        self.browser.until(f"“{message}” beside {field}", lambda: any(
            text.rstrip(".") == message for text in self.browser.messages_beside(field)))
        self.assertEqual(self.browser.field(field).get_attribute("aria-invalid"), "true")
        self.assertEqual(self.browser.path, "/register")

    def test_a_wrong_password_and_an_unknown_address_read_the_same(self):
        ada = someone()
        self.register(ada)
        answers = []
        for email, password in ((ada.email, "not the password"), (someone().email, ada.password)):
            self.browser.visit("/login")
            self.browser.fill(email=email, password=password)
            self.browser.press("Sign in")
            answers.append(self.browser.until("what is wrong", lambda: self.browser.messages_beside("password")))
            self.assertEqual(self.browser.value("email"), email, "the address stays")
        self.assertEqual(answers[0], answers[1])

    @can_differ
    def test_a_double_click_makes_one_account(self):
        ada = someone()
        self.browser.visit("/register")
        self.browser.fill(first_name=ada.first_name, last_name=ada.last_name, email=ada.email, password=ada.password)
        button = self.browser.first("Create Account", lambda: self.browser.named("button", "Create Account"))
        ActionChains(self.browser.driver).double_click(button).perform()
        if self.javascript:
            # The second click is ignored, so the user sees the success message and no error about a taken address.
            self.browser.see_toast("Account created successfully!")
        self.browser.until("the account", lambda: self.server.accounts_with(ada.email) == 1)
        self.sign_in(ada)
        self.assertEqual(self.server.accounts_with(ada.email), 1)


class RegistrationOnAPhone(RegistrationMessages, Journey):
    screen = PHONE


class RegistrationAtADeskWithoutJavaScript(RegistrationMessages, Journey):
    screen = DESK
    javascript = False
    is_repeat = True
