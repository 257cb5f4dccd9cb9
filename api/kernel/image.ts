import sharp, { type Sharp } from 'sharp';

// Only these three of the library's decoders can be reached, whatever format a file claims to have (T-14).
sharp.block({ operation: ['VipsForeignLoad'] });

sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

sharp.cache(false);

// One thread for each picture, so that pictures take little of a process.
sharp.concurrency(1);

/** The picture formats that are decoded. */
export type ImageKind = 'jpeg' | 'png' | 'webp';

const startsWith = (bytes: Uint8Array, start: readonly number[], from = 0): boolean =>
  start.every((byte, place) => bytes[from + place] === byte);

/**
 * The format of a picture by its first bytes, regardless of its name and declared type; null if not supported (ASVS
 * 5.2.2).
 */
export function imageKind(bytes: Uint8Array): ImageKind | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  const isWebp =
    startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8);
  return isWebp ? 'webp' : null;
}

/** Limits of decoding one picture. */
export interface DecodingLimits {
  readonly pixelsMax: number;
  readonly secondsMax: number;
}

/** Opens a picture from outside, first frame only. Work on it fails if it is damaged, truncated or over a limit. */
export function openImage(bytes: Uint8Array, { pixelsMax, secondsMax }: DecodingLimits): Sharp {
  return sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error', sequentialRead: true }).timeout({
    seconds: secondsMax,
  });
}
