import { randomUUID } from 'node:crypto';
import { globalId } from '../../kit/globalId.ts';
import { sandbox } from '../../kit/rounds.ts';
import { buyOne } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import type { TestMarket } from '../../kit/testMarket.ts';
import { buyAs } from './deliveryScene.ts';
import { buyersSteamId } from './playedSteam.ts';

/** An order whose seller delivers by hand. */
export interface HandScene {
  buyer: TestClient;
  seller: TestClient;
  orderNo: string;
  /** Of the account that holds the item. */
  steamId: string;
  tradeUrl: string;
  assetId: string;
  /** What the same account could send by mistake. */
  otherAssetIds: string[];
  strangerUrl: string;
  tag: string;
}

/**
 * The owner of the account makes an offer in Steam by hand: by default the ordered item to the buyer.
 * @returns its number.
 */
export async function sendByHand(
  market: TestMarket,
  { steamId, tradeUrl, assetId }: HandScene,
  more: Record<string, unknown> = {},
): Promise<string> {
  const answer = await sandbox(market, `accounts/${steamId}/offers`, {
    tradeUrl,
    assetIds: assetId,
    ...more,
  });
  return (answer as { offerId: string }).offerId;
}

/** The same buyer's order of another copy that the same account holds. */
export async function buyBeside(market: TestMarket, scene: HandScene): Promise<HandScene> {
  const { rows } = await market.owner.query<{ id: string; askCents: number; assetId: string }>(
    `select l.id, l.ask_cents::int as "askCents", a.asset_id as "assetId" from listing l join asset a on a.id = l.asset_id
     join steam_account account on account.id = a.steam_account_id
     where account.steam_id = $1 and l.status = 'active' order by l.ask_cents limit 1`,
    [scene.steamId],
  );
  const [row] = rows;
  if (!row) throw new Error(`${scene.steamId} sells nothing else`);
  const listing = { ...row, id: globalId('Listing', row.id), marketHashName: '' };
  const { orderNo } = await buyOne(scene.buyer, listing);
  await market.owner.query(
    `update market_order set is_automatic = false, seller_id = (select seller_id from market_order where order_no = $2) where order_no = $1`,
    [orderNo, scene.orderNo],
  );
  return { ...scene, orderNo, assetId: row.assetId };
}

/** Buys something from an account that was turned into an ordinary one, whose owner is a user that can sign in. */
export async function buyFromOrdinary(market: TestMarket, behaviour: string): Promise<HandScene> {
  const { buyer, orderNo } = await buyAs(market, behaviour);
  const seller = await market.visitor().signIn();
  const { data } = await seller.query<{ viewer: { id: string } }>('{ viewer { id } }');
  const sellerId = Buffer.from(data?.viewer.id ?? '', 'base64')
    .toString()
    .split(':')[1];
  await market.owner.query(
    'update market_order set seller_id = $2, is_automatic = false where order_no = $1',
    [orderNo, sellerId],
  );
  const { rows } = await market.owner.query<{
    steamId: string;
    tradeUrl: string;
    assetId: string;
    tag: string;
  }>(
    `select account.steam_id as "steamId", o.buyer_trade_url as "tradeUrl", asset.asset_id as "assetId", offer.tag
     from market_order o join asset on asset.id = o.asset_id join trade_offer offer on offer.order_id = o.id
     join steam_account account on account.id = offer.steam_account_id where o.order_no = $1`,
    [orderNo],
  );
  const [row] = rows;
  if (!row) throw new Error(`no order ${orderNo}`);
  // Steam knows nothing of robots: the books only count a robot's offers more strictly than a person's.
  await market.owner.query('update sandbox.steam_account set is_robot = false where steam_id = $1', [
    row.steamId,
  ]);
  await market.owner.query("update steam_account set type = 'ordinary' where steam_id = $1", [row.steamId]);
  const others = await market.owner.query<{ id: string }>(
    // What another order of the file waits for is no mistake of this one alone.
    `select held.asset_id::text as id from sandbox.asset held
     where held.owner_id = $1 and held.asset_id <> $2 and held.protected_until is null
       and not exists (select from market_order o join asset on asset.id = o.asset_id where asset.asset_id = held.asset_id::text)
     order by held.asset_id limit 2`,
    [row.steamId, row.assetId],
  );
  const stranger = (await sandbox(market, 'players', { name: `stranger ${randomUUID().slice(0, 8)}` })) as {
    tradeUrl: string;
  };
  await sandbox(market, `accounts/${await buyersSteamId(market, orderNo)}`, { behaviour, delayMs: 0 });
  return {
    ...row,
    buyer,
    seller,
    orderNo,
    otherAssetIds: others.rows.map(({ id }) => id),
    strangerUrl: stranger.tradeUrl,
  };
}
