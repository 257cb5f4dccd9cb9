import { type PlatformKey, signWith } from '../openApi/platformKey.ts';

/** The signed text that a receiver verifies: `id.timestamp.body`, as in Standard Webhooks. */
export function callbackText({
  id,
  timestamp,
  body,
}: {
  id: string;
  timestamp: string;
  body: string;
}): Buffer {
  return Buffer.from(`${id}.${timestamp}.${body}`);
}

/**
 * The headers of one attempt: Standard Webhooks with an RSA signature by each of the platform's keys, the one in use first.
 * @param nowSeconds the real time: receivers reject old timestamps.
 */
export function callbackHeaders(
  keys: readonly PlatformKey[],
  { id, attempt, body, nowSeconds }: { id: string; attempt: number; body: string; nowSeconds: number },
): Record<string, string> {
  const timestamp = String(nowSeconds);
  const text = callbackText({ id, timestamp, body });
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Shiji-Callback',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': keys.map((key) => `v1rsa,${signWith(key, text)}`).join(' '),
    'webhook-key-id': keys.map((key) => key.id).join(' '),
    'webhook-attempt': String(attempt),
  };
}
