import type { CatalogueItem } from './catalogue.ts';
import { EXTERIORS } from './exterior.ts';
import { ITEM_TYPES } from './itemType.ts';
import type { SeededRandom } from './seededRandom.ts';

/** A sticker on a robot's weapon. `wear` from 0 (new) to 1 (scraped off). */
export interface RobotSticker {
  readonly slot: number;
  readonly marketHashName: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly wear: number;
  readonly iconUrl: string | null;
}

/** A charm on a robot's weapon. `seed` is the charm template, 0 to 100 000. */
export interface RobotCharm {
  readonly marketHashName: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly seed: number;
  readonly iconUrl: string | null;
}

/**
 * A copy held and offered by a robot seller of the embedded market. `robotIndex` counts from 0; ids are decimal strings as in Steam's API;
 * `askCents` is in fen.
 */
export interface RobotAsset {
  readonly robotIndex: number;
  readonly marketHashName: string;
  readonly assetId: string;
  readonly classId: string;
  readonly instanceId: string;
  readonly floatValue: number | null;
  readonly paintSeed: number | null;
  readonly paintIndex: number | null;
  readonly phase: string | null;
  readonly stickers: readonly RobotSticker[];
  readonly charm: RobotCharm | null;
  readonly nameTag: string | null;
  readonly askCents: number;
}

/** Lower values are slightly more frequent within an exterior. */
const SKEW = 1.15;

/** About as many digits as Steam shows. Truncated and not rounded, to stay below the limit of the exterior. */
const DIGITS = 1e12;

/** Draws a wear value within both the exterior and the range of the finish. Null for items without wear. */
export function drawFloat(
  random: SeededRandom,
  item: Pick<CatalogueItem, 'tagExterior' | 'floatMin' | 'floatMax'>,
): number | null {
  const exterior = EXTERIORS.find(({ internalName }) => internalName === item.tagExterior);
  if (exterior === undefined || item.floatMin === null || item.floatMax === null) return null;
  const low = Math.max(exterior.floatMin, item.floatMin);
  const high = Math.min(exterior.floatMax, item.floatMax);
  return Math.max(low, Math.floor((low + (high - low) * random() ** SKEW) * DIGITS) / DIGITS);
}

/** Stickers and charms for weapons. */
export interface Decorations {
  readonly stickers: readonly CatalogueItem[];
  readonly charms: readonly CatalogueItem[];
}

const STICKERED_SHARE = 0.24;
const ALL_ALIKE_SHARE = 0.4;
const UNSCRAPED_SHARE = 0.7;
const CHARMED_SHARE = 0.05;
const NAMED_SHARE = 0.015;
const CHARM_SEED_MAX = 100_000;
const NAME_TAGS = [
  'gg',
  '平A一下',
  'nice shot',
  '今晚吃鸡',
  'ez4ence',
  '锦鲤',
  'rush B',
  '摸鱼专用',
] as const;

/** Distribution of the number of stickers on a weapon: usually four, at most five. */
const STICKER_COUNTS = [1, 1, 2, 3, 4, 4, 4, 4, 4, 5] as const;

function pick<Item>(random: SeededRandom, list: readonly Item[]): Item | undefined {
  return list[Math.floor(random() * list.length)];
}

/** The stickers and charms of the catalogue. Slabs are omitted, since a loose charm is more common. */
export function decorationsOf(items: readonly CatalogueItem[]): Decorations {
  return {
    stickers: items.filter(({ tagType }) => tagType === ITEM_TYPES.sticker),
    charms: items.filter((item) => item.tagType === ITEM_TYPES.charm && item.nameEn.startsWith('Charm | ')),
  };
}

/** Draws the stickers of one weapon: none on most, often four of the same. */
export function drawStickers(random: SeededRandom, { stickers }: Decorations): RobotSticker[] {
  if (random() >= STICKERED_SHARE) return [];
  const count = pick(random, STICKER_COUNTS) ?? 1;
  const alike = random() < ALL_ALIKE_SHARE ? pick(random, stickers) : undefined;
  const drawn: RobotSticker[] = [];
  for (let slot = 0; slot < count; slot += 1) {
    const sticker = alike ?? pick(random, stickers);
    if (sticker === undefined) break;
    const { marketHashName, nameZh, nameEn, iconUrl } = sticker;
    const wear = random() < UNSCRAPED_SHARE ? 0 : Math.round(random() * 1e6) / 1e6;
    drawn.push({ slot, marketHashName, nameZh, nameEn, wear, iconUrl });
  }
  return drawn;
}

/** Draws a charm for one weapon in twenty. */
export function drawCharm(random: SeededRandom, { charms }: Decorations): RobotCharm | null {
  const charm = random() < CHARMED_SHARE ? pick(random, charms) : undefined;
  if (charm === undefined) return null;
  const { marketHashName, nameZh, nameEn, iconUrl } = charm;
  return { marketHashName, nameZh, nameEn, seed: Math.floor(random() * (CHARM_SEED_MAX + 1)), iconUrl };
}

/** Draws a name tag for very few weapons. */
export function drawNameTag(random: SeededRandom): string | null {
  return random() < NAMED_SHARE ? (pick(random, NAME_TAGS) ?? null) : null;
}
