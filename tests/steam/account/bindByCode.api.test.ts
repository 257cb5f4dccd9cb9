import { getAuthCode } from 'steam-totp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readClock } from '../../../api/kernel/clock.ts';
import { completeBinding } from '../../../api/steam/account/completeBinding.ts';
import { openSteamSecret, openSteamUpload } from '../../../api/steam/client/steamSecret.ts';
import { graphql } from '../../generated/gql.ts';
import { sandbox } from '../../kit/rounds.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { startWorkerProcess } from '../../kit/workerProcess.ts';
import { idOf, newSteamPerson, readAccounts, type SteamPerson } from './bindingScene.ts';
import { openOwner } from './ownerScene.ts';

const BIND_BY_CODE = graphql(`
  mutation BindSteamAccountByCode($input: BindSteamAccountByCodeInput!) {
    bindSteamAccountByCode(input: $input) {
      ... on BindSteamAccountByCodePayload { binding { id way status accountName challengeUrl } }
      ... on DomainError { code }
    }
  }
`);
const BINDING = graphql(`
  query CodeBinding($id: ID!) {
    node(id: $id) { ... on SteamBinding { status reason steamAccount { type hasSecrets status } } }
  }
`);
const SANDBOX_ACCOUNT = graphql(`
  mutation TakeSandboxAccount {
    takeSandboxMafile(input: {}) { ... on TakeSandboxMafilePayload { accountName password guardCode } }
  }
`);

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterEach(() => sandbox(market, 'faults/off'));
afterAll(() => market.close());

/** What the person's authenticator shows now. Steam takes a code once, so another attempt needs another person or half a minute. */
async function shownCode({ mafile }: SteamPerson): Promise<string> {
  const aheadMs = (await readClock(market.worker.db)).getTime() - Date.now();
  const { shared_secret: secret } = JSON.parse(mafile) as { shared_secret: string };
  return getAuthCode(secret, Math.round(aheadMs / 1_000));
}

interface Typed {
  accountName?: string;
  password?: string;
  guardCode?: string;
  steamAccountId?: string;
}

async function type(client: TestClient, person: SteamPerson, typed: Typed = {}): Promise<string> {
  const { accountName, password } = person;
  const input = { accountName, password, guardCode: await shownCode(person), ...typed };
  const { bindSteamAccountByCode: answer } = await client.must(BIND_BY_CODE, { input });
  if (!('binding' in answer)) throw new Error(JSON.stringify(answer));
  expect(answer.binding).toMatchObject({ way: 'CODE', status: 'PENDING', challengeUrl: null });
  return answer.binding.id;
}

async function read(client: TestClient, id: string) {
  return (await client.must(BINDING, { id })).node;
}

/** What the worker's queue does at once. */
const step = (id: string) => completeBinding(market.worker, idOf(id));

async function sealedUploadOf(id: string): Promise<string | null> {
  const { rows } = await market.owner.query<{ sealed: string | null }>(
    'select sealed_upload as sealed from steam_binding where id = $1',
    [idOf(id)],
  );
  return rows[0]?.sealed ?? null;
}

async function newOwner() {
  const client = await market.visitor().signIn();
  return { client, person: await newSteamPerson(market) };
}

