import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Handovers } from '../../../api/kernel/handover.ts';
import { inTransaction } from '../../../api/kernel/tx.ts';
import { answerQuestions } from '../../../api/partners/recipients/answerQuestions.ts';
import { checkRecipients } from '../../../api/partners/recipients/checkRecipients.ts';
import { insertQuestions, removeOldChecks } from '../../../api/partners/recipients/linkCheck.store.ts';
import { parseTradeUrl } from '../../../api/steam/client/tradeUrl.ts';
import { sandbox } from '../../kit/rounds.ts';
import { takeListings } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { untilBlocked } from '../../kit/untilBlocked.ts';
import { openPartner } from '../openApi/openStage.ts';
import type { PartnerClient } from '../openApi/partnerClient.ts';
import { openAsker, openPlayer } from './recipientScene.ts';

const HOLDS = '/IEconService/GetTradeHoldDurations';
const NOTHING_SEEN = {
  acceptedCount: 0,
  refusedCount: 0,
  expiredCount: 0,
  acceptedShare: null,
  medianAcceptSeconds: null,
  reversedCount: 0,
  firstSeenAt: null,
  isBlocked: false,
};

let market: TestMarket;
let partner: PartnerClient;
let person: TestClient;
let asker: ReturnType<typeof openAsker>;

beforeAll(async () => {
  market = await openTestMarket({ RECIPIENT_CHECK_WAIT_MS: '10000' });
  ({ partner, person } = await openPartner(market));
  asker = openAsker(market);
});
afterAll(async () => {
  await asker.close();
  await market.close();
});
beforeEach(() => asker.takeAsked());

const check = async (tradeUrl: string, as = partner) =>
  (await as.post('/recipients/check', { tradeUrl })).body.data;
const checkMany = (tradeUrls: unknown, as = partner) => as.post('/recipients/check/batch', { tradeUrls });
const deaden = (tradeUrl: string) => tradeUrl.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));

