import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actForAccount } from '../../../api/orders/tradeOffer/actForAccount.ts';
import { completeAsk } from '../../../api/steam/account/completeAsk.ts';
import { renewSignIn } from '../../../api/steam/account/renewSignIn.ts';
import type { SteamSession } from '../../../api/steam/client/steamGateway.ts';
import { graphql } from '../../generated/gql.ts';
import { sandbox } from '../../kit/rounds.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { idOf, readAccounts } from './bindingScene.ts';
import { giveListings, openOwner, UNBIND } from './ownerScene.ts';

const VIEW_TOKEN = graphql(`
  mutation ViewSteamToken($id: ID!, $code: String!) {
    viewSteamToken(input: { steamAccountId: $id, code: $code }) {
      ... on ViewSteamTokenPayload { accessToken expiresAt }
      ... on DomainError { code }
    }
  }
`);
const REFRESH = graphql(`
  mutation RefreshSteamToken($id: ID!) {
    refreshSteamToken(input: { steamAccountId: $id }) {
      ... on RefreshSteamTokenPayload { steamAccount { id status accessTokenExpiresAt } }
      ... on DomainError { code }
    }
  }
`);
const RENEW_URL = graphql(`
  mutation RenewTradeUrl($id: ID!) {
    renewTradeUrl(input: { steamAccountId: $id }) {
      ... on RenewTradeUrlPayload { steamAccount { id tradeUrl } }
      ... on DomainError { code }
    }
  }
`);
const SET_TYPE = graphql(`
  mutation SetSteamAccountType($id: ID!, $type: SteamAccountType!, $code: String!) {
    setSteamAccountType(input: { steamAccountId: $id, type: $type, code: $code }) {
      ... on SetSteamAccountTypePayload { steamAccount { id type } }
      ... on DomainError { code }
    }
  }
`);
let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  // The worker's queue of requests that owners wait for. The test calls everything else itself.
  await market.worker.jobs.boss.work(
    'steam-ask',
    { pollingIntervalSeconds: 0.5, batchSize: 1 },
    async ([job]: { data: Parameters<typeof completeAsk>[1] }[]) => {
      if (job) await completeAsk(market.worker, job.data);
    },
  );
});
afterAll(() => market.close());

