"""An HTTP client that acts like a browser: it keeps cookies and posts forms, but leaves redirects to the caller."""

import http.client
import http.cookies
import urllib.parse
import uuid

# A locale with kilograms and kilometers: the server derives a new user's default units from it.
METRIC = "en-IE"
FORM = "application/x-www-form-urlencoded"


class Client:
    def __init__(self, port: int):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        self.cookies: dict[str, str] = {}
        self.location = ""

    def get(self, path: str) -> tuple[int, str]:
        return self.request("GET", path)

    def post(self, path: str, **fields) -> tuple[int, str]:
        return self.request("POST", path, urllib.parse.urlencode(fields))

    @property
    def headers(self) -> dict[str, str]:
        """The headers of every request: same-origin, the language and the cookies."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {
            "Sec-Fetch-Site": "same-origin", "Accept-Language": METRIC, **({"Cookie": cookies} if cookies else {})}

    def fetch(self, path: str) -> tuple[http.client.HTTPResponse, bytes]:
        """The raw response and its content."""
        self.connection.request("GET", path, headers=self.headers)
        response = self.connection.getresponse()
        return response, response.read()

    def request(
        self, method: str, path: str, body: str | bytes | None = None, media_type: str = FORM
    ) -> tuple[int, str]:
        """The status and the text of the response."""
        headers = self.headers | ({"Content-Type": media_type} if body is not None else {})
        self.connection.request(method, path, body, headers)
        response = self.connection.getresponse()
        text = response.read().decode()
        self.location = response.headers.get("Location") or ""
        for line in response.headers.get_all("Set-Cookie") or []:
            for name, morsel in http.cookies.SimpleCookie(line).items():
                self.cookies[name] = morsel.value
        return response.status, text

    def upload(
        self, path: str, fields: dict[str, str], files: list[tuple[str, str, str, bytes]]
    ) -> tuple[int, str]:
        """Posts a form with files, each given as its field, name, media type and content (RFC 7578)."""
        border = uuid.uuid4().hex
        parts = [f'form-data; name="{name}"\r\n\r\n'.encode() + value.encode() for name, value in fields.items()]
        parts += [f'form-data; name="{field}"; filename="{name}"\r\nContent-Type: {media_type}\r\n\r\n'.encode()
                  + content for field, name, media_type, content in files]
        body = b"".join(f"--{border}\r\nContent-Disposition: ".encode() + part + b"\r\n" for part in parts)
        return self.request("POST", path, body + f"--{border}--\r\n".encode(), f"multipart/form-data; boundary={border}")

    def sign_up(self, email: str, password: str, **fields):
        """Registers and signs in; `fields` override those of the registration form."""
        form = {"first_name": "Alex", "last_name": "Sample", "email": email, "password": password, "age": 30,
                "height": 170, "weight": 70, "fitness_goal": "stayFit"}
        self.post("/register", **form | fields)
        status, _ = self.post("/login", email=email, password=password)
        assert status == 303, f"signing in gave {status}"
        # Some are those with which the form begins.
        self.post("/profile/numbers")
