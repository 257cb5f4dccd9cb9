import { afterAll, beforeAll, expect, test } from 'vitest';
import { userIdOf } from '../../catalog/watch/watchClient.ts';
import { graphql } from '../../generated/gql.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openPerson, type Person } from '../verification/verificationScene.ts';

const SET = graphql(`
  mutation SetTradeUrl($tradeUrl: String!, $code: String) {
    setTradeUrl(input: { tradeUrl: $tradeUrl, code: $code }) {
      __typename
      ... on SetTradeUrlPayload { viewer { tradeUrl } }
      ... on DomainError { code }
    }
  }
`);
const linkTo = (partner: number, token = 'AbCdEf12'): string =>
  `https://steamcommunity.com/tradeoffer/new/?partner=${partner}&token=${token}`;

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const set = async ({ client }: Person, tradeUrl: string, code: string | null = null) =>
  (await client.must(SET, { tradeUrl, code })).setTradeUrl;

async function actionsOf(person: Person) {
  const { rows } = await market.owner.query(
    `select details, session_id is not null as "hasSession", challenge_id is not null as "hasCode"
     from account_action where user_id = $1 and kind = 'setTradeUrl' order by sequence`,
    [await userIdOf(person.client)],
  );
  return rows;
}

async function toldTo(person: Person): Promise<unknown[]> {
  const { rows } = await market.owner.query<{ params: unknown }>(
    "select params from message where user_id = $1 and template = 'tradeUrlChanged' order by created_at",
    [await userIdOf(person.client)],
  );
  return rows.map(({ params }) => params);
}

test('T-24 N-03 a first link and a new token want no code; another Steam account does and is told, and each change is kept', async () => {
  const person = await openPerson(market);
  for (const link of [linkTo(1), linkTo(1, 'newToken')])
    expect(await set(person, ` ${link} `)).toMatchObject({ viewer: { tradeUrl: link } });
  expect(await set(person, linkTo(2))).toMatchObject({ code: 'STEP_UP_CODE_WRONG' });
  const code = await person.code();
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await set(person, linkTo(2), wrong)).toMatchObject({ code: 'STEP_UP_CODE_WRONG' });
  expect(await set(person, linkTo(2), code)).toMatchObject({ viewer: { tradeUrl: linkTo(2) } });
  expect(await toldTo(person)).toEqual([{ accountName: '76561197960265730' }]);
  // Used up.
  expect(await set(person, linkTo(3), code)).toMatchObject({ code: 'STEP_UP_CODE_WRONG' });
  const [one, two] = [1n, 2n].map((partner) => String(76_561_197_960_265_728n + partner));
  expect(await actionsOf(person)).toEqual([
    { details: { before: '', after: one }, hasSession: true, hasCode: false },
    { details: { before: one, after: one }, hasSession: true, hasCode: false },
    { details: { before: one, after: two }, hasSession: true, hasCode: true },
  ]);
});

test('T-24 two first links at once: one is taken, the other wants a code', async () => {
  const person = await openPerson(market);
  const answers = await Promise.all([linkTo(1), linkTo(2)].map((link) => set(person, link)));
  expect(answers.map((answer) => answer.__typename).toSorted()).toEqual([
    'SetTradeUrlPayload',
    'StepUpCodeWrong',
  ]);
});

test('a text that is not a link is refused before a code is used up', async () => {
  const person = await openPerson(market);
  await set(person, linkTo(1));
  const code = await person.code();
  expect(await set(person, 'https://example.com', code)).toMatchObject({ code: 'TRADE_URL_INVALID' });
  expect(await set(person, linkTo(2), code)).toMatchObject({ viewer: { tradeUrl: linkTo(2) } });
});
