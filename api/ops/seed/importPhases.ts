import type { Client } from 'pg';
import type { CatalogueItem } from '../../catalog/items/catalogue.ts';

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
