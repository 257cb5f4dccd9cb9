import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openHttpProxy, openSocksProxy, type TestProxy } from '../../kit/proxies.ts';
import { openSteamFront, type SteamFront } from '../../kit/steamFront.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { addProxy, changeLane, type LaneWorker, type Limits, laneOf, openLaneWorker } from './laneScene.ts';

let market: TestMarket;
let front: SteamFront;
let proxies: { http: TestProxy; socks: TestProxy };
const workers: LaneWorker[] = [];

beforeAll(async () => {
  front = await openSteamFront();
  market = await openTestMarket();
  proxies = { http: await openHttpProxy(), socks: await openSocksProxy() };
});
beforeEach(() => {
  front.calls.splice(0);
  front.clear();
  front.add(ALIKE);
});
afterEach(async () => {
  for (const { lanes } of workers.splice(0)) await lanes.close();
  for (const proxy of Object.values(proxies)) proxy.refuseWith(null);
  await market.owner.query(`delete from steam_lane where name <> 'own'`);
  await market.owner.query(`update steam_lane set state = 'open'`);
  await market.owner.query('delete from steam_lane_account');
  await market.owner.query(
    `update steam_lane_pace set free_at = default, closed_until = default, limited = 0, outages = 0`,
  );
});
afterAll(async () => {
  await market.close();
  for (const proxy of Object.values(proxies)) await proxy.close();
  await front.close();
});

/** Steam answers everything alike. */
const ALIKE = {
  pathContains: '/',
  times: Number.POSITIVE_INFINITY,
  isLost: true,
  answer: () => ({ status: 200, body: '{"ok":1}' }),
};

function answerFirst(pathContains: string, status: number, headers: Record<string, string> = {}): void {
  front.clear();
  front.add({ pathContains, times: 1, isLost: true, answer: () => ({ status, body: '', headers }) });
  front.add(ALIKE);
}

function openWorker(limits: Limits = {}): LaneWorker {
  const worker = openLaneWorker(market, front, limits);
  workers.push(worker);
  return worker;
}

async function addBoth(): Promise<void> {
  await addProxy(market, 'web', proxies.http);
  await addProxy(market, 'socks', proxies.socks);
}

function wayOf(port: number): string {
  return proxies.http.hasPort(port) ? 'web' : proxies.socks.hasPort(port) ? 'socks' : 'own';
}

const ACCOUNTS = Array.from({ length: 9 }, (_, at) => String(76561198000000000n + BigInt(at)));
const [FIRST = '', SECOND = ''] = ACCOUNTS;
const caught = (work: Promise<unknown>) => work.catch((error: unknown) => error);

