"""Signs one request and sends it. Needs the package `cryptography`.

    BASE_URL=http://localhost:4000 APP_ID=app_… KEY_ID=key_… PRIVATE_KEY=private.pem python3 sign.py GET /open/v1/wallet
"""
import base64
import os
import secrets
import sys
import time
import urllib.error
import urllib.request

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import padding


def signed_headers(method, target, body, app_id, key_id, private_key):
    """The five headers of a request. `target` is path and query exactly as they are sent, `body` the bytes."""
    timestamp, nonce = str(int(time.time())), secrets.token_hex(16)
    text = f"{method}\n{target}\n{timestamp}\n{nonce}\n".encode() + body + b"\n"
    signature = private_key.sign(text, padding.PKCS1v15(), hashes.SHA256())
    return {
        "X-Open-App": app_id,
        "X-Open-Key": key_id,
        "X-Open-Timestamp": timestamp,
        "X-Open-Nonce": nonce,
        "X-Open-Signature": base64.b64encode(signature).decode(),
    }


def send(method, target, body=b""):
    with open(os.environ["PRIVATE_KEY"], "rb") as file:
        private_key = serialization.load_pem_private_key(file.read(), password=None)
    headers = signed_headers(method, target, body, os.environ["APP_ID"], os.environ["KEY_ID"], private_key)
    if body:
        headers["Content-Type"] = "application/json"
    request = urllib.request.Request(
        os.environ["BASE_URL"] + target, data=body or None, headers=headers, method=method
    )
    try:
        with urllib.request.urlopen(request, timeout=15) as response:
            return response.read().decode()
    except urllib.error.HTTPError as error:
        # A domain error: the body says which.
        return error.read().decode()


if __name__ == "__main__":
    print(send(sys.argv[1], sys.argv[2], sys.argv[3].encode() if len(sys.argv) > 3 else b""))
