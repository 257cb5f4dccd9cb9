import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userIdOf } from '../../catalog/watch/watchClient.ts';
import { graphql } from '../../generated/gql.ts';
import { dieInService } from '../../kit/dieInService.ts';
import { newPhone, type TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
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
    const sessionId = '00000000-0000-7000-8000-000000000000';
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
