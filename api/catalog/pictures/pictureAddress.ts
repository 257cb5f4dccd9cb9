import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** The sizes of an item's picture: on cards and in rows, and on the stage of the item's page. */
export const PICTURE_SIZES = ['card', 'stage'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

/** The fields of an item that its picture is made of. A phase or gem has a photograph of its own. */
export interface PicturedItem {
  readonly id: string;
  readonly marketHashName: string;
  readonly rarityColor: string;
  readonly tagType: string;
  readonly tagWeapon: string | null;
  readonly iconUrl: string | null;
  readonly phase?: string | null;
  /** Of a copy: the share of its fade, or of its blue, in percent and in steps of 5. A photograph shows the item without it. */
  readonly share?: number | null;
}

/**
 * Version of everything that makes pictures: the drawings, the sizes, the encoding. It is a hash of the sources, so that no change of
 * theirs can be forgotten.
 */
export const PICTURES_VERSION = hash(
  'sha256',
  ['../art/', './']
    .flatMap((folder) =>
      readdirSync(new URL(folder, import.meta.url))
        .sort()
        .map((name) => readFileSync(new URL(folder + name, import.meta.url), 'utf8')),
    )
    .join('\0'),
);

/** Lists of the market hash the same items again and again. A changed item is another object. */
const versions = new WeakMap<PicturedItem, string>();

/** Version of one item's picture: it changes with the photograph, the rarity, and the way in which pictures are made. */
export function pictureVersion(item: PicturedItem): string {
  const known = versions.get(item);
  if (known !== undefined) return known;
  const { rarityColor, tagType, tagWeapon, iconUrl } = item;
  const parts = [PICTURES_VERSION, iconUrl, rarityColor, tagType, tagWeapon];
  const version = hash('sha256', JSON.stringify(parts), 'base64url').slice(0, 8);
  versions.set(item, version);
  return version;
}

/** An item in one of its phases, with the photograph of that phase; without one, the drawing is at least true to it. */
export function inPhase<Item extends PicturedItem>(
  item: Item,
  phases: readonly { readonly phase: string; readonly iconUrl: string | null }[],
  phase: string,
): Item & { phase: string } {
  return { ...item, phase, iconUrl: phases.find((row) => row.phase === phase)?.iconUrl ?? null };
}

/** Few enough steps that a drawing is kept for all copies that look alike. */
const SHARE_STEP = 5;

/** An item as a copy of it with this share of fade or blue looks, in percent from 0 to 100. */
export function inShare<Item extends PicturedItem>(item: Item, percent: number): Item & { share: number } {
  return { ...item, share: Math.round(percent / SHARE_STEP) * SHARE_STEP };
}

/** The share that an address names, in percent. Undefined if it is none. */
export function readShare(text: unknown): number | undefined {
  if (typeof text !== 'string' || !/^\d{1,3}$/.test(text)) return undefined;
  const share = Number(text);
  return share <= 100 && share % SHARE_STEP === 0 ? share : undefined;
}

/** Path of an item's picture on this site. It contains the version, so that what it answers never changes. */
export function picturePath(item: PicturedItem, size: PictureSize): string {
  const phase = item.phase ? `&phase=${encodeURIComponent(item.phase)}` : '';
  const share = item.share == null ? '' : `&share=${item.share}`;
  return `/picture/${item.id}/${size}?v=${pictureVersion(item)}${phase}${share}`;
}
