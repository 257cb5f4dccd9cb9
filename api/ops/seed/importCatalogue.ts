import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import type { CatalogueItem } from '../../catalog/items/catalogue.ts';
import { readCatalogue, readCatalogueTags, readPriceList } from '../../catalog/items/readCatalogue.ts';
import { type ReferencePrice, referencePrices } from '../../catalog/items/referencePrice.ts';
import { modelSalesPerWeek } from '../../catalog/items/salesPerWeek.ts';
import { finishNameOf, searchTextOf } from '../../catalog/market/marketItem.ts';
import { newId } from '../../kernel/ids.ts';

const FILES = ['catalogue.json', 'priceList.json'].map(
  (name) => new URL(`../../catalog/items/${name}`, import.meta.url),
);
const COLUMNS = [
  'id',
  'market_hash_name',
  'name_zh',
  'name_en',
  'search_text',
  'finish_name',
  'tag_type',
  'tag_weapon',
  'tag_rarity',
  'tag_quality',
  'tag_exterior',
  'tag_item_set',
  'rarity_color',
  'icon_url',
  'float_min',
  'float_max',
  'reference_price_cents',
  'expected_per_week',
] as const;
const TYPES: Partial<Record<(typeof COLUMNS)[number], string>> = {
  id: 'uuid',
  float_min: 'float8',
  float_max: 'float8',
  reference_price_cents: 'bigint',
  expected_per_week: 'int',
};

/** A price from a feed or from sales is kept when the catalogue changes. The shipped list applies only to items without one. */
const KEPT_PRICE =
  "(select price_cents from reference_price where market_item_id = market_item.id and phase = '')";

function rowOf(item: CatalogueItem, priceOf: ReferencePrice | null): unknown[] {
  return [
    newId(),
    item.marketHashName,
    item.nameZh,
    item.nameEn,
    searchTextOf(item),
    finishNameOf(item.marketHashName),
    item.tagType,
    item.tagWeapon,
    item.tagRarity,
    item.tagQuality,
    item.tagExterior,
    item.tagItemSet,
    item.rarityColor,
    item.iconUrl,
    item.floatMin,
    item.floatMax,
    priceOf?.(item) ?? null,
    modelSalesPerWeek(item),
  ];
}

async function importItems(
  client: Client,
  items: readonly CatalogueItem[],
  priceOf: ReferencePrice | null,
): Promise<void> {
  const rows = items.map((item) => rowOf(item, priceOf));
  const columns = COLUMNS.map((_, index) => rows.map((row) => row[index]));
  const arrays = COLUMNS.map((column, index) => `$${index + 1}::${TYPES[column] ?? 'text'}[]`);
  const changing = COLUMNS.slice(2).filter((column) => column !== 'reference_price_cents');
  const updates = changing.map((column) => `${column} = excluded.${column}`);
  await client.query(
    `insert into market_item (${COLUMNS.join(', ')}) select * from unnest(${arrays.join(', ')})
     on conflict (market_hash_name) do update set ${updates.join(', ')}, is_read_from_name = false,
       reference_price_cents = coalesce(${KEPT_PRICE}, excluded.reference_price_cents)`,
    columns,
  );
}

async function importTags(client: Client): Promise<void> {
  const tags = readCatalogueTags();
  await client.query('delete from market_tag');
  await client.query(
    `insert into market_tag (category, internal_name, name_zh, name_en, color, parent, sort_order)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::int[])`,
    [
      tags.map((tag) => tag.category),
      tags.map((tag) => tag.internalName),
      tags.map((tag) => tag.nameZh),
      tags.map((tag) => tag.nameEn),
      tags.map((tag) => tag.color),
      tags.map((tag) => tag.parent),
      tags.map((tag) => tag.sortOrder),
    ],
  );
}

/**
 * Imports the catalogue's items, reference prices and tags, unless the same files have been imported. Run as the owner.
 * @param limit only the most popular items, for tests.
 * @param isPriced whether items without a feed get the shipped reference prices and those of its model. Never outside of a sandbox: no
 * price is made up there, and the limits of asks are the absolute ones until a feed or sales say one.
 * @returns true if something was imported.
 */
export async function importCatalogue(
  ownerUrl: string,
  limit = Number.POSITIVE_INFINITY,
  { isPriced = true }: { isPriced?: boolean } = {},
): Promise<boolean> {
  const hash = createHash('sha256');
  // A market that stops making up prices is filled anew.
  if (!isPriced) hash.update('unpriced');
  for (const file of FILES) hash.update(readFileSync(file));
  const contentHash = hash.digest('hex');
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from catalogue_load where content_hash = $1', [
      contentHash,
    ]);
    if (rowCount) return false;
    const items = readCatalogue();
    const wanted = Number.isFinite(limit)
      ? items.toSorted((a, b) => modelSalesPerWeek(b) - modelSalesPerWeek(a)).slice(0, limit)
      : items;
    await client.query('begin');
    await importItems(client, wanted, isPriced ? referencePrices(items, readPriceList()) : null);
    await importPhases(client, wanted);
    await importTags(client);
    await client.query(
      'insert into catalogue_load (id, content_hash) values (1, $1) on conflict (id) do update set content_hash = excluded.content_hash',
      [contentHash],
    );
    await client.query('commit');
    await client.query('analyze market_item');
    return true;
  } finally {
    await client.end();
  }
}

/** Writes the Doppler phases and gems of each item with their pictures. Asks and counts are not changed. */
export async function importPhases(client: Client, items: readonly CatalogueItem[]): Promise<void> {
  const rows = items.flatMap(({ marketHashName, phases = [] }) =>
    phases.map((phase) => ({ marketHashName, ...phase })),
  );
  await client.query(
    `insert into market_item_phase (market_item_id, phase, paint_index, icon_url)
     select item.id, row.phase, row.paint_index, row.icon_url
     from unnest($1::text[], $2::text[], $3::int[], $4::text[]) as row (name, phase, paint_index, icon_url)
     join market_item item on item.market_hash_name = row.name
     on conflict (market_item_id, phase) do update set paint_index = excluded.paint_index, icon_url = excluded.icon_url`,
    [
      rows.map((row) => row.marketHashName),
      rows.map((row) => row.name),
      rows.map((row) => row.paintIndex),
      rows.map((row) => row.iconUrl),
    ],
  );
}