describe('the access token', () => {
  test('S-03 S-06 is shown to its owner after a code, once, uncached, and works at Steam', async () => {
    const { client, id, person, code } = await openOwner(market);
    const digits = await code();
    const response = await client.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify({
        query:
          'mutation ($id: ID!, $code: String!) { viewSteamToken(input: { steamAccountId: $id, code: $code }) { ... on ViewSteamTokenPayload { accessToken expiresAt } } }',
        variables: { id, code: digits },
      }),
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { data } = (await response.json()) as { data: { viewSteamToken: { accessToken: string } } };
    const { accessToken } = data.viewSteamToken;
    const steam = `${market.sandboxUrl}/IEconService/GetTradeOffersSummary/v1/?access_token=${accessToken}`;
    expect((await fetch(steam)).headers.get('x-eresult')).toBe('1');
    const claims = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString('utf8'));
    expect(claims).toMatchObject({ sub: person.steamId });
    const again = await client.must(VIEW_TOKEN, { id, code: digits });
    expect(again.viewSteamToken).toEqual({ code: 'STEP_UP_CODE_WRONG' });
    const { rows } = await market.owner.query(
      `select 1 from pgboss.job where data::text like $1 or output::text like $1`,
      [`%${accessToken.slice(-40)}%`],
    );
    expect(rows).toEqual([]);
  });

  test('S-06 a sign-in code opens nothing, and a step-up code signs nobody in', async () => {
    const { client, id, phone, code } = await openOwner(market);
    await market.advanceClock(61_000);
    await client.query(`mutation { requestSignInCode(input: { phone: "${phone}" }) { __typename } }`);
    const signInCode = await client.readCode(phone);
    expect((await client.must(VIEW_TOKEN, { id, code: signInCode })).viewSteamToken).toEqual({
      code: 'STEP_UP_CODE_WRONG',
    });
    const digits = await code();
    const { body } = await market
      .visitor()
      .rest('POST', '/web/session', { phone, code: digits, hasAgreed: true });
    expect(body.code).toBe(1004);
  });

  test("S-06 somebody else's account does not exist", async () => {
    const [one, other] = [await openOwner(market), await openOwner(market)];
    const { viewSteamToken } = await other.client.must(VIEW_TOKEN, { id: one.id, code: await other.code() });
    expect(viewSteamToken).toEqual({ code: 'STEAM_ACCOUNT_UNKNOWN' });
    const refreshed = await other.client.must(REFRESH, { id: one.id });
    expect(refreshed.refreshSteamToken).toEqual({ code: 'STEAM_ACCOUNT_UNKNOWN' });
    const renewed = await other.client.must(RENEW_URL, { id: one.id });
    expect(renewed.renewTradeUrl).toEqual({ code: 'STEAM_ACCOUNT_UNKNOWN' });
    const { setSteamAccountType } = await other.client.must(SET_TYPE, {
      id: one.id,
      type: 'ROBOT',
      code: await other.code(),
    });
    expect(setSteamAccountType).toEqual({ code: 'STEAM_ACCOUNT_UNKNOWN' });
    const { unbindSteamAccount } = await other.client.must(UNBIND, { id: one.id, code: await other.code() });
    expect(unbindSteamAccount).toEqual({ code: 'STEAM_ACCOUNT_UNKNOWN' });
    const { data } = await other.client.query<{ node: unknown }>(`{ node(id: "${one.id}") { __typename } }`);
    expect(data?.node).toBeNull();
  });

  test('S-03 S-04 is renewed; where Steam revoked the sign-in, by signing in anew', async () => {
    const { client, id, person } = await openOwner(market);
    await market.advanceClock(3_600_000);
    const before = (await readAccounts(client)).accounts[0]?.accessTokenExpiresAt ?? '';
    const { refreshSteamToken } = await client.must(REFRESH, { id });
    expect(refreshSteamToken).toMatchObject({ steamAccount: { status: 'NORMAL' } });
    expect(Date.parse((await readAccounts(client)).accounts[0]?.accessTokenExpiresAt ?? '')).toBeGreaterThan(
      Date.parse(before),
    );
    await sandbox(market, `accounts/${person.steamId}`, { revokesTokens: true });
    await market.owner.query(`update steam_account set status = 'abnormal' where id = $1`, [idOf(id)]);
    await market.advanceClock(31_000);
    expect((await client.must(REFRESH, { id })).refreshSteamToken).toMatchObject({
      steamAccount: { status: 'NORMAL' },
    });
  });

  test('S-04 one that Steam let not trade sells again once its owner refreshes the token', async () => {
    const { client, id } = await openOwner(market);
    await market.owner.query(`update steam_account set status = 'notSellable' where id = $1`, [idOf(id)]);
    expect((await client.must(REFRESH, { id })).refreshSteamToken).toMatchObject({
      steamAccount: { status: 'NORMAL' },
    });
  });

  test('S-04 where Steam takes the password no more, the account is abnormal and its owner is told', async () => {
    const { client, id, person } = await openOwner(market);
    await sandbox(market, `accounts/${person.steamId}`, { revokesTokens: true, password: 'changed since' });
    expect((await client.must(REFRESH, { id })).refreshSteamToken).toEqual({ code: 'STEAM_SIGN_IN_LOST' });
    expect((await readAccounts(client)).accounts[0]).toMatchObject({ status: 'ABNORMAL' });
    const { rows } = await market.owner.query(
      `select count(*)::int from message where template = 'steamAccountAbnormal' and params ->> 'accountName' = $1`,
      [person.accountName],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('S-03 while Steam is away the owner is told to come again, and nothing is lost', async () => {
    const { client, id } = await openOwner(market);
    await market.owner.query('update steam_account set sealed_access_token = null where id = $1', [idOf(id)]);
    await sandbox(market, 'faults', { kind: 'status', path: 'GenerateAccessToken' });
    expect((await client.must(REFRESH, { id })).refreshSteamToken).toEqual({ code: 'STEAM_NOT_REACHED' });
    expect((await client.must(REFRESH, { id })).refreshSteamToken).toMatchObject({ steamAccount: { id } });
  });

  test('S-04 where Steam revokes the sign-in while the worker acts, it signs in anew once, and the account stays normal', async () => {
    const { client, id, person } = await openOwner(market);
    await sandbox(market, `accounts/${person.steamId}`, { revokesTokens: true });
    await market.advanceClock(31_000);
    const act = (session: SteamSession): Promise<void> =>
      market.worker.steam.listReceivedTradeOffers(session).then(() => {});
    await actForAccount(market.worker, idOf(id), act);
    expect((await readAccounts(client)).accounts[0]).toMatchObject({ status: 'NORMAL' });
    await sandbox(market, `accounts/${person.steamId}`, { revokesTokens: true, password: 'changed since' });
    for (let round = 0; round < 3; round += 1)
      await expect(actForAccount(market.worker, idOf(id), act)).rejects.toMatchObject({
        kind: 'sessionExpired',
      });
    expect((await readAccounts(client)).accounts[0]).toMatchObject({ status: 'ABNORMAL' });
    const { rows } = await market.owner.query(
      'select count(*)::int from sandbox.auth_failure where steam_id = $1',
      [person.steamId],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('a sign-in about to end is renewed with the password', async () => {
    const { client, id } = await openOwner(market);
    await market.advanceClock(31_000);
    const before = (await readAccounts(client)).accounts[0]?.refreshTokenExpiresAt ?? '';
    await renewSignIn(market.worker, idOf(id));
    const after = (await readAccounts(client)).accounts[0]?.refreshTokenExpiresAt ?? '';
    expect(Date.parse(after)).toBeGreaterThan(Date.parse(before));
  });
});

describe('the trade link', () => {
  test('S-03 is made anew at Steam', async () => {
    const { client, id, person } = await openOwner(market);
    const { renewTradeUrl } = await client.must(RENEW_URL, { id });
    const known = (await (await fetch(`${market.sandboxUrl}/sandbox/accounts/${person.steamId}`)).json()) as {
      tradeUrl: string;
    };
    expect(known.tradeUrl).not.toBe(person.tradeUrl);
    expect(renewTradeUrl).toMatchObject({ steamAccount: { tradeUrl: known.tradeUrl } });
  });

  test('S-03 an answer that is lost, with the link made: the link is found, not made twice', async () => {
    const { client, id, person } = await openOwner(market);
    await sandbox(market, 'faults', { kind: 'cut', path: 'newtradeurl', withEffect: true });
    const { renewTradeUrl } = await client.must(RENEW_URL, { id });
    const known = (await (await fetch(`${market.sandboxUrl}/sandbox/accounts/${person.steamId}`)).json()) as {
      tradeUrl: string;
    };
    expect(known.tradeUrl).not.toBe(person.tradeUrl);
    expect(renewTradeUrl).toMatchObject({ steamAccount: { tradeUrl: known.tradeUrl } });
  });

  test('S-03 an answer that is lost, and no link made: told, and the old one stays', async () => {
    const { client, id, person } = await openOwner(market);
    await sandbox(market, 'faults', { kind: 'cut', path: 'newtradeurl' });
    expect((await client.must(RENEW_URL, { id })).renewTradeUrl).toEqual({ code: 'STEAM_NOT_REACHED' });
    expect((await readAccounts(client)).accounts[0]).toMatchObject({ tradeUrl: person.tradeUrl });
  });
});

describe('the type', () => {
  test('S-04 is switched with a code; what is on sale says so at once', async () => {
    const owner = await openOwner(market);
    const [listing] = await giveListings(market, owner, 1);
    const { client, id } = owner;
    const wrong = await client.must(SET_TYPE, { id, type: 'ROBOT', code: '000000' });
    expect(wrong.setSteamAccountType).toEqual({ code: 'STEP_UP_CODE_WRONG' });
    const { setSteamAccountType } = await client.must(SET_TYPE, {
      id,
      type: 'ROBOT',
      code: await owner.code(),
    });
    expect(setSteamAccountType).toMatchObject({ steamAccount: { type: 'ROBOT' } });
    const { rows } = await market.owner.query('select is_automatic from listing where id = $1', [
      listing?.id,
    ]);
    expect(rows).toEqual([{ is_automatic: true }]);
  });
});
