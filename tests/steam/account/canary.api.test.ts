import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeBinding } from '../../../api/steam/account/completeBinding.ts';
import { sandbox } from '../../kit/rounds.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { newSteamPerson, type SteamPerson } from './bindingScene.ts';

let market: TestMarket;
let client: TestClient;
/** Every line that a log of the market wrote, at its most talkative. */
const lines: string[] = [];
/** Every body that the market returned. */
const answers: string[] = [];

beforeAll(async () => {
  market = await openTestMarket({ LOG_LEVEL: 'debug' }, null, { write: (line) => void lines.push(line) });
  client = await market.visitor().signIn();
});
afterAll(() => market.close());

const QUERY = `mutation ($input: BindSteamAccountsInput!) {
  bindSteamAccounts(input: $input) {
    __typename
    ... on BindSteamAccountsPayload { taken { index fileName accountName binding { id status reason } } skipped { fileName accountName problem line } }
    ... on SteamPasswordFormatWrong { lines }
    ... on DomainError { code message }
  }
}`;

async function send(
  input: unknown,
): Promise<{ data?: { bindSteamAccounts?: { taken?: { binding: { id: string } }[] } } }> {
  const response = await client.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify({ query: QUERY, variables: { input } }),
  });
  const text = await response.text();
  answers.push(text);
  return JSON.parse(text);
}

/** A whole dump of what the market's tables hold, the queue's included; the sandbox's books are Steam's. */
async function dump(): Promise<string> {
  const { rows: tables } = await market.owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await market.owner.query<{ row: string }>(`select t::text as row from ${name} t`);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

interface Marked {
  person: SteamPerson;
  marks: string[];
}

/** A user whose secrets are all recognisable, so that the test finds them wherever they are stored. */
async function marked(): Promise<Marked> {
  const person = await newSteamPerson(market);
  const password = `canary-${randomBytes(9).toString('hex')}`;
  await sandbox(market, `accounts/${person.steamId}`, { password });
  const mafile = JSON.parse(person.mafile) as Record<string, string> & { Session: Record<string, string> };
  const { shared_secret: shared, identity_secret: identity, Session: session } = mafile;
  const tokens = [session.AccessToken, session.RefreshToken].map((token) => String(token).slice(-40));
  const marks = [password, shared, identity, ...tokens].map(String);
  return {
    person: { ...person, password },
    marks: [...marks, ...marks.map((mark) => Buffer.from(mark).toString('base64').slice(0, 20))],
  };
}

function upload({ mafile, steamId }: SteamPerson) {
  return { files: [{ name: `${steamId}.maFile`, text: mafile }], type: 'ORDINARY' };
}

test('S-06 T-15 what is uploaded is found in no log line, no answer and no table', async () => {
  const all: string[] = [];
  const outcomes: [string, (marked: Marked) => Promise<unknown>][] = [
    ['bound', ({ person }) => send({ ...upload(person), passwords: [person.password] })],
    [
      'by list',
      ({ person }) => send({ ...upload(person), passwordList: `${person.accountName}--${person.password}` }),
    ],
    [
      'a list in the wrong form',
      ({ person }) => send({ ...upload(person), passwordList: `${person.accountName} ${person.password}` }),
    ],
    [
      'a line for another',
      ({ person }) => send({ ...upload(person), passwordList: `somebody--${person.password}` }),
    ],
    [
      'a broken file',
      ({ person }) =>
        send({
          files: [{ name: 'x', text: person.mafile.slice(0, -3) }],
          passwords: [person.password],
          type: 'ROBOT',
        }),
    ],
    [
      'a text with a null character',
      ({ person }) =>
        send({
          files: [{ name: 'x', text: `${person.mafile}\u0000` }],
          passwords: [person.password],
          type: 'ROBOT',
        }),
    ],
    [
      'a password too long',
      ({ person }) => send({ ...upload(person), passwords: [person.password.repeat(50)] }),
    ],
    [
      'an unknown type',
      ({ person }) => send({ ...upload(person), passwords: [person.password], type: person.password }),
    ],
    [
      'a password that is a number',
      ({ person }) => send({ ...upload(person), passwords: [{ [person.password]: 1 }] }),
    ],
    [
      'two ways at once',
      ({ person }) =>
        send({ ...upload(person), passwords: [person.password], passwordList: person.password }),
    ],
  ];
  for (const [, act] of outcomes) {
    const somebody = await marked();
    all.push(...somebody.marks);
    await act(somebody);
  }
  // Rejected by Steam, then Steam is unreachable.
  const wrong = await marked();
  all.push(...wrong.marks);
  await sandbox(market, `accounts/${wrong.person.steamId}`, { password: 'another' });
  await send({ ...upload(wrong.person), passwords: [wrong.person.password] });
  const late = await marked();
  all.push(...late.marks);
  await send({ ...upload(late.person), passwords: [late.person.password] });
  await sandbox(market, 'faults', { kind: 'html', path: 'PollAuthSession' });
  const { rows } = await market.owner.query<{ id: string }>(
    `select id from steam_binding where status = 'pending'`,
  );
  for (const { id } of rows) await completeBinding(market.worker, id);
  const before = rows.length;
  expect(before).toBeGreaterThanOrEqual(4);

  const kept = await dump();
  const { rows: statuses } = await market.owner.query(
    'select status, count(*)::int from steam_binding group by 1 order by 1',
  );
  expect(statuses.map(({ status }) => status)).toEqual(['bound', 'failed', 'pending']);
  expect(answers.length).toBe(12);
  expect(lines.length).toBeGreaterThan(0);
  const heard = [lines.join('\n'), answers.join('\n'), kept];
  // The net holds: what is no secret is found.
  expect(kept).toContain(late.person.accountName);
  expect(answers.join('\n')).toContain(late.person.accountName);
  for (const mark of all) expect(heard.findIndex((text) => text.includes(mark))).toBe(-1);
});
