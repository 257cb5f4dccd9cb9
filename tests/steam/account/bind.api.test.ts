import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEventStream } from '../../http/graphql/eventStream.ts';
import { globalId } from '../../kit/globalId.ts';
import { sandbox } from '../../kit/rounds.ts';
import { buyOne, openBuyer } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import {
  BIND,
  bindPerson,
  idOf,
  newSteamPerson,
  readAccounts,
  runBindings,
  type SteamPerson,
  uploadOf,
} from './bindingScene.ts';
import { giveListings, openOwner } from './ownerScene.ts';

let market: TestMarket;
let client: TestClient;
beforeAll(async () => {
  market = await openTestMarket();
  client = await market.visitor().signIn();
});
afterAll(() => market.close());

async function bind(person: SteamPerson, somebody = client) {
  return bindPerson(market, somebody, person);
}

/** Everything that is stored about a user's binding, read as the owner of the tables. */
async function rowsOf(person: SteamPerson) {
  const { rows: accounts } = await market.owner.query(
    'select * from steam_account where steam_id = $1 order by created_at',
    [person.steamId],
  );
  const { rows: bindings } = await market.owner.query(
    'select * from steam_binding where account_name = $1 order by created_at, id',
    [person.accountName],
  );
  return { accounts, bindings };
}

