import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../../api/kernel/durations.ts';
import { graphql } from '../../generated/gql.ts';
import { newPhone, type TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openPerson } from '../verification/verificationScene.ts';
import { ask, clientAt, openProxied, storm, type } from './codeScene.ts';
import { isSignedIn } from './viewer.ts';

const OPEN_CHANGE = graphql(`
  mutation OpenChangeOfLockedOut($code: String!) {
    requestPhoneChange(input: { code: $code }) {
      __typename
      ... on DomainError { code }
    }
  }
`);

let market: TestMarket;
beforeAll(async () => {
  market = await openProxied();
});
afterAll(() => market.close());
beforeEach(() => market.advanceClock(25 * HOUR_MS));

const at = (address: string): TestClient => clientAt(market, address);

describe('a stranger who asks for codes and guesses', () => {
  test('A-05 does not keep a device that signed in before from signing in, though it shares the address', async () => {
    const phone = newPhone();
    const owner = await at('203.0.113.1').signIn(phone);
    await market.advanceClock(61_000);
    await storm(market, at('203.0.113.1'), phone);
    expect(await ask(at('203.0.113.1'), phone)).toBe('TOO_MANY_CODES');
    await owner.query('mutation { signOut(input: {}) { ... on SignOutPayload { isSignedOut } } }');
    expect(await ask(owner, phone)).toBe('ok');
    const code = await owner.readCode(phone);
    for (let guess = 0; guess < 5; guess += 1) await type(at('203.0.113.1'), phone, '000000');
    expect(await type(owner, phone, code)).toBe('ok');
    expect(await isSignedIn(owner)).toBe(true);
  });

  test('A-05 does not keep a new device elsewhere from signing in', async () => {
    const phone = newPhone();
    await at('203.0.113.2').signIn(phone);
    await market.advanceClock(61_000);
    await storm(market, at('198.51.100.1'), phone);
    await market.advanceClock(61_000);
    const fresh = at('203.0.113.3');
    expect(await ask(fresh, phone)).toBe('ok');
    expect(await type(fresh, phone, await fresh.readCode(phone))).toBe('ok');
  });

  test("A-05 does not spend or replace the owner's open code, from the same address or another", async () => {
    const phone = newPhone();
    const owner = at('203.0.113.4');
    expect(await ask(owner, phone)).toBe('ok');
    const code = await owner.readCode(phone);
    for (const stranger of [at('203.0.113.4'), at('198.51.100.2')])
      for (let guess = 0; guess < 6; guess += 1)
        await type(stranger, phone, code === '000000' ? '1' : '000000');
    expect(await ask(at('198.51.100.2'), phone)).toBe('ok');
    expect(await type(at('198.51.100.3'), phone, code), 'whoever did not ask for it').toBe('CODE_WRONG');
    expect(await type(owner, phone, code)).toBe('ok');
  });

  test('does not keep somebody signed in from step-up codes', async () => {
    const person = await openPerson(market);
    await market.advanceClock(61_000);
    await storm(market, at('198.51.100.4'), person.phone);
    await storm(market, at('127.0.0.1'), person.phone);
    const code = await person.code();
    for (let guess = 0; guess < 6; guess += 1) await type(at('127.0.0.1'), person.phone, code);
    expect((await person.client.must(OPEN_CHANGE, { code })).requestPhoneChange.__typename).toBe(
      'RequestPhoneChangePayload',
    );
  });

  test('whose address is over its limits takes nothing from devices and sessions at the same address', async () => {
    const busy = await openTestMarket({ SIGN_IN_FAILURES_PER_ADDRESS_HOUR: '3', SMS_PER_ADDRESS_HOUR: '6' });
    try {
      const phone = newPhone();
      const owner = await busy.visitor().signIn(phone);
      for (let count = 0; count < 6; count += 1) await ask(busy.visitor(), newPhone());
      for (let guess = 0; guess < 4; guess += 1)
        await type(busy.visitor(), newPhone(), '000000').catch(() => {});
      expect(await ask(busy.visitor(), newPhone())).toBe('TOO_MANY_CODES');
      await busy.advanceClock(61_000);
      expect(await ask(owner, phone)).toBe('ok');
      expect(await type(owner, phone, await owner.readCode(phone))).toBe('ok');
    } finally {
      await busy.close();
    }
  });
});
