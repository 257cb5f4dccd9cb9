import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditInvariants } from '../../api/setup/auditInvariants.ts';
import { sandbox, steamOffersOf, workerFor } from '../kit/rounds.ts';
import { readOrder } from '../kit/shopper.ts';
import { type FrontAnswer, openSteamFront, type SteamFront } from '../kit/steamFront.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { buyAs, untilOffer } from './deliveryScene.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let front: SteamFront;
let market: TestMarket;
let worker: ReturnType<typeof workerFor>;
beforeAll(async () => {
  front = await openSteamFront();
  market = await openTestMarket({ STEAM_API_BASE: front.url, STEAM_COMMUNITY_BASE: front.url });
  front.setTarget(market.sandboxUrl);
  worker = workerFor(market);
});
beforeEach(() => front.clear());
afterAll(async () => {
  expect((await auditInvariants(market.ownerUrl)).filter((finding) => finding.offenderCount > 0)).toEqual([]);
  await market.close();
  await front.close();
});

/** Changes what Steam's answers to a path say. */
function rewrite(pathContains: string, change: (text: string) => string, times = 1): void {
  front.add({ pathContains, times, answer: (steams) => ({ ...steams, body: change(steams.body) }) });
}

async function accepted() {
  const scene = await buyAs(market, 'accept');
  await worker.send(scene.orderNo);
  await untilOffer(market, scene.orderNo, [3]);
  return scene;
}

/** Read in the books, since a buyer's session does not outlast the days that pass here. */
async function phaseOf({ orderNo }: { orderNo: string }): Promise<string> {
  const { rows } = await market.owner.query<{ phase: string }>(
    'select phase from market_order where order_no = $1',
    [orderNo],
  );
  return rows[0]?.phase ?? '';
}

async function offerIdOf(orderNo: string): Promise<string> {
  return (await steamOffersOf(market, orderNo))[0]?.offerId ?? '';
}

describe('O-06 an answer about something else is no answer', () => {
  test('another order’s declined offer instead of the one that was asked for', async () => {
    const declined = await buyAs(market, 'decline');
    await worker.send(declined.orderNo);
    await untilOffer(market, declined.orderNo, [7]);
    const scene = await buyAs(market, 'ignore');
    await worker.send(scene.orderNo);
    const [mine, theirs] = [await offerIdOf(scene.orderNo), await offerIdOf(declined.orderNo)];
    rewrite('/GetTradeOffers/', (text) => text.replaceAll(`"${mine}"`, '"1"'));
    rewrite('/GetTradeOffer/', (text) =>
      text.replace(mine, theirs).replace('"trade_offer_state":2', '"trade_offer_state":7'),
    );
    await expect(worker.poll(scene.orderNo)).rejects.toMatchObject({ kind: 'transient' });
    expect(await phaseOf(scene)).toBe('awaitingAccept');
    await worker.poll(declined.orderNo);
    expect(await phaseOf(declined)).toBe('failed');
  });

  test('another trade, rolled back, instead of the order’s own', async () => {
    const scene = await accepted();
    const tradeId = (await steamOffersOf(market, scene.orderNo))[0]?.tradeId ?? '';
    rewrite('/GetTradeStatus/', (text) => text.replace(tradeId, '1').replace('"status":3', '"status":12'));
    await expect(worker.poll(scene.orderNo)).rejects.toMatchObject({ kind: 'transient' });
    expect(await phaseOf(scene)).toBe('awaitingAccept');
    await worker.poll(scene.orderNo);
    expect(await phaseOf(scene)).toBe('protected');
  });

  test('a market listing’s confirmation with the number of the offer is not the offer’s', async () => {
    const scene = await buyAs(market, 'ignore');
    rewrite('/mobileconf/getlist', (text) => {
      const list = JSON.parse(text) as { conf: { creator_id: string }[] };
      const [trade] = list.conf;
      return JSON.stringify({ ...list, conf: [{ ...trade, id: '1', nonce: '1', type: 3 }, ...list.conf] });
    });
    await worker.send(scene.orderNo);
    expect(await phaseOf(scene)).toBe('awaitingAccept');
  });
});

