import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import persisted from '../../../web/__generated__/persisted.json' with { type: 'json' };
import { openBuyer } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
let owner: TestClient;
let nickname: string;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  owner = await openBuyer(market);
  const { data } = await owner.query<{ viewer: { nickname: string } }>('{ viewer { nickname } }');
  nickname = data?.viewer.nickname ?? '';
  expect(nickname).not.toBe('');
});
afterAll(() => market.close());

const SHELL =
  Object.entries(persisted).find(([, query]) => query.startsWith('query AppShellQuery'))?.[0] ?? '';

/** Cookie headers of a live session as no browser writes them, each a list of header lines. */
const SPELLINGS: Record<string, (token: string, bind: string) => string[]> = {
  'a space before =': (token, bind) => [`Authorization =${token}; bind =${bind}`],
  'a tab before =': (token, bind) => [`Authorization\t=${token}; bind\t=${bind}`],
  'a tab before the name': (token, bind) => [`\tAuthorization=${token};\tbind=${bind}`],
  'space around the value': (token, bind) => [`Authorization= ${token} ; bind= \t${bind} `],
  'no space between': (token, bind) => [`Authorization=${token};bind=${bind}`],
  'many separators': (token, bind) => [`;; ;Authorization =${token};;;bind=${bind};`],
  'quoted values': (token, bind) => [`Authorization ="${token}"; bind="${bind}"`],
  'quoted names': (token, bind) => [`"Authorization"=${token}; "bind"=${bind}`],
  'doubled, the first empty': (token, bind) => [`Authorization=; Authorization =${token}; bind=${bind}`],
  'doubled, the last wrong': (token, bind) => [
    `Authorization =${token}; Authorization=x; bind=${bind}; bind=y`,
  ],
  'another case': (token, bind) => [`authorization=${token}; AUTHORIZATION =${token}; Bind=${bind}`],
  'several headers': (token, bind) => [`Authorization =${token}`, `bind=${bind}`],
  'several headers, split in a pair': (token, bind) => ['Authorization', `=${token}; bind=${bind}`],
  'an escaped name': (token, bind) => [`%41uthorization=${token}; Authoriz%61tion =${token}; bind=${bind}`],
  'escaped values': (token, bind) => [
    `Authorization =%${token.charCodeAt(0).toString(16)}${token.slice(1)}; bind=${bind}`,
  ],
  'behind a cookie without =': (token, bind) => [`flag; Authorization =${token}; bind=${bind}`],
  'inside of another value': (token, bind) => [
    `a=b, Authorization =${token}; bind=${bind}; Authorization =${token}`,
  ],
  'with a prefix': (token, bind) => [
    `__Host-Authorization=${token}; __Host-bind=${bind}; $Version=1; Authorization =${token}; bind=${bind}`,
  ],
  'a space that is not ASCII': (token, bind) => [`Authorization\u00a0=${token}; bind=${bind}`],
  'as it should be': (token, bind) => [`Authorization=${token}; bind=${bind}`],
};

interface Asked {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Sends header lines as they are: `fetch` would mend them. */
async function send({ method, path, headers, body }: Asked, cookies: readonly string[]): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const lines = Object.entries({ host: new URL(market.url).host, ...headers }).flat();
  for (const cookie of cookies) lines.push('cookie', cookie);
  if (body !== undefined) lines.push('content-length', String(Buffer.byteLength(body)));
  const sent = request(market.url + path, { method, headers: lines, agent: false }, (answer) =>
    text(answer).then(resolve, reject),
  );
  sent.on('error', reject).end(body);
  return promise;
}

const HTML = { accept: 'text/html' };
const MARKED = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };

/** The request has its own address, so that no spelling finds a cached response. */
function doorsOf(mark: string): Asked[] {
  const variables = { mark };
  return [
    { method: 'GET', path: `/market?keyword=${mark}`, headers: HTML },
    { method: 'GET', path: `/?${mark}`, headers: HTML },
    { method: 'GET', path: `/help?${mark}`, headers: HTML },
    { method: 'GET', path: `/web/market?limit=3&more=${mark}`, headers: MARKED },
    { method: 'GET', path: `/web/index?limit=3&more=${mark}`, headers: MARKED },
    {
      method: 'GET',
      path: `/graphql?${new URLSearchParams({ doc_id: SHELL, variables: JSON.stringify(variables) })}`,
      headers: MARKED,
    },
    {
      method: 'POST',
      path: '/graphql',
      headers: { ...MARKED, 'content-type': 'application/json' },
      body: JSON.stringify({ doc_id: SHELL, variables: { ...variables, posted: true } }),
    },
  ];
}

describe('whatever the spelling of a session’s cookies, visitors afterwards get a visitor’s answer', () => {
  test.each(Object.entries(SPELLINGS))('%s', async (name, spell) => {
    const [token, bind] = ['Authorization', 'bind'].map((cookie) => owner.cookies.get(cookie) ?? '');
    const mark = `m${Object.keys(SPELLINGS).indexOf(name)}`;
    for (const asked of doorsOf(mark)) {
      await send(asked, spell(token ?? '', bind ?? ''));
      for (const _ of [1, 2]) {
        const visitors = await send(asked, []);
        expect(visitors.includes(nickname), asked.path).toBe(false);
        expect(visitors.length, asked.path).toBeGreaterThan(10);
      }
    }
  });

  test('the spelling of a language or a currency leaves no page of it to others', async () => {
    for (const cookie of ['language =en', 'language\t=en', ' language=en;language=zh', '"language"=en']) {
      const asked = { method: 'GET', path: `/market?keyword=l${cookie.length}`, headers: HTML };
      await send(asked, [cookie]);
      for (const _ of [1, 2]) expect((await send(asked, [])).includes('lang="zh-CN"'), cookie).toBe(true);
    }
  });
});
