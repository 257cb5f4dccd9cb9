import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../../../api/kernel/durations.ts';
import { newPhone, type TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { BY_GRAPHQL, BY_REST, type SignInDoor } from './signInDoors.ts';
import { isSignedIn } from './viewer.ts';

const WAYS = [BY_GRAPHQL, BY_REST];

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());
beforeEach(() => market.owner.query('delete from sign_in_failure'));

/** A phone with a code that has just come. */
async function askCode(way: SignInDoor, client: TestClient, phone = newPhone()) {
  expect(await way.requestCode(client, phone)).toBe('ok');
  return { phone, code: await client.readCode(phone) };
}

function otherThan(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

async function countSessions(phone: string): Promise<number> {
  const { rows } = await market.owner.query<{ count: number }>(
    'select count(*)::int as count from session s join app_user u on u.id = s.user_id where u.phone = $1',
    [`+86${phone}`],
  );
  return rows[0]?.count ?? 0;
}

describe.each(WAYS)('signing in by $name', (way) => {
  test('A-01 takes a correct phone number, a code and the agreement; each missing one has its own refusal', async () => {
    const client = market.visitor();
    const { phone, code } = await askCode(way, client);
    for (const bad of ['', '12345', '13800', '+14155550100', 'abc', '１３８００１３８０００']) {
      expect(await way.signIn(client, { phone: bad, code }), bad).toBe('PHONE_INVALID');
      expect(await way.requestCode(client, bad), bad).toBe('PHONE_INVALID');
    }
    expect(await way.signIn(client, { phone, code, hasAgreed: false })).toBe('AGREEMENT_MISSING');
    expect(await way.signIn(client, { phone, code: '' })).toBe('CODE_WRONG');
    expect(await isSignedIn(client)).toBe(false);
    // Input that the form rejects uses up neither an attempt nor a code.
    expect(await way.signIn(client, { phone, code })).toBe('ok');
    expect(await isSignedIn(client)).toBe(true);
  });

  test('A-05 a wrong code is refused, a code signs in once, and it is good for five minutes', async () => {
    const client = market.visitor();
    const { phone, code } = await askCode(way, client);
    expect(await way.signIn(client, { phone, code: otherThan(code) })).toBe('CODE_WRONG');
    expect(await way.signIn(client, { phone, code })).toBe('ok');
    expect(await way.signIn(market.visitor(), { phone, code })).toBe('CODE_WRONG');

    const late = await askCode(way, client);
    const inTime = await askCode(way, client);
    await market.advanceClock(4.5 * MINUTE_MS);
    expect(await way.signIn(market.visitor(), inTime)).toBe('ok');
    await market.advanceClock(MINUTE_MS);
    expect(await way.signIn(market.visitor(), late)).toBe('CODE_WRONG');
  });

  test('A-05 a new code voids the one before, and one phone cannot use the code of another', async () => {
    const client = market.visitor();
    const first = await askCode(way, client);
    await market.advanceClock(MINUTE_MS + 1_000);
    const second = await askCode(way, client, first.phone);
    if (first.code !== second.code) expect(await way.signIn(client, first)).toBe('CODE_WRONG');
    const other = await askCode(way, client);
    if (other.code !== second.code) {
      expect(await way.signIn(client, { phone: second.phone, code: other.code })).toBe('CODE_WRONG');
    }
    expect(await way.signIn(client, second)).toBe('ok');
  });

  test('A-05 T-1 five wrong tries spend a code: the right one then fails too', async () => {
    const client = market.visitor();
    const { phone, code } = await askCode(way, client);
    for (let guess = 1; guess <= 5; guess++) {
      expect(await way.signIn(client, { phone, code: otherThan(code) })).toBe('CODE_WRONG');
    }
    expect(await way.signIn(client, { phone, code })).toBe('CODE_WRONG');
    expect(await countSessions(phone)).toBe(0);
  });

  test('a code other than six ASCII digits is wrong, and does not use up an attempt of the phone', async () => {
    const client = market.visitor();
    const { phone, code } = await askCode(way, client);
    for (const bad of ['12345', '1234567', '１２３４５６', ' 123456', 'null', '12345a', `${code}\n`]) {
      expect(await way.signIn(client, { phone, code: bad }), JSON.stringify(bad)).toBe('CODE_WRONG');
    }
    expect(await way.signIn(client, { phone, code })).toBe('ok');
  });

  test('twenty sign-ins with the same code at the same moment make one session', async () => {
    const client = market.visitor();
    const form = await askCode(way, client);
    const answers = await Promise.all(Array.from({ length: 20 }, () => way.signIn(market.visitor(), form)));
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'CODE_WRONG')).toHaveLength(19);
    expect(await countSessions(form.phone)).toBe(1);
  });

  test('T-3 known and unknown phones are answered alike', async () => {
    const known = newPhone();
    await market.visitor().signIn(known);
    await market.advanceClock(MINUTE_MS + 1_000);
    const answers = [];
    for (const phone of [known, newPhone()]) {
      const client = market.visitor();
      const asked = await way.requestCode(client, phone);
      const wrong = await way.signIn(client, { phone, code: otherThan(await client.readCode(phone)) });
      answers.push([asked, wrong, [...client.cookies.keys()]]);
    }
    expect(answers[0]).toEqual(['ok', 'CODE_WRONG', ['device']]);
    expect(answers[1]).toEqual(answers[0]);
  });
});

describe('limits', () => {
  test('T-1 an address that was wrong thirty times in an hour is not heard, even with the right code', async () => {
    const client = market.visitor();
    for (let guess = 0; guess < 30; guess++) {
      expect(await BY_REST.signIn(client, { phone: newPhone(), code: '123456' })).toBe('CODE_WRONG');
    }
    const form = await askCode(BY_REST, client);
    expect(await BY_REST.signIn(client, form)).toBe('TOO_MANY_CODES');
    expect(await BY_GRAPHQL.signIn(client, form)).toBe('TOO_MANY_CODES');
    await market.advanceClock(61 * MINUTE_MS);
    expect(await BY_REST.signIn(client, await askCode(BY_REST, client))).toBe('ok');
  });

  test('T-1 guesses at the same moment get five tries together', async () => {
    const client = market.visitor();
    const { phone, code } = await askCode(BY_REST, client);
    const guesses = Array.from({ length: 25 }, () =>
      BY_REST.signIn(client, { phone, code: otherThan(code) }),
    );
    await Promise.all(guesses);
    const { rows } = await market.owner.query('select attempts from sign_in_challenge where phone = $1', [
      `+86${phone}`,
    ]);
    expect(rows).toEqual([{ attempts: 5 }]);
  });
});
