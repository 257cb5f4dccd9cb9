import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { BUY } from '../../kit/documents.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { openBuyer, takeListings } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { actionsOn, command } from '../../ops/commands/operateScene.ts';
import { paymentsIn } from '../../orders/order/paymentScene.ts';
import { BEGIN } from '../../payments/recharge/rechargeDocuments.ts';
import { rechargesIn } from '../../payments/recharge/rechargeScene.ts';
import {
  goRounds,
  openWithdrawer,
  transfersOf,
  WITHDRAW,
  withdraw,
} from '../../payments/withdrawal/withdrawalScene.ts';
import { openSwitches, TOLD } from './closureScene.ts';

let market: TestMarket;
let switches: Awaited<ReturnType<typeof openSwitches>>;
beforeAll(async () => {
  market = await openTestMarket();
  switches = await openSwitches(market);
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await switches.close();
  await market.close();
});
afterEach(async () => {
  await market.owner.query('delete from service_closure');
});

const CLOSURES = '{ platform { closures { service wordsZh wordsEn } isPaymentAppOpen } }';
const told = async () =>
  (
    await market
      .visitor()
      .query<{ platform: { closures: { service: string }[]; isPaymentAppOpen: boolean } }>(CLOSURES)
  ).data?.platform;

test('W-04 closed withdrawals: none begins and no code is used up, a repeat is answered, what waits is not paid out; opened, it goes on', async () => {
  const person = await openWithdrawer(market, 50_000n);
  const done = { amountCents: 10_000, code: await person.code(), clientRequestId: crypto.randomUUID() };
  const { withdraw: first } = await person.client.must(WITHDRAW, { input: done });
  await market.advanceClock(120_000);
  const { id, serialNo } = await withdraw(market, person, 10_000);
  await market.advanceClock(120_000);
  const choice = { amountCents: 10_000, code: await person.code(), clientRequestId: crypto.randomUUID() };
  await switches.shut('withdrawals', TOLD);
  expect((await person.client.must(WITHDRAW, { input: choice })).withdraw).toMatchObject({
    code: 'SERVICE_CLOSED',
    message: `该服务暂时关闭：${TOLD.zh}`,
  });
  if (first.__typename !== 'WithdrawPayload') throw new Error(first.__typename);
  const { serialNo: firstNo } = first.withdrawal;
  expect((await person.client.must(WITHDRAW, { input: done })).withdraw).toMatchObject({
    withdrawal: { serialNo: firstNo },
  });
  expect(await goRounds(market, id, 3)).toBe('processing');
  expect(await transfersOf(market, serialNo)).toEqual([]);
  await switches.open('withdrawals');
  expect((await person.client.must(WITHDRAW, { input: choice })).withdraw).toMatchObject({
    __typename: 'WithdrawPayload',
  });
  expect(await goRounds(market, id, 3)).toBe('success');
});

test('W-04 a withdrawal that was sent before the closing is asked about, and ends by the app’s word', async () => {
  const person = await openWithdrawer(market, 50_000n);
  const { id, serialNo } = await withdraw(market, person, 10_000);
  await market.owner.query('update withdrawal set attempts = 1, attempted_at = clock_now() where id = $1', [
    id,
  ]);
  await switches.shut('withdrawals');
  expect(await goRounds(market, id, 4)).toBe('processing');
  expect(await transfersOf(market, serialNo)).toEqual([]);
  await switches.open('withdrawals');
  expect(await goRounds(market, id, 4)).toBe('success');
});

test('W-08 closed recharges: none begins and none is led to its payment; opened, a repeat is the first one and others begin', async () => {
  const client = await market.visitor().signIn();
  await rechargesIn(market).sign(client);
  const begin = async (request: string) =>
    (await client.must(BEGIN, { amountCents: 600, request })).beginRecharge;
  const [before, after] = [crypto.randomUUID(), crypto.randomUUID()];
  const first = await begin(before);
  await switches.shut('recharges');
  expect(await begin(after)).toMatchObject({ code: 'RECHARGE_CLOSED' });
  expect(await begin(before)).toMatchObject({ code: 'RECHARGE_CLOSED' });
  await switches.open('recharges');
  const again = await begin(before);
  expect('recharge' in first && 'recharge' in again && again.recharge.number === first.recharge.number).toBe(
    true,
  );
  expect(await begin(after)).toMatchObject({ __typename: 'BeginRechargePayload' });
});

