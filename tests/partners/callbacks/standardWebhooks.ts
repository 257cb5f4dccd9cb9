import { createPublicKey, verify } from 'node:crypto';

/** The fixed beginning of an Ed25519 key in SPKI (RFC 8410), before its 32 bytes. */
const SPKI_START = Buffer.from('302a300506032b6570032100', 'hex');

/**
 * Whether one signature of a callback holds, as the specification of Standard Webhooks has it and by nothing of ours.
 * @param entry one of `webhook-signature`. @param publicKey a text that begins with `whpk_`. @param text `id.timestamp.body`.
 */
export function isStandard(publicKey: string, text: string, entry: string): boolean {
  const [version, signature = ''] = entry.split(',');
  if (version !== 'v1a' || !publicKey.startsWith('whpk_')) return false;
  const der = Buffer.concat([SPKI_START, Buffer.from(publicKey.slice('whpk_'.length), 'base64')]);
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
}

/** Whether any signature of a callback holds. */
export function isStandardCallback(
  publicKey: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  body: string,
): boolean {
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return String(headers['webhook-signature'])
    .split(' ')
    .some((entry) => isStandard(publicKey, text, entry));
}
