import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readClock } from '../../../api/kernel/clock.ts';
import { newId } from '../../../api/kernel/ids.ts';
import { actForAccount } from '../../../api/orders/tradeOffer/actForAccount.ts';
import { syncInventory } from '../../../api/selling/inventory/syncInventory.ts';
import { completeAsk } from '../../../api/steam/account/completeAsk.ts';
import { pauseAccounts } from '../../../api/steam/account/pauseAccounts.ts';
import { noteAbnormal, renewSignIn, retrySignIn } from '../../../api/steam/account/renewSignIn.ts';
import { listEndingIds, listRetryIds } from '../../../api/steam/account/steamAccount.store.ts';
import { createSealKeys } from '../../../api/steam/client/secretBox.ts';
import { sandbox } from '../../kit/rounds.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { bindPerson, idOf } from './bindingScene.ts';
import { openOwner } from './ownerScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterEach(() => sandbox(market, 'faults/off'));
afterAll(() => market.close());

async function openAccount() {
  const owner = await openOwner(market);
  const id = idOf(owner.id);
  const row = async () =>
    (await market.owner.query('select * from steam_account where id = $1', [id])).rows[0];
  const templates = async () =>
    (
      await market.owner.query<{ template: string }>(
        `select template from message where params ->> 'accountName' = $1 order by created_at, id`,
        [owner.person.accountName],
      )
    ).rows.map(({ template }) => template);
  const set = (changes: string) =>
    market.owner.query(`update steam_account set ${changes} where id = $1`, [id]);
  return { ...owner, id, row, templates, set };
}

const poll = (id: string) =>
  actForAccount(market.worker, id, async (session) => {
    await market.worker.steam.listReceivedTradeOffers(session);
  });

describe('a 403 of the edge says nothing about an account', () => {
  test('S-12 an inventory stays as it was; only the body null means private', async () => {
    const { id, row, set } = await openAccount();
    await set(`inventory_due_at = null`);
    await sandbox(market, 'faults', { kind: 'edge', path: '/inventory/', count: 0 });
    await syncInventory(market.worker, id);
    expect(await row()).toMatchObject({
      inventory_status: 'failed',
      is_inventory_private: false,
      status: 'normal',
    });
    await sandbox(market, 'faults/off');
    await sandbox(market, `accounts/${(await row()).steam_id}`, { hidesInventoryFromItself: true });
    await set(`inventory_due_at = null`);
    await syncInventory(market.worker, id);
    expect(await row()).toMatchObject({ inventory_status: 'private', is_inventory_private: true });
  });

  test('S-12 at the renewal of a token no password is asked, and the account stays normal', async () => {
    const { id, row, set, person } = await openAccount();
    await set('sealed_access_token = null');
    await sandbox(market, 'faults', { kind: 'edge', count: 0 });
    await expect(poll(id)).rejects.toMatchObject({ kind: 'transient', isLimited: true, isOutage: true });
    expect(await row()).toMatchObject({ status: 'normal' });
    const { rows } = await market.owner.query(
      'select count(*)::int from sandbox.auth_session where steam_id = $1',
      [person.steamId],
    );
    // That of the binding.
    expect(rows).toEqual([{ count: 1 }]);
  });
});

describe('a page that asks to sign in', () => {
  test('S-12 is a dead session of its account: a new one is opened, and Steam is not held to be down', async () => {
    const { id, row } = await openAccount();
    market.worker.watch.take('pages');
    await sandbox(market, 'faults', { kind: 'signIn', path: '/inventory/', count: 1 });
    await actForAccount(market.worker, id, async (session) => {
      const { steamId } = session;
      await market.worker.steam.getInventory(session, { steamId, contextId: '2', startAssetId: null });
    });
    expect(await row()).toMatchObject({ status: 'normal' });
    expect(market.worker.watch.take('pages')).toMatchObject({ failures: 0 });
  });
});

