import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { runDueRule } from '../../../api/selling/rules/runRule.ts';
import { listDueCopies } from '../../../api/selling/schedule/listDueCopies.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openPartner } from '../../partners/openApi/openStage.ts';
import {
  countsOf,
  giveCopies,
  inventoryItemId,
  list,
  listSome,
  openSeller,
  pickItems,
  reprice,
  undo,
  unlist,
} from '../../selling/listing/sellerScene.ts';
import { LIST_ITEMS, SET_SHOP_OPEN } from '../../selling/listing/sellingDocuments.ts';
import { PREVIEW_RULE } from '../../selling/rules/ruleDocuments.ts';
import { askOf, createRule, PLAIN_RULE, rowId } from '../../selling/rules/ruleScene.ts';
import { SCHEDULE } from '../../selling/schedule/scheduleDocuments.ts';
import {
  BIND,
  newSteamPerson,
  readAccounts,
  runBindings,
  uploadOf,
} from '../../steam/account/bindingScene.ts';
import { openSwitches, TOLD } from './closureScene.ts';

let market: TestMarket;
let switches: Awaited<ReturnType<typeof openSwitches>>;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket();
  switches = await openSwitches(market);
  items = await pickItems(market, 10);
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await switches.close();
  await market.close();
});
afterEach(async () => {
  await market.owner.query('delete from service_closure');
});

function item() {
  const next = items.pop();
  if (!next) throw new Error('too few items');
  return next;
}

test('I-05 closed listings: nothing comes on sale and no ask rises; a repeat is answered, lowering and taking down work', async () => {
  const seller = await openSeller(market);
  const chosen = item();
  const { referenceCents: cents } = chosen;
  const [before, first] = [crypto.randomUUID(), crypto.randomUUID()];
  const [one = '', two = ''] = await listSome(market, seller, chosen, 2, before);
  const [fresh = ''] = await giveCopies(market, seller, chosen.id, 1);
  const choice = { inventoryItemId: inventoryItemId(fresh), priceCents: cents, isPriceConfirmed: false };
  const sell = async (request: string) =>
    (await seller.client.must(LIST_ITEMS, { items: [choice], request })).listItems;
  const held = await countsOf(market, chosen.id);
  await switches.shut('listings', TOLD);
  expect(await sell(first)).toMatchObject({
    code: 'SERVICE_CLOSED',
    message: `该服务暂时关闭：${TOLD.zh}`,
  });
  expect(await countsOf(market, chosen.id)).toEqual(held);
  const moved = await reprice(seller.client, [
    { listingId: one, priceCents: cents + 1 },
    { listingId: two, priceCents: cents - 1 },
  ]);
  expect(moved.results.map(({ reason }) => reason)).toEqual(['LISTINGS_CLOSED', null]);
  expect([await askOf(market, one), await askOf(market, two)]).toEqual([cents, cents - 1]);
  expect((await unlist(seller.client, [two])).doneCount).toBe(1);
  expect(
    (await undo(seller.client, [before])).results.find(({ listing }) => listing?.id === one),
  ).toMatchObject({
    reason: null,
    listing: { status: 'WITHDRAWN' },
  });
  await switches.open('listings');
  expect(await sell(first)).toMatchObject({ doneCount: 1 });
});

test('I-05 closed listings: a repeat of what was listed before is answered as the first time', async () => {
  const seller = await openSeller(market);
  const chosen = item();
  const [copy = ''] = await giveCopies(market, seller, chosen.id, 1);
  const choice = { assetId: copy, priceCents: chosen.referenceCents };
  const request = crypto.randomUUID();
  const { results } = await list(seller.client, [choice], request);
  await switches.shut('listings');
  expect((await list(seller.client, [choice], request)).results).toMatchObject([
    { reason: null, listing: { id: results[0]?.listing?.id } },
  ]);
});

test('I-05 closed listings: a shop closes and does not open, nothing is scheduled; opened, it does', async () => {
  const seller = await openSeller(market);
  const chosen = item();
  await listSome(market, seller, chosen, 1);
  const [copy = ''] = await giveCopies(market, seller, chosen.id, 1);
  const set = async (isOpen: boolean) => (await seller.client.must(SET_SHOP_OPEN, { isOpen })).setShopOpen;
  const choice = {
    inventoryItemId: inventoryItemId(copy),
    priceCents: chosen.referenceCents,
    isPriceConfirmed: false,
  };
  await switches.shut('listings');
  // A request that changes nothing is not rejected.
  expect(await set(true)).toMatchObject({ resumedCount: 0 });
  expect(await set(false)).toMatchObject({ pausedCount: 1 });
  expect(await set(true)).toMatchObject({ code: 'SERVICE_CLOSED' });
  expect((await seller.client.must(SCHEDULE, { items: [choice] })).scheduleListings).toMatchObject({
    code: 'SERVICE_CLOSED',
  });
  await switches.open('listings');
  expect(await set(true)).toMatchObject({ resumedCount: 1 });
});

