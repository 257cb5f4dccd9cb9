import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../api/kernel/durations.ts';
import { pollSteamAccount } from '../../../api/orders/tradeOffer/pollSteamAccount.ts';
import { sendTradeOffer } from '../../../api/orders/tradeOffer/sendTradeOffer.ts';
import { settleAccount } from '../../../api/orders/tradeOffer/settleAccount.ts';
import { openSteamSession } from '../../../api/steam/client/steamSession.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { globalId } from '../../kit/globalId.ts';
import { poison } from '../../kit/poison.ts';
import { sandbox } from '../../kit/rounds.ts';
import { buyOne, openBuyer } from '../../kit/shopper.ts';
import type { FrontAnswer, SteamFront } from '../../kit/steamFront.ts';
import type { TestMarket } from '../../kit/testMarket.ts';
import { buyersSteamId, setTrade } from './playedSteam.ts';
import { openStrangeMarket, type StrangeMarket } from './strangeMarket.ts';

const METHODS = ['GetTradeOffers', 'GetTradeOffer', 'GetTradeStatus', 'GetTradeHistory'] as const;

let strange: StrangeMarket;
let front: SteamFront;
let market: TestMarket;
beforeAll(async () => {
  strange = await openStrangeMarket();
  ({ front, market } = strange);
});
beforeEach(() => front.clear());
afterAll(async () => {
  await expectInvariantsHold(market);
  await strange.close();
});

/** Counts the calls that reach Steam while something is done. */
async function countCalls(act: () => Promise<unknown>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const method of METHODS)
    front.add({
      pathContains: `/${method}/`,
      times: Number.POSITIVE_INFINITY,
      answer: (steams) => {
        counts[method] = (counts[method] ?? 0) + 1;
        return steams;
      },
    });
  await act();
  front.clear();
  return counts;
}

interface Delivered {
  accountId: string;
  orders: { id: string; orderNo: string; tradeId: string }[];
}

/** Steam takes few open offers to one partner. */
const OPEN_MAX = 4;

/** Orders of one buyer from one robot account, sent and accepted at Steam. */
async function accept(count: number): Promise<Delivered> {
  // Orders of the tests before are not followed any more.
  await market.advanceClock(4 * DAY_MS);
  const { rows: listings } = await market.owner.query<{ id: string; askCents: number; accountId: string }>(
    `with account as (
       select a.steam_account_id as id from listing l join asset a on a.id = l.asset_id
       where l.status = 'active' and l.is_automatic group by 1 having count(*) >= $1
       order by (select count(*) from trade_offer t where t.steam_account_id = a.steam_account_id) limit 1)
     select l.id, l.ask_cents::int as "askCents", account.id as "accountId"
     from account join asset a on a.steam_account_id = account.id join listing l on l.asset_id = a.id
     where l.status = 'active' order by l.ask_cents limit $1`,
    [count],
  );
  expect(listings).toHaveLength(count);
  const buyer = await openBuyer(market, 10_000_000);
  const orders: Delivered['orders'] = [];
  for (let done = 0; done < count; done += OPEN_MAX) {
    const orderNos: string[] = [];
    for (const { id, askCents } of listings.slice(done, done + OPEN_MAX)) {
      const nodeId = globalId('Listing', id);
      const { orderNo } = await buyOne(buyer, { id: nodeId, askCents, marketHashName: '' });
      orderNos.push(orderNo);
    }
    if (done === 0) {
      const steamId = await buyersSteamId(market, orderNos[0] ?? '');
      await sandbox(market, `accounts/${steamId}`, { behaviour: 'accept', delayMs: 20 * DAY_MS });
    }
    orders.push(...(await sendAndAccept(orderNos)));
  }
  return { accountId: listings[0]?.accountId ?? '', orders };
}

