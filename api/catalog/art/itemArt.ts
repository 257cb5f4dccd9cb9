import { finishOf } from './finish.ts';
import { patternMarkup } from './pattern.ts';
import { SHAPES, type Silhouette, type SilhouetteName } from './silhouettes.ts';

/** The inputs of a drawing. */
export interface ItemArtOptions {
  readonly kind: string;
  /** The rarity's colour as `#RRGGBB`; anything else is drawn in the default colour. */
  readonly rarityColor: string;
  readonly marketHashName: string;
  /** Prefix of the ids inside, unique on the page. */
  readonly id: string;
}

/** Rotation of each kind in degrees, for variety in a grid of cards. */
const TILTS: Readonly<Record<string, number>> = {
  rifle: 7,
  m4: 7,
  sniper: 6,
  pistol: 7,
  deagle: 7,
  smg: 7,
  shotgun: 6,
  mg: 6,
  knife: -4,
  bayonet: 9,
  sticker: -6,
  capsule: -16,
  key: -14,
  tag: -8,
  pass: 4,
  charm: 5,
  graffiti: 7,
};

const EMBLEMS = [
  'M94 76V48l13 10 13-18 13 18 13-10v28z M94 81h52v5H94z',
  'M120 34l8 17.5 19 2.3-14 13 3.6 18.7L120 76.3 103.4 85.5 107 66.8l-14-13 19-2.3z',
  'M127 32 100 66h16l-6 24 30-36h-17z',
  'M120 32c15 0 24 10 24 23 0 9-4 14-8 17v10h-8v-6h-4v6h-8v-6h-4v6h-8V72c-4-3-8-8-8-17 0-13 9-23 24-23zM110 52a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM130 52a6 6 0 1 0 0 12 6 6 0 0 0 0-12z',
  'M120 32l26 9v18c0 14-10 23-26 30-16-7-26-16-26-30V41z',
  'M120 30c4 12 20 18 20 36a20 20 0 0 1-40 0c0-8 4-13 9-17 0 6 2 9 5 10 3-8 0-18 6-29z',
] as const;

/**
 * Draws an item as SVG markup: graphite body, finish, light and shade, engraving, rim light. Deterministic, without
 * filter effects. The markup contains only numbers, paths of this module and checked colours, so it needs no
 * escaping.
 */
export function itemArt({ kind, rarityColor, marketHashName, id }: ItemArtOptions): string {
  const shape: Silhouette = SHAPES[kind as SilhouetteName] ?? SHAPES.case;
  const finish = finishOf(marketHashName);
  const rarity = /^#[0-9a-f]{6}$/i.test(rarityColor) ? rarityColor : '#666666';
  const inlay = shape.inlay;
  const layers = [
    `<use href="#${id}b" fill="url(#${id}g)"/>`,
    finish.pattern === 'sweep' ? '' : `<use href="#${id}k" fill="${finish.base}"/>`,
    `<use href="#${id}k" fill="url(#${id}p)" opacity="${inlay === undefined ? 0.92 : 0.55}"/>`,
    emblemMarkup(kind, marketHashName, finish.seed, finish.spark),
    shape.fold === undefined ? '' : `<path d="${shape.fold}" fill="#dfe3ea"/>`,
    `<use href="#${id}b" fill="url(#${id}s)"/>`,
    shape.cut === '' ? '' : `<path d="${shape.cut}" fill="#0a0c10" fill-opacity=".82"/>`,
    `<path d="${shape.line}" fill="none" stroke="${inlay === undefined ? '#07090c' : finish.spark}" stroke-opacity="${inlay === undefined ? 0.55 : 0.95}" stroke-width="${inlay ?? 1.1}" stroke-linecap="round" stroke-linejoin="round"${shape.dash === true ? ' stroke-dasharray="4 3"' : ''}/>`,
    `<use class="rim" href="#${id}b" fill="none" stroke="url(#${id}e)" stroke-width="1.1" stroke-linejoin="round"/>`,
  ];
  return `<svg viewBox="0 0 240 136" aria-hidden="true"><defs><path id="${id}b" d="${shape.body}"/><path id="${id}k" d="${shape.skin}"/>${lightMarkup(id, rarity)}${patternMarkup(`${id}p`, finish)}</defs><g transform="translate(0 8) rotate(${TILTS[kind] ?? 0} 120 60)">${layers.join('')}</g></svg>`;
}

function lightMarkup(id: string, rarity: string): string {
  return (
    `<linearGradient id="${id}g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#5a616e"/><stop offset=".5" stop-color="#333842"/><stop offset="1" stop-color="#1d2027"/></linearGradient>` +
    `<linearGradient id="${id}s" gradientUnits="userSpaceOnUse" x1="0" y1="8" x2="0" y2="112"><stop stop-color="#fff" stop-opacity=".3"/><stop offset=".42" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".38"/></linearGradient>` +
    `<linearGradient id="${id}e" gradientUnits="userSpaceOnUse" x1="0" y1="6" x2="0" y2="114"><stop stop-color="#fff" stop-opacity=".55"/><stop offset=".45" stop-color="${rarity}" stop-opacity=".55"/><stop offset="1" stop-color="${rarity}"/></linearGradient>`
  );
}

function emblemMarkup(kind: string, marketHashName: string, seed: number, spark: string): string {
  if (kind !== 'sticker' && kind !== 'patch') {
    return '';
  }
  const emblem = EMBLEMS[/crown/i.test(marketHashName) ? 0 : (seed >>> 5) % EMBLEMS.length] ?? EMBLEMS[0];
  return `<path d="${emblem}" fill="${spark}" fill-rule="evenodd" stroke="#0b0d12" stroke-opacity=".55" stroke-width="2.5" paint-order="stroke"/>`;
}
