import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addLanes, observeLanes } from '../../../api/ops/metrics/laneMetrics.ts';
import { syncInventory } from '../../../api/selling/inventory/syncInventory.ts';
import { openHttpProxy, openSocksProxy, type TestProxy } from '../../kit/proxies.ts';
import { slowness } from '../../kit/slowness.ts';
import { openSteamFront, type SteamFront } from '../../kit/steamFront.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { startWorkerProcess } from '../../kit/workerProcess.ts';
import { actionsOn, runScript } from '../../ops/commands/operateScene.ts';
import { BIND, bindPerson, idOf, newSteamPerson, runBindings, uploadOf } from '../account/bindingScene.ts';
import { addProxy, changeLane, laneOf, openLaneWorker } from './laneScene.ts';

let market: TestMarket;
let front: SteamFront;
let web: TestProxy;
let socks: TestProxy;
const logged: string[] = [];

beforeAll(async () => {
  front = await openSteamFront();
  const settings = { STEAM_API_BASE: front.url, STEAM_COMMUNITY_BASE: front.url };
  market = await openTestMarket(settings, null, { write: (line) => void logged.push(line) });
  front.setTarget(market.sandboxUrl);
  [web, socks] = [await openHttpProxy(), await openSocksProxy()];
});
afterEach(() => {
  front.clear();
  front.calls.splice(0);
});
afterAll(async () => {
  await market.close();
  await web.close();
  await socks.close();
  await front.close();
});

async function bindOne() {
  const client = await market.visitor().signIn();
  const person = await newSteamPerson(market);
  const { accounts } = await bindPerson(market, client, person);
  const id = accounts.map((account) => idOf(account.id))[0] ?? '';
  return { id, steamId: person.steamId };
}

test('S-10 without any lane added, all goes out by the own address, which every account has', async () => {
  const { steamId } = await bindOne();
  expect(front.calls.length).toBeGreaterThan(3);
  expect(await laneOf(market.owner, steamId)).toBe('own');
  expect((await market.owner.query('select name, state from steam_lane')).rows).toEqual([
    { name: 'own', state: 'open' },
  ]);
});

test('S-10 an account keeps the lane of its sign-in, and the password of a proxy is in no log and no row', async () => {
  await addProxy(market, 'web', web);
  await addProxy(market, 'socks', socks);
  await changeLane(market, 'drain', 'own');
  await new Promise((done) => setTimeout(done, 2_100));
  for (let each = 0; each < 2; each += 1) {
    front.calls.splice(0);
    const { id, steamId } = await bindOne();
    await market.owner.query('update steam_account set inventory_due_at = null where id = $1', [id]);
    await syncInventory(market.worker, id);
    const lane = await laneOf(market.owner, steamId);
    const proxy = lane === 'web' ? web : socks;
    expect(front.calls.map(({ path }) => path)).toContainEqual(expect.stringContaining('/inventory/'));
    expect(front.calls.filter(({ port }) => !proxy.hasPort(port))).toEqual([]);
  }
  // The lanes of the bindings are those of their accounts now.
  const { rows } = await market.owner.query<{ name: string; count: number }>(
    `select name, count(*)::int from steam_lane_account join steam_lane on id = lane_id
     where account like '7656%' and name <> 'own' group by name order by name`,
  );
  expect(rows).toEqual([
    { name: 'socks', count: 1 },
    { name: 'web', count: 1 },
  ]);
  const left = await market.owner.query(
    `select count(*)::int from steam_lane_account where account like '%-%'`,
  );
  expect(left.rows).toEqual([{ count: 0 }]);

  web.refuseWith(407);
  socks.refuseWith(1);
  const client = await market.visitor().signIn();
  await client.must(BIND, { input: uploadOf(await newSteamPerson(market)) });
  await runBindings(market, client);
  web.refuseWith(null);
  socks.refuseWith(null);
  expect(logged.join('')).toContain('its lane fails');
  expect(logged.join('')).not.toContain(web.password);
  const dump = await market.owner.query(`select string_agg(lane::text, ' ') as text from steam_lane lane`);
  expect(dump.rows[0]?.text).not.toContain(web.password);
});

