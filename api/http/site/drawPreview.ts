import sharp from 'sharp';

/** Common width of link previews, in pixels. */
const WIDTH = 1_200;
const HEIGHT = 630;
const GROUND = '#11141a';
/** Height of the stripe in the colour of the rarity, in pixels. */
const STRIPE_HEIGHT = 12;
const INNER = { width: 960, height: 480 };
const PIXELS_MAX = 20_000_000;
const SECONDS_MAX = 5;
const QUALITY = 86;

/**
 * Draws the picture of a link preview: the item's picture centred on a dark background, with a stripe in the colour of its rarity below.
 * Null if the bytes are not a readable picture.
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