describe('S-10 the lane of an account', () => {
  test('is the one with the fewest accounts, and it keeps it, also in another worker and after a restart', async () => {
    await addBoth();
    const before = openWorker();
    const ways = new Map<string, string>();
    for (const account of ACCOUNTS) ways.set(account, wayOf(await before.call(account)));
    expect([...ways.values()].sort()).toEqual([
      ...['own', 'own', 'own'],
      ...['socks', 'socks', 'socks'],
      ...['web', 'web', 'web'],
    ]);
    await before.lanes.close();
    const after = openWorker();
    for (const account of ACCOUNTS)
      for (const path of ['/tradeoffer/2/', '/inventory/'])
        expect([account, wayOf(await after.call(account, path))]).toEqual([account, ways.get(account)]);
    for (const account of ACCOUNTS) expect(await laneOf(market.owner, account)).toBe(ways.get(account));
  });

  test('is one and the same where many workers call it for the first time at once', async () => {
    await addBoth();
    const ports = await Promise.all(Array.from({ length: 12 }, () => openWorker().call(FIRST)));
    const ways = new Set(ports.map(wayOf));
    expect([...ways]).toEqual([await laneOf(market.owner, FIRST)]);
  });

  test('is another once its own is drained; calls under way end, and the lane can go', async () => {
    await addProxy(market, 'web', proxies.http);
    await market.owner.query(
      `insert into steam_lane_account (account, lane_id) select $1, id from steam_lane where name = 'web'`,
      [FIRST],
    );
    const worker = openWorker();
    expect(wayOf(await worker.call(FIRST))).toBe('web');
    let go = () => {};
    const answered = new Promise<void>((done) => {
      go = done;
    });
    front.clear();
    front.add({
      pathContains: '/slow/',
      times: 1,
      isLost: true,
      answer: () => answered.then(() => ({ status: 200, body: '{"ok":1}' })),
    });
    front.add(ALIKE);
    const slow = worker.call(FIRST, '/slow/');
    expect(await changeLane(market, 'remove', 'web')).toBe('open');
    expect(await changeLane(market, 'drain', 'web')).toBe('done');
    expect(await changeLane(market, 'drain', 'own')).toBe('last');
    // A worker reads the lanes every two seconds.
    await expect.poll(async () => wayOf(await worker.call(FIRST)), { timeout: 5_000 }).toBe('own');
    expect(await laneOf(market.owner, FIRST)).toBe('own');
    expect(await changeLane(market, 'remove', 'web')).toBe('done');
    await new Promise((done) => setTimeout(done, 2_100));
    await worker.call(FIRST);
    go();
    expect(wayOf(await slow)).toBe('web');
    expect(await changeLane(market, 'remove', 'web')).toBe('unknown');
    expect(await changeLane(market, 'drain', 'own')).toBe('last');
  });
});

describe('S-10 the pace of a lane', () => {
  test('is shared by all workers: no two starts are nearer than the spacing', async () => {
    const [one, other] = [openWorker({ spacingMs: 60 }), openWorker({ spacingMs: 60 })];
    const begun = performance.now();
    await Promise.all(
      ACCOUNTS.slice(0, 6).flatMap((account) => [one.call(account), other.call(`${account}0`)]),
    );
    const starts = front.calls.map(({ atMs }) => atMs);
    expect(starts).toHaveLength(12);
    // Measured from the press, not from the first arrival, which a busy machine may wake late. A timer may be 1 ms early.
    for (const [place, start] of starts.entries()) expect(start - begun).toBeGreaterThan(place * 60 - 2);
  });

  test('holds a call back whose place is more than a minute away, and the lane has as many places after it', async () => {
    const worker = openWorker({ spacingMs: 70_000 });
    await worker.call(FIRST);
    const read = async () =>
      (await market.owner.query('select free_at from steam_lane_pace order by kind')).rows;
    const before = await read();
    expect(await caught(worker.call(SECOND))).toMatchObject({ kind: 'transient', isHeldBack: true });
    expect(await read()).toEqual(before);
  });

  test('pauses after a 429 for every worker, in that lane and for that kind of calls alone', async () => {
    await addProxy(market, 'web', proxies.http);
    const limits = { backoffMsMax: 60_000 };
    const [one, other] = [openWorker(limits), openWorker(limits)];
    await one.call(FIRST);
    await one.call(SECOND);
    answerFirst('/inventory/', 429, { 'retry-after': '30' });
    expect(await caught(one.call(FIRST, '/inventory/'))).toMatchObject({ isLimited: true });
    for (const worker of [one, other]) {
      expect(await caught(worker.call(FIRST, '/inventory/'))).toMatchObject({
        kind: 'transient',
        isHeldBack: true,
        isOutage: false,
      });
      await worker.call(FIRST);
      await worker.call(SECOND, '/inventory/');
    }
    // One that Steam refused, and those that were made: none was held back and made after all.
    expect(front.calls.filter(({ path }) => path === `/inventory/${FIRST}`)).toHaveLength(1);
  });

  test('an answer ends the trouble of a lane', async () => {
    const worker = openWorker({ backoffMs: 1, backoffMsMax: 1 });
    answerFirst('/tradeoffer/', 429);
    await caught(worker.call(FIRST));
    const read = async () =>
      (await market.owner.query(`select limited from steam_lane_pace where kind = 'community'`)).rows;
    expect(await read()).toEqual([{ limited: 1 }]);
    await new Promise((done) => setTimeout(done, 10));
    await worker.call(FIRST);
    expect(await read()).toEqual([{ limited: 0 }]);
  });

  test('a call that waited for its place is not made where the lane closed meanwhile', async () => {
    const worker = openWorker({ spacingMs: 3_000, backoffMsMax: 60_000 });
    answerFirst('/tradeoffer/', 429, { 'retry-after': '30' });
    const errors = await Promise.all([caught(worker.call(FIRST)), caught(worker.call(SECOND))]);
    // Either of them may have taken the first place.
    expect(errors).toContainEqual(expect.objectContaining({ isLimited: true }));
    expect(errors).toContainEqual(expect.objectContaining({ isHeldBack: true }));
    expect(front.calls).toHaveLength(1);
  });

  test('one account makes so many calls at once', async () => {
    let running = 0;
    let most = 0;
    front.clear();
    front.add({
      ...ALIKE,
      async answer() {
        running += 1;
        most = Math.max(most, running);
        await new Promise((done) => setTimeout(done, 20));
        running -= 1;
        return { status: 200, body: '{"ok":1}' };
      },
    });
    const worker = openWorker();
    await Promise.all(Array.from({ length: 6 }, () => worker.call(FIRST)));
    expect(most).toBe(2);
  });
});

