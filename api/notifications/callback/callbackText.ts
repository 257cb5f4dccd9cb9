/** A body that is sent: its id, which stays the same in each attempt, and the number of the attempt. */
export interface SignedBody {
  readonly id: string;
  readonly attempt: number;
  readonly body: string;
  /** The real time: receivers reject old timestamps. */
  readonly nowSeconds: number;
}

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
 * The headers of Standard Webhooks of one attempt.
 * @param sign makes all signatures of the text, each behind its kind and a comma, with blanks between them.
 */
export function standardHeaders(
  { id, attempt, body, nowSeconds }: SignedBody,
  sign: (text: Buffer) => string,
): Record<string, string> {
  const timestamp = String(nowSeconds);
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Shiji-Callback',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': sign(callbackText({ id, timestamp, body })),
    'webhook-attempt': String(attempt),
  };
}
