import { openBuyer } from '../../kit/shopper.ts';
import type { TestMarket } from '../../kit/testMarket.ts';
import { buyFromOrdinary, type HandScene } from './handScene.ts';

/** Orders that one seller delivers by hand from two accounts. */
export interface ManyDeliveries {
  seller: HandScene['seller'];
  /** The accounts, as the desk names them, with the number of orders of each. */
  accounts: { steamId: string; count: number }[];
  /** Number of orders of each pair of account and buyer. */
  sizes: number[];
}

/**
 * One seller's orders from two accounts, made of two that were really bought: copies of their rows, shared among some buyers, each due a
 * minute after the one before, so that the orders of a buyer are far from each other.
 */
export async function openManyDeliveries(
  market: TestMarket,
  { count, buyers }: { count: number; buyers: number },
): Promise<ManyDeliveries> {
  const scenes = [await buyFromOrdinary(market, 'ignore'), await buyFromOrdinary(market, 'ignore')] as const;
  await market.owner.query(
    'update market_order set seller_id = (select seller_id from market_order where order_no = $1) where order_no = $2',
    [scenes[0].orderNo, scenes[1].orderNo],
  );
  // Whichever accounts the two were bought from, the second is delivered by another than the first.
  await market.owner.query(
    `update trade_offer set steam_account_id = (select id from steam_account where steam_id <> $1 limit 1)
     where order_id = (select id from market_order where order_no = $2)`,
    [scenes[0].steamId, scenes[1].orderNo],
  );
  const buyerIds: string[] = [];
  for (let index = 0; index < buyers; index += 1) {
    const { data } = await (await openBuyer(market)).query<{ viewer: { id: string } }>('{ viewer { id } }');
    buyerIds.push(
      Buffer.from(data?.viewer.id ?? '', 'base64')
        .toString()
        .split(':')[1] ?? '',
    );
  }
  for (let index = 2; index < count; index += 1) {
    const buyer = Math.floor(index / 2) % buyers;
    await copyOrder(market, {
      orderNo: scenes[index % 2]?.orderNo ?? '',
      buyerId: buyerIds[buyer] ?? '',
      buyer,
      index,
    });
  }
  const { rows } = await market.owner.query<{ steamId: string; tradeUrl: string }>(
    `select account.steam_id as "steamId", o.buyer_trade_url as "tradeUrl" from market_order o
     join trade_offer offer on offer.order_id = o.id join steam_account account on account.id = offer.steam_account_id
     where o.seller_id = (select seller_id from market_order where order_no = $1) and o.phase = 'awaitingOffer'`,
    [scenes[0].orderNo],
  );
  const numbersBy = (key: (row: (typeof rows)[number]) => string) =>
    [...Map.groupBy(rows, key)].map(([name, own]) => ({ name, count: own.length }));
  return {
    seller: scenes[0].seller,
    accounts: numbersBy(({ steamId }) => steamId).map((each) => ({ steamId: each.name, count: each.count })),
    sizes: numbersBy(({ steamId, tradeUrl }) => `${steamId} ${tradeUrl}`).map((each) => each.count),
  };
}

/** A copy of an order with its asset, listing and offer. */
async function copyOrder(
  market: TestMarket,
  { orderNo, buyerId, buyer, index }: { orderNo: string; buyerId: string; buyer: number; index: number },
): Promise<void> {
  const like = (table: string, alias: string) =>
    `insert into ${table} select (jsonb_populate_record(${alias}, $2::jsonb)).* from market_order o
     join asset on asset.id = o.asset_id join listing on listing.id = o.listing_id join trade_offer offer on offer.order_id = o.id
     where o.order_no = $1`;
  const id = (kind: string) => `${kind}${String(index).padStart(7, '0')}-0000-7000-8000-000000000000`;
  const write = (sql: string, fields: object) => market.owner.query(sql, [orderNo, JSON.stringify(fields)]);
  await write(like('asset', 'asset'), { id: id('a'), asset_id: String(99_000_000 + index) });
  await write(like('listing', 'listing'), { id: id('b'), asset_id: id('a') });
  await write(like('market_order', 'o'), {
    id: id('c'),
    order_no: `9${String(index).padStart(18, '0')}`,
    listing_id: id('b'),
    asset_id: id('a'),
    buyer_id: buyerId,
    buyer_trade_url: `https://steamcommunity.com/tradeoffer/new/?partner=${700_000 + buyer}&token=AbCdEfGh`,
  });
  await write(like('trade_offer', 'offer'), { id: id('d'), order_id: id('c'), tag: `SJ-${id('c')}` });
  await market.owner.query(
    `update market_order set deadline_at = clock_now() + interval '2 hours' + make_interval(mins => $2) where id = $1`,
    [id('c'), index],
  );
}
