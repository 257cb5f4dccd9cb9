import type { CatalogueItem } from './catalogue.ts';
import { chineseNameOf } from './chineseName.ts';
import { finishName } from './finishName.ts';
import { parseMarketHashName } from './marketHashName.ts';
import { namedSubjectOf } from './marketName.ts';
import { type NameWords, rarityKey } from './nameWords.ts';
import { DEFAULT_RARITY_COLOR } from './rarity.ts';

/** Minimum share of a kind's items with the same rarity for assuming it. A wrong guess would be worse than none. */
const RARITY_SHARE_MIN = 0.9;

type FinishFacts = Pick<
  CatalogueItem,
  'tagRarity' | 'rarityColor' | 'tagItemSet' | 'floatMin' | 'floatMax' | 'iconUrl' | 'paintIndex'
>;

const UNKNOWN: FinishFacts = {
  tagRarity: null,
  rarityColor: DEFAULT_RARITY_COLOR,
  tagItemSet: null,
  floatMin: null,
  floatMax: null,
  iconUrl: null,
  paintIndex: null,
};

/**
 * Derives a market item from its name alone, for names that the catalogue does not contain: tags by the grammar of market hash names, the
 * rest from the same finish in another exterior or quality if the catalogue has one. Accepts any text and never throws.
 */
export function itemFromName(name: string, words: NameWords): CatalogueItem {
  const parsed = parseMarketHashName(name, words.weapons);
  const { type, weapon, quality, tagExterior, parts } = parsed;
  const { variant, event } = namedSubjectOf(parts.slice(1));
  const key = rarityKey(type, quality.tag, parts.length > 1 ? variant : null, event !== null);
  const [tagRarity = null, rarityColor = DEFAULT_RARITY_COLOR] =
    (tagExterior === null ? words.rarities.winner(key, RARITY_SHARE_MIN) : undefined)?.split(' ') ?? [];
  const known = weapon && words.finishes.get(finishName({ marketHashName: name }));
  const facts = known ?? { ...UNKNOWN, tagRarity, rarityColor };
  return {
    marketHashName: name,
    nameEn: name,
    nameZh: chineseNameOf(name, parsed, words),
    tagType: type,
    tagWeapon: weapon?.[0] ?? null,
    tagQuality: quality.tag,
    tagExterior,
    tagRarity: facts.tagRarity,
    rarityColor: facts.rarityColor,
    tagItemSet: facts.tagItemSet,
    floatMin: facts.floatMin,
    floatMax: facts.floatMax,
    iconUrl: facts.iconUrl,
    paintIndex: facts.paintIndex,
  };
}
