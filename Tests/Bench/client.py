"""A person at the server, over HTTP as a browser would."""

import http.client
import re
import urllib.parse


class Client:
    def __init__(self, port: int):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self.cookies: dict[str, str] = {}

    @property
    def headers(self) -> dict[str, str]:
        """What each request carries: the session, and where it comes from."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {"Sec-Fetch-Site": "same-origin", **({"Cookie": cookie} if cookie else {})}

    def get(self, path: str) -> bytes:
        status, body = self.request("GET", path)
        assert status == 200, f"GET {path}: {status}"
        return body

    def post(self, path: str, **fields: object):
        body = urllib.parse.urlencode(fields)
        self.redirected(path, *self.request("POST", path, body.encode(), "application/x-www-form-urlencoded"))

    def post_photo(self, path: str, photo: bytes):
        boundary = "----WorkHomeBenchmark"
        lines = [
            f"--{boundary}", 'Content-Disposition: form-data; name="text"', "", "A photo.",
            f"--{boundary}", 'Content-Disposition: form-data; name="photos"; filename="photo.jpg"',
            "Content-Type: image/jpeg", "", "",
        ]
        body = "\r\n".join(lines).encode() + photo + f"\r\n--{boundary}--\r\n".encode()
        self.redirected(path, *self.request("POST", path, body, f"multipart/form-data; boundary={boundary}"))

    def redirected(self, path: str, status: int, body: bytes):
        assert status == 303, f"POST {path}: {status} {re.sub(rb'<[^>]+>', b' ', body)[-800:]!r}"

    def request(self, method: str, path: str, body: bytes | None = None, media_type: str | None = None):
        headers = self.headers | ({"Content-Type": media_type} if media_type else {})
        self.connection.request(method, path, body, headers)
        response = self.connection.getresponse()
        for cookie in response.headers.get_all("Set-Cookie") or []:
            name, value = cookie.split(";")[0].split("=", 1)
            self.cookies[name] = value
        return response.status, response.read()
