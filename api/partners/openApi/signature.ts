import { type KeyObject, verify } from 'node:crypto';

/** What of a request is signed. */
export interface SignedRequest {
  /** In capitals. */
  method: string;
  /** Path and query exactly as they were sent. */
  target: string;
  /** Unix seconds, as sent. */
  timestamp: string;
  nonce: string;
  /** The bytes of the body, before anybody read them; empty where there is none. */
  body: Buffer;
}

/** Between a request's timestamp and the database's clock, in seconds (T-17). */
export const TIMESTAMP_WINDOW_SECONDS = 300;
/** What a nonce looks like. */
export const NONCE = /^[A-Za-z0-9_-]{16,64}$/;
/** An RSA signature of 4096 bits, in base64. */
const SIGNATURE = /^[A-Za-z0-9+/]{342,683}={0,2}$/;

/**
 * The text that a partner signs: method, path with query, timestamp, nonce and body, each followed by a line feed. Nothing is parsed and
 * written again, so that no two languages can disagree about it.
 */
export function signedText({ method, target, timestamp, nonce, body }: SignedRequest): Buffer {
  return Buffer.concat([
    Buffer.from(`${method}\n${target}\n${timestamp}\n${nonce}\n`),
    body,
    Buffer.from('\n'),
  ]);
}

/** The text that the platform signs of an answer: timestamp, nonce and body, each followed by a line feed. */
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

/** Tells whether a text carries the signature of a key: RSASSA-PKCS1-v1_5 with SHA-256, in base64. What is no signature is none. */
export function isSignedBy(key: KeyObject, text: Buffer, signature: string): boolean {
  if (!SIGNATURE.test(signature)) return false;
  return verify('RSA-SHA256', text, key, Buffer.from(signature, 'base64'));
}
