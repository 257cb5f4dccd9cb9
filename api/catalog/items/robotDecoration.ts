import type { CatalogueItem } from './catalogue.ts';
import { ITEM_TYPES } from './itemType.ts';
import type { RobotCharm, RobotSticker } from './robotAsset.ts';
import type { SeededRandom } from './seededRandom.ts';

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
