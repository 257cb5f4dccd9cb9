import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../../api/kernel/durations.ts';
import { graphql } from '../../generated/gql.ts';
import { newPhone, type TestClient } from '../../kit/testClient.ts';
import type { TestMarket } from '../../kit/testMarket.ts';
import { ask, clientAt, countCodes, guessesAt, openProxied, storm, type } from './codeScene.ts';

const OPEN_CHANGE = graphql(`
  mutation OpenChangeOfGuesser($code: String!) {
    requestPhoneChange(input: { code: $code }) {
      __typename
      ... on DomainError { code }
    }
  }
`);
const SIGN_OUT_OTHERS = 'mutation { signOutOtherDevices(input: {}) { __typename } }';

let market: TestMarket;
beforeAll(async () => {
  market = await openProxied();
});
afterAll(() => market.close());
beforeEach(() => market.advanceClock(25 * HOUR_MS));

const at = (address: string): TestClient => clientAt(market, address);

describe('all allowances together', () => {
  test('T-1 leave at most fifty guesses a day at the codes of one phone', async () => {
    const phone = newPhone();
    const devices = [at('203.0.113.10'), at('203.0.113.11')];
    for (const device of devices) {
      await device.signIn(phone);
      await market.advanceClock(61_000);
    }
    const [session] = devices;
    await market.advanceClock(25 * HOUR_MS);
    await market.owner.query('delete from sign_in_challenge');
    for (let hour = 0; hour < 3; hour += 1) {
      const strangers = [1, 2, 3].map((index) => at(`198.51.100.${hour * 10 + index}`));
      for (const client of [...devices, ...strangers]) {
        await ask(client, phone);
        for (let guess = 0; guess < 6; guess += 1) await type(client, phone, '000000');
      }
      await session?.query('mutation { requestStepUpCode(input: {}) { __typename } }');
      for (let guess = 0; guess < 6; guess += 1) await session?.must(OPEN_CHANGE, { code: '000000' });
      await market.advanceClock(HOUR_MS);
    }
    expect(await guessesAt(market, phone)).toBe(50);
  });

  test('T-2 send one phone at most ten codes a day and five an hour by strangers, from however many addresses', async () => {
    const phone = newPhone();
    const sentIn = async (from: number) => {
      for (let index = 0; index < 10; index += 1) await ask(at(`198.51.100.${from + index}`), phone);
      return countCodes(market, phone);
    };
    expect([await sentIn(1), await sentIn(20)]).toEqual([5, 5]);
    await market.advanceClock(HOUR_MS + 1_000);
    expect(await sentIn(40)).toBe(10);
    await market.advanceClock(HOUR_MS + 1_000);
    expect(await sentIn(60)).toBe(10);
  });

  test('T-2 one address gets three of them an hour and five a day', async () => {
    const [phone, client] = [newPhone(), at('198.51.100.200')];
    const answers: string[] = [];
    for (let count = 0; count < 8; count += 1) {
      if (count === 4) await market.advanceClock(HOUR_MS);
      answers.push(await ask(client, phone));
      await market.advanceClock(61_000);
    }
    const many = 'TOO_MANY_CODES';
    expect(answers).toEqual(['ok', 'ok', 'ok', many, 'ok', 'ok', many, many]);
  });
});

describe('a known device', () => {
  test('is known no longer once its owner signs it out elsewhere', async () => {
    const phone = newPhone();
    const [mine, theirs] = [await at('203.0.113.20').signIn(phone), at('203.0.113.21')];
    await market.advanceClock(61_000);
    await theirs.signIn(phone);
    await market.advanceClock(61_000);
    await mine.query(SIGN_OUT_OTHERS);
    await storm(market, at('203.0.113.21'), phone);
    expect([await ask(theirs, phone), await ask(mine, phone)]).toEqual(['TOO_MANY_CODES', 'ok']);
  });

  test('is known by a secret made at the sign-in, never by one that came along', async () => {
    const phone = newPhone();
    const owner = at('203.0.113.22');
    const planted = 'planted-planted-planted-planted-planted-123';
    owner.cookies.set('device', planted);
    await owner.signIn(phone);
    expect(owner.cookies.get('device')).not.toBe(planted);
    const thief = at('203.0.113.22');
    thief.cookies.set('device', planted);
    await market.advanceClock(61_000);
    await storm(market, thief, phone);
    expect([await ask(thief, phone), await ask(owner, phone)]).toEqual(['TOO_MANY_CODES', 'ok']);
  });

  test('T-3 is known to its own number alone: other numbers with and without an account are answered alike', async () => {
    const [known, unknown] = [newPhone(), newPhone()];
    await at('203.0.113.23').signIn(known);
    const stranger = await at('203.0.113.24').signIn();
    await market.advanceClock(HOUR_MS * 25);
    const answersFor = async (phone: string) => {
      const answers: string[] = [];
      for (let count = 0; count < 4; count += 1) {
        answers.push(await ask(stranger, phone), await type(stranger, phone, 'x'));
        await market.advanceClock(61_000);
      }
      return answers;
    };
    const answers = await answersFor(known);
    await market.advanceClock(HOUR_MS);
    expect(await answersFor(unknown)).toEqual(answers);
  });
});
