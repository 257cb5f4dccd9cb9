import type { StickerRow } from '../catalogueFile.ts';
import { encodeIcon } from '../iconCode.ts';
import { rarityRank } from './finishRows.ts';
import { afterFirstBar, type Library, type LibraryItem, namesOf } from './library.ts';

/** The 2013 tournament's stickers came only on souvenirs. The library gives them this default colour and no rarity. */
const NO_RARITY = '#ded6cc';

/**
 * Gold and foil stickers of early tournaments, and gold map stickers, exist only on souvenir weapons: no capsule contains them
 * (https://github.com/ByMykel/CSGO-API/issues/82).
 */
function isSouvenirOnly(library: Library, item: LibraryItem, isInCapsule: boolean): boolean {
  if (item.rarity === NO_RARITY) return true;
  if (isInCapsule) return false;
  const { en } = namesOf(library, item);
  const isOfTournament = library.english[item.id]?.tournamentDesc !== undefined;
  return /\bGold\)/.test(en) || (isOfTournament && /\bFoil\)/.test(en));
}

/** Builds the rows of stickers that can be owned separately, each with its slab's picture. */
export function stickerRows(library: Library): StickerRow[] {
  const inCapsule = new Set(library.items.flatMap(({ contents = [] }) => contents));
  const slabImages = new Map<number, string>();
  for (const { stickerId, image } of library.items) {
    if (stickerId !== undefined && image !== undefined) slabImages.set(stickerId, image);
  }
  const rows = new Map<string, StickerRow>();
  for (const item of library.items) {
    if (item.type !== 'sticker' || item.image === undefined || item.index === undefined) continue;
    if (isSouvenirOnly(library, item, inCapsule.has(item.id))) continue;
    const { en, zh } = namesOf(library, item);
    const nameEn = afterFirstBar(en);
    const icon = encodeIcon(item.image);
    // The latest stickers have no slab picture in the library yet. The sticker's picture is close enough.
    const slabImage = slabImages.get(item.id) ?? item.image;
    rows.set(nameEn, [
      nameEn,
      afterFirstBar(zh),
      rarityRank(item.rarity),
      icon,
      encodeIcon(slabImage),
      item.index,
    ]);
  }
  return [...rows.values()].sort((a, b) => (a[0] < b[0] ? -1 : 1));
}
