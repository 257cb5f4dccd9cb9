import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { unlessSilent } from '../../../api/payments/provider/paymentFailure.ts';
import { beginRecharge, viewPayPage } from '../../../api/payments/recharge/beginRecharge.ts';
import { refreshRecharge } from '../../../api/payments/recharge/completeRecharge.ts';
import {
  endContractQuery,
  findContractById,
  listDueContractIds,
  requestContractQuery,
} from '../../../api/payments/recharge/contract.store.ts';
import { beginContract, refreshContract } from '../../../api/payments/recharge/contracts.ts';
import { openSwitches } from '../../kernel/closure/closureScene.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { eventually } from '../../sandbox/eventually.ts';
import { BEGIN, CANCEL, PAY, SIGN } from './rechargeDocuments.ts';
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

const begin = (amountCents: number, request: string = crypto.randomUUID()) =>
  client.must(BEGIN, { amountCents, request }).then(({ beginRecharge }) => beginRecharge);
/** The state of a contract at the payment app. */
async function agreementOf(number: string): Promise<string> {
  const wanted = 'select status from sandbox.alipay_agreement where external_agreement_no = $1';
  return (await market.owner.query<{ status: string }>(wanted, [number])).rows[0]?.status ?? '';
}

/** A contract whose page at the payment app is open. */
async function openContract() {
  const visitor = await market.visitor().signIn();
  const { signRechargeContract: answer } = await visitor.must(SIGN, {});
  await scene.open('signUrl' in answer ? answer.signUrl : '');
  const { id, number } = await scene.contractOf(visitor);
  return { visitor, id, number };
}
/** Waits until the market has received all messages about a contract. */
const untilHeard = (number: string, count: number) =>
  eventually(
    () => scene.notifiesOf(number),
    (notifies) => notifies.length === count && notifies.every(({ isHeard }) => isHeard),
  );
/** Refreshes a contract if it is listed as due, as the worker does. Returns false if it is not. */
async function refreshIfDue(id: string): Promise<boolean> {
  if (!(await listDueContractIds(market.worker.db, 100)).includes(id)) return false;
  await unlessSilent(market.worker, refreshContract(market.worker, id));
  return true;
}
/** Lets the pause after a number of queries without an answer pass. */
const passPause = (queryCount: number) =>
  market.advanceClock(market.config.RECHARGE_QUERY_MS * 2 ** (queryCount - 1) + 1_000);
const SILENCE = { kind: 'timeout', status: 504, delayMs: 50, count: 1 };

describe('what is refused', () => {
  test.each([[499], [0], [-500], [10_000_001]])('W-08 an amount of %i', async (amountCents) => {
    expect(await begin(amountCents)).toMatchObject({ code: 'RECHARGE_AMOUNT_INVALID' });
  });

  test('the same request again is the same recharge, with another amount a mistake', async () => {
    const request = crypto.randomUUID();
    const answers = await Promise.all([begin(501, request), begin(501, request)]);
    const numbers = answers.map((answer) =>
      'recharge' in answer ? answer.recharge.number : answer.__typename,
    );
    expect(new Set(numbers).size).toBe(1);
    expect(await begin(502, request)).toMatchObject({ code: 'REQUEST_ID_REUSED' });
  });

  test("somebody else's recharge cannot be paid or read", async () => {
    const { number } = await scene.begin(client, 900);
    const own = await scene.center(client);
    const rechargeId = own.recharges?.edges.find(({ node }) => node.number === number)?.node.id ?? '';
    const stranger = await market.visitor().signIn();
    await scene.sign(stranger);
    const { payRecharge } = await stranger.must(PAY, { rechargeId });
    expect(payRecharge).toMatchObject({ code: 'RECHARGE_UNPAYABLE' });
    const { data } = await stranger.query<{ node: unknown }>('query ($id: ID!) { node(id: $id) { id } }', {
      id: rechargeId,
    });
    expect(data?.node).toBeNull();
  });

  test('ten unpaid ones are enough', async () => {
    const eager = await market.visitor().signIn();
    await scene.sign(eager);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => eager.must(BEGIN, { amountCents: 500, request: crypto.randomUUID() })),
    );
    expect(answers.every(({ beginRecharge }) => beginRecharge.__typename === 'BeginRechargePayload')).toBe(
      true,
    );
    const { beginRecharge } = await eager.must(BEGIN, { amountCents: 500, request: crypto.randomUUID() });
    expect(beginRecharge).toMatchObject({ code: 'RECHARGES_FULL' });
  });

  test('ten unpaid ones are enough, of fifteen at once as well', async () => {
    const eager = await market.visitor().signIn();
    await scene.sign(eager);
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => eager.must(BEGIN, { amountCents: 500, request: crypto.randomUUID() })),
    );
    const codes = answers.map(({ beginRecharge: answer }) => ('code' in answer ? answer.code : 'begun'));
    expect(codes.toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 'RECHARGES_FULL'),
      ...Array.from({ length: 10 }, () => 'begun'),
    ]);
  });
});

