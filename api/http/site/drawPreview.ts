import { hash } from 'node:crypto';
import sharp from 'sharp';
import type { PhotographForm } from '../../catalog/pictures/photograph.ts';
import { formatYuan } from '../../kernel/money.ts';
import { drawText } from './drawnText.ts';

/** The fields of an item that its preview shows. */
export interface PreviewSubject {
  readonly marketHashName: string;
  readonly rarityColor: string;
  readonly lowestAskCents: bigint | null;
}

/** Common width of link previews, in pixels. */
const WIDTH = 1_200;
const HEIGHT = 630;
const GROUND = '#11141a';
const NAME_COLOR = { r: 174, g: 182, b: 198 };
const PRICE_COLOR = { r: 240, g: 242, b: 247 };
/** Height of the stripe in the colour of the rarity, in pixels. */
const STRIPE_HEIGHT = 12;
const MARGIN = 56;
const PICTURE = { width: 960, height: 400, top: 36 };
const NAME = { left: MARGIN, top: 452, height: 56, widthMax: WIDTH - 2 * MARGIN, color: NAME_COLOR };
const PRICE = { left: MARGIN, top: 516, height: 84, widthMax: WIDTH - 2 * MARGIN, color: PRICE_COLOR };
const QUALITY = 86;

/**
 * The picture of an item's link preview: its photograph on a dark background, below it name and lowest price, and a stripe in the colour of
 * its rarity.
 */
export function previewForm({ marketHashName, rarityColor, lowestAskCents }: PreviewSubject): PhotographForm {
  const color = /^#[0-9a-f]{6}$/i.test(rarityColor) ? rarityColor : '#666666';
  const price =
    lowestAskCents === null ? '' : `¥${formatYuan(lowestAskCents).replace(/\B(?=(?:\d{3})+\.)/g, ',')}`;
  const version = hash('sha256', JSON.stringify([marketHashName, price, color]), 'base64url').slice(0, 12);
  return {
    name: `preview-${version}.jpg`,
    async make(stage) {
      const item = await sharp(stage)
        .resize({ width: PICTURE.width, height: PICTURE.height, fit: 'inside' })
        .png()
        .toBuffer({ resolveWithObject: true });
      const texts = [
        await drawText({ text: marketHashName, ...NAME }),
        await drawText({ text: price, ...PRICE }),
      ];
      const stripe = { width: WIDTH, height: STRIPE_HEIGHT, channels: 3, background: color } as const;
      const { width, height } = item.info;
      const [left, top] = [(WIDTH - width) / 2, PICTURE.top + (PICTURE.height - height) / 2].map(Math.round);
      return await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: GROUND } })
        .composite([
          { input: item.data, left: left ?? 0, top: top ?? 0 },
          ...texts.filter((text) => text !== null),
          { input: { create: stripe }, gravity: 'south' },
        ])
        .jpeg({ quality: QUALITY })
        .toBuffer();
    },
  };
}
