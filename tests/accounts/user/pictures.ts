import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const EDGE = 600;
const SECRET = 'taken at 31.2304 N 121.4737 E';

/** A photo as phones take it: rotated by its EXIF orientation, with camera metadata. The metadata contains `secret`. */
export async function photo(colour = '#3366cc'): Promise<{ bytes: Buffer; secret: string }> {
  const bytes = await sharp({ create: { width: EDGE, height: EDGE / 2, channels: 3, background: colour } })
    .jpeg()
    .withExif({ IFD0: { ImageDescription: SECRET, Orientation: '6' } })
    .toBuffer();
  return { bytes, secret: SECRET };
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A valid file of a few KB with this many pixels: a decompression bomb. */
export function bombPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height));
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([magic, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}
