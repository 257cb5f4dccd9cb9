import type { CatalogueItem } from './catalogue.ts';
import { type PlainRow, QUALITY_BITS, type RarityRank, type StickerRow } from './catalogueFile.ts';
import { iconUrlOf } from './iconCode.ts';
import { ITEM_TYPES } from './itemType.ts';
import { marketHashName, marketNameZh } from './marketName.ts';
import { type Quality, qualitiesOf } from './quality.ts';
import { rarityColor, rarityTag } from './rarity.ts';

interface PlainFields {
  readonly type: string;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly rarity: RarityRank;
  readonly quality: Quality;
  readonly icon: string | null;
}

/** Steam's Chinese names have the quality after the first part: `音乐盒（StatTrak™） | …`. */
function chineseName(name: string, quality: Quality): string {
  const cut = name.indexOf(' | ');
  if (cut < 0) return marketNameZh({ base: name, finish: null, quality, exterior: null });
  return marketNameZh({ base: name.slice(0, cut), finish: name.slice(cut + 3), quality, exterior: null });
}

function plainItem({ type, nameEn, nameZh, rarity, quality, icon }: PlainFields): CatalogueItem {
  const name = marketHashName({ base: nameEn, finish: null, quality, exterior: null });
  return {
    marketHashName: name,
    nameEn: name,
    nameZh: chineseName(nameZh, quality),
    tagType: type,
    tagWeapon: null,
    tagRarity: rarityTag(rarity, type === ITEM_TYPES.agent ? 'character' : 'plain'),
    tagQuality: quality.tag,
    tagExterior: null,
    tagItemSet: null,
    floatMin: null,
    floatMax: null,
    rarityColor: rarityColor(rarity),
    iconUrl: icon === null ? null : iconUrlOf(icon),
    paintIndex: null,
  };
}

/** Expands a row without finish to its market items, one for each quality. */
export function expandPlain([type, nameEn, nameZh, rarity, bits, icon]: PlainRow): CatalogueItem[] {
  return qualitiesOf(bits, false).map((quality) =>
    plainItem({ type, nameEn, nameZh, rarity, quality, icon }),
  );
}

/** Expands a sticker to its item and its slab, which Steam lists as a charm. */
export function expandSticker([nameEn, nameZh, rarity, icon, slabIcon]: StickerRow): CatalogueItem[] {
  const rows: readonly PlainRow[] = [
    [ITEM_TYPES.sticker, `Sticker | ${nameEn}`, `印花 | ${nameZh}`, rarity, QUALITY_BITS.normal, icon],
    [
      ITEM_TYPES.charm,
      `Sticker Slab | ${nameEn}`,
      `印花板 | ${nameZh}`,
      rarity,
      QUALITY_BITS.normal,
      slabIcon,
    ],
  ];
  return rows.flatMap(expandPlain);
}
