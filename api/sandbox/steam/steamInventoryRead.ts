import type { BooksReader } from '../books.ts';
import { itemCertificate } from './itemCertificate.ts';
import type { SandboxCharm, SandboxSticker, SandboxTag, ValveNumbers } from './seedSandboxAccounts.ts';

/** An asset with its class. */
export interface InventoryRow {
  readonly asset_id: string;
  readonly class_id: string;
  readonly instance_id: string;
  readonly float_value: number | null;
  readonly paint_seed: number | null;
  readonly paint_index: number | null;
  readonly stickers: readonly SandboxSticker[];
  readonly charm: SandboxCharm | null;
  readonly name_tag: string | null;
  readonly protected_until: Date | null;
  /** End of the current cooldown. */
  readonly cooling_until: Date | null;
  readonly writes_date_in_words: boolean;
  readonly is_untradable: boolean;
  readonly is_marketable: boolean;
  /** True if the owner's account is banned from trading. */
  readonly is_owner_banned: boolean;
  readonly market_hash_name: string;
  readonly name_en: string;
  readonly name_zh: string;
  readonly icon_url: string | null;
  readonly tags: readonly SandboxTag[];
  readonly valve: ValveNumbers | null;
}

/** A range of an inventory: context 2 holds free items, context 16 protected ones. Newest first. */
export interface InventoryRange {
  readonly steamId: string;
  readonly contextId: '2' | '16';
  readonly limit: number;
  readonly startAfterAssetId: string | null;
  /** Rows to leave out at the start, as the trade window pages. */
  readonly skip?: number;
}

/** The name of an item's class and instance, by which rows and descriptions are joined. */
export interface ClassName {
  readonly class_id: string;
  readonly instance_id: string;
}

/** Columns of a class `c` for an asset `a`. */
export const classColumns = `c.market_hash_name, c.name_en, c.name_zh, c.icon_url, c.tags, c.valve, c.is_marketable,
  case when a.free_at > public.clock_now() then a.free_at end as cooling_until,
  exists (select from sandbox.steam_account o where o.steam_id = a.owner_id and o.trade_banned_until > public.clock_now()) as is_owner_banned`;

/** A date belongs to one copy, so such a copy is an instance of its own. */
const ownInstance = `case when greatest(a.free_at, a.protected_until) > public.clock_now() then a.asset_id else a.instance_id end`;

/** Reads a page of an inventory, its total size, and whether there is more. */
export async function readInventory(
  books: BooksReader,
  range: InventoryRange,
): Promise<{ rows: InventoryRow[]; total: number; hasMore: boolean }> {
  const isProtected = `coalesce(a.protected_until > public.clock_now(), false) = ${range.contextId === '16'}`;
  const counted = await books.query<{ total: number }>(
    `select count(*)::int as total from sandbox.asset a where a.owner_id = $1 and ${isProtected}`,
    [range.steamId],
  );
  const { rows } = await books.query<InventoryRow>(
    `select a.*, ${ownInstance} as instance_id, ${classColumns}
     from sandbox.asset a join sandbox.item_class c using (class_id)
     where a.owner_id = $1 and ${isProtected} and ($2::bigint is null or a.asset_id < $2)
     order by a.asset_id desc limit $3 offset $4`,
    [range.steamId, range.startAfterAssetId, range.limit + 1, range.skip ?? 0],
  );
  const page = rows.slice(0, range.limit);
  return { rows: page, total: counted.rows[0]?.total ?? 0, hasMore: rows.length > range.limit };
}

/** Reads one copy of each of these classes, for its description: as it is without anything that belongs to one copy alone. */
export async function readClasses(books: BooksReader, wanted: readonly ClassName[]): Promise<InventoryRow[]> {
  const { rows } = await books.query<InventoryRow>(
    `select distinct on (a.class_id, a.instance_id) a.*, ${classColumns}
     from unnest($1::bigint[], $2::bigint[]) as wanted(class_id, instance_id)
     join sandbox.asset a using (class_id, instance_id) join sandbox.item_class c using (class_id)`,
    [wanted.map((each) => each.class_id), wanted.map((each) => each.instance_id)],
  );
  return rows;
}

/** Steam names a picture relative to its delivery network. A picture from elsewhere has no such name. */
function pictureName(iconUrl: string | null): string {
  return /^(?:https:\/\/[^/]+\/economy\/image\/)?([\w-]+)$/.exec(iconUrl ?? '')?.[1] ?? '';
}

/** Name in the language of the request: `schinese`, which the Web API also takes as `zh`, or English for all others. */
function inLanguage(language: string, names: { nameEn: string; nameZh: string }): string {
  return language === 'schinese' || language.startsWith('zh') ? names.nameZh : names.nameEn;
}

function toTag(tag: SandboxTag, language: string): object {
  return {
    category: tag.category,
    internal_name: tag.internalName,
    localized_category_name: tag.category,
    localized_tag_name: inLanguage(language, tag),
    ...(tag.color !== null && { color: tag.color.replace('#', '') }),
  };
}

