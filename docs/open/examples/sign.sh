#!/usr/bin/env bash
# Signs one request with openssl and sends it with curl.
#   BASE_URL=http://localhost:4000 APP_ID=app_… KEY_ID=key_… PRIVATE_KEY=private.pem ./sign.sh GET /open/v1/wallet
#   … ./sign.sh POST /open/v1/orders/states '{"orderNos":["20260101000001"]}'
set -euo pipefail
method=$1 target=$2 body=${3-}
timestamp=$(date +%s)
nonce=$(openssl rand -hex 16)
signature=$(printf '%s\n%s\n%s\n%s\n%s\n' "$method" "$target" "$timestamp" "$nonce" "$body" |
  openssl dgst -sha256 -sign "$PRIVATE_KEY" | openssl base64 -A)
arguments=(--silent --show-error --request "$method"
  --header "X-Open-App: $APP_ID" --header "X-Open-Key: $KEY_ID"
  --header "X-Open-Timestamp: $timestamp" --header "X-Open-Nonce: $nonce" --header "X-Open-Signature: $signature")
if [ -n "$body" ]; then arguments+=(--header 'Content-Type: application/json' --data-binary "$body"); fi
curl "${arguments[@]}" "$BASE_URL$target"