describe('P-04 a check of a recipient', () => {
  test('a good link: the account, no hold, when Steam was asked, and nothing seen of it yet', async () => {
    const { steamId, tradeUrl } = await openPlayer(market);
    expect(await check(tradeUrl)).toEqual({
      tradeUrl,
      isWellFormed: true,
      steamId,
      status: 'good',
      reason: null,
      tradeHoldDays: 0,
      askedAt: expect.stringMatching(/Z$/),
      retryAfterSeconds: null,
      risk: NOTHING_SEEN,
    });
  });

  test('a dead link is refused, and nothing is told of its account', async () => {
    const { steamId, tradeUrl } = await openPlayer(market);
    const dead = { isWellFormed: true, steamId, status: 'refused', reason: 'tradeLink', tradeHoldDays: null };
    expect(await check(deaden(tradeUrl))).toMatchObject({ ...dead, risk: null });
    await sandbox(market, `accounts/${steamId}`, { refusesLink: true });
    expect(await check(tradeUrl)).toMatchObject({ ...dead, risk: null });
  });

  test('an account whose trades Steam would hold, or that it lets not trade, is refused as by an order', async () => {
    const [held, banned] = [await openPlayer(market), await openPlayer(market)];
    await sandbox(market, `accounts/${held.steamId}`, { holdDays: 15 });
    await sandbox(market, `accounts/${banned.steamId}`, { tradeBanDays: 7 });
    expect(await check(held.tradeUrl)).toMatchObject({
      status: 'refused',
      reason: 'tradeHold',
      tradeHoldDays: 15,
      risk: NOTHING_SEEN,
    });
    expect(await check(banned.tradeUrl)).toMatchObject({
      status: 'refused',
      reason: 'partnerBlocked',
      tradeHoldDays: 0,
    });
  });

  test('an invalid trade link has an outcome too, without a request to Steam', async () => {
    for (const text of [
      '',
      'x',
      'https://steamcommunity.com/tradeoffer/new/?partner=99999999999&token=AbCdEf12',
    ])
      expect(await check(text)).toEqual({
        tradeUrl: text,
        isWellFormed: false,
        steamId: null,
        status: 'refused',
        reason: 'malformed',
        tradeHoldDays: null,
        askedAt: null,
        retryAfterSeconds: null,
        risk: null,
      });
    expect(asker.takeAsked()).toBe(0);
  });

  test('the scenarios of the sandbox play a dead link, a held account and a good one', async () => {
    const { tradeUrl } = await openPlayer(market);
    const query =
      'mutation ($input: SetSandboxScenarioInput!) { setSandboxScenario(input: $input) { __typename } }';
    for (const [scenario, reason] of [
      ['DEAD_LINK', 'tradeLink'],
      ['KNOWN_HOLD', 'tradeHold'],
      ['ACCEPT', null],
    ]) {
      await partner.send('POST', '/graphql', { query, variables: { input: { tradeUrl, scenario } } });
      await market.advanceClock(301_000);
      expect(await check(tradeUrl)).toMatchObject({ status: reason ? 'refused' : 'good', reason });
    }
  });

  test('repeated within five minutes, also by another partner, Steam is not asked again; later it is', async () => {
    const { steamId, tradeUrl } = await openPlayer(market);
    const { partner: other } = await openPartner(market);
    const first = await check(tradeUrl);
    await sandbox(market, `accounts/${steamId}`, { holdDays: 15 });
    expect(await check(tradeUrl)).toEqual(first);
    expect(await check(tradeUrl, other)).toEqual(first);
    expect(asker.takeAsked()).toBe(1);
    await market.advanceClock(301_000);
    expect(await check(tradeUrl)).toMatchObject({ status: 'refused', reason: 'tradeHold' });
    expect(asker.takeAsked()).toBe(1);
  });

  test('ten checks of one link at once ask Steam once, and all hear the answer', async () => {
    const { tradeUrl } = await openPlayer(market);
    const checks = await Promise.all(Array.from({ length: 10 }, () => check(tradeUrl)));
    expect(asker.takeAsked()).toBe(1);
    for (const one of checks) expect(one).toEqual(checks[0]);
    expect(checks[0]).toMatchObject({ status: 'good' });
  });

  test('of two requests at the same moment, the second waits for the first and notes no question', async () => {
    const address = parseTradeUrl((await openPlayer(market)).tradeUrl);
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    const insert = (until: Promise<void>) =>
      inTransaction(market.platform.db, async (tx) => {
        const asking = { userId: partner.userId, waitMs: 60_000, max: 10_000 };
        const ids = await insertQuestions(tx, address ? [address] : [], asking);
        await until;
        return ids;
      });
    const both = [insert(isOver), insert(isOver)];
    await untilBlocked(market, { statement: 'insert into link_check' });
    end();
    expect((await Promise.all(both)).map(({ length }) => length).toSorted()).toEqual([0, 1]);
  });

  test('Steam fails: unknown, not asked again for a minute, and nobody is kept from buying', async () => {
    const { tradeUrl } = await openPlayer(market);
    const [listing] = await takeListings(market.visitor(), 1);
    await sandbox(market, 'faults', { path: HOLDS, count: 1, status: 503, withEffect: false });
    const unknown = await check(tradeUrl);
    expect(unknown).toMatchObject({
      status: 'unknown',
      reason: null,
      tradeHoldDays: null,
      askedAt: expect.stringMatching(/Z$/),
      risk: null,
    });
    expect(unknown).toMatchObject({ retryAfterSeconds: expect.toSatisfy((n) => n > 0 && n <= 60) });
    await check(tradeUrl);
    expect(asker.takeAsked()).toBe(1);
    const bought = await partner.post('/orders', {
      outOrderNo: `unknown-${process.pid}`,
      listingId: Buffer.from(listing?.id ?? '', 'base64')
        .toString()
        .split(':')[1],
      priceLimitCents: listing?.askCents,
      tradeUrl,
    });
    expect(bought.status).toBe(200);
    await market.advanceClock(61_000);
    expect(await check(tradeUrl)).toMatchObject({ status: 'good' });
  });

  test('Steam fails in a batch: the rest of it is not asked about', async () => {
    const players = await Promise.all(Array.from({ length: 3 }, () => openPlayer(market)));
    await sandbox(market, 'faults', { path: HOLDS, count: 1, status: 503, withEffect: false });
    const { body } = await checkMany(players.map(({ tradeUrl }) => tradeUrl));
    expect(body.data).toMatchObject({ recipients: Array(3).fill({ status: 'unknown' }) });
    expect(asker.takeAsked()).toBe(1);
  });

  test('while Steam is known to be down, or no account can ask, nobody waits', async () => {
    const [one, two] = [await openPlayer(market), await openPlayer(market)];
    await market.owner.query("update steam_health set state = 'down' where kind = 'offers'");
    expect(await check(one.tradeUrl)).toMatchObject({
      status: 'unknown',
      askedAt: null,
      retryAfterSeconds: 60,
    });
    await market.owner.query("update steam_health set state = 'up' where kind = 'offers'");
    await market.owner.query("update steam_account set status = 'abnormal' where status = 'normal'");
    expect(await check(two.tradeUrl)).toMatchObject({ status: 'unknown', askedAt: null, risk: null });
    await market.owner.query("update steam_account set status = 'normal' where status = 'abnormal'");
    expect(asker.takeAsked()).toBe(0);
  });
});

