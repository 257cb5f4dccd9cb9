import { z } from 'zod';
import { type BooksReader, sandboxNow } from '../books.ts';
import { readInput, wholeNumber } from '../sandboxInput.ts';
import { findAccount } from './steamAccount.ts';
import { settlementOf } from './steamTrade.ts';

/** Kinds of items that an inventory can be filled with. */
export const itemKinds = [
  'free',
  'cooldownDate',
  'cooldownWords',
  'protected',
  'untradable',
  'coin',
  'unknown',
] as const;

const shape = z.object({
  count: wholeNumber(1, 20_000).default(1),
  kind: z.enum(itemKinds).default('free'),
  /** Hours of the cooldown. */
  hours: wholeNumber(1, 24 * 366).default(7 * 24),
});

type Kind = (typeof itemKinds)[number];

/** Classes that no catalogue contains: invented, or never for sale. */
const ownClasses: Partial<Record<Kind, readonly { id: number; name: string; zh: string; type: string }[]>> = {
  coin: [
    { id: 990_000_001, name: '5 Year Veteran Coin', zh: '五年老兵硬币', type: 'CSGO_Type_Collectible' },
    { id: 990_000_002, name: '2026 Service Medal', zh: '2026 年服役勋章', type: 'CSGO_Type_Collectible' },
  ],
  unknown: [
    {
      id: 990_000_011,
      name: 'AK-47 | Nocturne Tide (Field-Tested)',
      zh: 'AK-47 | 夜潮 (久经沙场)',
      type: 'CSGO_Type_Rifle',
    },
    {
      id: 990_000_012,
      name: 'Sticker | Lantern Fox (Holo)',
      zh: '印花 | 灯狐 (全息)',
      type: 'CSGO_Tool_Sticker',
    },
    { id: 990_000_013, name: 'Harbour Case', zh: '港湾武器箱', type: 'CSGO_Type_WeaponCase' },
  ],
};

async function saveClasses(tx: BooksReader, kind: Kind): Promise<void> {
  const classes = ownClasses[kind] ?? [];
  await tx.query(
    `insert into sandbox.item_class (class_id, market_hash_name, name_en, name_zh, tags, is_marketable)
     select id, name, name, zh, jsonb_build_array(jsonb_build_object('category', 'Type', 'internalName', type,
       'nameEn', type, 'nameZh', type, 'color', null)), $5
     from unnest($1::bigint[], $2::text[], $3::text[], $4::text[]) as class (id, name, zh, type) on conflict do nothing`,
    [
      classes.map((each) => each.id),
      classes.map((each) => each.name),
      classes.map((each) => each.zh),
      classes.map((each) => each.type),
      kind !== 'coin',
    ],
  );
}

/**
 * Fills an inventory: copies of known items, each with its own wear, in the state of `kind`; coins that cannot be traded or sold; items
 * that no catalogue contains. Null if there is no such account. Throws `SandboxInputError`.
 */
export async function giveItems(
  tx: BooksReader,
  steamId: string,
  fields: Record<string, string>,
): Promise<{ given: number } | null> {
  const { count, kind, hours } = readInput(shape, fields);
  if ((await findAccount(tx, steamId)) === null) return null;
  await saveClasses(tx, kind);
  const now = await sandboxNow(tx);
  const isOwn = ownClasses[kind] !== undefined;
  const isCooling = kind === 'cooldownDate' || kind === 'cooldownWords';
  const models = isOwn
    ? `select class_id, case when market_hash_name like '%(Field-Tested)' then 0.2 end::float8 as float_value,
         null::int as paint_index, '[]'::jsonb as stickers, null::jsonb as charm, null::text as name_tag
       from sandbox.item_class where class_id = any($9)`
    : `select class_id, float_value, paint_index, stickers, charm, name_tag from sandbox.asset
       where class_id < 990000000 or class_id > 990000099 order by random() limit least($2::int, 4000)`;
  // Every copy has its own instance, as Steam does for copies with a unique appearance.
  const { rowCount } = await tx.query(
    `with model as (select row_number() over () as number, count(*) over () as total, m.* from (${models}) m)
     insert into sandbox.asset (asset_id, owner_id, class_id, instance_id, float_value, paint_seed, paint_index, stickers, charm,
       name_tag, free_at, writes_date_in_words, is_untradable, protected_until)
     select nextval('sandbox.asset_id'), $1::bigint, class_id, case when $3 then 0 else 700000000000 + floor(random() * 99999999999)::bigint end,
       case when float_value is not null then greatest(0, least(0.9999, float_value + (random() - 0.5) * 0.0004)) end,
       case when float_value is not null then floor(random() * 1001)::int end, paint_index, stickers, charm, name_tag,
       case when $4 then $5::timestamptz end, $6, $7, $8::timestamptz
     from generate_series(1, $2::int) as i join model on model.number = (i - 1) % model.total + 1 where $9::bigint[] is not null`,
    [
      steamId,
      count,
      kind === 'coin',
      isCooling,
      new Date(now.getTime() + hours * 3_600_000),
      kind === 'cooldownWords',
      kind === 'untradable' || kind === 'coin',
      kind === 'protected' ? settlementOf(now) : null,
      (ownClasses[kind] ?? []).map((each) => each.id),
    ],
  );
  return { given: rowCount ?? 0 };
}
