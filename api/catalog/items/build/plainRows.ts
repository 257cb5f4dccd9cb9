import { type CollectionRow, type PlainRow, QUALITY_BITS } from '../catalogueFile.ts';
import { encodeIcon } from '../iconCode.ts';
import { ITEM_TYPES } from '../itemType.ts';
import { rarityRank } from './finishRows.ts';
import { afterFirstBar, type Library, type LibraryItem, namesOf } from './library.ts';

/** Names and type of a row, beyond the library's item. Bits default to normal quality only. */
export interface PlainRowNames {
  readonly type: string;
  readonly en: string;
  readonly zh: string;
  readonly bits?: number;
}

/** A row without Valve's number, which only charms have. */
type SixColumns = PlainRow extends readonly [...infer Columns, kit?: number] ? readonly [...Columns] : never;

/** A catalogue row for an item without finish. */
export function plainRow(
  item: LibraryItem,
  { type, en, zh, bits = QUALITY_BITS.normal }: PlainRowNames,
): SixColumns {
  return [
    type,
    en,
    zh,
    rarityRank(item.rarity),
    bits,
    item.image === undefined ? null : encodeIcon(item.image),
  ];
}

/** Builds the rows of agents, which Steam names without a prefix in both languages. */
export function agentRows(library: Library): PlainRow[] {
  return library.items
    .filter(({ type, free }) => type === 'agent' && free !== true)
    .map((item) => {
      const { en, zh } = namesOf(library, item);
      return plainRow(item, { type: ITEM_TYPES.agent, en: afterFirstBar(en), zh: afterFirstBar(zh) });
    });
}

/** Items of the library that only carry other things (a sealed sticker, a match highlight) are not charms. */
const CARRIER = /\| Sticker Slab$| Highlight$/;

/** Builds the rows of charms. Sticker slabs are part of the stickers' rows. */
export function charmRows(library: Library): PlainRow[] {
  const rows: PlainRow[] = [];
  for (const item of library.items) {
    if (item.type !== 'keychain' || item.stickerId !== undefined || item.free === true) continue;
    const { en, zh } = namesOf(library, item);
    if (CARRIER.test(en) || item.index === undefined) continue;
    rows.push([...plainRow(item, { type: ITEM_TYPES.charm, en, zh }), item.index]);
  }
  return rows;
}