describe('a Mafile and its password become a bound account', () => {
  test.each(['number', 'text', 'zero', 'noSession', 'noDevice', 'old', 'cli'])(
    'S-01 S-07 written in the form %s',
    async (form) => {
      const person = await newSteamPerson(market, form);
      const { accounts, bindings } = await bind(person);
      const account = accounts.find(({ steamId }) => steamId === person.steamId);
      expect(account).toMatchObject({
        accountName: person.accountName,
        personaName: person.personaName,
        type: 'ORDINARY',
        status: 'NORMAL',
        tradeUrl: person.tradeUrl,
        inventoryStatus: 'NEVER',
        inventorySyncedAt: null,
      });
      const binding = bindings.find(({ accountName }) => accountName === person.accountName);
      expect(binding).toMatchObject({ status: 'BOUND', reason: null, steamAccount: { id: account?.id } });
      const daysLeft = (Date.parse(account?.refreshTokenExpiresAt ?? '') - Date.now()) / 86_400_000;
      expect(Math.round(daysLeft)).toBe(200);
      const waitMs = Date.parse(account?.inventoryDueAt ?? '') - Date.now();
      expect(waitMs).toBeGreaterThan(4.8 * 60_000);
      expect(waitMs).toBeLessThan(5.2 * 60_000);
      expect((await rowsOf(person)).bindings).toMatchObject([{ status: 'bound', sealed_upload: null }]);
    },
  );

  test('trade protection is acknowledged, and the owner gets a message', async () => {
    const person = await newSteamPerson(market);
    await sandbox(market, `accounts/${person.steamId}`, { hasAcknowledgedProtection: false });
    await bind(person);
    const known = await fetch(`${market.sandboxUrl}/sandbox/accounts/${person.steamId}`);
    expect(await known.json()).toMatchObject({ hasAcknowledgedProtection: true });
    const { rows } = await market.owner.query(
      `select count(*)::int from message where template = 'steamAccountBound' and params ->> 'accountName' = $1`,
      [person.accountName],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });
});

test('S-01 the owner follows a binding and its account live, and nobody else does', async () => {
  const [somebody, stranger] = [await market.visitor().signIn(), await market.visitor().signIn()];
  const follow = (who: TestClient, field: string, rest: string) =>
    openEventStream<Record<string, unknown>>(who, `subscription { ${field} { ${rest} } }`);
  const bindings = await follow(somebody, 'steamBindingChanged', 'accountName status');
  const accounts = await follow(somebody, 'steamAccountChanged', 'steamId status');
  const foreign = await follow(stranger, 'steamBindingChanged', 'accountName');
  const person = await newSteamPerson(market);
  const { accountName, steamId } = person;
  await bind(person, somebody);
  // The first event may be read after the second has arrived: an event announces a change, and the row is read afterwards.
  const first = await bindings.next();
  expect(first?.data?.steamBindingChanged).toMatchObject({ accountName });
  expect((await bindings.next())?.data).toEqual({ steamBindingChanged: { accountName, status: 'BOUND' } });
  expect((await accounts.next())?.data).toEqual({ steamAccountChanged: { steamId, status: 'NORMAL' } });
  await expect(foreign.next(300)).rejects.toThrow();
  for (const stream of [bindings, accounts, foreign]) stream.close();
});

describe('Steam refuses', () => {
  async function refused(arrange: (person: SteamPerson) => Promise<SteamPerson | undefined>) {
    const person = await newSteamPerson(market);
    const changed = (await arrange(person)) ?? person;
    await client.must(BIND, { input: uploadOf(changed) });
    await runBindings(market, client);
    const { accounts, bindings } = await rowsOf(person);
    expect(accounts).toEqual([]);
    expect(bindings).toMatchObject([{ status: 'failed', sealed_upload: null, steam_account_id: null }]);
    return bindings[0].reason;
  }

  test('S-01 a wrong password', async () => {
    expect(await refused(async (person) => ({ ...person, password: 'wrong' }))).toBe('passwordWrong');
  });

  test('S-01 a shared secret of another account', async () => {
    const other = Buffer.alloc(20, 3).toString('base64');
    const change = (person: SteamPerson) =>
      person.mafile.replace(/"shared_secret": "[^"]+"/, `"shared_secret": "${other}"`);
    expect(await refused(async (person) => ({ ...person, mafile: change(person) }))).toBe('codeWrong');
  });

  test('S-01 an account that wants codes by e-mail', async () => {
    const reason = await refused(async (person) => {
      await sandbox(market, `accounts/${person.steamId}`, { guard: 'email' });
      return undefined;
    });
    expect(reason).toBe('emailCodeWanted');
  });

  test.each(['84', '87'])('S-01 too many sign-ins, %s', async (code) => {
    const reason = await refused(async () => {
      await sandbox(market, 'faults', { kind: 'refusal', path: 'BeginAuthSession', code });
      return undefined;
    });
    expect(reason).toBe('rateLimited');
  });
});

describe('Steam is away', () => {
  test.each([
    ['GetPasswordRSAPublicKey', 'status'],
    ['BeginAuthSession', 'cut'],
    ['UpdateAuthSession', 'timeout'],
    ['PollAuthSession', 'html'],
    ['QueryTime', 'empty'],
    ['acknowledge', 'status'],
    ['privacy', 'cut'],
  ])('S-01 at %s (%s): the binding waits, says so, and goes on', async (path, kind) => {
    const person = await newSteamPerson(market);
    await client.must(BIND, { input: uploadOf(person) });
    await sandbox(market, 'faults', { kind, path });
    await runBindings(market, client);
    expect((await readAccounts(client)).bindings[0]).toMatchObject({
      accountName: person.accountName,
      status: 'PENDING',
      reason: 'STEAM_DOWN',
    });
    await runBindings(market, client);
    expect((await readAccounts(client)).bindings[0]).toMatchObject({ status: 'BOUND', reason: null });
    expect((await rowsOf(person)).accounts).toHaveLength(1);
  });

  test('after a day without Steam the upload is dropped', async () => {
    const person = await newSteamPerson(market);
    await client.must(BIND, { input: uploadOf(person) });
    await market.owner.query(
      `update steam_binding set created_at = created_at - interval '25 hours' where account_name = $1`,
      [person.accountName],
    );
    await sandbox(market, 'faults', { kind: 'status', path: 'BeginAuthSession' });
    market.worker.watch.take('session');
    await runBindings(market, client);
    // What users see of Steam's health knows of it.
    expect(market.worker.watch.take('session')).toMatchObject({ failures: 1 });
    expect((await rowsOf(person)).bindings).toMatchObject([
      { status: 'failed', reason: 'steamDown', sealed_upload: null },
    ]);
  });
});

describe('an account is bound once', () => {
  test('a newer upload takes the place of one that waits', async () => {
    const person = await newSteamPerson(market);
    await client.must(BIND, { input: uploadOf(person, 'mistyped') });
    await client.must(BIND, { input: uploadOf(person) });
    await runBindings(market, client);
    const { accounts, bindings } = await rowsOf(person);
    expect(bindings).toMatchObject([
      { status: 'failed', reason: 'replaced', sealed_upload: null },
      { status: 'bound' },
    ]);
    expect(accounts).toHaveLength(1);
  });

  test('bound again by its owner it is renewed, and keeps its type', async () => {
    const person = await newSteamPerson(market);
    await bind(person);
    const [before] = (await rowsOf(person)).accounts;
    await market.owner.query(`update steam_account set status = 'abnormal' where id = $1`, [before.id]);
    await client.must(BIND, { input: { ...uploadOf(person), type: 'ROBOT' } });
    await runBindings(market, client);
    const { accounts } = await rowsOf(person);
    expect(accounts).toHaveLength(1);
    expect(accounts[0]).toMatchObject({ id: before.id, status: 'normal', type: 'ordinary' });
    expect(accounts[0].sealed_secret).not.toBe(before.sealed_secret);
  });

  test('S-09 a user who signs in takes over what another has bound; the former owner loses what is on sale, and is told', async () => {
    const former = await openOwner(market);
    const listings = await giveListings(market, former, 3);
    const other = await market.visitor().signIn();
    const { accounts, bindings } = await bind(former.person, other);
    expect(bindings).toMatchObject([{ status: 'BOUND', reason: null }]);
    expect(accounts).toMatchObject([{ steamId: former.person.steamId, status: 'NORMAL' }]);
    expect(accounts[0]?.id).not.toBe(former.id);
    expect((await readAccounts(former.client)).accounts).toEqual([]);
    const { rows } = await market.owner.query('select distinct status from listing where id = any($1)', [
      listings.map(({ id }) => id),
    ]);
    expect(rows).toEqual([{ status: 'withdrawn' }]);
    expect(await messagesOf(former.id)).toEqual([
      { template: 'steamAccountBound', count: 0 },
      { template: 'steamAccountTaken', count: 3 },
    ]);
    // The same way back, with the next code of its authenticator.
    await market.advanceClock(31_000);
    expect((await bind(former.person, former.client)).accounts).toHaveLength(1);
    expect((await readAccounts(other)).accounts).toEqual([]);
  });

  test("S-09 somebody else's account stays theirs while it has an order in progress, and can be taken once it has ended", async () => {
    const former = await openOwner(market);
    const [listing] = await giveListings(market, former, 2);
    const order = await buyOne(await openBuyer(market), {
      id: globalId('Listing', listing?.id ?? ''),
      askCents: listing?.askCents ?? 0,
      marketHashName: '',
    });
    const other = await market.visitor().signIn();
    const { accounts, bindings } = await bind(former.person, other);
    expect(accounts).toEqual([]);
    expect(bindings).toMatchObject([
      { status: 'FAILED', reason: 'ACCOUNT_BOUND_ELSEWHERE', steamAccount: null },
    ]);
    expect((await readAccounts(former.client)).accounts).toHaveLength(1);
    const { rows } = await market.owner.query(
      `select count(*)::int as count from listing l join asset a on a.id = l.asset_id where a.steam_account_id = $1 and l.status = 'active'`,
      [idOf(former.id)],
    );
    expect(rows).toEqual([{ count: 1 }]);
    expect(await messagesOf(former.id)).toEqual([{ template: 'steamAccountBound', count: 0 }]);
    await market.owner.query(
      `update market_order set phase = 'failed', reason = 'sellerShipmentTimeout' where order_no = $1`,
      [order.orderNo],
    );
    await market.advanceClock(31_000);
    expect((await bind(former.person, other)).accounts).toHaveLength(1);
  });

  test('two users bind one account at the same moment: the one who signed in last has it', async () => {
    const person = await newSteamPerson(market);
    const both = [await market.visitor().signIn(), await market.visitor().signIn()];
    await Promise.all(both.map((somebody) => somebody.must(BIND, { input: uploadOf(person) })));
    for (let tries = 0; tries < 3; tries += 1) {
      await Promise.all(both.map((somebody) => runBindings(market, somebody)));
      await market.advanceClock(31_000);
    }
    const { accounts, bindings } = await rowsOf(person);
    expect(accounts.filter(({ unbound_at }) => unbound_at === null)).toHaveLength(1);
    expect(bindings.filter(({ status }) => status === 'bound')).toHaveLength(accounts.length);
  });
});

/** What the owner of an account was told about Steam accounts, in its order. */
async function messagesOf(accountId: string): Promise<{ template: string; count: number }[]> {
  const { rows } = await market.owner.query(
    `select template, (params->>'count')::int as count from message
     where user_id = (select user_id from steam_account where id = $1) and template like 'steamAccount%' order by id`,
    [idOf(accountId)],
  );
  return rows;
}
