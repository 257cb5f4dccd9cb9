import { crc32 } from 'node:zlib';
import { z } from 'zod';

const unsigned = z.int().min(0).max(0xffff_ffff);
const float = z.number().refine(Number.isFinite);

/** A sticker, patch or charm in an item data block. Floats have 32 bits. */
const attachment = z.object({
  slot: unsigned.default(0),
  /** Valve's number of the sticker kit, or of the charm. */
  kit: unsigned,
  /** From 0 (new) to 1 (scraped off). */
  wear: float.optional(),
  scale: float.optional(),
  /** In degrees. */
  rotation: float.optional(),
  /** Shift against the place of its slot. */
  offsetX: float.optional(),
  offsetY: float.optional(),
  offsetZ: float.optional(),
  /** Pattern template of a charm. */
  pattern: unsigned.optional(),
  /** Sticker kit inside a sticker slab. */
  wrappedSticker: unsigned.optional(),
});
const block = z.object({
  /** Account id of the owner. */
  accountId: unsigned.optional(),
  /** Asset id. */
  itemId: z.string().optional(),
  /** Definition index of the weapon. */
  definition: unsigned,
  paintIndex: unsigned.optional(),
  rarity: unsigned.optional(),
  quality: unsigned.optional(),
  floatValue: z.number().min(0).max(1).optional(),
  paintSeed: unsigned.optional(),
  nameTag: z.string().optional(),
  stickers: z.array(attachment).default([]),
  charms: z.array(attachment).default([]),
});

/** What Valve's `CEconItemPreviewDataBlock` says of a copy: all that the game needs to draw it. */
export type InspectBlock = z.infer<typeof block>;

/**
 * How a field is written: a number; a 32-bit float; a float whose bits are a number; a 64-bit number, here a decimal string; a text; or
 * repeated messages.
 */
type FieldKind = 'number' | 'float' | 'floatBits' | 'id' | 'text' | readonly MessageField[];
type MessageField = readonly [field: number, name: string, kind: FieldKind];

/** Valve's numbers of the fields. Others are skipped when read. */
const ATTACHMENT_FIELDS: readonly MessageField[] = [
  [1, 'slot', 'number'],
  [2, 'kit', 'number'],
  [3, 'wear', 'float'],
  [4, 'scale', 'float'],
  [5, 'rotation', 'float'],
  [7, 'offsetX', 'float'],
  [8, 'offsetY', 'float'],
  [9, 'offsetZ', 'float'],
  [10, 'pattern', 'number'],
  [12, 'wrappedSticker', 'number'],
];
const BLOCK_FIELDS: readonly MessageField[] = [
  [1, 'accountId', 'number'],
  [2, 'itemId', 'id'],
  [3, 'definition', 'number'],
  [4, 'paintIndex', 'number'],
  [5, 'rarity', 'number'],
  [6, 'quality', 'number'],
  [7, 'floatValue', 'floatBits'],
  [8, 'paintSeed', 'number'],
  [11, 'nameTag', 'text'],
  [12, 'stickers', ATTACHMENT_FIELDS],
  [20, 'charms', ATTACHMENT_FIELDS],
];

/** Types of protocol buffers on the wire. */
const VARINT = 0;
const EIGHT_BYTES = 1;
const BYTES = 2;
const FOUR_BYTES = 5;

/** Longest block in bytes. Five stickers, a charm and a name take less than a tenth of it. */
const BYTES_MAX = 2_048;
/** A byte for the mask before the block, and the check sum behind it. */
const MASK_BYTES = 1;
const CHECK_BYTES = 4;

/** A number, seven bits at a time, lowest first. */
function varint(value: bigint): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 0x7fn; rest >>= 7n) bytes.push(Number(rest & 0x7fn) | 0x80);
  return Buffer.from([...bytes, Number(rest)]);
}

function tagged(field: number, type: number, ...parts: readonly Buffer[]): Buffer {
  return Buffer.concat([varint(BigInt((field << 3) | type)), ...parts]);
}

function floatBytes(value: unknown): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(Number(value));
  return bytes;
}

function writeField([field, , kind]: MessageField, value: unknown): Buffer {
  if (kind === 'float') return tagged(field, FOUR_BYTES, floatBytes(value));
  if (kind === 'floatBits') return tagged(field, VARINT, varint(BigInt(floatBytes(value).readUInt32LE())));
  if (kind === 'number' || kind === 'id') return tagged(field, VARINT, varint(BigInt(value as string)));
  const bytes = kind === 'text' ? Buffer.from(String(value)) : writeMessage(kind, value as object);
  return tagged(field, BYTES, varint(BigInt(bytes.length)), bytes);
}

function writeMessage(fields: readonly MessageField[], message: object): Buffer {
  const values = new Map(Object.entries(message));
  return Buffer.concat(
    fields.flatMap((field) => {
      const value: unknown = values.get(field[1]);
      if (value === undefined) return [];
      return (Array.isArray(value) ? value : [value]).map((each) => writeField(field, each));
    }),
  );
}

/** Where a message is cut off, or is none. */
class UnreadableBlock extends Error {}

