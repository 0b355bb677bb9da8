"""A browser's requests without the browser: cookies, forms, redirects left to the caller."""

import http.client
import http.cookies
import urllib.parse

FORM = "application/x-www-form-urlencoded"


class Client:
    def __init__(self, port: int):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        self.cookies: dict[str, str] = {}

    def get(self, path: str) -> tuple[int, str]:
        return self.request("GET", path)

    def post(self, path: str, **fields) -> tuple[int, str]:
        return self.request("POST", path, urllib.parse.urlencode(fields))

    @property
    def headers(self) -> dict[str, str]:
        """What goes with every request: where it comes from, and whose it is."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {"Sec-Fetch-Site": "same-origin", **({"Cookie": cookies} if cookies else {})}

    def request(
        self, method: str, path: str, body: str | bytes | None = None, media_type: str = FORM
    ) -> tuple[int, str]:
        """The status and the text of the answer."""
        headers = self.headers | ({"Content-Type": media_type} if body is not None else {})
        self.connection.request(method, path, body, headers)
        response = self.connection.getresponse()
        text = response.read().decode()
        for line in response.headers.get_all("Set-Cookie") or []:
            for name, morsel in http.cookies.SimpleCookie(line).items():
                self.cookies[name] = morsel.value
        return response.status, text

    def sign_up(self, email: str, password: str):
        self.post("/register", first_name="Alex", last_name="Sample", email=email, password=password,
                  age=30, height=170, weight=70, fitness_goal="stayFit")
        status, _ = self.post("/login", email=email, password=password)
        assert status == 303, f"signing in gave {status}"
