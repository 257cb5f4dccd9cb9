import sharp from 'sharp';
import type { PhotographForm } from '../../catalog/pictures/photograph.ts';

/** Common width of link previews, in pixels. */
const WIDTH = 1_200;
const HEIGHT = 630;
const GROUND = '#11141a';
/** Height of the stripe in the colour of the rarity, in pixels. */
const STRIPE_HEIGHT = 12;
const INNER = { width: 960, height: 480 };
const QUALITY = 86;

/**
 * The picture of an item's link preview: its photograph centred on a dark background, with a stripe in the colour of its rarity below.
 */
export function previewForm(rarityColor: string): PhotographForm {
  const color = /^#[0-9a-f]{6}$/i.test(rarityColor) ? rarityColor : '#666666';
  return {
    name: `preview-${color.slice(1).toLowerCase()}.jpg`,
    async make(stage) {
      const item = await sharp(stage)
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
    },
  };
}
