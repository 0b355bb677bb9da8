"""Sends a given number of requests over a few keep-alive connections: wrk counts seconds, not requests."""

import selectors
import socket
import time
import urllib.parse

from client import FORM

CONNECTIONS = 16


class Connection:
    def __init__(self, port: int):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=30)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.received = b""

    def answer(self) -> bytes | None:
        """The received redirect, once its empty line has arrived; it has no body."""
        self.received += self.socket.recv(65_536)
        head, end, self.received = self.received.partition(b"\r\n\r\n")
        if end:
            return head
        self.received = head
        return None


def post(path: str, headers: dict[str, str], fields: dict[str, object]) -> bytes:
    body = urllib.parse.urlencode(fields)
    lines = [f"POST {path} HTTP/1.1", "Host: 127.0.0.1", f"Content-Type: {FORM}", f"Content-Length: {len(body)}",
             *(f"{name}: {value}" for name, value in headers.items()), "", body]
    return "\r\n".join(lines).encode()


def seconds_for(port: int, requests: list[bytes]) -> float:
    """How long the server takes to answer all requests with a redirect, several at a time."""
    waiting = iter(requests)
    connections = [Connection(port) for _ in range(min(CONNECTIONS, len(requests)))]
    with selectors.DefaultSelector() as selector:
        for connection in connections:
            selector.register(connection.socket, selectors.EVENT_READ, connection)
        began = time.perf_counter()
        for connection in connections:
            connection.socket.sendall(next(waiting))
        answered = 0
        while answered < len(requests):
            for key, _ in selector.select(30):
                head = key.data.answer()
                if head is None:
                    continue
                if not head.startswith(b"HTTP/1.1 303"):
                    raise RuntimeError(head.decode())
                answered += 1
                request = next(waiting, None)
                if request:
                    key.data.socket.sendall(request)
        taken = time.perf_counter() - began
    for connection in connections:
        connection.socket.close()
    return taken