describe('an abnormal account', () => {
  test('S-12 is tried again by itself, daily, and its owner is told both ways', async () => {
    const { id, row, templates, set, person } = await openAccount();
    await sandbox(market, `accounts/${person.steamId}`, { revokesTokens: true, password: 'changed' });
    await set('sealed_access_token = null');
    await expect(poll(id)).rejects.toMatchObject({ kind: 'sessionExpired' });
    await pauseAccounts(market.worker);
    expect(await row()).toMatchObject({ status: 'abnormal', paused_reason: 'abnormal' });
    expect(await templates()).toEqual(['steamAccountBound', 'steamAccountAbnormal']);
    const due = async () => listRetryIds(market.worker.db, await readClock(market.worker.db), 100);
    expect(await due()).not.toContain(id);
    await market.advanceClock(25 * 3_600_000);
    expect(await due()).toContain(id);
    await expect(retrySignIn(market.worker, id)).rejects.toMatchObject({ kind: 'sessionExpired' });
    expect(await due()).not.toContain(id);
    await sandbox(market, `accounts/${person.steamId}`, { password: person.password });
    await market.advanceClock(25 * 3_600_000);
    expect(await due()).toContain(id);
    await retrySignIn(market.worker, id);
    await pauseAccounts(market.worker);
    expect(await row()).toMatchObject({ status: 'normal', paused_reason: null });
    expect(await templates()).toEqual(['steamAccountBound', 'steamAccountAbnormal', 'steamAccountBack']);
  });

  test('S-12 after a few days of a wrong password it waits for its owner, who signs it in again', async () => {
    const { id, row, set, person } = await openAccount();
    await sandbox(market, `accounts/${person.steamId}`, { revokesTokens: true, password: 'changed' });
    await set('sealed_access_token = null');
    // Found by a call that Steam rejected for good: it is tried again the next day and not at once.
    await noteAbnormal(market.worker, id);
    const due = async () => listRetryIds(market.worker.db, await readClock(market.worker.db), 100);
    expect(await due()).not.toContain(id);
    let tries = 0;
    for (let day = 0; day < 8; day += 1) {
      await market.advanceClock(25 * 3_600_000);
      if (!(await due()).includes(id)) continue;
      tries += 1;
      await expect(retrySignIn(market.worker, id)).rejects.toMatchObject({ kind: 'sessionExpired' });
    }
    expect(tries).toBe(5);
    await sandbox(market, `accounts/${person.steamId}`, { password: person.password });
    await renewSignIn(market.worker, id);
    expect(await row()).toMatchObject({ status: 'normal', sign_in_failures: 0 });
  });

  test('S-12 one that only a limit made abnormal comes back without its password; so it does on request', async () => {
    const { id, row, set, person } = await openAccount();
    await sandbox(market, `accounts/${person.steamId}`, { password: 'changed' });
    await set(`status = 'abnormal', paused_reason = 'abnormal'`);
    await sandbox(market, 'faults', { kind: 'edge', count: 0 });
    await expect(retrySignIn(market.worker, id)).rejects.toMatchObject({ isLimited: true });
    expect(await row()).toMatchObject({ status: 'abnormal' });
    await sandbox(market, 'faults/off');
    await retrySignIn(market.worker, id);
    expect(await row()).toMatchObject({ status: 'normal' });
    await set(`status = 'abnormal'`);
    const { publicKeyPem } = createSealKeys();
    const ask = { action: 'refreshToken', handoverId: newId(), publicKeyPem, steamAccountId: id } as const;
    await completeAsk(market.worker, ask);
    expect(await row()).toMatchObject({ status: 'normal' });
    // The password is wrong, but the token that a QR code may have brought still does.
    await renewSignIn(market.worker, id);
    expect(await row()).toMatchObject({ status: 'normal' });
  });
});

