import { signWith } from '../openApi/platformKey.ts';
import { type CallbackKeys, signStandard } from './callbackKey.ts';

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
 * The headers of one attempt: Standard Webhooks, with a signature by each key. Those by RSA stand first: receivers written before there
 * were others pair them with the ids by their position.
 * @param nowSeconds the real time: receivers reject old timestamps.
 */
export function callbackHeaders(
  { platform, standard }: CallbackKeys,
  { id, attempt, body, nowSeconds }: { id: string; attempt: number; body: string; nowSeconds: number },
): Record<string, string> {
  const timestamp = String(nowSeconds);
  const text = callbackText({ id, timestamp, body });
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Shiji-Callback',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': [
      ...platform.map((key) => `v1rsa,${signWith(key, text)}`),
      ...standard.map((key) => `v1a,${signStandard(key, text)}`),
    ].join(' '),
    'webhook-key-id': [...platform, ...standard].map(({ id }) => id).join(' '),
    'webhook-attempt': String(attempt),
  };
}
