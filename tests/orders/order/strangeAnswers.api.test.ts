import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { steamOffersOf } from '../../kit/rounds.ts';
import type { FrontAnswer, SteamFront } from '../../kit/steamFront.ts';
import type { TestMarket } from '../../kit/testMarket.ts';
import { buyAs, untilOffer } from './deliveryScene.ts';
import { openStrangeMarket, type StrangeMarket } from './strangeMarket.ts';

let strange: StrangeMarket;
let front: SteamFront;
let market: TestMarket;
let worker: StrangeMarket['worker'];
beforeAll(async () => {
  strange = await openStrangeMarket();
  ({ front, market, worker } = strange);
});
beforeEach(() => front.clear());
afterAll(async () => {
  await expectInvariantsHold(market);
  await strange.close();
});

describe('O-06 an answer from Steam about something else changes nothing', () => {
  test('ignores another order’s declined offer in place of the requested one', async () => {
    const declined = await buyAs(market, 'decline');
    await worker.send(declined.orderNo);
    await untilOffer(market, declined.orderNo, [7]);
    const scene = await buyAs(market, 'ignore');
    await worker.send(scene.orderNo);
    const [mine, theirs] = [
      await strange.offerIdOf(scene.orderNo),
      await strange.offerIdOf(declined.orderNo),
    ];
    strange.rewrite('/GetTradeOffers/', (text) => text.replaceAll(`"${mine}"`, '"1"'));
    strange.rewrite('/GetTradeOffer/', (text) =>
      text.replace(mine, theirs).replace('"trade_offer_state":2', '"trade_offer_state":7'),
    );
    await expect(worker.poll(scene.orderNo)).rejects.toMatchObject({ kind: 'transient' });
    expect(await strange.phaseOf(scene)).toBe('awaitingAccept');
    await worker.poll(declined.orderNo);
    expect(await strange.phaseOf(declined)).toBe('failed');
  });

  test('ignores another trade, rolled back, in place of the order’s own', async () => {
    const scene = await strange.accepted();
    const tradeId = (await steamOffersOf(market, scene.orderNo))[0]?.tradeId ?? '';
    strange.rewrite('/GetTradeStatus/', (text) =>
      text.replace(tradeId, '1').replace('"status":3', '"status":12'),
    );
    await expect(worker.poll(scene.orderNo)).rejects.toMatchObject({ kind: 'transient' });
    expect(await strange.phaseOf(scene)).toBe('awaitingAccept');
    await worker.poll(scene.orderNo);
    expect(await strange.phaseOf(scene)).toBe('protected');
  });

  test('does not take a market listing’s confirmation with the offer’s number for the offer’s', async () => {
    const scene = await buyAs(market, 'ignore');
    strange.rewrite('/mobileconf/getlist', (text) => {
      const list = JSON.parse(text) as { conf: { creator_id: string }[] };
      const [trade] = list.conf;
      return JSON.stringify({ ...list, conf: [{ ...trade, id: '1', nonce: '1', type: 3 }, ...list.conf] });
    });
    await worker.send(scene.orderNo);
    expect(await strange.phaseOf(scene)).toBe('awaitingAccept');
  });
});

describe('O-06 the list of offers in several pages', () => {
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
    for (const page of pages) strange.rewrite('/GetTradeOffers/', page);
  }

  async function lost() {
    const scene = await buyAs(market, 'ignore');
    front.add({ pathContains: '/tradeoffer/new/send', times: 1, answer: () => null });
    await expect(worker.send(scene.orderNo)).rejects.toMatchObject({ kind: 'ambiguous' });
    await market.advanceClock(market.config.STEAM_TIMEOUT_MS * 2);
    return scene;
  }

  test('is read to its last page, whether the cursors rise or fall', async () => {
    const scene = await lost();
    onThirdPage();
    await worker.send(scene.orderNo);
    expect(await steamOffersOf(market, scene.orderNo)).toHaveLength(1);
    expect(await strange.phaseOf(scene)).toBe('awaitingAccept');
  });

  test('does not prove that an offer is absent if the cursors repeat', async () => {
    const scene = await lost();
    strange.rewrite('/GetTradeOffers/', () => JSON.stringify({ response: { next_cursor: 7 } }), 2);
    await expect(worker.send(scene.orderNo)).rejects.toMatchObject({ kind: 'transient' });
    expect(await steamOffersOf(market, scene.orderNo)).toHaveLength(1);
  });
});

describe('O-06 an answer from Steam that is hard to read', () => {
  const SENT: Record<string, (steams: FrontAnswer) => FrontAnswer> = {
    'a failure code in the header of a full answer': (steams) => ({
      ...steams,
      headers: { 'x-eresult': '2' },
    }),
    'a redirect to the sign-in page': () => ({
      status: 302,
      body: '',
      headers: { location: '/login/home/' },
    }),
    'broken gzip': (steams) => ({ ...steams, headers: { 'content-encoding': 'gzip' } }),
    'an answer of 40 MB': () => ({ status: 200, body: 'x'.repeat(40 * 1024 * 1024) }),
    'a byte order mark and white space before the answer': (steams) => ({
      ...steams,
      body: `\uFEFF\n ${steams.body}`,
    }),
  };

  test.each(Object.entries(SENT))('results in exactly one offer: %s', async (_title, answer) => {
    const scene = await buyAs(market, 'ignore');
    front.add({ pathContains: '/tradeoffer/new/send', times: 1, answer });
    for (let tries = 0; tries < 4; tries += 1) {
      await worker
        .send(scene.orderNo)
        .catch((error: unknown) => expect(error).toMatchObject({ name: 'SteamError' }));
      await market.advanceClock(market.config.STEAM_TIMEOUT_MS * 2);
    }
    expect((await steamOffersOf(market, scene.orderNo)).map(({ state }) => state)).toEqual([2]);
    expect(await strange.phaseOf(scene)).toBe('awaitingAccept');
  });

  test('a malformed access token is replaced by the next one', async () => {
    const scene = await buyAs(market, 'ignore');
    await market.owner.query('update steam_account set sealed_access_token = null');
    strange.rewrite(
      '/GenerateAccessTokenForApp',
      () => JSON.stringify({ response: { access_token: 'nonsense' } }),
      2,
    );
    for (let tries = 0; tries < 4; tries += 1) {
      await worker.send(scene.orderNo).catch(() => {});
      await market.advanceClock(market.config.STEAM_TIMEOUT_MS * 2);
    }
    expect(await strange.phaseOf(scene)).toBe('awaitingAccept');
  });
});