describe('P-04 the bounds of checks', () => {
  test('a batch has an outcome for each link, in their order; links that are the same are one question', async () => {
    const [good, held] = [await openPlayer(market), await openPlayer(market)];
    await sandbox(market, `accounts/${held.steamId}`, { holdDays: 2 });
    const links = [good.tradeUrl, 'no link', held.tradeUrl, good.tradeUrl, deaden(good.tradeUrl)];
    const { body } = await checkMany(links);
    const { recipients } = body.data as {
      recipients: { tradeUrl: string; status: string; reason: string }[];
    };
    expect(recipients.map(({ tradeUrl }) => tradeUrl)).toEqual(links);
    expect(recipients.map(({ status, reason }) => [status, reason])).toEqual([
      ['good', null],
      ['refused', 'malformed'],
      ['refused', 'tradeHold'],
      ['good', null],
      ['refused', 'tradeLink'],
    ]);
    expect(asker.calls.filter((name) => name === 'listTradeBanned')).toHaveLength(1);
    expect(asker.takeAsked()).toBe(3);
  });

  test.each<[string, unknown, string]>([
    ['no link', [], 'tradeUrls'],
    ['51 links', Array(51).fill('x'), 'tradeUrls'],
    ['no list', 'x', 'tradeUrls'],
    ['a number', ['x', 5], 'tradeUrls[1]'],
    ['a link of 301 characters', ['x'.repeat(301)], 'tradeUrls[0]'],
    ['no text', ['\u0000'], 'tradeUrls[0]'],
  ])('a batch with %s is refused by name', async (_, tradeUrls, field) => {
    expect(await checkMany(tradeUrls)).toMatchObject({ status: 400, body: { error: 'badInput', field } });
  });

  test('a field that the call does not know is named, in the language of the caller', async () => {
    const chinese = { headers: { 'accept-language': 'zh' } };
    const body = { tradeUrl: 'x', steamId: '1' };
    expect(await partner.post('/recipients/check', body)).toMatchObject({
      status: 400,
      body: { field: 'steamId' },
    });
    const { body: told } = await partner.post('/recipients/check', body, chinese);
    expect(told.msg).toContain('steamId: 不是这个接口的字段');
    expect(await partner.post('/recipients/check', {})).toMatchObject({ body: { field: 'tradeUrl' } });
  });

  test('each link counts as one request', async () => {
    const slow = await openTestMarket({ OPEN_REQUESTS_PER_MINUTE: '5' });
    try {
      const { partner: eager } = await openPartner(slow);
      const first = await checkMany(['1', '2', '3', '4'], eager);
      expect([first.status, first.headers.get('x-ratelimit-remaining')]).toEqual([200, '1']);
      expect(await checkMany(['1', '2'], eager)).toMatchObject({ status: 429, body: { error: 'tooMany' } });
    } finally {
      await slow.close();
    }
  });

  test('one user causes at most a hundred questions in a minute; of more it hears to come again', async () => {
    const { partner: eager } = await openPartner(market);
    const linkOf = (n: number) => `https://steamcommunity.com/tradeoffer/new/?partner=${n}&token=AbCdEf12`;
    const links = Array.from({ length: 130 }, (_, n) => linkOf(n + 1));
    const asked = async (from: number, to: number) => {
      const { body } = await checkMany(links.slice(from, to), eager);
      return (body.data as { recipients: { status: string; retryAfterSeconds: number | null }[] }).recipients;
    };
    await asked(0, 50);
    await asked(50, 90);
    const last = await asked(90, 130);
    expect(last.filter(({ status }) => status === 'refused')).toHaveLength(10);
    expect(last.filter(({ status }) => status === 'unknown')).toHaveLength(30);
    expect(last.at(-1)?.retryAfterSeconds ?? 60).toBeGreaterThan(0);
    expect(asker.takeAsked()).toBe(100);
    await market.advanceClock(61_000);
    expect(await check(links[129] ?? '', eager)).toMatchObject({ reason: 'tradeLink' });
  });

  test('an answer that takes too long is pending, is kept for the next check, and a lost question ends', async () => {
    const { tradeUrl } = await openPlayer(market);
    const config = { ...market.config, RECIPIENT_CHECK_WAIT_MS: 50 };
    const jobs = { ...market.platform.jobs, send: async () => true };
    const late = { platform: { ...market.platform, config, jobs }, handovers: new Handovers() };
    const ask = () => checkRecipients(late, { userId: partner.userId, tradeUrls: [tradeUrl] });
    expect(await ask()).toMatchObject([{ status: 'pending', askedAt: null, retryAfterSeconds: 5 }]);
    const { rows } = await market.owner.query<{ id: string }>(
      'select id from link_check where status is null order by requested_at desc limit 1',
    );
    const questions = { questionId: rows[0]?.id ?? '', questionIds: [rows[0]?.id ?? ''] };
    await answerQuestions(market.worker, questions);
    expect(await ask()).toMatchObject([{ status: 'good', retryAfterSeconds: null }]);
    // The job comes once more.
    market.worker.watch.take('offers');
    await answerQuestions(market.worker, questions);
    expect(market.worker.watch.take('offers')).toBeNull();
    await market.advanceClock(301_000);
    expect(await ask()).toMatchObject([{ status: 'pending' }]);
    await market.advanceClock(61_000);
    expect(await ask()).toMatchObject([{ status: 'pending' }]);
    const open = await market.owner.query('select id from link_check where status is null');
    expect(open.rows).not.toContainEqual(rows[0]);
  });

  test('what was said of a link is forgotten after a day', async () => {
    const { steamId, tradeUrl } = await openPlayer(market);
    await check(tradeUrl);
    const isKept = async () => {
      await removeOldChecks(market.worker.db);
      const { rowCount } = await market.owner.query('select from link_check where steam_id = $1', [steamId]);
      return rowCount === 1;
    };
    expect(await isKept()).toBe(true);
    await market.advanceClock(25 * 3_600_000);
    expect(await isKept()).toBe(false);
  });
});