test('W-08 switched off: nothing is begun, paid or signed, and what was paid before is credited', async () => {
  const { number, id } = await scene.begin(client, 900);
  const { platform, worker } = market;
  const switches = await openSwitches(market);
  await switches.shut('recharges');
  const userId = (await market.owner.query('select user_id from recharge where id = $1', [id])).rows[0]
    .user_id;
  const input = { userId, amountCents: 500n, clientRequestId: crypto.randomUUID() };
  const refused = { code: 'rechargeClosed' };
  await expect(beginRecharge(platform, input)).rejects.toMatchObject(refused);
  const page = viewPayPage(platform, worker.payment, { userId, rechargeId: id });
  await expect(page).rejects.toMatchObject(refused);
  await expect(beginContract(platform, worker.payment, userId)).rejects.toMatchObject(refused);
  await scene.pay(number);
  await refreshRecharge(worker, id);
  expect(await scene.creditsOf(number)).toBe(1);
  await switches.open('recharges');
  await expect(beginContract(platform, null, userId)).rejects.toMatchObject(refused);
  await switches.close();
});

describe('W-08 the contract', () => {
  test('unsigned, signed by a person, signed by an enterprise, terminated, signed again', async () => {
    const visitor = await market.visitor().signIn();
    const status = async () => (await scene.center(visitor)).rechargeCenter?.contractStatus;
    const tryIt = async () =>
      (await visitor.must(BEGIN, { amountCents: 500, request: crypto.randomUUID() })).beginRecharge;
    expect(await status()).toBe('UNSIGNED');
    expect(await tryIt()).toMatchObject({ code: 'CONTRACT_MISSING' });
    expect((await visitor.must(CANCEL, {})).cancelRechargeContract).toMatchObject({
      code: 'CONTRACT_MISSING',
    });
    await scene.sign(visitor, 'person');
    expect(await status()).toBe('ORDINARY');
    expect(await tryIt()).toMatchObject({ code: 'CONTRACT_NOT_ENTERPRISE' });
    await scene.sign(visitor);
    expect(await status()).toBe('SIGNED');
    expect((await visitor.must(SIGN, {})).signRechargeContract).toMatchObject({ code: 'CONTRACT_EXISTS' });
    expect(await tryIt()).toMatchObject({ __typename: 'BeginRechargePayload' });
    await Promise.all([visitor.must(CANCEL, {}), visitor.must(CANCEL, {})]);
    expect(await status()).toBe('ENDING');
    expect(await tryIt()).toMatchObject({ code: 'CONTRACT_MISSING' });
    const { id } = await scene.contractOf(visitor);
    // The request took effect and its response was lost: the next query finds the contract ended.
    await scene.fault('alipay.user.agreement.unsign', { kind: 'cut', count: 2, withEffect: true });
    await expect(refreshContract(market.worker, id)).rejects.toMatchObject({ name: 'PaymentError' });
    await refreshContract(market.worker, id);
    expect(await status()).toBe('UNSIGNED');
    await scene.sign(visitor);
    expect(await status()).toBe('SIGNED');
  });

  test('one that its owner ends at the payment app is over here as well', async () => {
    const visitor = await market.visitor().signIn();
    await scene.sign(visitor);
    const { id, number } = await scene.contractOf(visitor);
    await scene.control(`/sandbox/alipay/agreements/${number}/unsign`);
    await untilHeard(number, 2);
    await refreshContract(market.worker, id);
    expect((await scene.center(visitor)).rechargeCenter?.contractStatus).toBe('UNSIGNED');
  });

  test('two tabs sign one and the same; one that nobody signs lapses after a day', async () => {
    const visitor = await market.visitor().signIn();
    const urls = await Promise.all([visitor.must(SIGN, {}), visitor.must(SIGN, {})]);
    const places = await Promise.all(
      urls.map(({ signRechargeContract: answer }) => ('signUrl' in answer ? scene.open(answer.signUrl) : '')),
    );
    expect(new Set(places).size).toBe(1);
    const { id, number } = await scene.contractOf(visitor);
    await refreshContract(market.worker, id);
    expect((await scene.center(visitor)).rechargeCenter?.contractStatus).toBe('PENDING');
    await market.advanceClock(25 * 3_600_000);
    await refreshContract(market.worker, id);
    expect((await scene.center(visitor)).rechargeCenter?.contractStatus).toBe('UNSIGNED');
    // Signed after its day, on a page that was left open: it does not stay in force at the app.
    await scene.control(`/sandbox/alipay/agreements/${number}/sign`, { as: 'enterprise', payer: '' });
    expect(await agreementOf(number)).toBe('NORMAL');
    await refreshContract(market.worker, id);
    expect(await agreementOf(number)).not.toBe('NORMAL');
    expect((await scene.center(visitor)).rechargeCenter?.contractStatus).toBe('UNSIGNED');
  });
});

