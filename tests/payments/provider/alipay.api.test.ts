import { createSign, generateKeyPairSync } from 'node:crypto';
import { AlipaySdk } from 'alipay-sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { tradeQuery } from '../../../api/payments/provider/alipayCalls.ts';
import { createAlipayHttp } from '../../../api/payments/provider/alipayHttp.ts';
import type { PaymentGateway } from '../../../api/payments/provider/paymentGateway.ts';
import { payPageUrl } from '../../../api/payments/provider/payPageUrl.ts';
import { signMessage } from '../../../api/sandbox/payment/alipaySignature.ts';
import { alipayStage } from '../../kit/alipayStage.ts';
import { freePort } from '../../kit/freePort.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
let payment: PaymentGateway;

function gatewayWith(settings: Partial<TestMarket['config']>): PaymentGateway {
  const gateway = createAlipayHttp({ ...market.config, ...settings });
  if (!gateway) throw new Error('no application is configured');
  return gateway;
}

async function post(path: string, fields: Record<string, unknown> = {}): Promise<void> {
  const response = await fetch(market.sandboxUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
  expect(response.ok).toBe(true);
}

beforeAll(async () => {
  market = await openTestMarket();
  payment = gatewayWith({});
  await market.owner.query(
    `insert into sandbox.alipay_trade (out_trade_no, status, total_cents, subject, paid_at)
     values ('paid-1', 'TRADE_SUCCESS', 12345, '充值 recharge', clock_now())`,
  );
  await market.owner.query(
    `insert into sandbox.alipay_trade (out_trade_no, status, total_cents, subject, paid_at, payer)
     values ('paid-2', 'TRADE_SUCCESS', 100, 'recharge', clock_now(), '15912345620')`,
  );
});

afterEach(() => post('/sandbox/faults/off'));
afterAll(() => market.close());

const ask = (outTradeNo = 'paid-1') => payment.exec(tradeQuery, { outTradeNo });

describe('the payment app by its own client', () => {
  test('a signed call is answered, and the answer is checked by its signature', async () => {
    expect(await ask()).toMatchObject({
      outTradeNo: 'paid-1',
      tradeStatus: 'TRADE_SUCCESS',
      totalAmount: '123.45',
    });
  });

  test('T-22 an answer says who paid, or does not', async () => {
    expect((await ask('paid-2')).payerId).toMatch(/^2088\d{12}$/);
    expect((await ask()).payerId).toBeNull();
  });

  test('the official client alone reads the same', async () => {
    const { config } = market;
    const sdk = new AlipaySdk({
      appId: config.ALIPAY_APP_ID,
      privateKey: config.ALIPAY_PRIVATE_KEY,
      keyType: 'PKCS8',
      alipayPublicKey: config.ALIPAY_PUBLIC_KEY,
      gateway: config.ALIPAY_GATEWAY,
    });
    const askFor = (out_trade_no: string) =>
      sdk.exec('alipay.trade.query', { bizContent: { out_trade_no } }, { validateSign: true });
    expect(await askFor('paid-1')).toMatchObject({ code: '10000', totalAmount: '123.45' });
    expect(await askFor('paid-2')).toMatchObject({
      buyerUserId: expect.stringMatching(/^2088\d{12}$/),
      buyerLogonId: '159****5620',
    });
  });

  test('the official client signs a page as we do, and takes the notifications that we take', () => {
    const { config } = market;
    const sdk = new AlipaySdk({
      appId: config.ALIPAY_APP_ID,
      privateKey: config.ALIPAY_PRIVATE_KEY,
      keyType: 'PKCS8',
      alipayPublicKey: config.ALIPAY_PUBLIC_KEY,
      gateway: config.ALIPAY_GATEWAY,
    });
    const content = { outTradeNo: 'page-1', subject: '充值 100%20+1', goodsDetail: [{ goodsId: 'a' }] };
    const addresses = { returnUrl: 'https://shiji.test/back?a=1', notifyUrl: 'https://shiji.test/notify' };
    const { sign, timestamp, ...ours } = Object.fromEntries(
      new URL(payment.pageUrl('alipay.trade.page.pay', content, addresses)).searchParams,
    );
    const page = sdk.pageExecute('alipay.trade.page.pay', 'GET', { bizContent: content, ...addresses });
    const theirs = Object.fromEntries(new URL(page).searchParams);
    expect(theirs).toMatchObject(ours);
    const text = Object.entries({ ...ours, timestamp })
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => `${name}=${value}`)
      .join('&');
    const again = createSign('RSA-SHA256').update(text).sign(config.ALIPAY_PRIVATE_KEY, 'base64');
    expect(sign).toBe(again);
    const notify = signMessage(alipayStage(), { app_id: config.ALIPAY_APP_ID, subject: '100%20+1' });
    expect([sdk.checkNotifySignV2(notify), payment.readNotify(notify)]).toEqual([true, notify]);
  });

  test('O-02 a page opens whatever the name of the item contains; the app itself refuses special characters', async () => {
    const page = {
      amountCents: 100n,
      subject: '饰集 印花 | A/B = C & D (全息)',
      expiresAt: new Date(Date.now() + 60_000),
      returnPath: '/',
    };
    const url = payPageUrl(payment, market.config, { ...page, number: 'special-1' });
    expect((await fetch(url, { redirect: 'manual' })).status).toBe(302);
    const { rows } = await market.owner.query<{ subject: string }>(
      "select subject from sandbox.alipay_trade where out_trade_no = 'special-1'",
    );
    expect(rows).toEqual([{ subject: '饰集 印花 | A／B ＝ C ＆ D (全息)' }]);
    for (const sign of ['/', '=', '&']) {
      const content = { outTradeNo: 'special-2', totalAmount: '1.00', subject: `A ${sign} B` };
      const addresses = { returnUrl: market.url, notifyUrl: market.url };
      const answer = await fetch(payment.pageUrl('alipay.trade.page.pay', content, addresses));
      expect(await answer.text(), sign).toContain('ACQ.INVALID_PARAMETER');
    }
  });

  test('what is not there is a definite no', async () => {
    await expect(ask('nobody')).rejects.toMatchObject({ kind: 'definite', code: 'ACQ.TRADE_NOT_EXIST' });
  });

  test('keys and applications that do not fit are refused by the sandbox', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const stranger = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const refused = { kind: 'definite', code: 'isv.invalid-signature' };
    const query = { outTradeNo: 'paid-1' };
    await expect(gatewayWith({ ALIPAY_PRIVATE_KEY: stranger }).exec(tradeQuery, query)).rejects.toMatchObject(
      refused,
    );
    await expect(gatewayWith({ ALIPAY_APP_ID: '2' }).exec(tradeQuery, query)).rejects.toMatchObject({
      kind: 'definite',
      code: 'isv.invalid-app-id',
    });
  });

  test("an answer that the payment app's key did not sign is no answer, a no as little as a yes", async () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const other = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const gateway = gatewayWith({ ALIPAY_PUBLIC_KEY: other });
    for (const outTradeNo of ['paid-1', 'nobody'])
      await expect(gateway.exec(tradeQuery, { outTradeNo })).rejects.toMatchObject({ kind: 'ambiguous' });
  });
});

