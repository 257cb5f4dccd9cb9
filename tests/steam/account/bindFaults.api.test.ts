import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { completeBinding } from '../../../api/steam/account/completeBinding.ts';
import { openSteamSession } from '../../../api/steam/client/steamSession.ts';
import { sandbox } from '../../kit/rounds.ts';
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

let market: TestMarket;
let client: TestClient;
beforeAll(async () => {
  market = await openTestMarket();
  client = await market.visitor().signIn();
});
afterEach(() => sandbox(market, 'faults/off'));
afterAll(() => market.close());

/** How often Steam was asked to sign the person in, as its books say. */
async function countSignIns({ steamId }: SteamPerson): Promise<number> {
  const { rows } = await market.owner.query<{ count: number }>(
    'select count(*)::int from sandbox.auth_session where steam_id = $1',
    [steamId],
  );
  return rows[0]?.count ?? 0;
}

async function attempt(person: SteamPerson) {
  await runBindings(market, client);
  const { bindings } = await readAccounts(client);
  return bindings.find(({ accountName }) => accountName === person.accountName);
}

/** Uploads a person's Mafile, and runs the first attempt under a fault. */
async function attemptUnder(fault: Record<string, unknown>) {
  const person = await newSteamPerson(market);
  await client.must(BIND, { input: uploadOf(person) });
  await sandbox(market, 'faults', fault);
  return { person, binding: await attempt(person) };
}

describe('an account with a custom URL', () => {
  test('S-12 is bound, although Steam leads its pages elsewhere, and its trade link is made anew', async () => {
    const person = await newSteamPerson(market);
    await sandbox(market, `accounts/${person.steamId}`, { customUrl: 'gabe-1' });
    const { accounts } = await bindPerson(market, client, person);
    const account = accounts.find(({ steamId }) => steamId === person.steamId);
    expect(account?.tradeUrl).toBe(person.tradeUrl);
    expect(await countSignIns(person)).toBe(1);
    const { rows } = await market.owner.query('select id from steam_account where steam_id = $1', [
      person.steamId,
    ]);
    const session = await openSteamSession(market.worker, rows[0].id);
    const made = await market.worker.signIn.makeTradeUrl(session);
    expect(made).not.toBe(person.tradeUrl);
    expect(await market.worker.signIn.readTradeUrl(session)).toBe(made);
  });
});

describe('a failure after the sign-in', () => {
  test.each([
    [{ path: 'acknowledge', status: 503 }, 'STEAM_DOWN'],
    [{ path: 'acknowledge', kind: 'broken' }, 'STEAM_DOWN'],
    [{ path: 'privacy', kind: 'html' }, 'STEAM_DOWN'],
    [{ path: 'privacy', kind: 'cut' }, 'STEAM_DOWN'],
    [{ path: 'privacy', kind: 'edge' }, 'STEAM_LIMITED'],
    [{ path: 'acknowledge', status: 429 }, 'STEAM_LIMITED'],
    [{ path: 'privacy', kind: 'signIn' }, 'SESSION_REFUSED'],
  ])('S-12 %j does not sign in again: the next attempt goes on where it stopped', async (fault, reason) => {
    const { person, binding } = await attemptUnder({ ...fault, count: 3 });
    expect(binding).toMatchObject({ status: 'PENDING', reason });
    for (const times of [2, 3]) {
      expect(await attempt(person), `attempt ${times}`).toMatchObject({ status: 'PENDING', reason });
    }
    expect(await attempt(person)).toMatchObject({ status: 'BOUND', reason: null });
    expect(await countSignIns(person)).toBe(1);
  });

  test('S-12 if Steam has revoked the tokens meanwhile it signs in again, and a used code makes it wait', async () => {
    const { person } = await attemptUnder({ path: 'privacy', status: 503 });
    await sandbox(market, `accounts/${person.steamId}`, { revokesTokens: true });
    await market.owner.query(
      `insert into sandbox.used_login_code
       select $1, floor(extract(epoch from clock_now()) / 30) + step from generate_series(-4, 4) as step on conflict do nothing`,
      [person.steamId],
    );
    expect(await attempt(person)).toMatchObject({ status: 'PENDING', reason: 'SESSION_REFUSED' });
    expect(await attempt(person)).toMatchObject({ status: 'PENDING' });
    await market.advanceClock(5 * 60_000);
    expect(await attempt(person)).toMatchObject({ status: 'BOUND' });
  });

  test('S-06 the tokens of a waiting binding are sealed, and go with its upload', async () => {
    const { person, binding } = await attemptUnder({ path: 'privacy', status: 503 });
    const read = async () =>
      (await market.owner.query('select * from steam_binding where id = $1', [idOf(binding?.id ?? '')])).rows;
    const [row] = await read();
    expect(JSON.stringify(row)).not.toContain('eyJ');
    expect(await attempt(person)).toMatchObject({ status: 'BOUND' });
    expect(await read()).toMatchObject([{ sealed_upload: null }]);
  });

  test('S-12 after a day the end names the true cause', async () => {
    const { person, binding } = await attemptUnder({ path: 'privacy', kind: 'edge', count: 2 });
    const id = idOf(binding?.id ?? '');
    await market.owner.query(
      `update steam_binding set created_at = created_at - interval '25 hours' where id = $1`,
      [id],
    );
    await completeBinding(market.worker, id);
    const { bindings } = await readAccounts(client);
    expect(bindings.find(({ accountName }) => accountName === person.accountName)).toMatchObject({
      status: 'FAILED',
      reason: 'STEAM_LIMITED',
    });
  });

  test('S-12 a sign-in takes part in the pace: a 429 at its start makes it wait, and ends nothing', async () => {
    const { person, binding } = await attemptUnder({ path: 'BeginAuthSession', status: 429 });
    expect(binding).toMatchObject({ status: 'PENDING', reason: 'STEAM_LIMITED' });
    expect(await attempt(person)).toMatchObject({ status: 'BOUND' });
  });
});
