import { newId } from '../../../api/kernel/ids.ts';
import { buyCart, type CartRequest } from '../../../api/orders/cart/buyCart.ts';
import { sandbox } from '../../kit/rounds.ts';
import { openBuyer } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import type { TestMarket } from '../../kit/testMarket.ts';
import { buyersSteamId } from '../order/playedSteam.ts';

/** Longer than any test's clock moves: the buyer's player reacts when a test says so. */
const UNTIL_AWAITED_MS = 20 * 86_400_000;

/** Orders of one press, whose copies are all in one robot account. */
export interface PressScene {
  buyer: TestClient;
  orderNos: string[];
  assetIds: string[];
  steamAccountId: string;
}

/** Listings of one robot account that are on sale, of an account that has enough of them. */
async function takeTogether(market: TestMarket, count: number) {
  const { rows } = await market.owner.query<{ id: string; askCents: string; accountId: string }>(
    `select l.id, l.ask_cents as "askCents", a.steam_account_id as "accountId" from listing l join asset a on a.id = l.asset_id
     where l.status = 'active' and l.ask_cents < 50000 and a.steam_account_id = (
       select b.steam_account_id from listing m join asset b on b.id = m.asset_id join steam_account s on s.id = b.steam_account_id
       where m.status = 'active' and m.ask_cents < 50000 and s.type = 'robot' and s.status = 'normal'
       group by 1 having count(*) >= $1 order by count(*) desc, 1 limit 1)
     order by l.id limit $1`,
    [count],
  );
  if (rows.length < count) throw new Error('no robot has so many copies on sale');
  return rows;
}

/** A buyer, and a press for copies of one robot account that is not made yet. */
export interface OpenPress {
  buyer: TestClient;
  request: CartRequest;
  steamAccountId: string;
}

/** Opens a buyer with money and a press for copies of one robot account. */
export async function openPress(market: TestMarket, count: number): Promise<OpenPress> {
  const buyer = await openBuyer(market);
  const { rows } = await market.owner.query<{ id: string }>(
    'select id from app_user where trade_url is not null order by created_at desc, id desc limit 1',
  );
  const copies = await takeTogether(market, count);
  const lines = copies.map(({ id, askCents }) => ({ listingId: id, priceCents: BigInt(askCents) }));
  const confirmedSumCents = lines.reduce((sum, { priceCents }) => sum + priceCents, 0n);
  const request = { userId: rows[0]?.id ?? '', clientRequestId: newId(), lines, confirmedSumCents };
  return { buyer, request, steamAccountId: copies[0]?.accountId ?? '' };
}

/**
 * The orders that a press has made so far.
 * @param behaviour what the buyer's player does with an offer when a test says so: accept, decline or ignore.
 */
export async function sceneOf(
  market: TestMarket,
  { buyer, request, steamAccountId }: OpenPress,
  behaviour: string,
): Promise<PressScene> {
  const { rows } = await market.owner.query<{ orderNo: string; assetId: string }>(
    `select o.order_no as "orderNo", a.asset_id as "assetId" from market_order o join asset a on a.id = o.asset_id
     where o.buyer_id = $1 order by o.id`,
    [request.userId],
  );
  const orderNos = rows.map(({ orderNo }) => orderNo);
  await sandbox(market, `accounts/${await buyersSteamId(market, orderNos[0] ?? '')}`, {
    behaviour,
    delayMs: UNTIL_AWAITED_MS,
  });
  return { buyer, orderNos, assetIds: rows.map(({ assetId }) => assetId), steamAccountId };
}

/** Buys copies of one robot account with one press. */
export async function pressTogether(
  market: TestMarket,
  count: number,
  behaviour = 'accept',
): Promise<PressScene> {
  const open = await openPress(market, count);
  await buyCart(market.platform, open.request);
  return sceneOf(market, open, behaviour);
}

/** What Steam's sandbox knows of the offers to a press's buyer, oldest first, with the copies that they give. */
export async function offersOf(market: TestMarket, { orderNos }: PressScene) {
  const { rows } = await market.owner.query<{ offerId: string; state: number; assetIds: string[] }>(
    `select o.offer_id::text as "offerId", o.state, array_agg(i.asset_id::text order by i.asset_id) as "assetIds"
     from sandbox.trade_offer o join sandbox.trade_offer_item i on i.offer_id = o.offer_id
     where o.countered_offer_id is null and o.recipient_id::text = $1 group by o.offer_id order by o.offer_id`,
    [await buyersSteamId(market, orderNos[0] ?? '')],
  );
  return rows;
}

/** The phases of a press's orders, or why they failed, in the order of the press. */
export async function endsOf(market: TestMarket, { orderNos }: PressScene): Promise<string[]> {
  const { rows } = await market.owner.query<{ end: string }>(
    'select coalesce(reason, phase) as "end" from market_order where order_no = any($1) order by array_position($1, order_no)',
    [orderNos],
  );
  return rows.map(({ end }) => end);
}

/** Changes what an offer gives for one of a press's copies, as a thief in the seller's account would. */
export async function swapCopy(market: TestMarket, scene: PressScene, assetId: string): Promise<void> {
  await market.owner.query(
    `update sandbox.trade_offer_item set asset_id = (
       select s.asset_id from sandbox.asset s join steam_account a on a.steam_id::bigint = s.owner_id
       where a.id = $2 and not s.asset_id::text = any($3) order by 1 limit 1)
     where asset_id::text = $1 and offer_id = (select max(offer_id) from sandbox.trade_offer_item where asset_id::text = $1)`,
    [assetId, scene.steamAccountId, scene.assetIds],
  );
}

/** Takes a copy out of a robot's inventory at Steam: its owner sold it elsewhere. */
export async function loseCopy(market: TestMarket, assetId: string): Promise<void> {
  await market.owner.query('delete from sandbox.asset where asset_id::text = $1', [assetId]);
}

/** Lets a press's buyer react at once to every offer that waits. */
export async function letReact(market: TestMarket, { orderNos }: PressScene): Promise<void> {
  await market.owner.query(
    `update sandbox.trade_offer t set react_at = public.clock_now() from market_order o
     where o.order_no = any($1) and t.recipient_id = (substring(o.buyer_trade_url from 'partner=([0-9]+)')::bigint + 76561197960265728)
       and t.react_at is not null`,
    [orderNos],
  );
}