describe('O-06 pages of a list', () => {
  /** The whole list on its third page, to which cursors lead that go up and down. */
  function onThirdPage(): void {
    let list = '';
    const pages = [
      (text: string) => {
        list = text;
        return JSON.stringify({ response: { next_cursor: 900 } });
      },
      () => JSON.stringify({ response: { next_cursor: '40' } }),
      () => list,
    ];
    for (const page of pages) rewrite('/GetTradeOffers/', page);
  }

  async function lost() {
    const scene = await buyAs(market, 'ignore');
    front.add({ pathContains: '/tradeoffer/new/send', times: 1, answer: () => null });
    await expect(worker.send(scene.orderNo)).rejects.toMatchObject({ kind: 'ambiguous' });
    await market.advanceClock(market.config.STEAM_TIMEOUT_MS * 2);
    return scene;
  }

  test('a cursor is Steam’s own affair: every page is read, whichever way the numbers go', async () => {
    const scene = await lost();
    onThirdPage();
    await worker.send(scene.orderNo);
    expect(await steamOffersOf(market, scene.orderNo)).toHaveLength(1);
    expect(await phaseOf(scene)).toBe('awaitingAccept');
  });

  test('pages that lead in a circle are no list to call something absent by', async () => {
    const scene = await lost();
    rewrite('/GetTradeOffers/', () => JSON.stringify({ response: { next_cursor: 7 } }), 2);
    await expect(worker.send(scene.orderNo)).rejects.toMatchObject({ kind: 'transient' });
    expect(await steamOffersOf(market, scene.orderNo)).toHaveLength(1);
  });
});

describe('S-08 the times of a trade', () => {
  const withoutSettlement = (text: string) =>
    text.replaceAll(/"(time_settlement|settlement_date)":\d+/g, '"$1":0');

  test('no end of the protection anywhere: settled a day after our seven, not before, not never', async () => {
    const scene = await accepted();
    rewrite('/GetTrade', withoutSettlement, 1_000);
    await worker.poll(scene.orderNo);
    await market.advanceClock(7 * DAY_MS + HOUR_MS);
    await worker.conclude(scene.orderNo);
    expect(await phaseOf(scene)).toBe('protected');
    await market.advanceClock(DAY_MS);
    await worker.conclude(scene.orderNo);
    expect(await phaseOf(scene)).toBe('completed');
  });

  test('W-05 a time of the deal that was left out, and an end in the past, bring nothing forward', async () => {
    const scene = await accepted();
    rewrite(
      '/GetTrade',
      (text) => text.replaceAll(/"(time_settlement|settlement_date|time_init)":\d+/g, '"$1":1'),
      1_000,
    );
    await worker.poll(scene.orderNo);
    await worker.conclude(scene.orderNo);
    await market.advanceClock(7 * DAY_MS - HOUR_MS);
    await worker.conclude(scene.orderNo);
    expect(await phaseOf(scene)).toBe('protected');
    await market.advanceClock(2 * HOUR_MS);
    await worker.conclude(scene.orderNo);
    expect(await phaseOf(scene)).toBe('completed');
  });

  test('a trade that is complete while its offer still reads active is a delivery', async () => {
    const scene = await accepted();
    rewrite('/GetTradeOffer', (text) => text.replaceAll('"trade_offer_state":3', '"trade_offer_state":2'));
    await worker.poll(scene.orderNo);
    expect(await phaseOf(scene)).toBe('protected');
  });

  test('T-25 an accepted offer that shows the item under its new id: the trade has the old one', async () => {
    const scene = await accepted();
    const { rows } = await market.owner.query<{ id: string }>(
      'select a.asset_id as id from asset a join market_order o on o.asset_id = a.id where o.order_no = $1',
      [scene.orderNo],
    );
    rewrite('/GetTradeOffers/', (text) =>
      text.replaceAll(`"assetid":"${rows[0]?.id}"`, '"assetid":"777777777777"'),
    );
    await worker.poll(scene.orderNo);
    expect(await phaseOf(scene)).toBe('protected');
  });
});