test('S-10 metrics tell calls, accounts and pauses by lane', async () => {
  await market.owner.query(
    `update steam_lane_pace set closed_until = clock_timestamp() + interval '90 seconds', limited = 3
     where kind = 'api' and lane_id = (select id from steam_lane where name = 'web')`,
  );
  const registry = new Registry();
  addLanes(registry, market.worker);
  observeLanes(market.worker.lanes, registry);
  const text = await registry.metrics();
  expect(text).toContain('steam_lane_open{lane="own"} 0');
  expect(text).toContain('steam_lane_open{lane="web"} 1');
  expect(text).toMatch(/steam_lane_accounts\{lane="web"\} [1-9]/);
  expect(text).toMatch(/steam_lane_closed_seconds\{lane="web",kind="api"\} (?:8\d|90)(?!\d)/);
  expect(text).toContain('steam_lane_failures{lane="web",kind="api"} 3');
  expect(text).toMatch(/steam_lane_calls_total\{lane="own",kind="community",outcome="answered"\} [1-9]/);
  expect(text).toMatch(
    /steam_lane_calls_total\{lane="web",kind="api",outcome="outage"\} [1-9]|lane="socks",kind="api",outcome="outage"\} [1-9]/,
  );
  await market.owner.query('update steam_lane_pace set closed_until = default, limited = 0');
});

test('S-10 a worker that is killed with a place in its lane leaves nothing locked', async () => {
  await changeLane(market, 'open', 'own');
  const client = await market.visitor().signIn();
  await client.must(BIND, { input: uploadOf(await newSteamPerson(market)) });
  const { died } = startWorkerProcess(market, 'lane.placed', {
    STEAM_SPACING_MS: '20',
    STEAM_BACKOFF_MAX_MS: '1000',
  });
  expect(await died).toBe('SIGKILL');
  const { rows } = await market.owner.query<{ taken: number }>(
    `select count(*)::int as taken from steam_lane_pace where free_at > '2000-01-01'`,
  );
  expect(rows[0]?.taken).toBeGreaterThan(0);
  front.add({
    pathContains: '/tradeoffer/',
    times: 3,
    isLost: true,
    answer: () => ({ status: 200, body: '{}' }),
  });
  const { lanes, call } = openLaneWorker(market, front, { spacingMs: 20 });
  const start = performance.now();
  for (const account of ['1', '2', '3']) await call(account);
  expect(performance.now() - start).toBeLessThan(2_000 * slowness());
  await lanes.close();
});

test('S-10 operators add, test, drain and remove lanes by a command that shows no password', async () => {
  const run = (...words: string[]) =>
    runScript(market, '../process/runLanes.ts', words, { NODE_ENV: 'development', SANDBOX: 'off' });
  const added = await run('add', 'shop-1', '--proxy', web.url, '--operator', 'ada', '--reason', 'growth');
  expect(added, added.text).toMatchObject({ code: 0 });
  const tried = await run('test', 'shop-1');
  expect(tried, tried.text).toMatchObject({ code: 0 });
  expect(tried.text).toMatch(/✔ api .*HTTP 200[\s\S]+✔ community .*HTTP 30\d/);
  web.refuseWith(407);
  const broken = await run('test', 'shop-1');
  expect(broken).toMatchObject({ code: 1 });
  expect(broken.text).toContain('HTTP 407 of the proxy');
  web.refuseWith(null);
  expect((await run('remove', 'shop-1')).text).toContain('Drain it first');
  expect((await run('drain', 'shop-1', '--operator', 'ada')).code).toBe(0);
  const listed = await run('list');
  expect(listed.text).toMatch(/shop-1 {2}proxy .*draining/);
  expect((await run('remove', 'shop-1', '--operator', 'ada')).code).toBe(0);
  expect(await run('drain', 'shop-1')).toMatchObject({ code: 1 });
  const wrong = await run('add', 'Shop', '--proxy', web.url);
  expect(wrong).toMatchObject({ code: 1 });
  expect(wrong.text).toMatch(/^name: .+ \/ /m);
  for (const { text } of [added, tried, broken, listed, wrong]) expect(text).not.toContain(web.password);
  expect((await actionsOn(market, 'shop-1')).slice(0, 4)).toMatchObject([
    { operator: 'ada', command: 'lanes add', reason: 'growth', outcome: 'done' },
    { command: 'lanes remove', outcome: 'open' },
    { operator: 'ada', command: 'lanes drain', outcome: 'done' },
    { operator: 'ada', command: 'lanes remove', outcome: 'done' },
  ]);
});