/** Sends the offers of orders, and lets the buyer's player accept them. */
async function sendAndAccept(orderNos: string[]): Promise<Delivered['orders']> {
  const { rows: ids } = await market.owner.query<{ id: string }>(
    'select id from market_order where order_no = any($1)',
    [orderNos],
  );
  for (const { id } of ids)
    await sendTradeOffer(market.worker, id).catch(async () => {
      await market.advanceClock(market.config.STEAM_TIMEOUT_MS * 2);
      await sendTradeOffer(market.worker, id);
    });
  for (let tries = 0; tries < 200; tries += 1) {
    await market.owner.query(
      `update sandbox.trade_offer t set react_at = public.clock_now() from market_order o
       where o.order_no = any($1) and t.message = 'SJ-' || o.id and t.react_at is not null`,
      [orderNos],
    );
    const { rows } = await market.owner.query<Delivered['orders'][number]>(
      `select o.id, o.order_no as "orderNo", t.trade_id::text as "tradeId" from market_order o
       join sandbox.trade_offer t on t.message = 'SJ-' || o.id where o.order_no = any($1) and t.state = 3 order by t.trade_id`,
      [orderNos],
    );
    if (rows.length === orderNos.length) return rows;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('not all offers were accepted');
}

async function phasesOf({ orders }: Delivered): Promise<Record<string, number>> {
  const { rows } = await market.owner.query<{ phase: string; count: number }>(
    'select phase, count(*)::int as count from market_order where id = any($1::uuid[]) group by 1',
    [orders.map(({ id }) => id)],
  );
  return Object.fromEntries(rows.map(({ phase, count }) => [phase, count]));
}

const poll = ({ accountId }: Delivered) => pollSteamAccount(market.worker, accountId);
const settle = ({ accountId }: Delivered) => settleAccount(market.worker, accountId);

async function protect(count: number): Promise<Delivered> {
  const delivered = await accept(count);
  await poll(delivered);
  expect(await phasesOf(delivered)).toEqual({ protected: count });
  return delivered;
}

const withoutTrade =
  (tradeId: string) =>
  (steams: FrontAnswer): FrontAnswer => {
    const { response } = JSON.parse(steams.body) as { response: { trades: { tradeid: string }[] } };
    const trades = response.trades.filter(({ tradeid }) => tradeid !== tradeId);
    return { ...steams, body: JSON.stringify({ response: { ...response, trades } }) };
  };

test('S-10 a hundred orders of one account cost one list and one history, from acceptance to settlement', async () => {
  const all = await accept(100);
  expect(await countCalls(() => poll(all))).toEqual({ GetTradeOffers: 1, GetTradeHistory: 1 });
  expect(await phasesOf(all)).toEqual({ protected: 100 });
  expect(market.worker.watch.listSaved().get('getTradeStatus')).toBe(99);
  const [reversed] = all.orders;
  await setTrade(market, reversed?.orderNo ?? '', 12);
  await market.advanceClock(market.config.STEAM_SLOW_POLL_MS + 1_000);
  expect(await countCalls(() => poll(all))).toEqual({ GetTradeOffers: 1, GetTradeHistory: 1 });
  expect(await phasesOf(all)).toEqual({ protected: 99, failed: 1 });
  expect(await strange.phaseOf({ orderNo: reversed?.orderNo ?? '' })).toBe('failed');
  await market.advanceClock(9 * DAY_MS);
  expect(await countCalls(() => settle(all))).toEqual({ GetTradeOffers: 1, GetTradeHistory: 1 });
  expect(await phasesOf(all)).toEqual({ completed: 99, failed: 1 });
  expect(await countCalls(() => settle(all))).toEqual({});
}, 240_000);

describe('S-10 the history is believed in what it shows, never in what it does not', () => {
  test('a trade that it does not contain is asked for singly, and found reversed', async () => {
    const few = await protect(3);
    const [lost] = few.orders;
    await setTrade(market, lost?.orderNo ?? '', 12);
    await market.advanceClock(9 * DAY_MS);
    front.add({ pathContains: '/GetTradeHistory/', times: 1, answer: withoutTrade(lost?.tradeId ?? '') });
    expect(await countCalls(() => settle(few))).toEqual({ GetTradeOffers: 1, GetTradeStatus: 1 });
    expect(await phasesOf(few)).toEqual({ completed: 2, failed: 1 });
    expect(await strange.phaseOf({ orderNo: lost?.orderNo ?? '' })).toBe('failed');
  });

  test('a trade that it shows as complete and returned by another is asked for singly', async () => {
    const few = await protect(2);
    const [stale] = few.orders;
    await setTrade(market, stale?.orderNo ?? '', 12);
    await market.advanceClock(9 * DAY_MS);
    const returning = {
      tradeid: '1',
      steamid_other: '1',
      time_init: 1,
      status: 3,
      rollback_trade: stale?.tradeId,
    };
    front.add({
      pathContains: '/GetTradeHistory/',
      times: 1,
      answer: (steams) => {
        const { response } = JSON.parse(steams.body.replaceAll('"status":12', '"status":3'));
        return {
          ...steams,
          body: JSON.stringify({ response: { ...response, trades: [returning, ...response.trades] } }),
        };
      },
    });
    await settle(few);
    expect(await phasesOf(few)).toEqual({ completed: 1, failed: 1 });
    expect(await strange.phaseOf({ orderNo: stale?.orderNo ?? '' })).toBe('failed');
  });

  const SPOILED: Record<string, (steams: FrontAnswer) => FrontAnswer | null> = {
    'HTTP 500': () => ({ status: 500, body: '' }),
    'HTTP 429': () => ({ status: 429, body: '' }),
    'a page': () => ({ status: 200, body: '<html>Sorry!</html>', headers: { 'content-type': 'text/html' } }),
    'half a body': (steams) => ({ ...steams, body: steams.body.slice(0, steams.body.length / 2) }),
    'no list': (steams) => ({ ...steams, body: '{"response":{}}' }),
    'nothing that can be read': (steams) => ({
      ...steams,
      body: '{"response":{"more":true,"trades":[{},{}]}}',
    }),
  };

  test('spoiled in every way it harms nothing, and is asked again', async () => {
    const few = await protect(3);
    for (const [how, answer] of Object.entries(SPOILED)) {
      await market.advanceClock(market.config.STEAM_SLOW_POLL_MS + 1_000);
      front.add({ pathContains: '/GetTradeHistory/', times: 1, answer });
      expect([how, await countCalls(() => poll(few))]).toEqual([
        how,
        { GetTradeOffers: 1, GetTradeStatus: 3 },
      ]);
      expect([how, await phasesOf(few)]).toEqual([how, { protected: 3 }]);
    }
    await market.advanceClock(9 * DAY_MS);
    for (const path of ['/GetTradeHistory/', '/GetTradeStatus/'])
      front.add({ pathContains: path, times: 100, answer: () => ({ status: 500, body: '' }) });
    await settle(few);
    expect(await phasesOf(few)).toEqual({ protected: 3 });
    front.clear();
    await market.advanceClock(DAY_MS / 4);
    expect(await countCalls(() => settle(few))).toEqual({ GetTradeOffers: 1, GetTradeHistory: 1 });
    expect(await phasesOf(few)).toEqual({ completed: 3 });
  });

  test('one order that fails inside harms no other, and is tried again', async () => {
    const few = await protect(4);
    const [bad] = few.orders;
    await market.advanceClock(9 * DAY_MS);
    const cure = await poison(market, 'market_order', `new.id = '${bad?.id}' and new.phase = 'completed'`);
    await expect(settle(few)).rejects.toThrow('poisoned');
    expect(await phasesOf(few)).toEqual({ completed: 3, protected: 1 });
    await cure();
    const deaf = await poison(market, 'market_order', `new.id = '${bad?.id}' and new.phase = 'protected'`);
    await market.advanceClock(DAY_MS / 4);
    expect(await countCalls(() => expect(settle(few)).rejects.toThrow('poisoned'))).toEqual({});
    await deaf();
    expect(await countCalls(() => settle(few))).toEqual({ GetTradeOffer: 1, GetTradeStatus: 1 });
    expect(await phasesOf(few)).toEqual({ completed: 4 });
  });

  test('the wanted trades lie behind five hundred others: the next page is read, and no more of them than trades', async () => {
    const few = await protect(3);
    await market.owner.query(
      `insert into sandbox.trade (sender_id, recipient_id, status, init_at, modified_at)
       select sender_id, recipient_id, 3, init_at, init_at from sandbox.trade, generate_series(1, 600) where trade_id = $1`,
      [few.orders.at(-1)?.tradeId],
    );
    const session = await openSteamSession(market.worker, few.accountId);
    const first = await market.worker.steam.listTrades(session);
    const second = await market.worker.steam.listTrades(session, first.next ?? undefined);
    const ids = [...first.trades, ...second.trades].map(({ tradeId }) => tradeId);
    const { rows } = await market.owner.query<{ count: number }>(
      'select count(*)::int as count from sandbox.trade where $1 in (sender_id, recipient_id)',
      [session.steamId],
    );
    const all = rows[0]?.count ?? 0;
    expect([first.trades.length, ids.length, new Set(ids).size, second.next]).toEqual([500, all, all, null]);
    await market.advanceClock(9 * DAY_MS);
    expect(await countCalls(() => settle(few))).toEqual({ GetTradeOffers: 1, GetTradeHistory: 2 });
    expect(await phasesOf(few)).toEqual({ completed: 3 });
  });
});

test.each([1, 10])('S-10 one poll of %i open offers is one list', async (count) => {
  const delivered = await accept(count);
  await market.owner.query(
    'update sandbox.trade_offer set state = 2, trade_id = null where message = any($1)',
    [delivered.orders.map(({ id }) => `SJ-${id}`)],
  );
  expect(await countCalls(() => poll(delivered))).toEqual({ GetTradeOffers: 1 });
});
