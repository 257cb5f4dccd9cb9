import sharp from 'sharp';

/** As link previews show it everywhere. */
const WIDTH = 1_200;
const HEIGHT = 630;
const GROUND = '#11141a';
/** The stripe in the colour of the rarity. */
const STRIPE_HEIGHT = 12;
const INNER = { width: 960, height: 480 };
const PIXELS_MAX = 20_000_000;
const SECONDS_MAX = 5;
const QUALITY = 86;

/**
 * Draws the picture of a link preview: an item's own in the middle of a dark ground, with the colour of its rarity below. Null where the
 * bytes are no picture that can be read.
 */
export async function drawPreview(bytes: Uint8Array, rarityColor: string): Promise<Buffer | null> {
  const color = /^#[0-9a-f]{6}$/i.test(rarityColor) ? rarityColor : '#666666';
  try {
    const item = await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      .timeout({ seconds: SECONDS_MAX })
      .resize({ ...INNER, fit: 'inside' })
      .png()
      .toBuffer();
    const stripe = { width: WIDTH, height: STRIPE_HEIGHT, channels: 3, background: color } as const;
    return await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: GROUND } })
      .composite([
        { input: item, gravity: 'centre' },
        { input: { create: stripe }, gravity: 'south' },
      ])
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } catch {
    return null;
  }
}
