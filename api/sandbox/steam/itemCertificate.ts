import { crc32 } from 'node:zlib';
import type { InventoryRow } from './steamInventoryRead.ts';

/** One field of Valve's item data block: a number, a text, a float of 32 bits, or a message. */
type Field = readonly [number: number, value: number | bigint | string | Buffer | { float: number }];

function varint(value: bigint): number[] {
  return value < 128n ? [Number(value)] : [Number(value & 127n) | 128, ...varint(value >> 7n)];
}

function floatBytes(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
}

function toBytes([number, value]: Field): number[] {
  const tag = (type: number) => varint(BigInt(number * 8 + type));
  if (typeof value === 'number' || typeof value === 'bigint') return [...tag(0), ...varint(BigInt(value))];
  if (typeof value === 'object' && 'float' in value) return [...tag(5), ...floatBytes(value.float)];
  const bytes = Buffer.from(value as string);
  return [...tag(2), ...varint(BigInt(bytes.length)), ...bytes];
}

function message(...fields: readonly (Field | null)[]): Buffer {
  return Buffer.from(fields.flatMap((field) => (field === null ? [] : toBytes(field))));
}

/** As Steam leaves zeros out. */
function unlessZero(number: number, value: number): Field | null {
  return value === 0 ? null : [number, { float: value }];
}

/**
 * Steam's certificate of an item: its data block in hexadecimal, masked by a first byte that its check sum includes. Null for an item that
 * Valve's numbers are not known of.
 */
export function itemCertificate(row: InventoryRow): string | null {
  const { valve, charm } = row;
  if (valve === null || row.paint_index === null || row.float_value === null) return null;
  const block = message(
    [2, BigInt(row.asset_id)],
    [3, valve.definition],
    [4, row.paint_index],
    [5, valve.rarity],
    [6, valve.quality],
    [7, floatBytes(row.float_value).readUInt32LE()],
    [8, row.paint_seed ?? 0],
    row.name_tag === null ? null : [11, row.name_tag],
    ...row.stickers.map(
      ({ slot, kit = 0, wear }): Field => [12, message([1, slot], [2, kit], unlessZero(3, wear))],
    ),
    charm === null ? null : [20, message([1, 0], [2, charm.kit ?? 0], [10, charm.seed])],
  );
  const mask = 1 + Number(BigInt(row.asset_id) % 255n);
  const crc = crc32(Buffer.from([mask, ...block]));
  const check = Buffer.alloc(4);
  check.writeUInt32BE(((crc & 0xffff) ^ Math.imul(block.length, crc)) >>> 0);
  const bytes = Buffer.from([0, ...block, ...check].map((byte) => byte ^ mask));
  return bytes.toString('hex').toUpperCase();
}
