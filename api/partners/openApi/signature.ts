import { type KeyObject, verify } from 'node:crypto';

/** The signed parts of a request. */
export interface SignedRequest {
  /** The method in upper case. */
  method: string;
  /** Path and query exactly as they were sent. */
  target: string;
  /** Timestamp in Unix seconds, as sent. */
  timestamp: string;
  nonce: string;
  /** The raw bytes of the body; empty if there is none. */
  body: Buffer;
}

/** Maximum difference between a request's timestamp and the database's clock, in seconds (T-17). */
export const TIMESTAMP_WINDOW_SECONDS = 300;
/** The format of a nonce. */
export const NONCE = /^[A-Za-z0-9_-]{16,64}$/;
/** An RSA signature of up to 4096 bits, in base64. */
const SIGNATURE = /^[A-Za-z0-9+/]{342,683}={0,2}$/;

/**
 * The text that a partner signs: method, path with query, timestamp, nonce and body, each followed by a line feed.
 * Nothing is parsed and encoded again, so that implementations in different languages cannot disagree.
 */
export function signedText({ method, target, timestamp, nonce, body }: SignedRequest): Buffer {
  return Buffer.concat([
    Buffer.from(`${method}\n${target}\n${timestamp}\n${nonce}\n`),
    body,
    Buffer.from('\n'),
  ]);
}

/** The text of an answer that the platform signs: timestamp, nonce and body, each followed by a line feed. */
export function answerText({
  timestamp,
  nonce,
  body,
}: {
  timestamp: string;
  nonce: string;
  body: string;
}): Buffer {
  return Buffer.from(`${timestamp}\n${nonce}\n${body}\n`);
}

/**
 * Whether a text has a valid signature of a key: RSASSA-PKCS1-v1_5 with SHA-256, in base64. A malformed signature is
 * invalid.
 */
export function isSignedBy(key: KeyObject, text: Buffer, signature: string): boolean {
  if (!SIGNATURE.test(signature)) return false;
  return verify('RSA-SHA256', text, key, Buffer.from(signature, 'base64'));
}
