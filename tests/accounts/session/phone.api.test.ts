import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPhoneChange } from '../../../api/accounts/session/phoneChange.store.ts';
import { requestNewPhoneCode } from '../../../api/accounts/session/phoneChange.ts';
import { SmsError } from '../../../api/accounts/sms/smsGateway.ts';
import { changePhone } from '../../../api/accounts/user/user.store.ts';
import { HOUR_MS } from '../../../api/kernel/durations.ts';
import { inTransaction } from '../../../api/kernel/tx.ts';
import { userIdOf } from '../../catalog/watch/watchClient.ts';
import { graphql } from '../../generated/gql.ts';
import { dieInService } from '../../kit/dieInService.ts';
import { sandbox } from '../../kit/rounds.ts';
import { newPhone, type TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { untilBlocked } from '../../kit/untilBlocked.ts';
import { giveProceeds, WITHDRAW } from '../../payments/withdrawal/withdrawalScene.ts';
import { formOf, openPerson, type Person, VERIFICATION, VERIFY } from '../verification/verificationScene.ts';
import { isSignedIn } from './viewer.ts';

const OPEN_CHANGE = graphql(`
  mutation OpenPhoneChange($code: String!) {
    requestPhoneChange(input: { code: $code }) {
      __typename
      ... on DomainError { code }
    }
  }
`);
const NAME_PHONE = graphql(`
  mutation NameNewPhone($phone: String!) {
    requestNewPhoneCode(input: { phone: $phone }) {
      __typename
      ... on DomainError { code }
    }
  }
`);
const SET_PHONE = graphql(`
  mutation SetPhone($code: String!) {
    setPhone(input: { code: $code }) {
      __typename
      ... on SetPhonePayload { viewer { phone } }
      ... on DomainError { code }
      ... on PhoneTaken { field }
    }
  }
`);
const masked = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(7)}`;

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

/** Leads a person to where the new phone's code is typed. */
async function codeOfNew(person: Person, phone: string): Promise<string> {
  await person.client.must(OPEN_CHANGE, { code: await person.code() });
  const { requestNewPhoneCode } = await person.client.must(NAME_PHONE, { phone });
  expect(requestNewPhoneCode.__typename).toBe('RequestNewPhoneCodePayload');
  return person.client.readCode(phone);
}

const phoneOf = async (client: TestClient): Promise<string> =>
  (await market.owner.query('select phone from app_user where id = $1', [await userIdOf(client)])).rows[0]
    .phone;

/** The only session of a user. */
async function sessionIdOf(userId: string): Promise<string> {
  const { rows } = await market.owner.query('select id from session where user_id = $1', [userId]);
  expect(rows).toHaveLength(1);
  return rows[0].id;
}

/** Changes a person's phone number. */
async function moveToNewPhone(person: Person): Promise<void> {
  const phone = newPhone();
  const code = await codeOfNew(person, phone);
  const { setPhone } = await person.client.must(SET_PHONE, { code });
  expect(setPhone.__typename).toBe('SetPhonePayload');
  person.phone = phone;
}

describe('U-01 another phone number', () => {
  test('takes both phones’ codes; other devices end, withdrawals freeze, a message tells it; again is refused', async () => {
    const person = await openPerson(market);
    await person.client.must(VERIFY, { input: await formOf(person) });
    await market.advanceClock(61_000);
    const other = await market.visitor().signIn(person.phone);
    const phone = newPhone();
    const code = await codeOfNew(person, phone);
    const { setPhone } = await person.client.must(SET_PHONE, { code });
    expect(setPhone).toMatchObject({ __typename: 'SetPhonePayload', viewer: { phone: masked(phone) } });
    expect([await isSignedIn(person.client), await isSignedIn(other)]).toEqual([true, false]);
    expect((await person.client.must(VERIFICATION, {})).viewer?.verification?.frozenUntil).not.toBeNull();
    const { data } = await person.client.query<{ viewer: { messages: { edges: { node: object }[] } } }>(
      '{ viewer { messages(first: 1, type: SYSTEM) { edges { node { titleZh bodyZh } } } } }',
    );
    expect(data?.viewer.messages.edges[0]?.node).toMatchObject({
      titleZh: '手机号已更换',
      bodyZh: expect.stringContaining(masked(phone)),
    });
    const again = await person.client.must(SET_PHONE, { code });
    expect(again.setPhone).toMatchObject({ code: 'PHONE_CHANGE_MISSING' });
    // The new number signs in to the same account, the old one to a new account.
    await market.advanceClock(61 * 60_000);
    expect(await userIdOf(await market.visitor().signIn(phone))).toBe(await userIdOf(person.client));
    expect(await userIdOf(await market.visitor().signIn(person.phone))).not.toBe(
      await userIdOf(person.client),
    );
  });

  test('is refused step by step, each by its name, and nothing changes', async () => {
    const person = await openPerson(market);
    const phone = newPhone();
    const name = async (number: string) =>
      (await person.client.must(NAME_PHONE, { phone: number })).requestNewPhoneCode;
    expect(await name(phone)).toMatchObject({ code: 'PHONE_CHANGE_MISSING' });
    expect((await person.client.must(SET_PHONE, { code: '000000' })).setPhone).toMatchObject({
      code: 'PHONE_CHANGE_MISSING',
    });
    const code = await person.code();
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await person.client.must(OPEN_CHANGE, { code: wrong })).requestPhoneChange).toMatchObject({
      code: 'STEP_UP_CODE_WRONG',
    });
    await person.client.must(OPEN_CHANGE, { code });
    // Used up.
    expect((await person.client.must(OPEN_CHANGE, { code })).requestPhoneChange).toMatchObject({
      code: 'STEP_UP_CODE_WRONG',
    });
    expect(await name('123')).toMatchObject({ code: 'PHONE_INVALID' });
    expect(await name(person.phone)).toMatchObject({ code: 'PHONE_UNCHANGED' });
    expect((await name(phone)).__typename).toBe('RequestNewPhoneCodePayload');
    expect(await name(phone)).toMatchObject({ code: 'TOO_MANY_CODES' });
    const sent = await person.client.readCode(phone);
    const other = sent === '000000' ? '000001' : '000000';
    expect((await person.client.must(SET_PHONE, { code: other })).setPhone).toMatchObject({
      code: 'STEP_UP_CODE_WRONG',
    });
    await market.advanceClock(11 * 60_000);
    expect((await person.client.must(SET_PHONE, { code: sent })).setPhone).toMatchObject({
      code: 'PHONE_CHANGE_MISSING',
    });
    expect(await phoneOf(person.client)).toBe(`+86${person.phone}`);
  });

  test('of a change that is begun again within a minute takes the code that was sent before', async () => {
    const person = await openPerson(market);
    const phone = newPhone();
    const code = await codeOfNew(person, phone);
    const userId = await userIdOf(person.client);
    const changer = { userId, sessionId: await sessionIdOf(userId) };
    await inTransaction(market.platform.db, (tx) => openPhoneChange(tx, changer, 600_000));
    const named = await person.client.must(NAME_PHONE, { phone });
    expect(named.requestNewPhoneCode).toMatchObject({ code: 'TOO_MANY_CODES' });
    expect((await person.client.must(SET_PHONE, { code })).setPhone.__typename).toBe('SetPhonePayload');
  });

  test('that is somebody’s is refused, only after its own code', async () => {
    const [person, owner] = [await openPerson(market), await openPerson(market)];
    const code = await codeOfNew(person, owner.phone);
    expect((await person.client.must(SET_PHONE, { code })).setPhone).toMatchObject({
      code: 'PHONE_TAKEN',
      field: 'phone',
    });
    expect(await phoneOf(person.client)).toBe(`+86${person.phone}`);
    expect(await isSignedIn(owner.client)).toBe(true);
  });

  test('of two presses at once one changes it', async () => {
    const person = await openPerson(market);
    const code = await codeOfNew(person, newPhone());
    const answers = await Promise.all([
      person.client.must(SET_PHONE, { code }),
      person.client.must(SET_PHONE, { code }),
    ]);
    const kinds = answers.map(({ setPhone }) => setPhone.__typename);
    expect(kinds.filter((kind) => kind === 'SetPhonePayload')).toHaveLength(1);
  });

  test('wanted by two at once is one’s', async () => {
    const [left, right] = [await openPerson(market), await openPerson(market)];
    const phone = newPhone();
    const first = await codeOfNew(left, phone);
    await right.client.must(OPEN_CHANGE, { code: await right.code() });
    await right.client.must(NAME_PHONE, { phone });
    // The later code invalidates the earlier one. The holder of the phone enters it for both.
    const second = await right.client.readCode(phone);
    const answers = await Promise.all([
      left.client.must(SET_PHONE, { code: first }),
      right.client.must(SET_PHONE, { code: second }),
      left.client.must(SET_PHONE, { code: second }),
    ]);
    expect(answers.filter(({ setPhone }) => setPhone.__typename === 'SetPhonePayload')).toHaveLength(1);
    const { rows } = await market.owner.query(
      'select count(*)::int as count from app_user where phone = $1',
      [`+86${phone}`],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('a crash before the commit changes nothing, and the same code is good still', async () => {
    const person = await openPerson(market);
    const phone = newPhone();
    const code = await codeOfNew(person, phone);
    const userId = await userIdOf(person.client);
    const sessionId = await sessionIdOf(userId);
    const origin = { sessionId, address: '127.0.0.1', userAgent: 'test' };
    const args = [{ userId, code, origin }];
    expect(
      await dieInService(market, 'phone.moved', {
        file: 'accounts/security/setPhone.ts',
        service: 'setPhone',
        args,
      }),
    ).toBe('SIGKILL');
    expect(await phoneOf(person.client)).toBe(`+86${person.phone}`);
    const { setPhone } = await person.client.must(SET_PHONE, { code });
    expect(setPhone.__typename).toBe('SetPhonePayload');
  });
});

describe('T-21 the freeze after a change of the phone number', () => {
  async function restrictionsOf({ client }: Person) {
    const { data } = await client.query<{ viewer: { restrictions: { kind: string; reason: string }[] } }>(
      '{ viewer { restrictions { kind reason } } }',
    );
    return data?.viewer.restrictions;
  }

  test('stops withdrawals of whoever is verified afterwards, until a day after the change', async () => {
    const person = await openPerson(market);
    await moveToNewPhone(person);
    const { rows } = await market.owner.query('select clock_now() as now');
    await market.advanceClock(10 * HOUR_MS);
    expect(await restrictionsOf(person)).toEqual([]);
    const { verifyRealName } = await person.client.must(VERIFY, { input: await formOf(person) });
    expect(verifyRealName.__typename).toBe('VerifyRealNamePayload');
    await giveProceeds(market, await userIdOf(person.client), 100_000n);
    const withdraw = async () => {
      const input = {
        amountCents: 10_000,
        code: await person.code(),
        clientRequestId: crypto.randomUUID(),
      };
      return (await person.client.must(WITHDRAW, { input })).withdraw;
    };
    const refused = await withdraw();
    expect(refused).toMatchObject({ code: 'WITHDRAWALS_FROZEN' });
    const until = refused.__typename === 'WithdrawalsFrozen' ? Date.parse(refused.until) : 0;
    expect(Math.abs(until - rows[0].now.getTime() - 24 * HOUR_MS)).toBeLessThan(60_000);
    expect(await restrictionsOf(person)).toEqual([{ kind: 'WITHDRAWALS_FROZEN', reason: 'PHONE_CHANGED' }]);
    await market.advanceClock(13.5 * HOUR_MS);
    expect(await withdraw()).toMatchObject({ code: 'WITHDRAWALS_FROZEN' });
    await market.advanceClock(HOUR_MS);
    expect((await withdraw()).__typename).toBe('WithdrawPayload');
    expect(await restrictionsOf(person)).toEqual([]);
  });

  test('is over for whoever is verified more than a day after it', async () => {
    const person = await openPerson(market);
    await moveToNewPhone(person);
    await market.advanceClock(24 * HOUR_MS);
    const { verifyRealName } = await person.client.must(VERIFY, { input: await formOf(person) });
    expect(verifyRealName).toMatchObject({ viewer: { verification: { frozenUntil: null } } });
  });

  test('begins also where both happen at once', async () => {
    const person = await openPerson(market);
    const form = await formOf(person);
    const userId = await userIdOf(person.client);
    const { promise: verifying, resolve: startedVerifying } = Promise.withResolvers<void>();
    const moving = inTransaction(market.platform.db, async (tx) => {
      await changePhone(tx, userId, `+86${newPhone()}`);
      await verifying;
      await tx.$executeRaw`
        insert into account_action (id, user_id, kind) values (gen_random_uuid(), ${userId}::uuid, 'setPhone')`;
    });
    const answer = person.client.must(VERIFY, { input: form });
    await untilBlocked(market);
    startedVerifying();
    await moving;
    const { verifyRealName } = await answer;
    expect(verifyRealName).toMatchObject({
      viewer: { verification: { frozenUntil: expect.any(String) } },
    });
  });
});

describe('an opened change of the phone number', () => {
  test('is continued by the session that gave the code of the old phone, and by no other', async () => {
    const person = await openPerson(market);
    const stolen = await market.visitor().signIn(person.phone);
    const phone = newPhone();
    const missing = { code: 'PHONE_CHANGE_MISSING' };
    await person.client.must(OPEN_CHANGE, { code: await person.code() });
    expect((await stolen.must(NAME_PHONE, { phone: newPhone() })).requestNewPhoneCode).toMatchObject(missing);
    await person.client.must(NAME_PHONE, { phone });
    const code = await person.client.readCode(phone);
    expect((await stolen.must(SET_PHONE, { code })).setPhone).toMatchObject(missing);
    expect(await phoneOf(person.client)).toBe(`+86${person.phone}`);
    const { setPhone } = await person.client.must(SET_PHONE, { code });
    expect(setPhone).toMatchObject({ viewer: { phone: masked(phone) } });
  });

  test('of a time when no session was stored is not open', async () => {
    const person = await openPerson(market);
    const code = await codeOfNew(person, newPhone());
    await market.owner.query('update phone_change set session_id = null where user_id = $1', [
      await userIdOf(person.client),
    ]);
    expect((await person.client.must(SET_PHONE, { code })).setPhone).toMatchObject({
      code: 'PHONE_CHANGE_MISSING',
    });
  });

  test('keeps the number that has a code while another one is refused', async () => {
    const person = await openPerson(market);
    const code = await codeOfNew(person, newPhone());
    const name = async (phone: string) =>
      (await person.client.must(NAME_PHONE, { phone })).requestNewPhoneCode;
    const [dead, busy] = [newPhone(), newPhone()];
    const fault = { service: 'sms', kind: 'refusal', code: 'isv.MOBILE_NUMBER_ILLEGAL', count: 1 };
    await sandbox(market, 'faults', fault);
    expect(await name(dead)).toMatchObject({ code: 'CODE_NOT_SENT' });
    await market.owner.query(
      `insert into sign_in_challenge (id, phone, address, code_hash, salt, expires_at)
       select gen_random_uuid(), $1, '192.0.2.1', '', '', clock_now() from generate_series(1, 10)`,
      [`+86${busy}`],
    );
    expect(await name(busy)).toMatchObject({ code: 'TOO_MANY_CODES' });
    expect((await person.client.must(SET_PHONE, { code })).setPhone.__typename).toBe('SetPhonePayload');
  });

  test('takes the number whose message may be on its way', async () => {
    const person = await openPerson(market);
    await person.client.must(OPEN_CHANGE, { code: await person.code() });
    const userId = await userIdOf(person.client);
    let sent = '';
    const silent = {
      async sendCode(_phone: string, code: string): Promise<never> {
        sent = code;
        throw new SmsError('ambiguous', 'no answer');
      },
    };
    const request = {
      userId,
      sessionId: await sessionIdOf(userId),
      phone: newPhone(),
      address: '127.0.0.1',
    };
    await expect(requestNewPhoneCode(market.platform, silent, request)).rejects.toMatchObject({
      code: 'codeNotSent',
    });
    expect((await person.client.must(SET_PHONE, { code: sent })).setPhone.__typename).toBe('SetPhonePayload');
  });
});
