import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bindByCode, bindByQr } from '../../../api/steam/account/bindByOwner.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { BIND, idOf, newSteamPerson, readAccounts, type SteamPerson } from './bindingScene.ts';
import { openOwner } from './ownerScene.ts';

const FULL = { code: 'STEAM_ACCOUNTS_FULL' };
/** As the services throw it. */
const REFUSED = { code: 'steamAccountsFull' };
const OWN_NAME = 'own0';

let market: TestMarket;
let sample: SteamPerson;
beforeAll(async () => {
  market = await openTestMarket();
  sample = await newSteamPerson(market);
});
afterAll(() => market.close());

let lastSteamId = 76_561_198_999_000_000n;

/** A user with so many bound accounts: one that Steam knows, and `own0`, `own1` and so on. */
async function openUser(count: number) {
  const owner = await openOwner(market);
  const steamIds = Array.from({ length: count - 1 }, () => {
    lastSteamId += 1n;
    return String(lastSteamId);
  });
  await market.owner.query(
    `insert into steam_account (id, user_id, steam_id, account_name, type, trade_url, sealed_secret)
     select gen_random_uuid(), a.user_id, given.steam_id, 'own' || given.place - 1, 'ordinary', a.trade_url, a.sealed_secret
     from steam_account a, unnest($2::text[]) with ordinality given (steam_id, place) where a.id = $1`,
    [idOf(owner.id), steamIds],
  );
  const { rows } = await market.owner.query<{ userId: string }>(
    'select user_id as "userId" from steam_account where id = $1',
    [idOf(owner.id)],
  );
  const userId = rows[0]?.userId ?? '';
  const byQr = (steamAccountId: string | null = null) =>
    bindByQr(market.platform, { userId, steamAccountId });
  const byCode = (accountName: string) =>
    bindByCode(market.platform, {
      userId,
      steamAccountId: null,
      accountName,
      password: 'x',
      guardCode: 'BCDFG',
    });
  return { ...owner, byQr, byCode };
}

/** Uploads a Mafile for each name, which then waits for the worker. */
async function upload(client: TestClient, names: readonly string[]): Promise<number | { code: string }> {
  const { bindSteamAccounts } = await client.must(BIND, {
    input: {
      files: names.map((name) => ({
        name: `${name}.maFile`,
        text: sample.mafile.replaceAll(sample.accountName, name),
      })),
      passwords: names.map(() => 'password'),
      type: 'ORDINARY',
    },
  });
  if ('taken' in bindSteamAccounts) return bindSteamAccounts.taken.length;
  return { code: 'code' in bindSteamAccounts ? bindSteamAccounts.code : '' };
}

const namesFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => `new${first + index}`);

async function countPending(client: TestClient): Promise<number> {
  return (await readAccounts(client)).bindings.filter(({ status }) => status === 'PENDING').length;
}

describe('a user has at most a hundred Steam accounts', () => {
  test('those that wait for Steam count, whichever way the next is bound', async () => {
    const { client, byQr, byCode } = await openUser(60);
    expect(await upload(client, namesFrom(0, 40))).toBe(40);
    expect(await upload(client, namesFrom(40, 40))).toEqual(FULL);
    expect(await upload(client, namesFrom(40, 1))).toEqual(FULL);
    await expect(byQr()).rejects.toMatchObject(REFUSED);
    await expect(byCode('new40')).rejects.toMatchObject(REFUSED);
    expect(await countPending(client)).toBe(40);
  });

  test('an upload that replaces a waiting one, and one of an own account, need no place', async () => {
    const { client, id, person, byQr, byCode } = await openUser(99);
    expect(await upload(client, ['new0'])).toBe(1);
    expect(await upload(client, ['new0', OWN_NAME])).toBe(2);
    expect(await upload(client, ['own1', 'OWN2'])).toBe(2);
    expect(await upload(client, ['new0'])).toBe(1);
    await byCode(person.accountName.toUpperCase());
    await byQr(idOf(id));
    // The code that follows may become one of another account.
    await expect(byQr()).rejects.toMatchObject(REFUSED);
    expect(await upload(client, ['own3'])).toBe(1);
    expect(await upload(client, ['new0', 'new1'])).toEqual(FULL);
    // What was refused has replaced nothing.
    expect((await readAccounts(client)).bindings).toContainEqual(
      expect.objectContaining({ accountName: 'new0', status: 'PENDING' }),
    );
  });

  test('a waiting QR code has a place, and one that has failed gives it back', async () => {
    const { client, byQr } = await openUser(99);
    await byQr();
    await byQr();
    expect(await upload(client, ['new0'])).toEqual(FULL);
    await market.owner.query(
      `update steam_binding set status = 'failed', reason = 'qrUnused', sealed_upload = null
       where status = 'pending' and way = 'qr'`,
    );
    expect(await upload(client, ['new0'])).toBe(1);
  });

  test('of two uploads at once for the last place one has it', async () => {
    const { client } = await openUser(99);
    const answers = await Promise.all([upload(client, ['new0']), upload(client, ['new1'])]);
    expect(answers).toContainEqual(FULL);
    expect(answers).toContain(1);
  });

  test('an own account that was unbound needs a place again, also where its upload waits', async () => {
    const { client } = await openUser(100);
    expect(await upload(client, [OWN_NAME])).toBe(1);
    await market.owner.query(
      'update steam_account set unbound_at = clock_now() where account_name = $1 and unbound_at is null',
      [OWN_NAME],
    );
    expect(await upload(client, ['new0'])).toEqual(FULL);
  });
});
