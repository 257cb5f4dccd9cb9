import sharp from 'sharp';
import { PictureTypeWrong, PictureUnreadable } from './profile.errors.ts';

// Only these three of the library's decoders can be reached, whatever format a file claims to have (T-14).
sharp.block({ operation: ['VipsForeignLoad'] });

sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

sharp.cache(false);

// One thread for each picture, so that uploads take little of a process.
sharp.concurrency(1);

const SECONDS_MAX = 10;

const QUALITY = 84;

/**
 * Draws an uploaded picture again: its centre as an upright square WebP, first frame only. Only the visible pixels are
 * kept: no location, no camera data, no bytes after its end (ASVS 5.4).
 * @throws PictureTypeWrong, PictureUnreadable if it is damaged, truncated or has more pixels than are decoded.
 */
export async function redrawPicture(bytes: Uint8Array): Promise<Buffer> {
  if (pictureKind(bytes) === null) throw new PictureTypeWrong();
  try {
    return await sharp(bytes, { limitInputPixels: PICTURE_PIXELS_MAX, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: SECONDS_MAX })
      .autoOrient()
      .resize(AVATAR_EDGE, AVATAR_EDGE, { fit: 'cover' })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch {
    // The decoder's message about a hostile file would help only its author.
    throw new PictureUnreadable();
  }
}

/** Size limit of an uploaded picture, in bytes. */
export const PICTURE_BYTES_MAX = 2 * 1024 * 1024;

/** Edge of the stored square, in px. */
export const AVATAR_EDGE = 256;

/** Most pixels of a picture that is decoded: 48 megapixels, as phones produce them. */
export const PICTURE_PIXELS_MAX = 50_000_000;

/** The picture formats that may be uploaded. */
export type PictureKind = 'jpeg' | 'png' | 'webp';

const startsWith = (bytes: Uint8Array, start: readonly number[], from = 0): boolean =>
  start.every((byte, place) => bytes[from + place] === byte);

/**
 * The format of a picture by its first bytes, regardless of its name and declared type; null if not supported (ASVS
 * 5.2.2).
 */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  const isWebp =
    startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8);
  return isWebp ? 'webp' : null;
}

/** The address of a stored picture by its hash. */
export function avatarPath(hash: string): string {
  return `/web/avatar/${hash}`;
}
