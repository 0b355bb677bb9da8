"""An nginx for the benchmark, which serves given bytes as files."""

import os
import pathlib
import shutil
import socket
import subprocess
import time

from server import free_port

CONFIGURATION = """
daemon off;
{user}
worker_processes auto;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 1024; }}
http {{
  # A line a request, as our server writes.
  access_log {folder}/access.log;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  default_type "text/html; charset=utf-8";
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  server {{
    listen 127.0.0.1:{port};
    root {folder}/files;
  }}
}}
"""


class Nginx:
    def __init__(self, folder: pathlib.Path):
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        (folder / "files").mkdir(parents=True)

    def serve(self, name: str, body: bytes) -> str:
        """Serves the bytes at a new address."""
        (self.folder / "files" / name).write_bytes(body)
        return f"{self.url}/{name}"

    def __enter__(self):
        # Workers that drop root privileges couldn't read the folder.
        user = "user root;" if os.getuid() == 0 else ""
        configuration = self.folder / "nginx.conf"
        configuration.write_text(CONFIGURATION.format(folder=self.folder, port=self.port, user=user))
        command = [shutil.which("nginx") or "nginx", "-e", self.folder / "error.log", "-c", configuration]
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL)
        self.wait_until_it_listens()
        return self

    def wait_until_it_listens(self):
        for _ in range(200):
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except ConnectionRefusedError:
                time.sleep(0.05)
        raise RuntimeError((self.folder / "error.log").read_text())

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(10)
