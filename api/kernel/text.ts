import { InvalidInput } from './invalidInput.ts';

/** True for text without NUL, which PostgreSQL cannot store, and without unpaired surrogates. */
export function isPlainText(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/**
 * Requires valid text of limited length.
 * @throws InvalidInput naming the field.
 */
export function requireText(field: string, text: string, lengthMax: number): string {
  if (!isPlainText(text)) throw new InvalidInput(field, 'contains characters that are not valid text');
  if (text.length > lengthMax) throw new InvalidInput(field, `at most ${lengthMax} characters`);
  return text;
}

/** A hash of 32 bits, for comparing texts without keeping them. Others can find two texts with the same one: it protects nothing. */
export function textHash(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return hash;
}

const ENCODER = new TextEncoder();
/** Reused for each text: a text becomes at most three bytes a character. */
const SCRATCH = Buffer.allocUnsafeSlow(512 * 1_024);

/**
 * The bytes of a text in UTF-8. `Buffer.from` and a socket read a long text twice, first to count its bytes, at three times the cost.
 */
export function encodeText(text: string): Buffer {
  if (text.length * 3 > SCRATCH.length) return Buffer.from(text);
  const { written } = ENCODER.encodeInto(text, SCRATCH);
  return Buffer.from(SCRATCH.subarray(0, written));
}
