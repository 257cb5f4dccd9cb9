import type { Tx } from '../../kernel/db.ts';
import type { Cents } from '../../kernel/money.ts';

/** The cost of a copy to its owner, in fen; null if unknown. */
export interface CopyCost {
  assetId: string;
  costCents: Cents | null;
}

/**
 * Stores the cost of copies in a user's accounts. Copies of other users are skipped.
 * @returns the ids of those that are the user's.
 */
export async function updateCosts(tx: Tx, userId: string, costs: readonly CopyCost[]): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    with own as materialized (
      select asset.id, new.cost from asset join steam_account account on account.id = asset.steam_account_id
      join unnest(${costs.map(({ assetId }) => assetId)}::uuid[],
        ${costs.map(({ costCents }) => costCents?.toString() ?? null)}::bigint[]) as new (id, cost) on new.id = asset.id
      where account.user_id = ${userId}::uuid and account.unbound_at is null order by asset.id for no key update of asset)
    update asset set cost_cents = own.cost, is_cost_removed = own.cost is null from own where asset.id = own.id returning asset.id`;
  return rows.map(({ id }) => id);
}

/**
 * Fills in the cost of copies that their owner bought here. Steam gave them new ids, so they are matched by item,
 * finish, pattern and wear. If several orders match, the last one counts. A cost that the owner entered is
 * kept, and one that the owner removed stays away.
 */
export async function fillCosts(tx: Tx, steamAccountId: string, userId: string): Promise<void> {
  await tx.$executeRaw`
    update asset set cost_cents = bought.price_cents from (
      select distinct on (copy.id) copy.id, o.price_cents from asset copy
      join market_order o on o.buyer_id = ${userId}::uuid and o.market_item_id = copy.market_item_id and o.phase in ('protected', 'completed')
      join asset sold on sold.id = o.asset_id and sold.float_value::real = copy.float_value::real
        and sold.paint_seed is not distinct from copy.paint_seed and sold.paint_index is not distinct from copy.paint_index
      where copy.steam_account_id = ${steamAccountId}::uuid and copy.cost_cents is null and not copy.is_cost_removed and not copy.is_gone
      order by copy.id, o.created_at desc) bought
    where asset.id = bought.id`;
}