describe('O-06 Steam carries the sending out twice', () => {
  async function sentTwice(behaviour: string) {
    const scene = await buyAs(market, behaviour);
    await sandbox(market, 'faults', { kind: 'twice', path: '/tradeoffer/new/send', count: 1 });
    await worker.send(scene.orderNo);
    const { rows } = await market.owner.query<{ known: string }>(
      'select t.steam_offer_id as known from trade_offer t join market_order o on o.id = t.order_id where o.order_no = $1',
      [scene.orderNo],
    );
    const known = rows[0]?.known ?? '';
    const offers = await steamOffersOf(market, scene.orderNo);
    const other = offers.find(({ offerId }) => offerId !== known)?.offerId ?? '';
    expect(offers).toHaveLength(2);
    await market.owner.query('update sandbox.trade_offer set state = 2 where offer_id = $1', [other]);
    return { scene, known, other };
  }

  test('the buyer accepts the other one: delivered and settled, not refunded', async () => {
    const { scene, other } = await sentTwice('ignore');
    await sandbox(market, `offers/${other}/accept`);
    await worker.poll(scene.orderNo);
    expect(await phaseOf(scene)).toBe('protected');
    expect((await readOrder(scene.buyer, scene.orderNo)).order.steamTradeOfferId).toBe(other);
  });

  test('the other one is taken back as soon as it is seen', async () => {
    const { scene, other } = await sentTwice('ignore');
    await worker.poll(scene.orderNo);
    const offers = await steamOffersOf(market, scene.orderNo);
    expect(offers.map(({ offerId, state }) => [offerId === other, state]).toSorted()).toEqual([
      [false, 2],
      [true, 6],
    ]);
  });

  test('the buyer declines the one that we know: the other is taken back before the money goes', async () => {
    const { scene, known } = await sentTwice('ignore');
    await sandbox(market, `offers/${known}/decline`);
    front.add({ pathContains: '/cancel', times: 1, isLost: true, answer: () => null });
    await worker.poll(scene.orderNo).catch(() => {});
    expect(await phaseOf(scene)).toBe('awaitingAccept');
    await worker.poll(scene.orderNo);
    expect(await phaseOf(scene)).toBe('failed');
    expect((await steamOffersOf(market, scene.orderNo)).map(({ state }) => state).toSorted()).toEqual([6, 7]);
  });

  test('an offer that Steam makes after its order failed as one without an offer is taken back', async () => {
    const scene = await buyAs(market, 'ignore');
    front.add({ pathContains: '/tradeoffer/new/send', times: 1, answer: () => null });
    await expect(worker.send(scene.orderNo)).rejects.toMatchObject({ kind: 'ambiguous' });
    await market.advanceClock(31 * 60_000);
    await worker.conclude(scene.orderNo);
    rewrite('/GetTradeOffers/', () => JSON.stringify({ response: { next_cursor: 0 } }));
    rewrite('/mobileconf/getlist', () => JSON.stringify({ success: true, conf: [] }));
    await worker.verify(scene.orderNo);
    expect(await phaseOf(scene)).toBe('failed');
    expect((await steamOffersOf(market, scene.orderNo)).map(({ state }) => state)).toEqual([9]);
    await worker.poll(scene.orderNo);
    expect((await steamOffersOf(market, scene.orderNo)).map(({ state }) => state)).toEqual([6]);
  });
});

describe('O-06 answers that are hard to read', () => {
  const SENT: Record<string, (steams: FrontAnswer) => FrontAnswer> = {
    'a number of failure over a full answer': (steams) => ({ ...steams, headers: { 'x-eresult': '2' } }),
    'a redirect to the sign-in page': () => ({
      status: 302,
      body: '',
      headers: { location: '/login/home/' },
    }),
    'broken gzip': (steams) => ({ ...steams, headers: { 'content-encoding': 'gzip' } }),
    'an answer without end': () => ({ status: 200, body: 'x'.repeat(40 * 1024 * 1024) }),
    'a byte order mark and blanks': (steams) => ({ ...steams, body: `\uFEFF\n ${steams.body}` }),
  };

  test.each(Object.entries(SENT))('%s, with effect: one offer', async (_title, answer) => {
    const scene = await buyAs(market, 'ignore');
    front.add({ pathContains: '/tradeoffer/new/send', times: 1, answer });
    for (let tries = 0; tries < 4; tries += 1) {
      await worker
        .send(scene.orderNo)
        .catch((error: unknown) => expect(error).toMatchObject({ name: 'SteamError' }));
      await market.advanceClock(market.config.STEAM_TIMEOUT_MS * 2);
    }
    expect((await steamOffersOf(market, scene.orderNo)).map(({ state }) => state)).toEqual([2]);
    expect(await phaseOf(scene)).toBe('awaitingAccept');
  });

  test('an access token that is none is not kept for good', async () => {
    const scene = await buyAs(market, 'ignore');
    await market.owner.query('update steam_account set sealed_access_token = null');
    rewrite(
      '/GenerateAccessTokenForApp',
      () => JSON.stringify({ response: { access_token: 'nonsense' } }),
      2,
    );
    for (let tries = 0; tries < 4; tries += 1) {
      await worker.send(scene.orderNo).catch(() => {});
      await market.advanceClock(market.config.STEAM_TIMEOUT_MS * 2);
    }
    expect(await phaseOf(scene)).toBe('awaitingAccept');
  });
});

describe('O-06 a cancel whose time is over', () => {
  async function unverified() {
    const scene = await buyAs(market, 'ignore');
    await worker.send(scene.orderNo);
    await market.advanceClock(12 * HOUR_MS + 1_000);
    await worker.conclude(scene.orderNo);
    await sandbox(market, `offers/${await offerIdOf(scene.orderNo)}/accept`);
    await market.advanceClock(15 * DAY_MS + 1_000);
    return scene;
  }

  test('Steam is asked once more: what was delivered is not refunded', async () => {
    const scene = await unverified();
    await worker.conclude(scene.orderNo);
    expect(await phaseOf(scene)).toBe('protected');
  });

  test('Steam does not work at that moment: it is asked again when it does', async () => {
    const scene = await unverified();
    front.add({ pathContains: '/', times: 1, answer: () => null });
    await worker.conclude(scene.orderNo);
    expect(await phaseOf(scene)).toBe('verifying');
    await market.advanceClock(61_000);
    await worker.conclude(scene.orderNo);
    expect(await phaseOf(scene)).toBe('protected');
  });
});
