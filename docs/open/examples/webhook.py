"""Receives what the webhook of an alert sends, and prints the copies. Nothing but Python's own library.

    WEBHOOK_SECRET=whsec_… PORT=8443 python3 webhook.py

Put a server that speaks https before it, such as Caddy or nginx.
"""
import base64
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

KEY = base64.b64decode(os.environ["WEBHOOK_SECRET"].removeprefix("whsec_"))


def is_ours(headers, body):
    """Whether a request was signed with the secret within the last five minutes."""
    text = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    signature = "v1," + base64.b64encode(hmac.new(KEY, text, hashlib.sha256).digest()).decode()
    is_fresh = abs(time.time() - int(headers["webhook-timestamp"] or 0)) < 300
    return is_fresh and hmac.compare_digest(signature, headers["webhook-signature"] or "")


class Webhook(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"] or 0))
        known = is_ours(self.headers, body)
        self.send_response(204 if known else 401)
        self.end_headers()
        if known:
            # The same `id` may come twice, when an answer was lost.
            for copy in json.loads(body)["copies"]:
                print(copy["marketHashName"], copy["askCents"] / 100, copy["wear"], copy["url"], flush=True)


if __name__ == "__main__":
    HTTPServer(("", int(os.environ["PORT"])), Webhook).serve_forever()