describe('S-10 a proxy that does not connect is a fault of its lane: the call was never made', () => {
  test.each([
    ['web', 'http', 407],
    ['web', 'http', 502],
    ['socks', 'socks', 1],
  ] as const)('%s refuses with %s %i', async (name, kind, status) => {
    await addProxy(market, name, proxies[kind]);
    await changeLane(market, 'drain', 'own');
    const worker = openWorker();
    expect(wayOf(await worker.call(FIRST))).toBe(name);
    proxies[kind].refuseWith(status);
    await expect
      .poll(() => caught(worker.call(FIRST)))
      .toMatchObject({ kind: 'transient', isLaneFault: true, isOutage: true });
    proxies[kind].refuseWith(null);
    expect(wayOf(await worker.call(FIRST))).toBe(name);
  });

  test.each(['http://lane:wrong@', 'socks5://lane:wrong@'])('a wrong password: %s', async (start) => {
    const { url } = start.startsWith('http') ? proxies.http : proxies.socks;
    await addProxy(market, 'wrong', { url: url.replace(/^.+@/, start) });
    await changeLane(market, 'drain', 'own');
    expect(await caught(openWorker().call(FIRST))).toMatchObject({ kind: 'transient', isLaneFault: true });
    expect(front.calls).toEqual([]);
  });

  test.each(['http', 'socks'] as const)(
    'it hangs up: %s, and is not called again without end',
    async (kind) => {
      await addProxy(market, 'web', proxies[kind]);
      await changeLane(market, 'drain', 'own');
      proxies[kind].refuseWith(0);
      const before = proxies[kind].count();
      expect(await caught(openWorker().call(FIRST))).toMatchObject({ kind: 'transient', isLaneFault: true });
      await new Promise((done) => setTimeout(done, 100));
      expect(proxies[kind].count() - before).toBeLessThan(3);
    },
  );

  test.each(['http', 'socks5'])('nobody listens: %s', async (protocol) => {
    await addProxy(market, 'dead', { url: `${protocol}://127.0.0.1:1` });
    await changeLane(market, 'drain', 'own');
    expect(await caught(openWorker().call(FIRST))).toMatchObject({ kind: 'transient', isLaneFault: true });
  });

  test('a key that does not open its address', async () => {
    await addProxy(market, 'web', proxies.http);
    await market.owner.query(`update steam_lane set sealed_proxy = 'AAAA' where name = 'web'`);
    await changeLane(market, 'drain', 'own');
    expect(await caught(openWorker().call(FIRST))).toMatchObject({ kind: 'transient', isLaneFault: true });
  });
});
