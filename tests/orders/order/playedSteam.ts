import type { TestMarket } from '../../kit/testMarket.ts';

/** Direct changes of the sandbox Steam's tables, for states that no behaviour of a sandbox partner produces. */
async function offerOf(market: TestMarket, orderNo: string): Promise<{ offerId: string; assetId: string }> {
  const { rows } = await market.owner.query<{ offerId: string; assetId: string }>(
    `select s.offer_id::text as "offerId", i.asset_id::text as "assetId" from sandbox.trade_offer s
     join sandbox.trade_offer_item i on i.offer_id = s.offer_id
     join trade_offer t on t.tag = s.message join market_order o on o.id = t.order_id where o.order_no = $1`,
    [orderNo],
  );
  const [row] = rows;
  if (!row) throw new Error(`Steam has no offer for ${orderNo}`);
  return row;
}

/** Sets the state of an order's offer. */
export async function setOffer(market: TestMarket, orderNo: string, state: number): Promise<void> {
  const { offerId } = await offerOf(market, orderNo);
  await market.owner.query(
    'update sandbox.trade_offer set state = $2, updated_at = clock_now(), react_at = null where offer_id = $1',
    [offerId, state],
  );
}

/** Gives an order's offer a trade in a status, or sets the status of the one it has. */
export async function setTrade(market: TestMarket, orderNo: string, status: number): Promise<void> {
  const { offerId } = await offerOf(market, orderNo);
  const { rowCount } = await market.owner.query(
    'update sandbox.trade set status = $2, modified_at = clock_now() where offer_id = $1',
    [offerId, status],
  );
  if (rowCount === 1) return;
  await market.owner.query(
    `with made as (
       insert into sandbox.trade (offer_id, sender_id, recipient_id, status, init_at, modified_at, settlement_at)
       select offer_id, sender_id, recipient_id, $2, clock_now(), clock_now(), clock_now() + interval '8 days'
       from sandbox.trade_offer where offer_id = $1 returning trade_id, offer_id),
     given as (
       insert into sandbox.trade_asset (trade_id, position, giver_id, receiver_id, asset_id, class_id, instance_id, context_id)
       select made.trade_id, i.position, i.giver_id, o.recipient_id, i.asset_id, i.class_id, i.instance_id, 2
       from made join sandbox.trade_offer_item i on i.offer_id = made.offer_id join sandbox.trade_offer o on o.offer_id = made.offer_id)
     update sandbox.trade_offer o set trade_id = made.trade_id, state = 3, updated_at = clock_now() from made where o.offer_id = made.offer_id`,
    [offerId, status],
  );
}

/** The steamid64 of the account that an order's offer goes to. */
export async function buyersSteamId(market: TestMarket, orderNo: string): Promise<string> {
  const { rows } = await market.owner.query<{ url: string }>(
    'select buyer_trade_url as url from market_order where order_no = $1',
    [orderNo],
  );
  const partner = BigInt(new URL(rows[0]?.url ?? '').searchParams.get('partner') ?? 0);
  return String(partner + 76_561_197_960_265_728n);
}

/** Another copy of the seller's than the ordered one. */
export async function otherAssetOf(market: TestMarket, orderNo: string): Promise<string> {
  const { rows } = await market.owner.query<{ id: string }>(
    `select s.asset_id::text as id from sandbox.asset s join market_order o on o.order_no = $1
     join trade_offer t on t.order_id = o.id join steam_account a on a.id = t.steam_account_id
     join asset ordered on ordered.id = o.asset_id
     where s.owner_id = a.steam_id::bigint and s.asset_id <> ordered.asset_id::bigint limit 1`,
    [orderNo],
  );
  return rows[0]?.id ?? '';
}

/** Changes what an order's offer gives, as a thief in the seller's account would. */
export async function swapItem(market: TestMarket, orderNo: string, assetId: string): Promise<void> {
  const { offerId } = await offerOf(market, orderNo);
  await market.owner.query('update sandbox.trade_offer_item set asset_id = $2 where offer_id = $1', [
    offerId,
    assetId,
  ]);
}