describe('failures', () => {
  test.each([
    [
      { kind: 'refusal', code: 'ACQ.SYSTEM_ERROR' },
      { kind: 'ambiguous', code: 'ACQ.SYSTEM_ERROR' },
    ],
    [
      { kind: 'refusal', code: 'ACQ.INVALID_PARAMETER' },
      { kind: 'definite', code: 'ACQ.INVALID_PARAMETER' },
    ],
    [{ kind: 'refusal', code: '20000' }, { kind: 'ambiguous' }],
    [{ kind: 'refusal', code: '40005' }, { kind: 'transient' }],
    [{ kind: 'nothing' }, { kind: 'ambiguous' }],
    [{ kind: 'empty' }, { kind: 'ambiguous' }],
    [{ kind: 'html' }, { kind: 'ambiguous' }],
    [{ status: 500 }, { kind: 'ambiguous' }],
    // A call whose connection breaks is repeated, once.
    [{ kind: 'cut', count: 2 }, { kind: 'ambiguous' }],
    [{ kind: 'cut', count: 2, withEffect: true }, { kind: 'ambiguous' }],
    [{ kind: 'timeout' }, { kind: 'ambiguous' }],
  ])('%j means %j', async (fault, meant) => {
    await post('/sandbox/faults', { service: 'alipay', path: 'alipay.trade.query', ...fault });
    await expect(ask()).rejects.toMatchObject(meant);
    expect(await ask()).toMatchObject({ tradeStatus: 'TRADE_SUCCESS' });
  });

  test('an app that cannot be reached did nothing', async () => {
    const gateway = gatewayWith({ ALIPAY_GATEWAY: `http://127.0.0.1:${await freePort()}/gateway.do` });
    await expect(gateway.exec(tradeQuery, {})).rejects.toMatchObject({ kind: 'transient' });
  });
});

