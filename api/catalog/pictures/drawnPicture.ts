import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { openCache } from '../../kernel/caches.ts';
import { itemArt } from '../art/itemArt.ts';
import { kindOf } from '../art/kindOf.ts';
import { type PicturedItem, pictureVersion } from './pictureAddress.ts';

/** A drawing as a file. */
export interface Drawing {
  readonly svg: Buffer;
  readonly zipped: Buffer;
}

/** Size of the drawing's own, in CSS pixels; it is drawn in any other as sharp. */
const WIDTH = 480;
const HEIGHT = 272;
/** The rim of light, between what suits the dark stage and the light one: a file does not know the theme. */
const RIM_OPACITY = 0.9;

const drawings = openCache<Drawing, PicturedItem>(
  'drawings',
  ({ svg, zipped }) => svg.length + zipped.length,
  {
    fetchMethod: async (_key, _stale, { context }) => {
      const svg = Buffer.from(drawItem(context));
      return { svg, zipped: await promisify(gzip)(svg) };
    },
  },
);

/** The drawing of an item. Drawn once, and kept while there is room. */
export function drawnPicture(item: PicturedItem): Promise<Drawing> {
  const key = `${item.id} ${pictureVersion(item)} ${item.phase ?? ''} ${item.share ?? ''}`;
  return drawings.forceFetch(key, { context: item });
}

function drawItem({ marketHashName, rarityColor, tagType, tagWeapon, phase, share }: PicturedItem): string {
  const kind = kindOf(tagType, tagWeapon, marketHashName);
  const part = share == null ? null : share / 100;
  const shares = { fadeShare: part, blueShare: part };
  const options = { kind, rarityColor, marketHashName, id: 'a', tagType, tagWeapon, phase, ...shares };
  return itemArt(options)
    .replace('<svg ', `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" `)
    .replaceAll('class="rim"', `opacity="${RIM_OPACITY}"`);
}
