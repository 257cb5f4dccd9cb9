import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashSecret } from '../../../api/accounts/session/signIn.ts';
import { DAY_MS, MINUTE_MS } from '../../../api/kernel/durations.ts';
import { newPhone, type TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { BY_GRAPHQL, BY_REST } from './signInDoors.ts';
import { isSignedIn } from './viewer.ts';

let market: TestMarket;
let secure: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  secure = await openTestMarket({ PUBLIC_URL: 'https://shiji.example' });
});
afterAll(async () => {
  await market.close();
  await secure.close();
});

/** Signs in through REST and returns the cookies as they were set. */
async function signInForCookies(client: TestClient, isKept: boolean): Promise<string[]> {
  const phone = newPhone();
  await BY_REST.requestCode(client, phone);
  const form = { phone, code: await client.readCode(phone), keepSignedIn: isKept, hasAgreed: true };
  const response = await client.fetch('/web/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  });
  expect(((await response.json()) as { code: number }).code).toBe(0);
  return response.headers.getSetCookie().toSorted();
}

describe('the cookie', () => {
  test('A-02 lasts 15 days where that was wanted, and else ends with the browser', async () => {
    const isOfSession = (cookie: string) => !cookie.startsWith('device=');
    const all = await signInForCookies(market.visitor(), true);
    const kept = all.filter(isOfSession);
    expect(kept).toHaveLength(2);
    for (const cookie of kept) expect(cookie).toMatch(/; Max-Age=1296000;/);
    const plain = (await signInForCookies(market.visitor(), false)).filter(isOfSession);
    expect(plain).toHaveLength(2);
    for (const cookie of plain) expect(cookie).not.toMatch(/Max-Age|Expires/i);
    // The browser's name opens nothing and outlives the session (decision 0047).
    expect(all.filter((cookie) => !isOfSession(cookie))).toEqual([
      expect.stringMatching(/; Max-Age=34560000;/),
    ]);
  });

  test('A-02 the server keeps the same time: 15 days, or one at most', async () => {
    const [kept, plain] = [market.visitor(), market.visitor()];
    await signInForCookies(kept, true);
    await signInForCookies(plain, false);
    await market.advanceClock(DAY_MS - MINUTE_MS);
    expect([await isSignedIn(kept), await isSignedIn(plain)]).toEqual([true, true]);
    await market.advanceClock(2 * MINUTE_MS);
    expect([await isSignedIn(kept), await isSignedIn(plain)]).toEqual([true, false]);
    await market.advanceClock(14 * DAY_MS - 2 * MINUTE_MS);
    expect(await isSignedIn(kept)).toBe(true);
    await market.advanceClock(2 * MINUTE_MS);
    expect(await isSignedIn(kept)).toBe(false);
  });

  test('A-03 is named Authorization, for all paths, HttpOnly, SameSite, and Secure outside of localhost', async () => {
    const local = await signInForCookies(market.visitor(), true);
    expect(local.map((cookie) => cookie.split('=')[0])).toEqual(['Authorization', 'bind', 'device']);
    const outside = await signInForCookies(secure.visitor(), true);
    expect(outside.map((cookie) => cookie.split('=')[0])).toEqual([
      'Authorization',
      '__Host-bind',
      '__Host-device',
    ]);
    for (const cookie of [...local, ...outside]) {
      expect(cookie).toMatch(/; Path=\//);
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).toMatch(/; SameSite=Lax/);
      expect(cookie).not.toMatch(/Domain/i);
    }
    for (const cookie of local) expect(cookie).not.toMatch(/Secure/);
    for (const cookie of outside) expect(cookie).toMatch(/; Secure/);
  });
});

describe('T-4 a session cannot be fixed or stolen', () => {
  test('signing in makes a new token, whatever came along, and leaves the old session to its owner', async () => {
    const [client, owner] = [market.visitor(), await market.visitor().signIn()];
    const old = new Map(owner.cookies);
    const invented = new Map([
      ['Authorization', 'A'.repeat(43)],
      ['bind', 'B'.repeat(43)],
    ]);
    const tokens = [...old.values(), ...invented.values()];
    for (const [planted, opens] of [
      [old, true],
      [invented, false],
    ] as const) {
      for (const [name, value] of planted) client.cookies.set(name, value);
      expect(await isSignedIn(client)).toBe(opens);
      // Through the form, so that what was planted comes along.
      await client.signInByCode();
      const token = client.cookies.get('Authorization') ?? '';
      expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(tokens).not.toContain(token);
      tokens.push(token);
      expect(await isSignedIn(client)).toBe(true);
    }
    expect(await isSignedIn(owner)).toBe(true);
    expect(owner.cookies).toEqual(old);
  });

  test('both cookies are needed, and both of one session', async () => {
    const [one, two] = [await market.visitor().signIn(), await market.visitor().signIn()];
    const cookie = (from: TestClient, name: string) => [name, from.cookies.get(name) ?? ''] as const;
    const jars = [
      [cookie(one, 'Authorization')],
      [cookie(one, 'bind')],
      [cookie(one, 'Authorization'), cookie(two, 'bind')],
      [
        ['Authorization', one.cookies.get('bind') ?? ''] as const,
        ['bind', one.cookies.get('Authorization') ?? ''] as const,
      ],
    ];
    for (const jar of jars) {
      const thief = market.visitor();
      for (const [name, value] of jar) thief.cookies.set(name, value);
      expect(await isSignedIn(thief)).toBe(false);
    }
    expect(await isSignedIn(one)).toBe(true);
  });

  test('the database keeps their hashes alone', async () => {
    const client = await market.visitor().signIn();
    const secrets = [client.cookies.get('Authorization') ?? '', client.cookies.get('bind') ?? ''];
    const [token = ''] = secrets;
    expect(await findText(hashSecret(token))).toEqual(['public.session']);
    for (const secret of secrets) expect(await findText(secret)).toEqual([]);
  });
});

/** The tables with a row that holds a text. */
async function findText(text: string): Promise<string[]> {
  const { rows } = await market.owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hit = await market.owner.query(
      `select 1 from ${name} as row where strpos(row::text, $1) > 0 limit 1`,
      [text],
    );
    if (hit.rowCount) found.push(name);
  }
  return found;
}