describe('messages (T-19)', () => {
  const fields = (): Record<string, string> => ({
    app_id: alipayStage().appId,
    seller_id: alipayStage().sellerId,
    notify_type: 'trade_status_sync',
    trade_status: 'TRADE_SUCCESS',
    out_trade_no: 'paid-1',
    total_amount: '123.45',
    // Both are text that a client which decodes it once more would read wrong.
    subject: '100%20+1',
  });
  const signed = (changes: Record<string, string> = {}) =>
    signMessage(alipayStage(), { ...fields(), ...changes });

  test('one that the app signed is read', () => {
    expect(payment.readNotify(signed())).toMatchObject({ out_trade_no: 'paid-1' });
  });

  test('forged, changed, or meant for somebody else: refused', () => {
    const own = signed();
    expect(payment.readNotify({ ...own, total_amount: '0.01' })).toBeNull();
    expect(payment.readNotify({ ...own, sign: 'AAAA' })).toBeNull();
    expect(payment.readNotify(signed({ app_id: '2021999999999999' }))).toBeNull();
    expect(payment.readNotify(signed({ seller_id: '2088999999999999' }))).toBeNull();
    const { seller_id: _, ...sellerless } = fields();
    expect(payment.readNotify(signMessage(alipayStage(), sellerless))).toBeNull();
  });

  test('the message cannot choose its algorithm', () => {
    const text = Object.entries(fields())
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => `${name}=${value}`)
      .join('&');
    const weak = createSign('RSA-SHA1').update(text).sign(alipayStage().privateKey, 'base64');
    expect(payment.readNotify({ ...fields(), sign_type: 'RSA', sign: weak })).toBeNull();
    expect(payment.readNotify({ ...fields(), sign_type: 'RSA2', sign: weak })).toBeNull();
    expect(payment.readNotify({ ...fields(), sign_type: 'none', sign: weak })).toBeNull();
    expect(payment.readNotify({ ...fields(), sign: signed().sign })).toBeNull();
  });

  test.each([[null], ['text'], [[]], [{}], [{ sign: ['a', 'b'], sign_type: 'RSA2' }]])(
    '%j is not a valid notification',
    (given) => {
      expect(payment.readNotify(given)).toBeNull();
    },
  );

  test('fields that are not text are refused, whatever else is right', () => {
    const own = signed();
    expect(payment.readNotify({ ...own, sign: [own.sign] })).toBeNull();
    expect(payment.readNotify({ ...own, sign_type: ['RSA2'] })).toBeNull();
    expect(payment.readNotify({ ...own, out_trade_no: ['paid-1', 'paid-2'] })).toBeNull();
  });
});