describe('S-09 a binding by name, password and code, typed once', () => {
  test('keeps tokens alone: the password is gone once Steam has signed the account in', async () => {
    const { client, person } = await newOwner();
    const id = await type(client, person, { guardCode: ` ${(await shownCode(person)).toLowerCase()} ` });
    await sandbox(market, 'faults', { kind: 'status', status: '503', path: 'tradeoffers/privacy', count: 2 });
    await step(id);
    expect(await read(client, id)).toMatchObject({ status: 'PENDING', reason: 'STEAM_DOWN' });
    const key = market.worker.config.STEAM_SEAL_PRIVATE_KEY;
    const kept = openSteamUpload(key, idOf(id), (await sealedUploadOf(id)) ?? '');
    expect(kept).toMatchObject({ qr: null, progress: { tokens: { steamId: person.steamId } } });
    expect(JSON.stringify(kept)).not.toContain(person.password);
    // With tokens it waits for Steam as any other binding.
    await market.advanceClock(6 * 60_000);
    await expect
      .poll(() => step(id).then(() => read(client, id)), { timeout: 20_000 })
      .toMatchObject({
        status: 'BOUND',
        steamAccount: { type: 'ORDINARY', hasSecrets: false, status: 'NORMAL' },
      });
    expect(await sealedUploadOf(id)).toBeNull();
    const { rows } = await market.owner.query<{ sealed: string }>(
      'select sealed_secret as sealed from steam_account where steam_id = $1',
      [person.steamId],
    );
    const secret = openSteamSecret(key, person.steamId, rows[0]?.sealed ?? '');
    expect(Object.keys(secret).toSorted()).toEqual(['deviceId', 'refreshToken']);
  });

  test('fails at once and for good where Steam refuses: password, code, a code that was used', async () => {
    const { client, person } = await newOwner();
    const attempt = async (typed: Typed) => {
      const id = await type(client, person, typed);
      await step(id);
      expect(await sealedUploadOf(id)).toBeNull();
      return read(client, id);
    };
    expect(await attempt({ password: 'wrong' })).toMatchObject({ reason: 'PASSWORD_WRONG' });
    const wrong = (await shownCode(person)) === 'BCDFG' ? 'BCDFH' : 'BCDFG';
    expect(await attempt({ guardCode: wrong })).toMatchObject({ status: 'FAILED', reason: 'CODE_WRONG' });
    const guardCode = await shownCode(person);
    expect(await attempt({ guardCode })).toMatchObject({ status: 'BOUND' });
    expect(await attempt({ guardCode })).toMatchObject({ status: 'FAILED', reason: 'CODE_WRONG' });
    const { rows } = await market.owner.query(
      `select template from message where params ->> 'accountName' = $1`,
      [person.accountName],
    );
    expect(rows).toEqual([{ template: 'steamAccountBound' }]);
  });

  test.each([
    ['STEAM_DOWN', { kind: 'status', status: '503', path: 'BeginAuthSessionViaCredentials' }],
    ['STEAM_LIMITED', { kind: 'status', status: '429', path: 'GetPasswordRSAPublicKey' }],
  ])('ends with %s and waits for nothing, since the code is soon too old', async (reason, fault) => {
    const { client, person } = await newOwner();
    const id = await type(client, person);
    await sandbox(market, 'faults', fault);
    await step(id);
    expect(await read(client, id)).toMatchObject({ status: 'FAILED', reason });
    expect(await sealedUploadOf(id)).toBeNull();
    // Steam is left alone for a moment after a fault.
    await market.advanceClock(10 * 60_000);
    await sandbox(market, 'faults/off');
  });

  test('whose worker dies after Steam has accepted the code asks for another one', async () => {
    const { client, person } = await newOwner();
    const id = await type(client, person);
    expect(await startWorkerProcess(market, 'bind.signedIn').died).toBe('SIGKILL');
    // The database keeps the dead worker's lock until it has seen that its connection is gone.
    await expect
      .poll(() => step(id).then(() => read(client, id)))
      .toMatchObject({ status: 'FAILED', reason: 'CODE_WRONG' });
    expect((await readAccounts(client)).accounts).toEqual([]);
  });

  test('takes the place of one that still waits, and of an account that is bound again no other’s', async () => {
    const owner = await openOwner(market);
    const { client, person } = owner;
    const other = await newSteamPerson(market);
    const wrong = await type(client, other, { steamAccountId: owner.id });
    await step(wrong);
    expect(await read(client, wrong)).toMatchObject({ status: 'FAILED', reason: 'OTHER_ACCOUNT' });
    await market.advanceClock(31_000);
    const first = await type(client, person, { steamAccountId: owner.id });
    const second = await type(client, person, { steamAccountId: owner.id });
    expect(await read(client, first)).toMatchObject({ status: 'FAILED', reason: 'REPLACED' });
    await step(first);
    await step(second);
    // What its owner gave before is kept.
    expect(await read(client, second)).toMatchObject({
      status: 'BOUND',
      steamAccount: { hasSecrets: true, status: 'NORMAL' },
    });
  });
});

test('S-09 whoever left after the sign-in is told when it fails after all', async () => {
  const { client, person } = await newOwner();
  const id = await type(client, person);
  await sandbox(market, 'faults', { kind: 'status', status: '503', path: 'tradeoffers/privacy', count: 100 });
  await step(id);
  expect(await read(client, id)).toMatchObject({ status: 'PENDING', reason: 'STEAM_DOWN' });
  await market.advanceClock(25 * 3_600_000);
  await step(id);
  expect(await read(client, id)).toMatchObject({ status: 'FAILED', reason: 'STEAM_DOWN' });
  const { rows } = await market.owner.query(
    `select template from message where params ->> 'accountName' = $1`,
    [person.accountName],
  );
  expect(rows).toEqual([{ template: 'steamBindingFailed' }]);
});

test.each([
  [{ guardCode: '12345' }, 'guardCode'],
  [{ guardCode: 'BCDFGH' }, 'guardCode'],
  [{ accountName: '  ' }, 'accountName'],
  [{ accountName: 'x'.repeat(65) }, 'accountName'],
  [{ password: '' }, 'password'],
  [{ password: 'a\u0000b' }, 'password'],
])('S-09 what cannot be right is refused with its field: %j', async (typed, field) => {
  const client = await market.visitor().signIn();
  const input = { accountName: 'somebody', password: 'x', guardCode: 'BCDFG', ...typed };
  const { errors } = await client.query(
    'mutation ($input: BindSteamAccountByCodeInput!) { bindSteamAccountByCode(input: $input) { __typename } }',
    { input },
  );
  expect(errors[0]?.message).toMatch(new RegExp(`^(variables\\.input\\.)?${field}:`));
});

test('S-09 T-11 a user starts at most twenty sign-ins within an hour', async () => {
  const client = await market.visitor().signIn();
  const input = { accountName: 'somebody', password: 'x', guardCode: 'BCDFG' };
  for (let count = 0; count < 20; count += 1) await client.must(BIND_BY_CODE, { input });
  expect(await client.must(BIND_BY_CODE, { input })).toEqual({
    bindSteamAccountByCode: { code: 'STEAM_SIGN_INS_TOO_MANY' },
  });
});

test('S-09 the sandbox’s ready-made account shows a code that its Steam accepts', async () => {
  const client = await market.visitor().signIn();
  const { takeSandboxMafile } = await client.must(SANDBOX_ACCOUNT, {});
  const { accountName, password, guardCode } = takeSandboxMafile;
  const input = { accountName, password, guardCode };
  const { bindSteamAccountByCode: answer } = await client.must(BIND_BY_CODE, { input });
  const id = 'binding' in answer ? answer.binding.id : '';
  await step(id);
  expect(await read(client, id)).toMatchObject({ status: 'BOUND' });
});