describe('signing out', () => {
  const WAYS = [
    {
      name: 'DELETE /web/user',
      signOut: (client: TestClient) => client.fetch('/web/user', { method: 'DELETE' }),
    },
    {
      name: 'signOut',
      signOut: (client: TestClient) =>
        client.fetch('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
          body: JSON.stringify({
            query: 'mutation { signOut(input: {}) { ... on SignOutPayload { isSignedOut } } }',
          }),
        }),
    },
  ];

  test.each(WAYS)(
    'A-04 $name deletes the session on the server and clears both cookies',
    async ({ signOut }) => {
      const client = await market.visitor().signIn();
      const stolen = market.visitor();
      for (const [name, value] of client.cookies) stolen.cookies.set(name, value);
      const hash = hashSecret(client.cookies.get('Authorization') ?? '');
      expect(await isSignedIn(stolen)).toBe(true);
      const response = await signOut(client);
      expect(response.status).toBe(200);
      const cleared = response.headers.getSetCookie().toSorted();
      expect(cleared.map((cookie) => cookie.split(';')[0])).toEqual(['Authorization=', 'bind=']);
      for (const cookie of cleared) expect(cookie).toMatch(/Expires=Thu, 01 Jan 1970|Max-Age=0/);
      expect([...client.cookies.keys()]).toEqual(['device']);
      expect(await isSignedIn(stolen)).toBe(false);
      expect((await market.owner.query('select 1 from session where token_hash = $1', [hash])).rowCount).toBe(
        0,
      );
      expect((await signOut(stolen)).status).toBe(200);
    },
  );

  test('A-04 REST says so in the language of the reader', async () => {
    const client = await market.visitor().signIn();
    expect((await client.rest('DELETE', '/web/user')).body).toEqual({
      code: 0,
      msg: '已退出登录',
      data: null,
    });
    const english = market.visitor();
    english.cookies.set('language', 'en');
    expect((await english.rest('DELETE', '/web/user')).body.msg).toBe('Signed out');
  });

  test('it ends this session and no other of the same person', async () => {
    const phone = newPhone();
    const first = await market.visitor().signIn(phone);
    await market.advanceClock(MINUTE_MS + 1_000);
    const second = await market.visitor().signIn(phone);
    await first.rest('DELETE', '/web/user');
    expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, true]);
  });
});

describe('without a session', () => {
  test('A-06 REST answers code 401 and GraphQL UNAUTHENTICATED, for visitors and for sessions that ended', async () => {
    const ended = await market.visitor().signIn();
    await market.owner.query('delete from session where token_hash = $1', [
      hashSecret(ended.cookies.get('Authorization') ?? ''),
    ]);
    for (const client of [market.visitor(), ended]) {
      for (const path of ['/web/user', '/web/order/20260101000000000000']) {
        const { status, body } = await client.rest('GET', path);
        expect([status, body]).toEqual([
          200,
          { code: 401, msg: '请先登录', data: null, request_id: expect.any(String) },
        ]);
      }
      const { errors, data } = await client.query(
        'mutation { markMessagesRead(input: { isAll: true }) { ... on MarkMessagesReadPayload { viewer { id } } } }',
      );
      expect([data, errors[0]?.extensions?.code]).toEqual([null, 'UNAUTHENTICATED']);
    }
  });

  test('GraphQL and REST sign the same person in', async () => {
    const phone = newPhone();
    const ids = [];
    for (const way of [BY_GRAPHQL, BY_REST]) {
      const client = market.visitor();
      await way.requestCode(client, phone);
      expect(await way.signIn(client, { phone, code: await client.readCode(phone) })).toBe('ok');
      const { body } = await client.rest('GET', '/web/user');
      ids.push((body.data as { id: string }).id);
      await market.advanceClock(MINUTE_MS + 1_000);
    }
    expect(ids[0]).toBe(ids[1]);
  });
});