/** Builds the rows of all weapon and map collections (M-08), sorted by English name without its article. */
export function collectionRows(library: Library): CollectionRow[] {
  const rows = new Map<string, CollectionRow>();
  for (const { id, type, collection } of library.items) {
    const en = library.english[id]?.collectionName;
    const zh = library.chinese[id]?.collectionName;
    if (type !== 'weapon' || collection === undefined || en === undefined || zh === undefined) continue;
    rows.set(collection, [collection, en, zh]);
  }
  const key = (row: CollectionRow): string => row[1].replace(/^The /, '');
  return [...rows.values()].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** Operation shops sold these contents one by one: the collection itself was never an item of an inventory. */
const SHOP_SHELF = / Collection$/;

/** Builds the rows of what Steam calls containers: cases, terminals, capsules, packs, boxes and souvenir packages. */
export function containerRows(library: Library): PlainRow[] {
  const rows: PlainRow[] = [];
  for (const item of library.items) {
    if (item.type !== 'case') continue;
    const { en, zh } = namesOf(library, item);
    if (SHOP_SHELF.test(en)) continue;
    rows.push(plainRow(item, { type: ITEM_TYPES.container, en: afterFirstBar(en), zh: afterFirstBar(zh) }));
  }
  return rows;
}

/** From this year on a tournament's graffiti came with its viewer pass and cannot be sold. */
const VIEWER_PASS_SINCE = 2019;

/** Builds the rows of sealed graffiti: only unopened ones can be traded, and their names contain the word. */
export function graffitiRows(library: Library): PlainRow[] {
  const rows: PlainRow[] = [];
  for (const item of library.items) {
    if (item.type !== 'graffiti') continue;
    const { en, zh } = namesOf(library, item);
    const isOfTournament = library.english[item.id]?.tournamentDesc !== undefined;
    const year = Number(/ (\d{4})$/.exec(en)?.[1] ?? 0);
    if (isOfTournament && year >= VIEWER_PASS_SINCE) continue;
    rows.push(
      plainRow(item, {
        type: ITEM_TYPES.graffiti,
        en: `Sealed Graffiti | ${afterFirstBar(en)}`,
        zh: `封装的涂鸦 | ${afterFirstBar(zh)}`,
      }),
    );
  }
  return rows;
}

/** Keys bought after 28 October 2019 cannot be traded, so only keys of cases released before are on the market. */
const LAST_TRADABLE = 'CS20 Case Key';
const FIRST_BOUND = 'Shattered Web Case Key';

/** Builds the rows of tradable keys. The library lists keys by the age of their cases; the last two of 2019 are swapped. */
export function keyRows(library: Library): PlainRow[] {
  const keys = library.items
    .filter(({ type }) => type === 'key')
    .map((item) => {
      const { en, zh } = namesOf(library, item);
      return { item, en: afterFirstBar(en), zh: afterFirstBar(zh) };
    });
  const end = keys.findIndex(({ en }) => en === LAST_TRADABLE);
  if (end < 0) throw new Error(`the library has no ${LAST_TRADABLE}`);
  return keys
    .slice(0, end + 1)
    .filter(({ en }) => en !== FIRST_BOUND)
    .map(({ item, en, zh }) => plainRow(item, { type: ITEM_TYPES.key, en, zh }));
}

/** Gifts for owners of other games (Halo, Half-Life: Alyx, Hades), by music index. They are bound to the account permanently. */
const GIFTS: readonly number[] = [40, 42, 51];

/** Kits that came only from a StatTrak box and have no ordinary version, by library id. */
function onlyWithStatTrak(library: Library): Set<number> {
  const ordinary = new Set<number>();
  const statTrak = new Set<number>();
  for (const item of library.items) {
    if (item.type !== 'case') continue;
    const isStatTrakBox = afterFirstBar(namesOf(library, item).en).startsWith('StatTrak™ ');
    for (const id of item.contents ?? []) (isStatTrakBox ? statTrak : ordinary).add(id);
  }
  return new Set([...statTrak].filter((id) => !ordinary.has(id)));
}

/** Builds the rows of music kits, each also as StatTrak. The game's two default kits cannot be sold. */
export function musicKitRows(library: Library): PlainRow[] {
  const statTrakOnly = onlyWithStatTrak(library);
  return library.items
    .filter(({ type, free, index }) => type === 'musickit' && free !== true && !GIFTS.includes(index ?? 0))
    .map((item) => {
      const bits = QUALITY_BITS.statTrak + (statTrakOnly.has(item.id) ? 0 : QUALITY_BITS.normal);
      return plainRow(item, { type: ITEM_TYPES.musicKit, bits, ...namesOf(library, item) });
    });
}

const SOUVENIR_PACKAGE = 3;
const TOURNAMENT = /^([A-Z][\p{L}]+ (20\d\d)) /u;

/** The first tournament with a viewer pass was Katowice 2019, the only one without a pass with tokens. */
const FIRST_YEAR = 2019;
const WITHOUT_TOKENS = 'Katowice 2019';

function commonStart(first: string, second: string): string {
  let length = 0;
  while (length < first.length && first[length] === second[length]) length += 1;
  return first.slice(0, length);
}

/** Tournaments with passes, English name to Chinese. They are the prefix of the names of their packages, one per map. */
function tournamentsWithPasses(library: Library): Map<string, string> {
  const tournaments = new Map<string, string>();
  for (const item of library.items) {
    if (item.containerType !== SOUVENIR_PACKAGE) continue;
    const { en, zh } = namesOf(library, item);
    const [, tournament, year] = TOURNAMENT.exec(afterFirstBar(en)) ?? [];
    if (tournament === undefined || Number(year) < FIRST_YEAR) continue;
    const name = afterFirstBar(zh);
    tournaments.set(tournament, commonStart(tournaments.get(tournament) ?? name, name));
  }
  return tournaments;
}

/** Builds the rows of viewer passes, which the library lacks although every tournament since 2019 sold them. Their pictures are unknown. */
export function passRows(library: Library): PlainRow[] {
  return [...tournamentsWithPasses(library)].flatMap(([en, zh]): PlainRow[] => {
    const nameEn = `${en} Viewer Pass`;
    const nameZh = `${zh}观众通行证`;
    const plain: PlainRow = [ITEM_TYPES.pass, nameEn, nameZh, 0, QUALITY_BITS.normal, null];
    if (en === WITHOUT_TOKENS) return [plain];
    const withTokens = [`${nameEn} + 3 Souvenir Tokens`, `${nameZh} + 3 枚纪念品代币`] as const;
    return [plain, [ITEM_TYPES.pass, ...withTokens, 0, QUALITY_BITS.normal, null]];
  });
}

/** Builds the rows of patches, with the library's names. */
export function patchRows(library: Library): PlainRow[] {
  return library.items
    .filter(({ type }) => type === 'patch')
    .map((item) => plainRow(item, { type: ITEM_TYPES.patch, ...namesOf(library, item) }));
}

/** Builds the rows of pins, the only tradable collectibles: coins, medals and trophies are bound to the account that earned them. */
export function pinRows(library: Library): PlainRow[] {
  const rows = new Map<string, PlainRow>();
  for (const item of library.items) {
    if (item.type !== 'collectible') continue;
    const { en, zh } = namesOf(library, item);
    if (!en.endsWith(' Pin')) continue;
    const name = afterFirstBar(en);
    rows.set(name, plainRow(item, { type: ITEM_TYPES.collectible, en: name, zh: afterFirstBar(zh) }));
  }
  return [...rows.values()];
}

/** The two tools that Steam allows to be sold, by the game's definition index. The others are bound to an account. */
const SELLABLE: Readonly<Record<number, string>> = { 1200: ITEM_TYPES.nameTag, 1324: ITEM_TYPES.tool };

/** Builds the rows of the name tag and the StatTrak swap tool. */
export function toolRows(library: Library): PlainRow[] {
  const rows: PlainRow[] = [];
  for (const item of library.items) {
    const type = SELLABLE[item.def ?? 0];
    if (item.type !== 'tool' || type === undefined) continue;
    const { en, zh } = namesOf(library, item);
    rows.push(plainRow(item, { type, en: afterFirstBar(en), zh: afterFirstBar(zh) }));
  }
  return rows;
}
