import { type FinishDetails, finishOf } from './finish.ts';
import { labelMarkup, stickerKind } from './label.ts';
import { patternMarkup } from './pattern.ts';
import type { Silhouette } from './silhouette.ts';
import { shapeOf } from './silhouettes.ts';

/** The inputs of a drawing. */
export interface ItemArtOptions extends FinishDetails {
  /** What `kindOf` found. */
  readonly kind: string;
  /** The rarity's colour as `#RRGGBB`; anything else is drawn in the default colour. */
  readonly rarityColor: string;
  readonly marketHashName: string;
  /** Prefix of the ids inside, unique on the page. */
  readonly id: string;
}

/**
 * Draws an item as SVG markup: rim light, bare steel, finish, light and shade, engraving, lettering. Deterministic, without
 * filter effects. The markup contains only numbers, paths of this folder and checked colours, so it needs no
 * escaping: lettering is strokes, too.
 */
export function itemArt({ kind, rarityColor, marketHashName, id, ...details }: ItemArtOptions): string {
  const closest = kind === 'sticker' ? stickerKind(marketHashName) : kind;
  const shape = shapeOf(closest);
  const finish = finishOf(marketHashName, { ...details, kind });
  const rarity = /^#[0-9a-f]{6}$/i.test(rarityColor) ? rarityColor : '#666666';
  const layers = [
    `<g class="rim" fill="none" stroke="url(#${id}e)" stroke-width="2.6" stroke-linejoin="round">${wireMarkup(shape, `url(#${id}e)`, 1.8)}<use href="#${id}d"/><use href="#${id}k"/></g>`,
    wireMarkup(shape, '#434a57', 0),
    `<use href="#${id}d" fill="url(#${id}g)"/>`,
    `<use href="#${id}k" fill="${finish.base}"/>`,
    `<use href="#${id}k" fill="url(#${id}p)"/>`,
    bevelMarkup(id),
    shape.fold === undefined ? '' : `<path d="${shape.fold}" fill="#dfe3ea"/>`,
    shape.cut === undefined ? '' : `<path d="${shape.cut}" fill="#0a0c10" fill-opacity=".85"/>`,
    engravingMarkup(id, shape, finish.spark),
    labelMarkup(closest, marketHashName, finish.spark),
  ];
  const twin = shape.twin === undefined ? '' : `<use href="#${id}a" transform="${shape.twin}"/>`;
  return (
    `<svg viewBox="0 0 240 136" aria-hidden="true"><defs><path id="${id}d" d="${shape.dark}"/><path id="${id}k" d="${shape.skin}"/>` +
    `<clipPath id="${id}c"><use href="#${id}d"/><use href="#${id}k"/></clipPath>${lightMarkup(id, rarity)}${patternMarkup(`${id}p`, finish)}</defs>` +
    `<g transform="translate(0 8) rotate(${shape.tilt} 120 60)">${twin}<g id="${id}a">${layers.join('')}</g></g></svg>`
  );
}

function wireMarkup({ wire, wireWidth = 2.8 }: Silhouette, stroke: string, wider: number): string {
  return wire === undefined
    ? ''
    : `<path d="${wire}" fill="none" stroke="${stroke}" stroke-width="${wireWidth + wider}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Light along the upper edges and shade along the lower ones of every part. */
function bevelMarkup(id: string): string {
  return (
    `<g clip-path="url(#${id}c)" fill="none" stroke-width="3.4"><use href="#${id}k" stroke="#fff" stroke-opacity=".36" transform="translate(0 .9)"/><use href="#${id}d" stroke="#fff" stroke-opacity=".22" transform="translate(0 .9)"/>` +
    `<g stroke="#000" stroke-opacity=".4" stroke-width="4.2"><use href="#${id}k" transform="translate(0 -1)"/><use href="#${id}d" transform="translate(0 -1)"/></g></g>`
  );
}

function engravingMarkup(id: string, { line, inlay, dash }: Silhouette, spark: string): string {
  const lines =
    line === undefined
      ? ''
      : `<path d="${line}"${dash === true ? ' stroke-dasharray="4 3"' : ''} stroke="${inlay === undefined ? '#07090c' : spark}" stroke-opacity="${inlay === undefined ? 0.52 : 0.9}" stroke-width="${inlay ?? 1.1}"/>`;
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${lines}<g stroke="#07090c" stroke-opacity=".7" stroke-width=".9"><use href="#${id}d"/><use href="#${id}k"/></g></g>`;
}

function lightMarkup(id: string, rarity: string): string {
  return (
    `<linearGradient id="${id}g" gradientUnits="userSpaceOnUse" x1="0" y1="14" x2="0" y2="112"><stop stop-color="#656d7b"/><stop offset=".4" stop-color="#444b57"/><stop offset="1" stop-color="#292e37"/></linearGradient>` +
    `<linearGradient id="${id}e" gradientUnits="userSpaceOnUse" x1="0" y1="6" x2="0" y2="114"><stop stop-color="#fff" stop-opacity=".55"/><stop offset=".45" stop-color="${rarity}" stop-opacity=".55"/><stop offset="1" stop-color="${rarity}"/></linearGradient>`
  );
}