test('closed listings: a scheduled copy whose time has come waits, and is listed once it is open', async () => {
  const seller = await openSeller(market);
  const chosen = item();
  const tradableAt = new Date(Date.now() + 3_600_000);
  const [copy = ''] = await giveCopies(market, seller, chosen.id, 1, { isTradable: false, tradableAt });
  const choice = {
    inventoryItemId: inventoryItemId(copy),
    priceCents: chosen.referenceCents,
    isPriceConfirmed: false,
  };
  await seller.client.must(SCHEDULE, { items: [choice] });
  await market.owner.query(`update asset set tradable_at = clock_now() - interval '1 second' where id = $1`, [
    copy,
  ]);
  await market.owner.query(
    `update scheduled_listing set due_at = clock_now() - interval '1 second' where asset_id = $1`,
    [copy],
  );
  const listed = async () =>
    (await market.owner.query("select 1 from listing where asset_id = $1 and status = 'active'", [copy]))
      .rowCount;
  await switches.shut('listings');
  await listDueCopies(market.worker);
  expect(await listed()).toBe(0);
  await switches.open('listings');
  // Waiting was no failure: its time is not put off.
  await listDueCopies(market.worker);
  expect(await listed()).toBe(1);
});

test('closed listings: a rule lowers and raises nothing, and says why; the dry run says the same', async () => {
  const seller = await openSeller(market);
  const chosen = item();
  const { referenceCents: cents } = chosen;
  const [low = '', high = ''] = await listSome(market, seller, chosen, 2);
  await reprice(seller.client, [
    { listingId: low, priceCents: Math.floor(cents * 0.9) },
    { listingId: high, priceCents: cents * 2 },
  ]);
  await switches.shut('listings');
  const outcomes = [
    { listing: { id: high }, toCents: expect.any(Number), because: 'BASIS' },
    { listing: { id: low }, toCents: null, because: 'LISTINGS_CLOSED' },
  ];
  const { previewSellingRule: preview } = await seller.client.must(PREVIEW_RULE, { rule: PLAIN_RULE });
  expect(preview).toMatchObject({ changedCount: 1, outcomes });
  const ruleId = rowId(await createRule(seller));
  expect(await runDueRule(market.worker, ruleId)).toBe(true);
  expect(await askOf(market, low)).toBe(Math.floor(cents * 0.9));
  expect(await askOf(market, high)).toBeLessThan(cents);
});

test('S-01 closed binding: no upload is taken, what waits is not signed in; opened, it is bound', async () => {
  const client = await market.visitor().signIn();
  const [waiting, later] = [await newSteamPerson(market), await newSteamPerson(market)];
  await client.must(BIND, { input: uploadOf(waiting) });
  await switches.shut('binding', TOLD);
  expect((await client.must(BIND, { input: uploadOf(later) })).bindSteamAccounts).toMatchObject({
    code: 'SERVICE_CLOSED',
  });
  await runBindings(market, client);
  expect(await readAccounts(client)).toMatchObject({ accounts: [], bindings: [{ status: 'PENDING' }] });
  await switches.open('binding');
  await runBindings(market, client);
  expect((await readAccounts(client)).accounts).toMatchObject([{ steamId: waiting.steamId }]);
});

test('P-03 a partner reads in both languages that listing is closed, and what operators say', async () => {
  const { partner } = await openPartner(market);
  await switches.shut('listings', TOLD);
  const body = {
    requestId: crypto.randomUUID(),
    items: [{ inventoryItemId: crypto.randomUUID(), priceCents: 100 }],
  };
  const sell = (language: string) =>
    partner.send('POST', '/open/v1/listings', { ...body }, { headers: { 'accept-language': language } });
  const [zh, en] = [await sell('zh'), await sell('en')];
  expect([zh.status, en.status]).toEqual([422, 422]);
  expect(zh.body).toMatchObject({ code: 2018, error: 'serviceClosed', msg: `该服务暂时关闭：${TOLD.zh}` });
  expect(en.body).toMatchObject({ msg: `This service is closed for now: ${TOLD.en}` });
});

test('P-04 closed open platform: every signed call answers 503 openPlatformClosed, by REST and GraphQL; the same request goes once it is open', async () => {
  const { partner } = await openPartner(market);
  expect((await partner.get('/wallet')).status).toBe(200);
  await switches.shut('open-platform', TOLD);
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const headers = { 'accept-language': 'zh-CN' };
  const closed = await partner.get('/wallet', { nonce, headers });
  expect(closed).toMatchObject({ status: 503, body: { code: 503, error: 'openPlatformClosed', data: null } });
  expect(closed.body).toMatchObject({ msg: expect.stringContaining(TOLD.zh) });
  const asked = await partner.send('POST', '/graphql', { query: '{ viewer { id } }' });
  expect(asked.status).toBe(503);
  expect(JSON.parse(asked.text)).toMatchObject({
    errors: [{ extensions: { code: 'OPEN_PLATFORM_CLOSED' }, message: expect.stringContaining(TOLD.en) }],
  });
  // Who does not sign learns nothing, and the site goes on.
  expect((await partner.get('/wallet', { signedBody: 'x' })).status).toBe(401);
  expect((await fetch(`${market.url}/open/v1/keys`)).status).toBe(200);
  expect((await market.visitor().query('{ platform { serverTime } }')).errors).toEqual([]);
  await switches.open('open-platform');
  expect((await partner.get('/wallet', { nonce })).status).toBe(200);
});