describe('W-08 a message about a contract outlasts a query that fails', () => {
  test('signed after its day: it is ended at the app, however often the app is silent', async () => {
    const { visitor, id, number } = await openContract();
    await market.advanceClock(25 * 3_600_000);
    await refreshContract(market.worker, id);
    expect((await scene.contractOf(visitor)).status).toBe('ended');
    expect(await refreshIfDue(id)).toBe(false);
    await scene.control(`/sandbox/alipay/agreements/${number}/sign`, { as: 'enterprise', payer: '' });
    await untilHeard(number, 1);
    await scene.fault('alipay.user.agreement.query', SILENCE);
    expect(await refreshIfDue(id)).toBe(true);
    expect(await refreshIfDue(id)).toBe(false);
    await passPause(1);
    await scene.fault('alipay.user.agreement.unsign', SILENCE);
    expect(await refreshIfDue(id)).toBe(true);
    expect(await agreementOf(number)).toBe('NORMAL');
    expect(await refreshIfDue(id)).toBe(false);
    await passPause(2);
    expect(await refreshIfDue(id)).toBe(true);
    expect(await agreementOf(number)).toBe('STOP');
    // The app reports this end as well; once it has answered, it is not queried any more.
    await untilHeard(number, 2);
    expect(await refreshIfDue(id)).toBe(true);
    await market.advanceClock(3_600_000);
    expect(await refreshIfDue(id)).toBe(false);
  });

  test('ended by its owner at the app: it ends here', async () => {
    const visitor = await market.visitor().signIn();
    await scene.sign(visitor);
    const { id, number } = await scene.contractOf(visitor);
    await untilHeard(number, 1);
    await refreshIfDue(id);
    await market.advanceClock(3_600_000);
    expect(await refreshIfDue(id)).toBe(false);
    await scene.control(`/sandbox/alipay/agreements/${number}/unsign`);
    await untilHeard(number, 2);
    await scene.fault('alipay.user.agreement.query', SILENCE);
    expect(await refreshIfDue(id)).toBe(true);
    expect((await scene.contractOf(visitor)).status).toBe('signed');
    await passPause(1);
    expect(await refreshIfDue(id)).toBe(true);
    expect((await scene.contractOf(visitor)).status).toBe('ended');
    expect(await refreshIfDue(id)).toBe(false);
  });

  test('a request that is newer than the one that a query answered is followed by another query', async () => {
    const visitor = await market.visitor().signIn();
    await scene.sign(visitor);
    const { id, number } = await scene.contractOf(visitor);
    await untilHeard(number, 1);
    const { db } = market.worker;
    const before = await findContractById(db, id);
    if (!before) throw new Error('no contract');
    expect(before.queryRequestedAt).not.toBeNull();
    await market.advanceClock(1_000);
    await requestContractQuery(db, id);
    await endContractQuery(db, before);
    expect(await refreshIfDue(id)).toBe(true);
    await market.advanceClock(3_600_000);
    expect(await refreshIfDue(id)).toBe(false);
  });
});

test('W-08 one that a person signs does not stay in force at the app, and is still shown as such', async () => {
  const { visitor, id, number } = await openContract();
  await scene.control(`/sandbox/alipay/agreements/${number}/sign`, { as: 'person', payer: '' });
  await untilHeard(number, 1);
  expect(await refreshIfDue(id)).toBe(true);
  expect((await scene.center(visitor)).rechargeCenter?.contractStatus).toBe('ORDINARY');
  await scene.fault('alipay.user.agreement.unsign', SILENCE);
  expect(await refreshIfDue(id)).toBe(true);
  expect(await agreementOf(number)).toBe('NORMAL');
  await passPause(1);
  expect(await refreshIfDue(id)).toBe(true);
  expect(await agreementOf(number)).toBe('STOP');
  await untilHeard(number, 2);
  await refreshIfDue(id);
  await market.advanceClock(3_600_000);
  expect(await refreshIfDue(id)).toBe(false);
  expect((await scene.center(visitor)).rechargeCenter?.contractStatus).toBe('ORDINARY');
});

test('W-08 one that the payment app has as TEMP lapses after its day, as one that it does not know', async () => {
  const { visitor, id, number } = await openContract();
  const { payment } = market.worker;
  if (!payment) throw new Error('no payment app');
  const unsigned = { agreementNo: '1', externalAgreementNo: number, status: 'TEMP', personalProductCode: '' };
  const exec = () => Promise.resolve(unsigned as never);
  const worker = { ...market.worker, payment: { ...payment, exec } };
  await refreshContract(worker, id);
  expect((await scene.contractOf(visitor)).status).toBe('pending');
  await market.advanceClock(25 * 3_600_000);
  await refreshContract(worker, id);
  expect((await scene.contractOf(visitor)).status).toBe('ended');
  expect((await scene.center(visitor)).rechargeCenter?.contractStatus).toBe('UNSIGNED');
});
