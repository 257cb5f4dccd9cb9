import { randomBytes, randomInt } from 'node:crypto';

/** Largest value of the 12 bits that follow the version. */
const LAST_TICK = 0xfff;
let millisecond = 0;
let tick = 0;

/**
 * Creates a UUID, version 7 (RFC 9562): 48 bits of milliseconds, a counter of 12 bits, and 62 random bits. The ids of a process are in the
 * order of their creation; after 4,096 within a millisecond, they run ahead of the clock.
 */
export function newId(): string {
  const now = Date.now();
  if (now > millisecond) [millisecond, tick] = [now, 0];
  else if (tick < LAST_TICK) tick++;
  else [millisecond, tick] = [millisecond + 1, 0];
  const bytes = randomBytes(16);
  bytes.writeUIntBE(millisecond, 0, 6);
  bytes.writeUInt16BE(0x7000 | tick, 6);
  bytes[8] = (bytes.readUInt8(8) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Creates a public order number: the day and twelve random digits, so that it reveals neither number nor order of sales. */
export function newOrderNo(now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  return `${day}${randomInt(0, 1_000_000).toString().padStart(6, '0')}${randomInt(0, 1_000_000).toString().padStart(6, '0')}`;
}

/** Creates a public name such as `app_1f…`: a prefix for the kind, and 96 random bits. */
export function newPublicName(kind: string): string {
  return `${kind}_${randomBytes(12).toString('hex')}`;
}

/** An id that matches nothing, used in place of a text that is not an id. */
export const NO_ID = '00000000-0000-0000-0000-000000000000';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** True if a text has the form of an id, so that other text never reaches the database as one. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
