import sharp from 'sharp';
import { AVATAR_EDGE, PICTURE_PIXELS_MAX, pictureKind } from './picture.ts';
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