test('T-23 closed purchases: nothing is bought and no listing is held, a repeat is answered; opened, it is bought', async () => {
  const buyer = await openBuyer(market);
  const [one, two] = await takeListings(buyer, 2);
  if (!one || !two) throw new Error('nothing on sale');
  const buy = async ({ id, askCents }: typeof one, request: string) =>
    (await buyer.must(BUY, { listingId: id, priceCents: askCents, request })).buyListing;
  const [before, after] = [crypto.randomUUID(), crypto.randomUUID()];
  const bought = await buy(one, before);
  await switches.shut('purchases');
  expect(await buy(two, after)).toMatchObject({ code: 'SERVICE_CLOSED' });
  expect(await buy(one, before)).toMatchObject({ __typename: bought.__typename });
  const { rows } = await market.owner.query(
    "select 1 from listing where status = 'active' and id::text = $1",
    [Buffer.from(two.id, 'base64').toString().split(':')[1]],
  );
  expect(rows).toHaveLength(1);
  await switches.open('purchases');
  expect(await buy(two, after)).toMatchObject({ __typename: 'BuyListingPayload' });
});

test('O-06 closed payments of orders: none waits for one, and pages offer none; the balance buys', async () => {
  const scene = paymentsIn(market);
  const [payer, buyer] = [await scene.buyer(), await openBuyer(market)];
  const [one, two] = await takeListings(buyer, 2);
  if (!one || !two) throw new Error('nothing on sale');
  await switches.shut('order-payments');
  expect(await scene.buy(payer, one)).toMatchObject({ code: 'PAYMENT_APP_CLOSED' });
  await expect.poll(told).toMatchObject({ isPaymentAppOpen: false });
  const choice = { listingId: two.id, priceCents: two.askCents, request: crypto.randomUUID() };
  expect((await buyer.must(BUY, choice)).buyListing).toMatchObject({ __typename: 'BuyListingPayload' });
  await switches.open('order-payments');
  expect(await scene.buy(payer, one)).toMatchObject({ order: { phase: 'AWAITING_PAYMENT' } });
});

test('everybody reads what is closed and in what words, within a second; why and by whom nobody but the operators', async () => {
  await expect.poll(told).toEqual({ closures: [], isPaymentAppOpen: true });
  await switches.shut('recharges', TOLD);
  const closure = { service: 'RECHARGES', wordsZh: TOLD.zh, wordsEn: TOLD.en };
  await expect.poll(told).toMatchObject({ closures: [closure] });
  await expect(market.platform.db.$queryRaw`select reason from service_closure`).rejects.toThrow(
    /permission/,
  );
  await expect(market.worker.db.$executeRaw`delete from service_closure`).rejects.toThrow(/permission/);
  await switches.open('recharges');
  await expect.poll(told).toMatchObject({ closures: [] });
});

test('of two operators at once one closes and one opens; each deed is kept', async () => {
  const before = (await actionsOn(market, 'withdrawals')).length;
  const both = async (deed: () => Promise<string>) => (await Promise.all([deed(), deed()])).toSorted();
  expect(await both(() => switches.shut('withdrawals'))).toEqual(['done', 'unchanged']);
  expect(await both(() => switches.open('withdrawals'))).toEqual(['done', 'unchanged']);
  const kept = (await actionsOn(market, 'withdrawals')).slice(before);
  expect(kept.map(({ command: words, outcome }) => `${words}: ${outcome}`).toSorted()).toEqual([
    'service close: done',
    'service close: unchanged',
    'service open: done',
    'service open: unchanged',
  ]);
  expect(kept.every(({ operator, reason }) => operator === '小王' && reason === '核查')).toBe(true);
});

test('the command closes, lists and opens, names a wrong word, and ends with 1 there', async () => {
  const run = (...words: string[]) => command(market, 'runService.ts', ...words);
  const tell = ['--tell-zh', TOLD.zh, '--tell-en', TOLD.en];
  expect(await run('close', 'withdrawals', '--reason', '账目不平', ...tell)).toMatchObject({ code: 0 });
  const { text } = await command(market, 'runService.ts', 'list').catch(() => ({ text: '' }));
  expect(text).toContain('withdrawals');
  expect(text).toContain('小王: 账目不平');
  expect(text).toContain(TOLD.zh);
  expect(await run('open', 'withdrawals', '--reason', '已核对')).toMatchObject({ code: 0 });
  const wrong = await run('close', 'everything', '--reason', 'x');
  expect(wrong.code).toBe(1);
  expect(wrong.text).toContain('service: withdrawals, recharges, purchases');
});
