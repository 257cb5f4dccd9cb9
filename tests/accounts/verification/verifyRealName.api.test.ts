import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../api/kernel/durations.ts';
import { sandbox } from '../../kit/rounds.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { formOf, newIdNumber, openPerson, SET_ACCOUNT, VERIFICATION, VERIFY } from './verificationScene.ts';

const lines: string[] = [];
let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ LOG_LEVEL: 'debug' }, null, { write: (line) => void lines.push(line) });
});
afterAll(() => market.close());

const checksAsked = async (): Promise<number> =>
  Number((await market.owner.query('select count(*) from sandbox.identity_check')).rows[0].count);

describe('real-name verification', () => {
  test('U-02 W-06 verifies, masks what it shows, by both APIs', async () => {
    const person = await openPerson(market);
    expect((await person.client.must(VERIFICATION, {})).viewer?.verification).toBeNull();
    const form = { ...(await formOf(person)), idNumber: newIdNumber('19491231') };
    const masked = `138****${form.paymentAccount.slice(-4)}`;
    const { verifyRealName } = await person.client.must(VERIFY, { input: form });
    expect(verifyRealName).toMatchObject({
      __typename: 'VerifyRealNamePayload',
      viewer: { verification: { name: '张*', paymentAccount: masked, frozenUntil: null } },
    });
    const { body } = await person.client.rest('GET', '/web/user');
    expect(body.data).toMatchObject({
      verifiedStatus: 1,
      name: '张*',
      idNumber: `${form.idNumber.slice(0, 4)}**********${form.idNumber.slice(14)}`,
      withdrawAccount: masked,
    });
  });

  test.each([
    [{ name: 'Zhang San' }, { code: 'REAL_NAME_INVALID', field: 'name' }],
    [{ idNumber: '110105194912310021' }, { code: 'ID_NUMBER_INVALID', field: 'idNumber' }],
    [{ paymentAccount: 'alipay' }, { code: 'PAYMENT_ACCOUNT_INVALID', field: 'paymentAccount' }],
    [{ idNumber: newIdNumber('20150101') }, { code: 'IDENTITY_UNDERAGE', field: 'idNumber' }],
  ])(
    'U-02 %j is refused by name, before the service is asked and the code used up',
    async (wrong, refusal) => {
      const person = await openPerson(market);
      const form = await formOf(person);
      const before = await checksAsked();
      const { verifyRealName } = await person.client.must(VERIFY, { input: { ...form, ...wrong } });
      expect(verifyRealName).toMatchObject(refusal);
      expect(await checksAsked()).toBe(before);
      expect((await person.client.must(VERIFY, { input: form })).verifyRealName.__typename).toBe(
        'VerifyRealNamePayload',
      );
    },
  );

  test('U-02 a wrong code asks nobody', async () => {
    const person = await openPerson(market);
    const form = await formOf(person);
    const before = await checksAsked();
    const code = form.code === '000000' ? '000001' : '000000';
    const { verifyRealName } = await person.client.must(VERIFY, { input: { ...form, code } });
    expect(verifyRealName).toMatchObject({ code: 'STEP_UP_CODE_WRONG' });
    expect(await checksAsked()).toBe(before);
  });

  test('U-02 name and number that do not belong together are refused', async () => {
    const [one, other] = [await openPerson(market), await openPerson(market)];
    const form = await formOf(one);
    await one.client.must(VERIFY, { input: form });
    const wrong = { ...(await formOf(other)), idNumber: form.idNumber, name: '李四' };
    expect((await other.client.must(VERIFY, { input: wrong })).verifyRealName).toMatchObject({
      code: 'IDENTITY_MISMATCH',
      field: 'name',
    });
    const nobody = { ...(await formOf(other)), name: '查无此人' };
    expect((await other.client.must(VERIFY, { input: nobody })).verifyRealName).toMatchObject({
      code: 'IDENTITY_MISMATCH',
    });
  });

  test('U-02 one ID number is one user’s, also of two at the same moment', async () => {
    const people = await Promise.all([openPerson(market), openPerson(market)]);
    const idNumber = newIdNumber();
    const asks = await Promise.all(
      people.map(async (person) => ({
        client: person.client,
        input: { ...(await formOf(person)), idNumber },
      })),
    );
    const answers = await Promise.all(asks.map(({ client, input }) => client.must(VERIFY, { input })));
    const names = answers.map(({ verifyRealName }) => verifyRealName.__typename).sort();
    expect(names).toEqual(['IdNumberTaken', 'VerifyRealNamePayload']);
  });

  test('U-02 is done once: again, and twice at the same moment', async () => {
    const person = await openPerson(market);
    const form = await formOf(person);
    const twice = await Promise.all([1, 2].map(() => person.client.must(VERIFY, { input: form })));
    const done = twice.filter(({ verifyRealName }) => verifyRealName.__typename === 'VerifyRealNamePayload');
    expect(done).toHaveLength(1);
    const again = await person.client.must(VERIFY, { input: await formOf(person) });
    expect(again.verifyRealName).toMatchObject({ code: 'ALREADY_VERIFIED' });
  });

  test('T-22 one payment-app account is one user’s, also of two at the same moment, also one that was left', async () => {
    const people = await Promise.all([openPerson(market), openPerson(market)]);
    const paymentAccount = 'li.si@example.com';
    const asks = await Promise.all(
      people.map(async (person) => ({ person, input: { ...(await formOf(person)), paymentAccount } })),
    );
    const answers = await Promise.all(asks.map(({ person, input }) => person.client.must(VERIFY, { input })));
    const names = answers.map(({ verifyRealName }) => verifyRealName.__typename).sort();
    expect(names).toEqual(['PaymentAccountTaken', 'VerifyRealNamePayload']);
    const [first, second] = names[0] === answers[0]?.verifyRealName.__typename ? people.toReversed() : people;
    if (!first || !second) throw new Error('nobody');
    const left = { paymentAccount: 'li.er@example.com', code: await first.code() };
    await first.client.must(SET_ACCOUNT, { input: left });
    await second.client.must(VERIFY, { input: await formOf(second) });
    const taken = { paymentAccount, code: await second.code() };
    const { setPaymentAccount } = await second.client.must(SET_ACCOUNT, { input: taken });
    expect(setPaymentAccount).toMatchObject({ code: 'PAYMENT_ACCOUNT_TAKEN', field: 'paymentAccount' });
  });

  test.each([
    ['dead', { status: 503 }],
    ['silent', { kind: 'timeout', status: 504, delayMs: 1_500 }],
    ['talking nonsense', { kind: 'html' }],
  ])('U-02 a service that is %s leaves nothing behind', async (_, fault) => {
    const person = await openPerson(market);
    const form = await formOf(person);
    await sandbox(market, 'faults', { service: 'identity', ...fault });
    const { verifyRealName } = await person.client.must(VERIFY, { input: form });
    expect(verifyRealName).toMatchObject({ code: 'IDENTITY_NOT_REACHED' });
    expect((await person.client.must(VERIFICATION, {})).viewer?.verification).toBeNull();
    const again = { ...form, code: await person.code() };
    expect((await person.client.must(VERIFY, { input: again })).verifyRealName.__typename).toBe(
      'VerifyRealNamePayload',
    );
  });

  test('U-02 nothing typed stands readable in the database or in a log', async () => {
    const person = await openPerson(market);
    const form = { ...(await formOf(person)), name: '司马相如', paymentAccount: 'canary.x@example.com' };
    await person.client.must(VERIFY, { input: form });
    const { rows } = await market.owner.query(
      'select v::text as v, p::text as p from verification v join payment_account p on p.id = v.payment_account_id',
    );
    const kept = JSON.stringify(rows) + lines.join('');
    for (const secret of [form.name, form.idNumber, form.paymentAccount]) expect(kept).not.toContain(secret);
  });
});

