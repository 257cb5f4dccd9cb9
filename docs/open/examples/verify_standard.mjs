// Checks a callback by Standard Webhooks (`v1a`, Ed25519). It lies in a file as JSON: {"headers": {…}, "body": "…"}. Needs Node alone.
//
//     CALLBACK_KEY=whpk_… node verify_standard.mjs callback.json
//
// The keys are `callbackKeys` of GET /open/v1/keys; while one is replaced, name both with a space between.
import { createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const AGE_MAX_SECONDS = 300;
const SIGNATURE_BYTES = 64;

/** Reads `whpk_` and the 32 bytes of an Ed25519 key in base64. */
function readKey(text) {
  const bytes = Buffer.from(text.replace(/^whpk_/, ''), 'base64');
  if (bytes.length !== 32) throw new Error('The key is no whpk_… with 32 bytes.');
  return createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: bytes.toString('base64url') },
    format: 'jwk',
  });
}

/**
 * True where the callback is the platform's and fresh; answer 401 where it is not.
 * @param headers names in small letters. @param body the text as it came, before anybody parsed it.
 * @param keys texts that begin with `whpk_`.
 */
export function isGenuine(headers, body, keys) {
  const id = headers['webhook-id'] ?? '';
  const timestamp = headers['webhook-timestamp'] ?? '';
  if (id === '' || !/^[0-9]{1,11}$/.test(timestamp)) return false;
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > AGE_MAX_SECONDS) return false;
  const text = Buffer.from(`${id}.${timestamp}.${body}`);
  const publicKeys = keys.map(readKey);
  // Signatures of other kinds stand in the same header.
  return String(headers['webhook-signature'] ?? '')
    .split(' ')
    .filter((entry) => entry.startsWith('v1a,'))
    .map((entry) => Buffer.from(entry.slice('v1a,'.length), 'base64'))
    .filter((signature) => signature.length === SIGNATURE_BYTES)
    .some((signature) => publicKeys.some((key) => verify(null, text, key, signature)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { headers, body } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
  const genuine = isGenuine(headers, body, (process.env.CALLBACK_KEY ?? '').split(' '));
  console.log(genuine ? 'genuine' : 'forged or old');
  process.exit(genuine ? 0 : 1);
}
