import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readClock } from '../../../api/kernel/clock.ts';
import { DAY_MS } from '../../../api/kernel/durations.ts';
import { listDueBindingIds } from '../../../api/steam/account/binding.store.ts';
import { completeBinding } from '../../../api/steam/account/completeBinding.ts';
import { renewSignIn } from '../../../api/steam/account/renewSignIn.ts';
import { listEndingIds } from '../../../api/steam/account/steamAccount.store.ts';
import { openSteamSecret } from '../../../api/steam/client/steamSecret.ts';
import { withSteamSession } from '../../../api/steam/client/steamSession.ts';
import { graphql } from '../../generated/gql.ts';
import { sandbox } from '../../kit/rounds.ts';
import { newPhone, type TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { idOf, newSteamPerson, readAccounts, type SteamPerson } from './bindingScene.ts';
import { openOwner } from './ownerScene.ts';

const BIND_BY_QR = graphql(`
  mutation BindSteamAccountByQr($input: BindSteamAccountByQrInput!) {
    bindSteamAccountByQr(input: $input) {
      ... on BindSteamAccountByQrPayload { binding { id way status accountName challengeUrl } }
      ... on DomainError { code }
    }
  }
`);
const BINDING = graphql(`
  query QrBinding($id: ID!) {
    node(id: $id) { ... on SteamBinding { way status reason accountName challengeUrl } }
  }
`);
const ACCOUNT = graphql(`
  query QrAccount($id: ID!) {
    node(id: $id) { ... on SteamAccount { type status hasSecrets refreshTokenExpiresAt } }
  }
`);
const SET_TYPE = graphql(`
  mutation SetTypeOfQrAccount($id: ID!, $code: String!) {
    setSteamAccountType(input: { steamAccountId: $id, type: ROBOT, code: $code }) {
      __typename
      ... on DomainError { code }
    }
  }
`);

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

async function begin(client: TestClient, steamAccountId: string | null = null): Promise<string> {
  const { bindSteamAccountByQr } = await client.must(BIND_BY_QR, { input: { steamAccountId } });
  if (!('binding' in bindSteamAccountByQr)) throw new Error(JSON.stringify(bindSteamAccountByQr));
  expect(bindSteamAccountByQr.binding).toMatchObject({ way: 'QR', status: 'PENDING', challengeUrl: null });
  return bindSteamAccountByQr.binding.id;
}

async function read(client: TestClient, id: string) {
  const { node } = await client.must(BINDING, { id });
  return node;
}

/** What the worker's queue does every few seconds. */
const step = (id: string) => completeBinding(market.worker, idOf(id));

async function codeOf(client: TestClient, id: string): Promise<string> {
  await step(id);
  const node = await read(client, id);
  const challengeUrl = node && 'challengeUrl' in node ? node.challengeUrl : null;
  expect(challengeUrl).toMatch(/^https:\/\/s\.team\/q\/1\/\d+$/);
  return challengeUrl ?? '';
}

const answer = (challengeUrl: string, { steamId }: Pick<SteamPerson, 'steamId'>, isApproved = true) =>
  sandbox(market, 'signIns', { challengeUrl, steamId, isApproved: String(isApproved) });

async function bindByQr(client: TestClient, person: SteamPerson): Promise<string> {
  const id = await begin(client);
  await answer(await codeOf(client, id), person);
  await step(id);
  return (await readAccounts(client)).accounts[0]?.id ?? '';
}

async function newOwner() {
  const client = await market.visitor().signIn(newPhone());
  return { client, person: await newSteamPerson(market) };
}

const messagesOf = async (template: string, { accountName }: SteamPerson): Promise<number> => {
  const { rows } = await market.owner.query(
    `select count(*)::int from message where template = $1 and params ->> 'accountName' = $2`,
    [template, accountName],
  );
  return (rows[0] as { count: number }).count;
};

describe('S-09 a binding by QR code', () => {
  test('waits for the app, then binds an ordinary account with tokens alone', async () => {
    const { client, person } = await newOwner();
    const id = await begin(client);
    const challengeUrl = await codeOf(client, id);
    const isDue = async (way: 'qr' | 'mafile') =>
      (await listDueBindingIds(market.worker.db, [way], 100)).includes(idOf(id));
    expect(await isDue('qr')).toBe(false);
    await market.advanceClock(3_000);
    expect([await isDue('qr'), await isDue('mafile')]).toEqual([true, false]);
    await market.owner.query(`update steam_binding set reason = 'steamLimited' where id = $1`, [idOf(id)]);
    expect(await isDue('qr')).toBe(false);
    await step(id);
    expect(await read(client, id)).toMatchObject({ reason: null });
    expect(await read(client, id)).toMatchObject({ status: 'PENDING', challengeUrl, accountName: '' });
    await answer(challengeUrl, person);
    await step(id);
    const { accountName, tradeUrl } = person;
    expect(await read(client, id)).toEqual({
      way: 'QR',
      status: 'BOUND',
      reason: null,
      accountName,
      challengeUrl: null,
    });
    const [account] = (await readAccounts(client)).accounts;
    expect(account).toMatchObject({ accountName, tradeUrl, type: 'ORDINARY', status: 'NORMAL' });
    expect(await messagesOf('steamAccountBound', person)).toBe(1);
    const { rows } = await market.owner.query(
      'select a.sealed_secret as secret, b.sealed_upload as upload from steam_account a join steam_binding b on b.steam_account_id = a.id where a.steam_id = $1',
      [person.steamId],
    );
    const [{ secret, upload }] = rows as [{ secret: string; upload: string | null }];
    const opened = openSteamSecret(market.worker.config.STEAM_SEAL_PRIVATE_KEY, person.steamId, secret);
    expect(Object.keys(opened).toSorted()).toEqual(['deviceId', 'refreshToken']);
    expect(upload).toBeNull();
    let seen = '';
    await withSteamSession(market.worker, idOf(account?.id ?? ''), async (session) => {
      seen = (await market.worker.signIn.readTradeUrl(session)) ?? '';
    });
    expect(seen).toBe(tradeUrl);
  });

  test('shows a new code when Steam changes it, and tells each end: denied, unused, replaced', async () => {
    const { client, person } = await newOwner();
    const first = await begin(client);
    const code = await codeOf(client, first);
    await market.advanceClock(31_000);
    expect(await codeOf(client, first)).not.toBe(code);
    const second = await begin(client);
    expect(await read(client, first)).toMatchObject({ status: 'FAILED', reason: 'REPLACED' });
    await answer(await codeOf(client, second), person, false);
    await step(second);
    expect(await read(client, second)).toMatchObject({ status: 'FAILED', reason: 'QR_DENIED' });
    const third = await begin(client);
    await codeOf(client, third);
    await market.advanceClock(5 * 60_000 + 1_000);
    await step(third);
    expect(await read(client, third)).toMatchObject({
      status: 'FAILED',
      reason: 'QR_UNUSED',
      challengeUrl: null,
    });
    expect(await messagesOf('steamBindingFailed', person)).toBe(0);
  });

  test('of an account that is bound keeps its secrets; another account is refused', async () => {
    const owner = await openOwner(market);
    const { client, person } = owner;
    const wrong = await begin(client, owner.id);
    await answer(await codeOf(client, wrong), await newSteamPerson(market));
    await step(wrong);
    expect(await read(client, wrong)).toMatchObject({ status: 'FAILED', reason: 'OTHER_ACCOUNT' });
    const right = await begin(client, owner.id);
    await answer(await codeOf(client, right), person);
    await step(right);
    expect(await read(client, right)).toMatchObject({ status: 'BOUND' });
    expect((await client.must(ACCOUNT, { id: owner.id })).node).toMatchObject({ hasSecrets: true });
    expect((await readAccounts(client)).accounts).toHaveLength(1);
    await sandbox(market, `accounts/${person.steamId}`, { revokesTokens: true });
    await market.advanceClock(31_000);
    await renewSignIn(market.worker, idOf(owner.id));
    expect((await client.must(ACCOUNT, { id: owner.id })).node).toMatchObject({ status: 'NORMAL' });
  });
});

describe('S-09 an account without secrets', () => {
  test('cannot be a robot', async () => {
    const { client, phone } = await openOwner(market);
    const person = await newSteamPerson(market);
    const id = await bindByQr(client, person);
    const { requestStepUpCode } = await client.must(
      graphql(`
        mutation StepUpForQr {
          requestStepUpCode(input: {}) { __typename }
        }
      `),
      {},
    );
    expect(requestStepUpCode.__typename).toBe('RequestStepUpCodePayload');
    const code = await client.readCode(phone);
    expect((await client.must(SET_TYPE, { id, code })).setSteamAccountType).toMatchObject({
      code: 'STEAM_SECRETS_MISSING',
    });
    expect((await client.must(ACCOUNT, { id })).node).toMatchObject({ type: 'ORDINARY', hasSecrets: false });
  });

  test('has its sign-in renewed; where Steam does not, its owner is told once, a week before', async () => {
    const { client, person } = await newOwner();
    const id = await bindByQr(client, person);
    const stored = async () => {
      const { rows } = await market.owner.query<{ status: string; expiresAt: Date }>(
        'select status, refresh_token_expires_at as "expiresAt" from steam_account where id = $1',
        [idOf(id)],
      );
      return rows[0] ?? { status: '', expiresAt: new Date(0) };
    };
    const expiry = async () => (await stored()).expiresAt.getTime();
    const first = await expiry();
    await sandbox(market, `accounts/${person.steamId}`, { renewsTokens: false });
    // Months before the end, Steam keeps the token as it is.
    await renewSignIn(market.worker, idOf(id));
    expect(await messagesOf('steamSignInEnding', person)).toBe(0);
    await market.advanceClock(first - Date.now() - 6 * DAY_MS);
    await renewSignIn(market.worker, idOf(id));
    await renewSignIn(market.worker, idOf(id));
    expect(await expiry()).toBe(first);
    expect(await messagesOf('steamSignInEnding', person)).toBe(1);
    const isDue = async (inMs: number) => {
      const now = new Date((await readClock(market.worker.db)).getTime() + inMs);
      const before = new Date(now.getTime() + 7 * DAY_MS);
      return (await listEndingIds(market.worker.db, { before, now }, 100)).includes(idOf(id));
    };
    expect([await isDue(0), await isDue(DAY_MS)]).toEqual([false, true]);
    await sandbox(market, `accounts/${person.steamId}`, { renewsTokens: true });
    await renewSignIn(market.worker, idOf(id));
    expect((await expiry()) - first).toBeGreaterThan(150 * DAY_MS);
    await sandbox(market, `accounts/${person.steamId}`, { revokesTokens: true });
    await expect(renewSignIn(market.worker, idOf(id))).rejects.toMatchObject({ kind: 'sessionExpired' });
    expect((await stored()).status).toBe('abnormal');
    expect(await messagesOf('steamAccountAbnormal', person)).toBe(1);
  });
});

test('S-09 two renewals at once replace the token once, and none overwrites a binding', async () => {
  const { client, person } = await newOwner();
  const id = idOf(await bindByQr(client, person));
  const stored = async () =>
    (await market.owner.query('select status, sealed_secret from steam_account where id = $1', [id])).rows[0];
  const { sealed_secret: first } = await stored();
  let asked = 0;
  const renewing = (then: () => Promise<unknown>) => {
    const { steam } = market.worker;
    const renewAccessToken: typeof steam.renewAccessToken = async (account) => {
      asked += 1;
      const renewed = await steam.renewAccessToken(account);
      await then();
      return renewed;
    };
    return { ...market.worker, steam: { ...steam, renewAccessToken } };
  };
  const slow = renewing(() => sleep(500));
  await Promise.all([renewSignIn(slow, id), renewSignIn(slow, id)]);
  expect(asked).toBe(1);
  const { status, sealed_secret: second } = await stored();
  expect([status, second === first]).toEqual(['normal', false]);
  const boundAgain = renewing(() =>
    market.owner.query('update steam_account set sealed_secret = $2 where id = $1', [id, first]),
  );
  await renewSignIn(boundAgain, id);
  expect(await stored()).toEqual({ status: 'normal', sealed_secret: first });
  // What was bound meanwhile is not judged by a token that Steam revoked.
  await sandbox(market, `accounts/${person.steamId}`, { revokesTokens: true });
  const refused = { ...market.worker.steam };
  refused.renewAccessToken = async (account) => {
    await market.owner.query(`update steam_account set sealed_secret = 'other' where id = $1`, [id]);
    return market.worker.steam.renewAccessToken(account);
  };
  await renewSignIn({ ...market.worker, steam: refused }, id);
  expect(await stored()).toMatchObject({ status: 'normal' });
  await market.owner.query('update steam_account set sealed_secret = $2 where id = $1', [id, first]);
  await expect(renewSignIn(market.worker, id)).rejects.toMatchObject({ kind: 'sessionExpired' });
  expect(await stored()).toMatchObject({ status: 'abnormal' });
});

test('S-09 a binding by QR code is nobody else’s to read, and goes on after a fault of Steam', {
  timeout: 60_000,
}, async () => {
  const { client, person } = await newOwner();
  const id = await begin(client);
  await sandbox(market, 'faults', { kind: 'status', status: '503', path: 'BeginAuthSessionViaQR' });
  await step(id);
  expect(await read(client, id)).toMatchObject({ status: 'PENDING', reason: 'STEAM_DOWN' });
  // After a fault Steam is left alone for a moment.
  const steps = () => expect.poll(() => step(id).then(() => read(client, id)), { timeout: 20_000 });
  await steps().toMatchObject({ challengeUrl: expect.stringMatching(/^https/) });
  const challengeUrl = await codeOf(client, id);
  const { client: stranger } = await newOwner();
  expect(await read(stranger, id)).toBeNull();
  await answer(challengeUrl, person);
  await sandbox(market, 'faults', { kind: 'status', status: '503', path: 'tradeoffers/privacy', count: 2 });
  await step(id);
  expect(await read(client, id)).toMatchObject({ status: 'PENDING', reason: 'STEAM_DOWN' });
  // Once there are tokens, it waits for Steam as any other binding.
  await market.advanceClock(6 * 60_000);
  await steps().toMatchObject({ status: 'BOUND', accountName: person.accountName });
});

test('S-09 T-11 a user takes at most twenty codes within an hour, two tabs at once included', async () => {
  const client = await market.visitor().signIn();
  const codes = async (count: number) =>
    (
      await Promise.all(
        Array.from({ length: count }, () => client.must(BIND_BY_QR, { input: { steamAccountId: null } })),
      )
    ).map(({ bindSteamAccountByQr: answer }) => ('code' in answer ? answer.code : 'begun'));
  const begun = await codes(19);
  expect(new Set(begun)).toEqual(new Set(['begun']));
  expect((await codes(2)).toSorted()).toEqual(['STEAM_SIGN_INS_TOO_MANY', 'begun']);
  await market.advanceClock(3_601_000);
  expect(await codes(1)).toEqual(['begun']);
});