describe('an account that Steam keeps from trading', () => {
  /** Such an account, whose sign-in Steam has just revoked. */
  async function openRestricted(restriction: 'refused' | 'tradeHold' | null, password?: string) {
    const account = await openAccount();
    const { steamId } = account.person;
    await sandbox(market, `accounts/${steamId}`, { revokesTokens: true, ...(password && { password }) });
    const known = restriction && `'${restriction}'`;
    await account.set(`status = 'notSellable', restriction = ${known}, sealed_access_token = null`);
    await pauseAccounts(market.worker);
    // A login code is accepted once.
    await market.advanceClock(31_000);
    return account;
  }

  const refresh = (steamAccountId: string) => {
    const { publicKeyPem } = createSealKeys();
    const ask = { action: 'refreshToken', handoverId: newId(), publicKeyPem, steamAccountId } as const;
    return completeAsk(market.worker, ask);
  };

  test.each(['refused', 'tradeHold', null] as const)(
    'S-04 signs in again by itself and stays restricted (%s)',
    async (restriction) => {
      const { id, row, templates } = await openRestricted(restriction);
      await poll(id);
      expect(await row()).toMatchObject({ status: 'notSellable', restriction, paused_reason: 'notSellable' });
      expect(await templates()).toEqual(['steamAccountBound']);
    },
  );

  test('is due for a renewal before its sign-in ends', async () => {
    const { id, row, set } = await openAccount();
    await set(`status = 'notSellable', restriction = 'refused'`);
    const { refresh_token_expires_at: endsAt } = await row();
    const before = new Date(endsAt.getTime() + 1);
    const now = await readClock(market.worker.db);
    expect(await listEndingIds(market.worker.db, { before, now }, 100)).toContain(id);
    await set(`status = 'abnormal'`);
    expect(await listEndingIds(market.worker.db, { before, now }, 100)).not.toContain(id);
  });

  test.each([
    ['refused', 'refused'],
    ['tradeHold', 'tradeHold'],
    [null, 'refused'],
  ] as const)(
    'S-04 whose sign-in is lost is abnormal, its owner is told once, and a sign-in restores the restriction (%s)',
    async (given, restriction) => {
      const { id, row, templates, person } = await openRestricted(given, 'changed');
      for (let round = 0; round < 2; round += 1)
        await expect(poll(id)).rejects.toMatchObject({ kind: 'sessionExpired' });
      await pauseAccounts(market.worker);
      expect(await row()).toMatchObject({ status: 'abnormal', restriction, paused_reason: 'abnormal' });
      await market.advanceClock(25 * 3_600_000);
      expect(await listRetryIds(market.worker.db, await readClock(market.worker.db), 100)).toContain(id);
      await expect(retrySignIn(market.worker, id)).rejects.toMatchObject({ kind: 'sessionExpired' });
      expect(await row()).toMatchObject({ status: 'abnormal', restriction, sign_in_failures: 1 });
      await sandbox(market, `accounts/${person.steamId}`, { password: person.password });
      await retrySignIn(market.worker, id);
      await pauseAccounts(market.worker);
      const restored = { status: 'notSellable', restriction, paused_reason: 'notSellable' };
      expect(await row()).toMatchObject({ ...restored, sign_in_failures: 0 });
      expect(await templates()).toEqual(['steamAccountBound', 'steamAccountAbnormal']);
    },
  );

  test('S-04 a new binding and a session that works restore the restriction, which ends as always', async () => {
    const { id, row, set, client, person, templates } = await openRestricted('refused', 'changed');
    await expect(poll(id)).rejects.toMatchObject({ kind: 'sessionExpired' });
    await bindPerson(market, client, { ...person, password: 'changed' });
    expect(await row()).toMatchObject({ status: 'notSellable', restriction: 'refused' });
    await set(`status = 'abnormal'`);
    await poll(id);
    await pauseAccounts(market.worker);
    expect(await row()).toMatchObject({ status: 'notSellable', restriction: 'refused' });
    expect(await templates()).not.toContain('steamAccountBack');
    await refresh(id);
    await pauseAccounts(market.worker);
    expect(await row()).toMatchObject({ status: 'normal', restriction: null, paused_reason: null });
    expect((await templates()).at(-1)).toBe('steamAccountBack');
  });

  test("S-04 its owner's refresh of a lost sign-in does not end the restriction, the next one does", async () => {
    const { id, row, set } = await openAccount();
    await set(`status = 'abnormal', restriction = 'tradeHold'`);
    await refresh(id);
    expect(await row()).toMatchObject({ status: 'notSellable', restriction: 'tradeHold' });
    await refresh(id);
    expect(await row()).toMatchObject({ status: 'normal', restriction: null });
  });
});
