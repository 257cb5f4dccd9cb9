import { newId } from '../../../api/kernel/ids.ts';
import { sandbox } from '../../kit/rounds.ts';
import { openBuyer } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import type { TestMarket } from '../../kit/testMarket.ts';
import { buyersSteamId } from '../order/playedSteam.ts';
import { press, readLines } from './cartScene.ts';

/** Longer than any test's clock moves: the buyer's player reacts when a test says so. */
const UNTIL_AWAITED_MS = 20 * 86_400_000;

/** Orders of one press, whose copies are all in one robot account. */
export interface PressScene {
  buyer: TestClient;
  buyerId: string;
  orderNos: string[];
  assetIds: string[];
  steamAccountId: string;
}

/** Listings of one robot account that are on sale, of an account that has enough of them. */
async function takeTogether(market: TestMarket, count: number, steamAccountId?: string) {
  const { rows } = await market.owner.query<{ id: string; askCents: string; accountId: string }>(
    `select l.id, l.ask_cents as "askCents", a.steam_account_id as "accountId" from listing l join asset a on a.id = l.asset_id
     where l.status = 'active' and l.ask_cents < 50000 and a.steam_account_id = coalesce($2::uuid, (
       select b.steam_account_id from listing m join asset b on b.id = m.asset_id join steam_account s on s.id = b.steam_account_id
       where m.status = 'active' and m.ask_cents < 50000 and s.type = 'robot' and s.status = 'normal'
       group by 1 having count(*) >= $1 order by count(*) desc, 1 limit 1))
     order by l.id limit $1`,
    [count, steamAccountId ?? null],
  );
  if (rows.length < count) throw new Error('no robot has so many copies on sale');
  return rows;
}

/** Buys copies of one robot account with one press. The buyer's player accepts, declines or ignores the offer when a test says so. */
export async function pressTogether(
  market: TestMarket,
  count: number,
  behaviour = 'accept',
): Promise<PressScene> {
  const buyer = await openBuyer(market);
  const { rows } = await market.owner.query<{ id: string }>(
    'select id from app_user where trade_url is not null order by created_at desc, id desc limit 1',
  );
  const buyerId = rows[0]?.id ?? '';
  const copies = await takeTogether(market, count);
  const purchaseId = await press(market, { userId: buyerId } as Parameters<typeof press>[1], {
    clientRequestId: newId(),
    lines: copies.map(({ id, askCents }) => ({ listingId: id, priceCents: BigInt(askCents) })),
  });
  const lines = await readLines(market, purchaseId);
  const orderNos = lines.map(({ order }) => order?.orderNo ?? '');
  const { rows: assets } = await market.owner.query<{ assetId: string }>(
    `select a.asset_id as "assetId" from market_order o join asset a on a.id = o.asset_id
     where o.order_no = any($1) order by array_position($1, o.order_no)`,
    [orderNos],
  );
  await sandbox(market, `accounts/${await buyersSteamId(market, orderNos[0] ?? '')}`, {
    behaviour,
    delayMs: UNTIL_AWAITED_MS,
  });
  const assetIds = assets.map(({ assetId }) => assetId);
  return { buyer, buyerId, orderNos, assetIds, steamAccountId: copies[0]?.accountId ?? '' };
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
