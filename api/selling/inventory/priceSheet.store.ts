import type { Db, Tx } from '../../kernel/db.ts';
import { REFERENCE } from './inventoryPage.store.ts';
import { SHEET_LINES_MAX, type SheetCopy } from './priceSheet.ts';

/**
 * A seller's copies for a sheet: those on sale first, then the others, by name.
 * @param ids only these; null: all that are there, at most as many as a sheet may have when it comes back.
 */
export async function listSheetCopies(
  db: Db | Tx,
  userId: string,
  ids: readonly string[] | null,
): Promise<SheetCopy[]> {
  return db.$queryRaw<SheetCopy[]>`
    select a.id as "assetId", item.name_zh as "nameZh", item.name_en as "nameEn", a.float_value as "floatValue",
      a.paint_seed as "paintSeed", coalesce(account.persona_name, account.account_name) as "accountName",
      ${REFERENCE} as "referenceCents", open.id as "listingId", open.ask_cents as "askCents", a.cost_cents as "costCents"
    from steam_account account join asset a on a.steam_account_id = account.id
    join market_item item on item.id = a.market_item_id
    left join reference_price reference on reference.market_item_id = item.id and reference.phase = a.phase
    left join listing open on open.asset_id = a.id and open.seller_id = ${userId}::uuid and open.status in ('active', 'paused')
    where account.user_id = ${userId}::uuid and account.unbound_at is null and not a.is_gone
      and (${ids === null} or a.id = any(${[...(ids ?? [])]}::uuid[]))
    order by open.id is null, item.name_en, a.id limit ${SHEET_LINES_MAX}`;
}
