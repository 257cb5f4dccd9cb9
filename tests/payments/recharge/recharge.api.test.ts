import { createSign } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { signMessage } from '../../../api/sandbox/payment/alipaySignature.ts';
import { alipayStage } from '../../kit/alipayStage.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { eventually } from '../../sandbox/eventually.ts';
import { BEGIN, PAY } from './rechargeDocuments.ts';
import { rechargesIn } from './rechargeScene.ts';

let market: TestMarket;
let scene: ReturnType<typeof rechargesIn>;
let client: TestClient;

beforeAll(async () => {
  market = await openTestMarket();
  scene = rechargesIn(market);
  client = await market.visitor().signIn();
  await scene.sign(client);
});

afterEach(async () => {
  await scene.control('/sandbox/faults/off');
});

afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

const deposit = async () => (await scene.center(client)).wallet?.depositCents ?? -1;
const begin = (amountCents: number, request: string = crypto.randomUUID()) =>
  client.must(BEGIN, { amountCents, request }).then(({ beginRecharge }) => beginRecharge);
/** The message about a payment, as the app signed it. */
async function messageOf(number: string): Promise<Record<string, string>> {
  const [notify] = await scene.notifiesOf(number);
  if (!notify) throw new Error('nothing is to be told');
  return notify.signed;
}
const signedAgain = (
  { sign: _, sign_type: __, ...fields }: Record<string, string>,
  changes: Record<string, string>,
) => signMessage(alipayStage(), { ...fields, ...changes });

describe('the way of the money', () => {
  test('W-08 N-03 begun, paid at the app, told by its message, credited to the deposit once, told to its owner', async () => {
    const before = await deposit();
    const { number, id } = await scene.begin(client, 12_345);
    expect(await scene.pay(number, 'sent')).toEqual({ isPaid: true });
    await eventually(
      () => scene.notifiesOf(number),
      ([notify]) => notify?.isHeard === true,
    );
    expect(await scene.statusOf(number)).toBe('finished');
    expect(await deposit()).toBe(before + 12_345);
    await scene.refresh(id);
    expect(await scene.creditsOf(number)).toBe(1);
    const viewer = await scene.center(client);
    expect(viewer.walletEntries?.edges[0]?.node).toMatchObject({ reason: 'RECHARGE', amountCents: 12_345 });
    expect(viewer.wallet?.proceedsCents).toBe(0);
    expect(viewer.messages?.edges.map(({ node }) => node.titleZh)).toEqual(['充值到账']);
    expect(viewer.messages?.edges[0]?.node.bodyEn).toContain('¥123.45');
  });

  test('W-08 fifty copies of one message at once are one credit, and each is answered success', async () => {
    const { number } = await scene.begin(client, 5_000);
    await scene.pay(number);
    const message = await messageOf(number);
    const answers = await Promise.all(Array.from({ length: 50 }, () => scene.tell(message)));
    expect(new Set(answers)).toEqual(new Set(['200 success']));
    expect(await scene.creditsOf(number)).toBe(1);
    await market.advanceClock(24 * 3_600_000);
    expect(await scene.tell(message)).toBe('200 success');
    expect(await scene.creditsOf(number)).toBe(1);
  });

  test('a lost message is made up for by asking the app', async () => {
    const { number, id } = await scene.begin(client, 600);
    await scene.refresh(id);
    expect(await scene.statusOf(number)).toBe('incomplete');
    await scene.pay(number);
    await scene.refresh(id);
    expect(await scene.statusOf(number)).toBe('finished');
    expect(await scene.creditsOf(number)).toBe(1);
  });

  test('message and query at once are one credit', async () => {
    const { number, id } = await scene.begin(client, 700);
    await scene.pay(number);
    const message = await messageOf(number);
    await Promise.all([scene.tell(message), scene.refresh(id), scene.tell(message), scene.refresh(id)]);
    expect(await scene.creditsOf(number)).toBe(1);
  });

  test('T-19 a large credit is asked about before it is believed', async () => {
    const { number, id } = await scene.begin(client, 1_000_000);
    await scene.pay(number);
    const message = await messageOf(number);
    await scene.fault('alipay.trade.query', { kind: 'refusal', code: 'ACQ.SYSTEM_ERROR' });
    expect(await scene.tell(message)).toBe('200 fail');
    expect(await scene.statusOf(number)).toBe('incomplete');
    expect(await scene.tell(message)).toBe('200 success');
    await scene.refresh(id);
    expect(await scene.creditsOf(number)).toBe(1);
  });
});

