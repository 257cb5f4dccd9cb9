import { imageKind, openImage } from '../../kernel/image.ts';
import { PictureTypeWrong, PictureUnreadable } from './profile.errors.ts';

const SECONDS_MAX = 10;

const QUALITY = 84;

/**
 * Draws an uploaded picture again: its centre as an upright square WebP, first frame only. Only the visible pixels are
 * kept: no location, no camera data, no bytes after its end (ASVS 5.4).
 * @throws PictureTypeWrong, PictureUnreadable if it is damaged, truncated or has more pixels than are decoded.
 */
export async function redrawPicture(bytes: Uint8Array): Promise<Buffer> {
  if (imageKind(bytes) === null) throw new PictureTypeWrong();
  try {
    return await openImage(bytes, { pixelsMax: PICTURE_PIXELS_MAX, secondsMax: SECONDS_MAX })
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

/** Maximum number of pixels of a picture that is decoded: 50 megapixels, since phones produce 48. */
export const PICTURE_PIXELS_MAX = 50_000_000;

/** The address of a stored picture by its hash. */
export function avatarPath(hash: string): string {
  return `/web/avatar/${hash}`;
}
