import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DomainError } from '../../api/kernel/domainError.ts';
import { newId } from '../../api/kernel/ids.ts';
import { auditInvariants } from '../../api/ops/audit/auditInvariants.ts';
import { buyListing } from '../../api/orders/order/buyListing.ts';
import { cancelOrder } from '../../api/orders/order/cancelOrder.ts';
import { completeRecharge } from '../../api/payments/recharge/completeRecharge.ts';
import { beginWithdrawal } from '../../api/payments/withdrawal/beginWithdrawal.ts';
import { repriceListings } from '../../api/selling/listing/repriceListings.ts';
import { unlistListings } from '../../api/selling/listing/unlistListings.ts';
import { IS_PROVING, seedOf } from '../kit/someOf.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { type MoneyScene, openMoneyScene } from '../payments/ledger/moneyScene.ts';

const SECONDS = IS_PROVING ? 60 : 5;
const CLIENTS = IS_PROVING ? 64 : 24;
const [PEOPLE, LISTINGS] = [10, 20];
const OPENING = { deposit: 40_000_000n, proceeds: 30_000_000n };
const SEED = seedOf('CROSSING_SEED');

interface Offer {
  listingId: string;
  sellerId: string;
  askCents: bigint;
}

let market: TestMarket;
let scene: MoneyScene;
let userIds: string[];
const offers: Offer[] = [];
/** What each buyer saw, by order. */
const agreed = new Map<string, bigint>();
const done = new Map<string, number>();

beforeAll(async () => {
  market = await openTestMarket({ WITHDRAWAL_DAY_CAP_CENTS: '1000000000' });
  scene = await openMoneyScene(market);
  userIds = await scene.openUsers(PEOPLE, OPENING);
  for (let place = 0; place < LISTINGS; place += 1) offers.push(await offer(place));
});
afterAll(() => market.close());

async function offer(place: number): Promise<Offer> {
  const sellerId = userIds[place % PEOPLE] ?? '';
  const askCents = BigInt(1_000 + place * 10);
  return { listingId: await scene.putOnSale(sellerId, askCents), sellerId, askCents };
}

/** A number below another, the same for the same seed and turn. */
type Draw = (below: number) => number;

type Act = (draw: Draw) => Promise<void>;

const someone = (draw: Draw): string => userIds[draw(PEOPLE)] ?? '';
const oneOffer = (draw: Draw): Offer => offers[draw(LISTINGS)] as Offer;

const ACTS: Record<string, Act> = {
  async buy(draw) {
    const { listingId, askCents } = oneOffer(draw);
    const purchase = { buyerId: someone(draw), listingId, expectedPriceCents: askCents };
    agreed.set(await buyListing(market.platform, { ...purchase, clientRequestId: newId() }), askCents);
  },
  async reprice(draw) {
    const chosen = oneOffer(draw);
    const priceCents = BigInt(1_000 + draw(500));
    const items = [{ listingId: chosen.listingId, priceCents, isLowPriceConfirmed: true }];
    const input = { userId: chosen.sellerId, items, clientRequestId: newId() };
    const [outcome] = await repriceListings(market.platform, input as never);
    if (outcome?.reason === null) chosen.askCents = priceCents;
  },
  async unlist(draw) {
    const place = draw(LISTINGS);
    const { listingId, sellerId } = offers[place] as Offer;
    await unlistListings(market.platform, {
      userId: sellerId,
      listingIds: [listingId],
      clientRequestId: newId(),
    });
    offers[place] = await offer(place);
  },
  async cancel(draw) {
    const ids = [...agreed.keys()];
    const orderId = ids[draw(Math.max(1, ids.length))];
    if (orderId) await cancelOrder(market.platform, { userId: someone(draw), orderId });
  },
  async withdraw(draw) {
    const input = {
      userId: someone(draw),
      amountCents: BigInt(1_000 + draw(9_000)),
      clientRequestId: newId(),
    };
    await beginWithdrawal(market.platform, input, null);
  },
  async recharge(draw) {
    const amountCents = BigInt(1_000 + draw(5_000));
    const number = await scene.beginRecharge(someone(draw), amountCents);
    const totalAmount = (Number(amountCents) / 100).toFixed(2);
    const trade = { tradeNo: `T${number}`, tradeStatus: 'TRADE_SUCCESS', totalAmount };
    const told = () => completeRecharge(market.platform, number, trade);
    await Promise.all([told(), told()]);
  },
};

async function runClient(client: number, endsAt: number, faults: string[]): Promise<void> {
  const names = Object.keys(ACTS);
  for (let turn = 0; performance.now() < endsAt; turn += 1) {
    const draws = fc.sample(fc.nat(1_000_000), { seed: SEED + client * 100_003 + turn, numRuns: 5 });
    const draw: Draw = (below) => (draws.shift() ?? 0) % below;
    const name = names[draw(names.length)] ?? 'buy';
    try {
      await ACTS[name]?.(draw);
      done.set(name, (done.get(name) ?? 0) + 1);
    } catch (error) {
      if (!(error instanceof DomainError)) faults.push(`${name}: ${String(error).slice(0, 300)}`);
    }
  }
}

test(
  `L3 everybody buys, reprices, unlists, cancels, withdraws and recharges at once: nobody meets a deadlock, and the books agree (CROSSING_SEED=${SEED})`,
  async () => {
    const faults: string[] = [];
    const endsAt = performance.now() + SECONDS * 1_000;
    await Promise.all(Array.from({ length: CLIENTS }, (_, client) => runClient(client, endsAt, faults)));
    console.log(`done in ${SECONDS} s: ${[...done].map(([name, count]) => `${name} ${count}`).join(', ')}`);
    expect(faults).toEqual([]);
    expect([...done.keys()].toSorted()).toEqual(Object.keys(ACTS).toSorted());
    const { rows } = await market.owner.query<{ id: string; paid: string }>(
      'select id, price_cents as paid from market_order where id = any($1::uuid[])',
      [[...agreed.keys()]],
    );
    expect(rows.filter(({ id, paid }) => agreed.get(id) !== BigInt(paid))).toEqual([]);
    const broken = (await auditInvariants(market.ownerUrl)).filter(({ offenderCount }) => offenderCount > 0);
    // The sandbox's own books know nothing of what was played past them.
    expect(broken.filter(({ id, promise }) => !/books/.test(promise) && id !== 'I12')).toEqual([]);
  },
  SECONDS * 1_000 + 60_000,
);
