import { imageKind, openImage } from '../../kernel/image.ts';
import type { PictureSize } from './pictureAddress.ts';

/** One form of a photograph, as it is kept in a file. The name contains everything that determines its bytes. */
export interface PhotographForm {
  readonly name: string;
  /** Makes it from the stage's form. */
  make(stage: Buffer): Promise<Buffer>;
}

const LIMITS = { pixelsMax: 20_000_000, secondsMax: 5 };
const BOXES: Readonly<Record<PictureSize, { width: number; height: number }>> = {
  card: { width: 360, height: 270 },
  stage: { width: 1_024, height: 768 },
};
const STAGE_QUALITY = 88;
const CARD_QUALITY = 82;
/** AVIF reaches the same look with a lower number. */
const AVIF_QUALITY = 62;
/** WebP in half the time for a twentieth more bytes. */
const WEBP_EFFORT = 2;

/** The form that is made from what a source sent; all others are made from it. */
export const STAGE_FORM = `stage-${STAGE_QUALITY}.webp`;

/** The types in which photographs are sent. */
export type PhotographType = 'image/avif' | 'image/webp';

/**
 * Reads what a source sent: a picture of bounded size without anything but its pixels. Null if it is none, is damaged or truncated, or has
 * too many pixels.
 */
export async function readPhotograph(bytes: Buffer): Promise<Buffer | null> {
  if (imageKind(bytes) === null) return null;
  try {
    return await openImage(bytes, LIMITS)
      .resize({ ...BOXES.stage, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: STAGE_QUALITY, effort: WEBP_EFFORT })
      .toBuffer();
  } catch {
    return null;
  }
}

/** The form of a size and type. */
export function formOf(size: PictureSize, type: PhotographType): PhotographForm {
  if (type === 'image/webp' && size === 'stage')
    return { name: STAGE_FORM, make: (stage) => Promise.resolve(stage) };
  const isAvif = type === 'image/avif';
  const quality = isAvif ? AVIF_QUALITY : CARD_QUALITY;
  return {
    name: `${size}-${BOXES[size].width}-${quality}.${isAvif ? 'avif' : 'webp'}`,
    make(stage) {
      const image = openImage(stage, LIMITS).resize({
        ...BOXES[size],
        fit: 'inside',
        withoutEnlargement: true,
      });
      // The least effort is cheaper than WebP and still a third smaller; one more step costs five times as much.
      return (
        isAvif ? image.avif({ quality, effort: 0 }) : image.webp({ quality, effort: WEBP_EFFORT })
      ).toBuffer();
    },
  };
}
