import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPayer } from '../../../api/accounts/verification/seals.ts';
import { signMessage } from '../../../api/sandbox/payment/alipaySignature.ts';
import { alipayStage } from '../../kit/alipayStage.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { rechargesIn } from './rechargeScene.ts';

const ANN = 'ann@example.com';
const BOB = '15912345620';

let market: TestMarket;
let scene: ReturnType<typeof rechargesIn>;
let client: TestClient;
beforeAll(async () => {
  market = await openTestMarket();
  scene = rechargesIn(market);
  client = await market.visitor().signIn();
  await scene.sign(client, 'enterprise', ANN);
});
afterAll(() => market.close());

type Fields = Record<string, string>;

async function messageOf(number: string): Promise<Fields> {
  const [notify] = await scene.notifiesOf(number);
  if (!notify) throw new Error('nothing is to be told');
  return notify.signed;
}

/** The same notification with other fields and a valid signature. An empty field is omitted. */
function signedAgain({ sign: _, sign_type: __, ...fields }: Fields, changes: Fields): Fields {
  const changed = Object.entries({ ...fields, ...changes }).filter(([, value]) => value !== '');
  return signMessage(alipayStage(), Object.fromEntries(changed));
}

/** A recharge that this account paid and whose notification was not sent. */
async function paidBy(payer: string, amountCents = 5_000) {
  const begun = await scene.begin(client, amountCents);
  await scene.pay(begun.number, 'lost', payer);
  return { ...begun, message: await messageOf(begun.number) };
}

async function payerHashOf(number: string): Promise<string | null> {
  const { rows } = await market.owner.query<{ payer_hash: string | null }>(
    'select payer_hash from recharge where number = $1',
    [number],
  );
  return rows[0]?.payer_hash ?? null;
}
const hashed = (id: string | undefined) => hashPayer(market.config.IDENTITY_HASH_KEY, id);

describe('T-22 who paid a recharge', () => {
  test('is told masked, and kept as a keyed hash of the id, whether heard or asked for', async () => {
    const heard = await paidBy(BOB);
    expect(heard.message).toMatchObject({
      buyer_id: expect.stringMatching(/^2088\d{12}$/),
      buyer_logon_id: '159****5620',
    });
    expect(await payerHashOf(heard.number)).toBeNull();
    expect(await scene.tell(heard.message)).toBe('200 success');
    const asked = await paidBy(BOB);
    await scene.refresh(asked.id);
    // Large amounts are queried at the app, whatever the notification contains.
    const large = await paidBy(BOB, 1_000_000);
    expect(await scene.tell(signedAgain(large.message, { buyer_id: '2088000000000009' }))).toBe(
      '200 success',
    );
    const hash = hashed(heard.message.buyer_id);
    expect(hash).toMatch(/^[\w-]{43}$/);
    for (const { number } of [heard, asked, large]) expect(await payerHashOf(number)).toBe(hash);
    const other = await paidBy(ANN);
    expect(other.message.buyer_logon_id).toBe('ann***@example.com');
    await scene.tell(other.message);
    expect(await payerHashOf(other.number)).not.toBe(hash);
  });

  test('is the first that was told: a copy of the message changes nothing, whatever it says', async () => {
    const { number, id, message } = await paidBy(ANN);
    expect(await scene.tell(message)).toBe('200 success');
    expect(await scene.tell(signedAgain(message, { buyer_id: '2088000000000009' }))).toBe('200 success');
    expect(await scene.tell(signedAgain(message, { buyer_id: '' }))).toBe('200 success');
    await scene.refresh(id);
    expect(await payerHashOf(number)).toBe(hashed(message.buyer_id));
    expect(await scene.creditsOf(number)).toBe(1);
  });

  test('may be an open id, or nobody: the money is credited all the same', async () => {
    const open = await paidBy(ANN);
    await scene.tell(signedAgain(open.message, { buyer_id: '', buyer_open_id: '074a1CcTG1Lelx' }));
    expect(await payerHashOf(open.number)).toBe(hashed('074a1CcTG1Lelx'));
    const silent = await paidBy(ANN);
    const left = { buyer_id: '', buyer_logon_id: '' };
    expect(await scene.tell(signedAgain(silent.message, left))).toBe('200 success');
    expect(await scene.creditsOf(silent.number)).toBe(1);
    expect(await payerHashOf(silent.number)).toBeNull();
  });
});

test('T-22 who signed the contract is kept as well, as the same hash as of a payment', async () => {
  const contract = await scene.contractOf(client);
  const { message } = await paidBy(ANN);
  expect(contract).toMatchObject({ status: 'signed', signer_hash: hashed(message.buyer_id) });
});

test('T-22 a browser pays from one account until it names another', async () => {
  const [first, second, third] = [
    await scene.begin(client, 500),
    await scene.begin(client, 500),
    await scene.begin(client, 500),
  ];
  const cashierOf = async (number: string): Promise<string> => {
    const { rows } = await market.owner.query(
      'select trade_no from sandbox.alipay_trade where out_trade_no = $1',
      [number],
    );
    return `${market.sandboxUrl}/cashier/${rows[0].trade_no}`;
  };
  let cookie = '';
  const payAt = async (number: string, payer: string): Promise<string> => {
    const answer = await fetch(await cashierOf(number), {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
      body: new URLSearchParams({ payer, notify: 'lost' }),
    });
    expect(answer.status).toBe(303);
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    return (await messageOf(number)).buyer_logon_id ?? '';
  };
  const own = await payAt(first.number, '');
  expect(own).toMatch(/^1\d\d\*{4}\d{4}$/);
  expect(await payAt(second.number, '')).toBe(own);
  expect(await payAt(third.number, ANN)).toBe('ann***@example.com');
  const page = await fetch(await cashierOf((await scene.begin(client, 500)).number), { headers: { cookie } });
  expect(await page.text()).toContain(`value="${ANN}"`);
});
