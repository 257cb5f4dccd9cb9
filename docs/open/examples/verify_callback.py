"""Checks a callback that lies in a file as JSON: {"headers": {…}, "body": "…"}. Needs the package `cryptography`.

    PLATFORM_KEY=platform.pem python3 verify_callback.py callback.json
"""
import base64
import json
import os
import sys
import time

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import padding

AGE_MAX_SECONDS = 300


def verify_callback(headers, body, platform_key):
    """True where the callback is the platform's and fresh; answer 401 where it is not. Whatever a stranger sends, it raises nothing.

    `headers`: a mapping, in any case of letters; `body`: the bytes as they came, before anybody parsed them.
    """
    sent = {str(name).lower(): str(value) for name, value in headers.items()}
    timestamp = sent.get("webhook-timestamp", "")
    if not (timestamp.isascii() and timestamp.isdigit() and len(timestamp) < 12):
        return False
    if abs(time.time() - int(timestamp)) > AGE_MAX_SECONDS:
        return False
    text = f"{sent.get('webhook-id', '')}.{timestamp}.".encode("utf8", "surrogateescape") + body
    # Two signatures while the platform changes its key.
    for signature in sent.get("webhook-signature", "").split(" "):
        try:
            decoded = base64.b64decode(signature.removeprefix("v1rsa,"), validate=True)
            platform_key.verify(decoded, text, padding.PKCS1v15(), hashes.SHA256())
            return True
        except (InvalidSignature, ValueError):
            continue
    return False


if __name__ == "__main__":
    with open(os.environ["PLATFORM_KEY"], "rb") as file:
        key = serialization.load_pem_public_key(file.read())
    with open(sys.argv[1], encoding="utf8") as file:
        callback = json.load(file)
    is_genuine = verify_callback(callback["headers"], callback["body"].encode(), key)
    print("genuine" if is_genuine else "forged or old")
    sys.exit(0 if is_genuine else 1)
