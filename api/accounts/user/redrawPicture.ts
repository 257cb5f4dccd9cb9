import sharp from 'sharp';
import { AVATAR_EDGE, PICTURE_PIXELS_MAX, pictureKind } from './picture.ts';
import { PictureTypeWrong, PictureUnreadable } from './profile.errors.ts';

// Of all decoders that come with the library these three alone are ever reached, whatever a file pretends to be (T-14).
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
// One thread for each picture: uploads take no more of a process than they must.
sharp.concurrency(1);

const SECONDS_MAX = 10;
const QUALITY = 84;

/**
 * Draws an uploaded picture again: the middle of it as a square WebP, upright, its first frame alone. Nothing of the file but what is
 * seen goes on: no place, no camera, no bytes behind its end (ASVS 5.4).
 * @throws PictureTypeWrong, PictureUnreadable where it is damaged, cut short or of more pixels than are decoded.
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
    // What the decoder says of a hostile file is of use to nobody but its maker.
    throw new PictureUnreadable();
  }
}