describe('P-04 a check of recipients by GraphQL', () => {
  const QUERY = `query ($tradeUrls: [String!]!) { checkRecipients(tradeUrls: $tradeUrls) {
    tradeUrl isWellFormed steamId status reason tradeHoldDays askedAt retryAfterSeconds
    risk { acceptedCount refusedCount expiredCount acceptedShare medianAcceptSeconds reversedCount firstSeenAt isBlocked } } }`;
  interface Answer {
    data: { checkRecipients: object[] | null } | null;
    errors?: { extensions: { code: string; field?: string } }[];
  }
  const signed = async (tradeUrls: unknown): Promise<Answer> =>
    JSON.parse((await partner.send('POST', '/graphql', { query: QUERY, variables: { tradeUrls } })).text);

  test('says the same as REST, to a signed request and to the signed-in partner', async () => {
    const { steamId, tradeUrl } = await openPlayer(market);
    const { data } = await signed([tradeUrl, 'no link']);
    expect(data?.checkRecipients).toEqual([
      expect.objectContaining({ tradeUrl, steamId, status: 'GOOD', tradeHoldDays: 0, risk: NOTHING_SEEN }),
      expect.objectContaining({ isWellFormed: false, status: 'REFUSED', reason: 'MALFORMED', risk: null }),
    ]);
    const own = await person.query<Answer['data']>(QUERY, { tradeUrls: [tradeUrl, 'no link'] });
    expect(own.data).toEqual(data);
    expect(asker.takeAsked()).toBe(1);
  });

  test('counts each link, names a wrong argument, and is nothing for visitors', async () => {
    const leftAfter = async (tradeUrls: string[]) => {
      const answer = await partner.send('POST', '/graphql', { query: QUERY, variables: { tradeUrls } });
      return Number(answer.headers.get('x-ratelimit-remaining'));
    };
    expect((await leftAfter(['x'])) - (await leftAfter(Array(50).fill('x')))).toBeGreaterThanOrEqual(50);
    for (const tradeUrls of [[], Array(51).fill('x'), ['x'.repeat(301)], ['\u0000']])
      expect((await signed(tradeUrls)).errors).toMatchObject([
        { extensions: { field: expect.stringContaining('tradeUrls') } },
      ]);
    const visitor = await market.visitor().query(QUERY, { tradeUrls: ['x'] });
    expect(visitor.data).toEqual({ checkRecipients: null });
  });
});
