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
    """True where the callback is the platform's and fresh. `headers`: names in small letters; `body`: the bytes as they came."""
    timestamp = headers["webhook-timestamp"]
    if abs(time.time() - int(timestamp)) > AGE_MAX_SECONDS:
        return False
    text = f"{headers['webhook-id']}.{timestamp}.".encode() + body
    # Two signatures while the platform changes its key.
    for signature in headers["webhook-signature"].split(" "):
        try:
            platform_key.verify(
                base64.b64decode(signature.removeprefix("v1rsa,")), text, padding.PKCS1v15(), hashes.SHA256()
            )
            return True
        except InvalidSignature:
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
