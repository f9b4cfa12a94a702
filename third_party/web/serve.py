#!/usr/bin/env python3
"""Serves a folder of the editor in a browser tab on this machine alone, and says the address.

  third_party/web/serve.py FOLDER [PORT]    without a port, one that is free

Any other server of files will do: the page makes up for headers that it does not send (service.js). This one packs what it sends, as those do.
"""
import functools
import gzip
import http.server
import io
import pathlib
import sys


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm", ".js": "text/javascript"}

    def send_head(self):
        file = pathlib.Path(self.translate_path(self.path))
        if file.is_dir():
            file = file / "index.html"
        if not file.is_file() or "gzip" not in self.headers.get("Accept-Encoding", "") or file.suffix not in (".wasm", ".js", ".html", ".bin", ".svg", ".txt"):
            return super().send_head()
        packed = gzip.compress(file.read_bytes(), 6 if file.stat().st_size < 1 << 20 else 1)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(file)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(packed)))
        self.end_headers()
        return io.BytesIO(packed)

    def end_headers(self):
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_):
        pass


def main():
    folder, port = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 0
    try:
        server = http.server.ThreadingHTTPServer(("127.0.0.1", port), functools.partial(Handler, directory=folder))
    except OSError as error:
        sys.exit(f"Port {port} cannot be used ({error.strerror}): name another one after the folder. Maps that a browser keeps belong to their port.")
    print(f"Hexwright is at http://localhost:{server.server_port}/ (Ctrl+C ends it).", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass


if __name__ == "__main__":
    main()