function attachmentLines(row: InventoryRow, language: string): object[] {
  const picture = (item: SandboxSticker | SandboxCharm) =>
    `<img width=64 height=48 src="${item.iconUrl ?? ''}" title="${item.marketHashName}">`;
  const lines: object[] = [{ type: 'html', value: ' ', name: 'blank' }];
  if (row.stickers.length > 0) {
    const names = row.stickers.map((sticker) => inLanguage(language, sticker).replace(/^[^|]*\| /, ''));
    const value = `<br><div id="sticker_info" class="sticker_info"><center>${row.stickers.map(picture).join('')}<br>Sticker: ${names.join(', ')}</center></div>`;
    lines.push({ type: 'html', value, name: 'sticker_info' });
  }
  if (row.charm !== null) {
    const name = inLanguage(language, row.charm).replace(/^[^|]*\| /, '');
    const value = `<br><div id="keychain_info" class="keychain_info"><center>${picture(row.charm)}<br>Charm: ${name}</center></div>`;
    lines.push({ type: 'html', value, name: 'keychain_info' });
  }
  return lines;
}

/** `Jul 17, 2025 (7:00:00) GMT`, as Steam formats a date as text. */
function inWords(date: Date): string {
  const day = date.toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: '2-digit',
    year: 'numeric',
  });
  const time = date
    .toLocaleTimeString('en-US', { timeZone: 'UTC', hourCycle: 'h23' })
    .replace(/^0(?=\d:)/, '');
  return `${day} (${time}) GMT`;
}

/** Lines shown only to the owner: until when the item cannot be traded. A banned account's items have none. */
function ownerLines(row: InventoryRow, isProtected: boolean): object {
  const until = isProtected ? row.protected_until : row.cooling_until;
  if (until === null || row.is_owner_banned) return {};
  const date = row.writes_date_in_words
    ? inWords(until)
    : `[date]${Math.floor(until.getTime() / 1000)}[/date]`;
  const value = isProtected
    ? `⇆ This item is trade-protected and cannot be consumed, modified, or transferred until ${date}`
    : `Tradable/Marketable After ${date}`;
  return {
    owner_descriptions: [
      { type: 'html', value: ' ' },
      { type: 'html', value },
    ],
  };
}

/** An item's description in the inventory, without trade protection unless `isProtected`. */
export function toDescription(row: InventoryRow, language: string, isProtected: boolean): object {
  const name = inLanguage(language, { nameEn: row.name_en, nameZh: row.name_zh });
  const isFree = !isProtected && !row.is_untradable && row.cooling_until === null && !row.is_owner_banned;
  const nameOf = (category: string) => {
    const tag = row.tags.find((candidate) => candidate.category === category);
    return tag === undefined ? '' : inLanguage(language, tag);
  };
  return {
    appid: 730,
    classid: row.class_id,
    instanceid: row.instance_id,
    currency: 0,
    background_color: '',
    icon_url: pictureName(row.icon_url),
    descriptions: attachmentLines(row, language),
    ...(!isFree && ownerLines(row, isProtected)),
    tradable: isFree ? 1 : 0,
    actions: [
      { link: 'steam://run/730//+csgo_econ_action_preview%20%propid:6%', name: 'Inspect in Game...' },
    ],
    ...(row.name_tag !== null && { fraudwarnings: [`Name Tag: ''${row.name_tag}''`] }),
    name,
    name_color: 'D2D2D2',
    type: `${nameOf('Rarity')} ${nameOf('Type')}`.trim(),
    market_name: name,
    market_hash_name: row.market_hash_name,
    commodity: 0,
    market_tradable_restriction: 7,
    market_marketable_restriction: 7,
    marketable: isFree && row.is_marketable ? 1 : 0,
    sealed: isProtected ? 1 : 0,
    ...(isProtected && { sealed_type: 0 }),
    tags: row.tags.map((tag) => toTag(tag, language)),
  };
}

/** Float, seed, finish, name tag, certificate and attachments of one asset, under Valve's property numbers. */
export function toProperties(row: InventoryRow, contextId: string): object {
  const properties: object[] = [];
  if (row.paint_seed !== null) properties.push({ propertyid: 1, int_value: String(row.paint_seed) });
  if (row.float_value !== null) properties.push({ propertyid: 2, float_value: row.float_value.toFixed(18) });
  if (row.name_tag !== null) properties.push({ propertyid: 5, string_value: row.name_tag });
  const certificate = itemCertificate(row);
  if (certificate !== null) properties.push({ propertyid: 6, string_value: certificate });
  if (row.paint_index !== null) properties.push({ propertyid: 7, int_value: String(row.paint_index) });
  const stickers = row.stickers.map((sticker) => ({
    classid: '0',
    parent_relationship_properties: [{ propertyid: 4, float_value: String(sticker.wear) }],
    standalone_properties: [],
  }));
  const charm = row.charm && {
    classid: '0',
    parent_relationship_properties: [],
    standalone_properties: [{ propertyid: 3, int_value: String(row.charm.seed) }],
  };
  const accessories = charm ? [...stickers, charm] : stickers;
  return {
    appid: 730,
    contextid: contextId,
    assetid: row.asset_id,
    asset_properties: properties,
    ...(accessories.length > 0 && { asset_accessories: accessories }),
  };
}

/** An item as a row of an inventory. */
export function toAsset(row: InventoryRow, contextId: string): object {
  return {
    appid: 730,
    contextid: contextId,
    assetid: row.asset_id,
    classid: row.class_id,
    instanceid: row.instance_id,
    amount: '1',
  };
}

/** The descriptions of these items, each once. */
export function descriptionsOf(rows: readonly InventoryRow[], language: string, contextId: string): object[] {
  const first = new Map(rows.map((row) => [`${row.class_id}_${row.instance_id}`, row]));
  return [...first.values()].map((row) => toDescription(row, language, contextId === '16'));
}