describe('another payment-app account', () => {
  test('W-06 is bound after a code, freezes withdrawals for a day, and tells its owner', async () => {
    const person = await openPerson(market);
    await person.client.must(VERIFY, { input: await formOf(person) });
    const input = { paymentAccount: 'zhang@example.com', code: await person.code() };
    const { setPaymentAccount } = await person.client.must(SET_ACCOUNT, { input });
    if (setPaymentAccount.__typename !== 'SetPaymentAccountPayload') throw new Error('not set');
    const bound = setPaymentAccount.viewer.verification;
    expect(bound?.paymentAccount).toBe('z***@example.com');
    const { rows } = await market.owner.query('select clock_now() as now');
    const frozenMs = Date.parse(String(bound?.frozenUntil)) - rows[0].now.getTime();
    expect(frozenMs).toBeGreaterThan(DAY_MS - 60_000);
    expect(frozenMs).toBeLessThanOrEqual(DAY_MS);
    await market.advanceClock(DAY_MS);
    expect((await person.client.must(VERIFICATION, {})).viewer?.verification?.frozenUntil).toBeNull();
    const told = await market.owner.query(
      "select params from message where template = 'paymentAccountChanged' order by created_at desc limit 1",
    );
    expect(told.rows).toEqual([{ params: { accountName: 'z***@example.com' } }]);
  });

  test('W-06 the same account again freezes nothing', async () => {
    const person = await openPerson(market);
    await person.client.must(VERIFY, { input: await formOf(person) });
    const input = { paymentAccount: ` ${person.phone}`, code: await person.code() };
    const { setPaymentAccount } = await person.client.must(SET_ACCOUNT, { input });
    expect(setPaymentAccount).toMatchObject({ viewer: { verification: { frozenUntil: null } } });
  });

  test('W-06 needs a verification, a right account and a right code', async () => {
    const person = await openPerson(market);
    const ask = async (paymentAccount: string, code: string) =>
      (await person.client.must(SET_ACCOUNT, { input: { paymentAccount, code } })).setPaymentAccount;
    expect(await ask('13900139000', '123456')).toMatchObject({ code: 'VERIFICATION_MISSING' });
    await person.client.must(VERIFY, { input: await formOf(person) });
    expect(await ask('nowhere', '123456')).toMatchObject({
      code: 'PAYMENT_ACCOUNT_INVALID',
      field: 'paymentAccount',
    });
    expect(await ask('13900139000', '123456')).toMatchObject({ code: 'STEP_UP_CODE_WRONG' });
  });
});
