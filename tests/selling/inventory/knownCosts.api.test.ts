import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../api/kernel/ids.ts';
import { setCosts } from '../../../api/selling/inventory/setCosts.ts';
import { syncInventory } from '../../../api/selling/inventory/syncInventory.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openHolder } from './inventoryScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

/** A settled order of the buyer's for a copy with the same traits, under the asset id that it had at its seller. */
async function bought(assetId: string, buyerId: string, priceCents: number): Promise<void> {
  const [sold, listing] = [newId(), newId()];
  const { rows } = await market.owner.query(
    `insert into asset (id, steam_account_id, market_item_id, asset_id, class_id, instance_id, float_value, paint_seed, paint_index, is_gone)
     select $1::uuid, other.steam_account_id, a.market_item_id, $1::uuid::text, '1', '0', a.float_value, a.paint_seed, a.paint_index, true
     from asset a, (select steam_account_id from listing l join asset on asset.id = l.asset_id limit 1) other where a.id = $2
     returning market_item_id as item, (select user_id from steam_account where id = steam_account_id) as seller`,
    [sold, assetId],
  );
  const { item, seller } = rows[0];
  await market.owner.query(
    `insert into listing (id, asset_id, market_item_id, seller_id, ask_cents, is_automatic, status) values ($1, $2, $3, $4, $5, true, 'sold')`,
    [listing, sold, item, seller, priceCents],
  );
  await market.owner.query(
    `insert into market_order (id, order_no, listing_id, asset_id, market_item_id, seller_id, buyer_id, price_cents, fee_cents,
       is_automatic, phase, buyer_trade_url, held_from_deposit_cents, held_from_proceeds_cents)
     values ($1::uuid, $1::uuid::text, $2, $3, $4, $5, $6, $7, 0, true, 'completed', '', $7, 0)`,
    [newId(), listing, sold, item, seller, buyerId, priceCents],
  );
}

test('the inventory knows what was bought here and what it cost; what its owner typed or removed stays so', async () => {
  const holder = await openHolder(market, 40);
  await syncInventory(market.worker, holder.accountId);
  const { rows } = await market.owner.query(
    'select id from asset where steam_account_id = $1 and float_value is not null order by id limit 4',
    [holder.accountId],
  );
  const [known, typed, removed, other] = rows.map(({ id }) => id as string);
  if (!known || !typed || !removed || !other) throw new Error('too few copies with a wear');
  await bought(known, holder.userId, 4_200);
  await bought(typed, holder.userId, 4_200);
  await bought(removed, holder.userId, 4_200);
  await setCosts(market.platform, {
    userId: holder.userId,
    costs: [
      { assetId: typed, costCents: 77n },
      { assetId: removed, costCents: null },
    ],
  });
  await market.owner.query('update steam_account set inventory_due_at = null where id = $1', [
    holder.accountId,
  ]);
  await market.advanceClock(10 * 60_000);
  await syncInventory(market.worker, holder.accountId);
  const { rows: after } = await market.owner.query(
    'select id, cost_cents::int as cost from asset where id = any($1) order by id',
    [[known, typed, removed, other]],
  );
  expect(Object.fromEntries(after.map(({ id, cost }) => [id, cost]))).toEqual({
    [known]: 4_200,
    [typed]: 77,
    [removed]: null,
    [other]: null,
  });
});
