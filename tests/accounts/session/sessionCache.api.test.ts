import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import ORDER_PAGE from '../../../web/__generated__/OrderDetailPageQuery.graphql.ts';
import { MARKED_HEADERS } from '../../http/graphql/markedHeaders.ts';
import { recordStatements } from '../../kit/queries.ts';
import { newPhone, type TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

/** Far longer than a test, so that nothing is read anew by itself. */
const KEPT_MS = '10000';
const LINK = 'https://steamcommunity.com/tradeoffer/new/?partner=39738121&token=s0meT0ke';

let market: TestMarket;
let phone: string;
let client: TestClient;
beforeAll(async () => {
  market = await openTestMarket({ SESSION_KEPT_MS: KEPT_MS });
});
afterAll(() => market.close());
beforeEach(async () => {
  phone = newPhone();
  client = await market.visitor().signIn(phone);
  await linkOf(client);
});

/** Signs in once more, from another browser. A phone gets one code a minute. */
async function signInAgain(): Promise<TestClient> {
  await market.advanceClock(61_000);
  return market.visitor().signIn(phone);
}

/** The trade link that a page of the site shows, empty without one, or null to a visitor. The page reads nothing else of its viewer. */
async function linkOf(reader: TestClient): Promise<string | null> {
  const body = JSON.stringify({ doc_id: ORDER_PAGE.params.id, variables: { orderNo: '1' } });
  const response = await reader.fetch('/graphql', { method: 'POST', headers: MARKED_HEADERS, body });
  const { data } = (await response.json()) as { data: { viewer: { tradeUrl: string | null } | null } };
  return data.viewer && (data.viewer.tradeUrl ?? '');
}

async function setLink(writer: TestClient, tradeUrl: string): Promise<void> {
  const { data } = await writer.query(
    'mutation ($tradeUrl: String!) { setTradeUrl(input: { tradeUrl: $tradeUrl }) { __typename } }',
    { tradeUrl },
  );
  expect(data).toEqual({ setTradeUrl: { __typename: 'SetTradeUrlPayload' } });
}

/** Runs something while the database tells of no change of a user. */
async function untold(run: () => Promise<void>): Promise<void> {
  await market.owner.query('alter table app_user disable trigger app_user_told');
  try {
    await run();
  } finally {
    await market.owner.query('alter table app_user enable trigger app_user_told');
  }
}

async function changeByHand(set: string): Promise<void> {
  await market.owner.query(`update app_user set ${set} where phone = $1`, [`+86${phone}`]);
}

test('T-4 pages that follow each other read the session once, whoever may change something reads it anew', async () => {
  const readsOfTwo = async () => {
    const { statements } = await recordStatements('market_api', async () => {
      await linkOf(client);
      await client.rest('GET', '/web/user');
    });
    return statements.filter((text) => text.includes('session'));
  };
  // A notification of the sign-in may still be on its way.
  await expect.poll(readsOfTwo).toEqual([]);
  const { statements: written } = await recordStatements('market_api', () => setLink(client, LINK));
  expect(written.filter((text) => /from "session"/.test(text))).toHaveLength(1);
});

test('T-4 whoever changed something sees it in the next answer, on all of their devices', async () => {
  const phoneApp = await signInAgain();
  await untold(async () => {
    await linkOf(phoneApp);
    await setLink(client, LINK);
    expect([await linkOf(client), await linkOf(phoneApp)]).toEqual([LINK, LINK]);
  });
});

test('T-4 a change by anybody else is heard of', async () => {
  await changeByHand(`trade_url = 'by another'`);
  await expect.poll(() => linkOf(client)).toBe('by another');
});

test('T-4 A-04 a session that ends opens nothing more: signed out here, elsewhere, expired, removed', async () => {
  const cookies = new Map(client.cookies);
  await client.rest('DELETE', '/web/user');
  for (const [name, value] of cookies) client.cookies.set(name, value);
  expect(await linkOf(client)).toBeNull();

  const [one, other] = [await signInAgain(), await signInAgain()];
  expect([await linkOf(one), await linkOf(other)]).not.toContain(null);
  await one.query('mutation { signOutOtherDevices(input: {}) { __typename } }');
  expect(await linkOf(other)).toBeNull();

  await market.owner.query(
    "update session set expires_at = clock_now() - interval '1 second' where user_id = (select id from app_user where phone = $1)",
    [`+86${phone}`],
  );
  await expect.poll(() => linkOf(one)).toBeNull();
});

test('T-4 the clock that was moved is read anew', async () => {
  await market.advanceClock(16 * 86_400_000);
  await expect.poll(() => linkOf(client)).toBeNull();
});

test('T-4 after a gap in the changes everything is read anew', async () => {
  await untold(async () => {
    await expect
      .poll(async () => {
        await changeByHand("trade_url = 'old'");
        await linkOf(client);
        await changeByHand("trade_url = 'unheard'");
        return linkOf(client);
      })
      .not.toBe('unheard');
    await market.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    );
    await expect.poll(() => linkOf(client)).toBe('unheard');
  });
});