describe('T-19 messages that are not what they seem', () => {
  test.each([
    ['another amount', { total_amount: '999.00' }],
    ['no amount', { total_amount: '' }],
    ['an amount in another form', { total_amount: '1e2' }],
    ['another app', { app_id: '2021999999999999' }],
    ['another seller', { seller_id: '2088999999999999' }],
    ['a number of nobody', { out_trade_no: 'RC0' }],
    ['no trade', { trade_no: '' }],
  ])('%s, well signed: refused and nothing credited', async (_title, changes) => {
    const { number } = await scene.begin(client, 8_000);
    await scene.pay(number);
    expect(await scene.tell(signedAgain(await messageOf(number), changes))).toBe('200 fail');
    expect(await scene.statusOf(number)).toBe('incomplete');
    expect(await scene.tell(await messageOf(number))).toBe('200 success');
  });

  test('not paid yet: heard, and nothing credited', async () => {
    const { number, id } = await scene.begin(client, 8_000);
    await scene.pay(number);
    const waiting = signedAgain(await messageOf(number), { trade_status: 'WAIT_BUYER_PAY' });
    expect(await scene.tell(waiting)).toBe('200 success');
    expect(await scene.creditsOf(number)).toBe(0);
    await scene.refresh(id);
  });

  test('forged, downgraded, doubled, or no message at all: refused without a failure of ours', async () => {
    const { number, id } = await scene.begin(client, 8_000);
    await scene.pay(number);
    const message = await messageOf(number);
    const { sign: _, ...unsigned } = message;
    const text = Object.keys(unsigned)
      .filter((name) => name !== 'sign_type')
      .sort()
      .map((name) => `${name}=${unsigned[name]}`)
      .join('&');
    const weak = createSign('RSA-SHA1').update(text).sign(alipayStage().privateKey, 'base64');
    const bad = [
      { ...message, total_amount: '80.01' },
      { ...unsigned, sign_type: 'RSA', sign: weak },
      { ...message, sign_type: 'none' },
      unsigned,
      `${new URLSearchParams(message)}&out_trade_no=RC1`,
      `${new URLSearchParams(message)}&sign=again`,
      '',
      'x'.repeat(100_000),
      '%00=%00&__proto__=1',
    ];
    for (const fields of bad) expect(await scene.tell(fields)).toBe('200 fail');
    expect(await scene.creditsOf(number)).toBe(0);
    await scene.refresh(id);
    expect(await scene.creditsOf(number)).toBe(1);
  });
});

describe('the app in trouble', () => {
  test.each([
    ['an error of its own', { kind: 'refusal', code: 'ACQ.SYSTEM_ERROR' }],
    ['no answer, though it looked', { kind: 'timeout', delayMs: 1_700, withEffect: true }],
    ['half an answer', { kind: 'cut', count: 2 }],
  ])('%s: nothing ends, and the next look credits', async (_title, fault) => {
    const { number, id } = await scene.begin(client, 900);
    await scene.pay(number);
    await scene.fault('alipay.trade.query', fault);
    await expect(scene.refresh(id)).rejects.toMatchObject({ kind: 'ambiguous' });
    expect(await scene.statusOf(number)).toBe('incomplete');
    await scene.refresh(id);
    expect(await scene.creditsOf(number)).toBe(1);
  });

  test('what is not paid in its time is closed there, and then here', async () => {
    const { number, id } = await scene.begin(client, 900);
    const idle = await begin(900);
    if (idle.__typename !== 'BeginRechargePayload') throw new Error(idle.__typename);
    await market.advanceClock(31 * 60_000);
    await scene.refresh(id);
    expect(await scene.statusOf(number)).toBe('closed');
    expect(await scene.pay(number)).toEqual({ isPaid: false });
    const rechargeId = (await scene.center(client)).recharges?.edges.find(
      ({ node }) => node.number === number,
    )?.node.id;
    const { payRecharge } = await client.must(PAY, { rechargeId: rechargeId ?? '' });
    expect(payRecharge).toMatchObject({ code: 'RECHARGE_UNPAYABLE' });
    // Begun, and the page never opened: the app knows of nothing.
    const { rows } = await market.owner.query('select id from recharge where number = $1', [
      idle.recharge.number,
    ]);
    await scene.refresh(rows[0].id);
    expect(await scene.statusOf(idle.recharge.number)).toBe('closed');
  });

  test('whose page the app may still open by its own clock is not closed yet', async () => {
    const idle = await begin(900);
    if (idle.__typename !== 'BeginRechargePayload') throw new Error(idle.__typename);
    const { number } = idle.recharge;
    const { rows } = await market.owner.query('select id from recharge where number = $1', [number]);
    await market.advanceClock(30 * 60_000 + 5_000);
    await scene.refresh(rows[0].id);
    expect(await scene.statusOf(number)).toBe('incomplete');
    await market.advanceClock(60_000);
    await scene.refresh(rows[0].id);
    expect(await scene.statusOf(number)).toBe('closed');
  });

  test('a payment that turns up after the close is credited all the same', async () => {
    const { number } = await scene.begin(client, 900);
    await scene.pay(number);
    await market.owner.query(`update recharge set status = 'closed', ended_at = now() where number = $1`, [
      number,
    ]);
    expect(await scene.tell(await messageOf(number))).toBe('200 success');
    expect(await scene.creditsOf(number)).toBe(1);
  });
});