function readVarint(bytes: Buffer, start: number): { value: bigint; end: number } {
  let value = 0n;
  for (let at = start; at < bytes.length && at < start + 10; at += 1) {
    const byte = bytes[at] ?? 0;
    value |= BigInt(byte & 0x7f) << BigInt(7 * (at - start));
    if (byte < 0x80) return { value, end: at + 1 };
  }
  throw new UnreadableBlock();
}

/** One field with its bytes: for a number the number itself. */
function readWire(bytes: Buffer, start: number): { field: number; value: bigint | Buffer; end: number } {
  const tag = readVarint(bytes, start);
  const [field, type] = [Number(tag.value >> 3n), Number(tag.value & 7n)];
  if (type === VARINT) return { field, ...readVarint(bytes, tag.end) };
  const length = type === BYTES ? readVarint(bytes, tag.end) : { value: 0n, end: tag.end };
  const size =
    type === FOUR_BYTES ? 4 : type === EIGHT_BYTES ? 8 : type === BYTES ? Number(length.value) : Infinity;
  const end = length.end + size;
  if (end > bytes.length) throw new UnreadableBlock();
  return { field, value: bytes.subarray(length.end, end), end };
}

function readValue(kind: FieldKind, value: bigint | Buffer): unknown {
  if (typeof value === 'bigint') {
    if (kind === 'id') return String(value);
    if (kind === 'number') return Number(value);
    if (kind !== 'floatBits' || value > 0xffff_ffffn) throw new UnreadableBlock();
    const bits = Buffer.alloc(4);
    bits.writeUInt32LE(Number(value));
    return bits.readFloatLE();
  }
  if (kind === 'float' && value.length === 4) return value.readFloatLE();
  if (kind === 'text') return value.toString();
  if (typeof kind === 'string') throw new UnreadableBlock();
  return readMessage(kind, value);
}

function readMessage(fields: readonly MessageField[], bytes: Buffer): object {
  const found = new Map<string, unknown>();
  const known = new Map(fields.map((field) => [field[0], field]));
  for (let at = 0; at < bytes.length; ) {
    const { field, value, end } = readWire(bytes, at);
    at = end;
    const [, name = '', kind] = known.get(field) ?? [];
    if (kind === undefined) continue;
    const read = readValue(kind, value);
    if (typeof kind === 'string') found.set(name, read);
    else found.set(name, [...((found.get(name) as unknown[] | undefined) ?? []), read]);
  }
  return Object.fromEntries(found);
}

/** Valve's check sum: the CRC-32 of the mask and the plain block, mixed with the block's length. */
function checkSum(bytes: Buffer, mask: number): Buffer {
  const crc = crc32(Buffer.concat([Buffer.from([mask]), bytes]));
  const check = Buffer.alloc(CHECK_BYTES);
  check.writeUInt32BE(((crc & 0xffff) ^ Math.imul(bytes.length, crc)) >>> 0);
  return check;
}

/** Combines each byte with a mask. */
function combine(bytes: Buffer, mask: number): Buffer {
  return Buffer.from(bytes.map((byte) => byte ^ mask));
}

function toHex(bytes: Buffer): string {
  return bytes.toString('hex').toUpperCase();
}

/**
 * Encodes a block in hexadecimal: a byte for the mask, the block, its check sum, each byte combined with the mask. Mask 0 is the plain form
 * that tools write; Steam's certificates have others.
 */
export function encodeInspectBlock(content: InspectBlock, mask = 0): string {
  const bytes = writeMessage(BLOCK_FIELDS, content);
  return toHex(combine(Buffer.concat([Buffer.alloc(MASK_BYTES), bytes, checkSum(bytes, mask)]), mask));
}

/** Takes the mask off. The first byte is zero then. */
function unmask(bytes: Buffer): Buffer {
  return combine(bytes, bytes[0] ?? 0);
}

/** What a block says, without its mask and check sum: equal for two certificates of one copy. */
export function inspectContent(hex: string): string {
  return toHex(unmask(Buffer.from(hex, 'hex')).subarray(MASK_BYTES, -CHECK_BYTES));
}

/**
 * Decodes a block in hexadecimal, masked or not. Null if its check sum is wrong, or it is cut off, too long, or says something impossible:
 * a wear above 1, no weapon.
 */
export function decodeInspectBlock(hex: string): InspectBlock | null {
  if (!/^(?:[0-9a-f]{2})+$/i.test(hex) || hex.length > 2 * BYTES_MAX) return null;
  const masked = Buffer.from(hex, 'hex');
  const plain = unmask(masked);
  if (plain.length <= MASK_BYTES + CHECK_BYTES) return null;
  const bytes = plain.subarray(MASK_BYTES, -CHECK_BYTES);
  if (!checkSum(bytes, masked[0] ?? 0).equals(plain.subarray(-CHECK_BYTES))) return null;
  try {
    return block.safeParse(readMessage(BLOCK_FIELDS, bytes)).data ?? null;
  } catch (error) {
    if (error instanceof UnreadableBlock) return null;
    throw error;
  }
}
