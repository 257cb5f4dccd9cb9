import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshExchangeRate } from '../../../api/catalog/rates/refreshExchangeRate.ts';
import persisted from '../../../web/__generated__/persisted.json' with { type: 'json' };
import { openBuyer } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openPartner } from '../../partners/openApi/openStage.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
});
afterAll(() => market.close());

const HTML = { accept: 'text/html' };
const JSON_HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json',
  'x-requested-with': 'XMLHttpRequest',
};
const idOf = (name: string): string =>
  Object.entries(persisted).find(([, text]) => text.startsWith(`query ${name}`))?.[0] ?? '';

const get = (path: string, headers: Record<string, string> = {}) => fetch(market.url + path, { headers });

function post(variables: unknown, headers: Record<string, string> = {}, name = 'MarketPageQuery') {
  const body = JSON.stringify({ doc_id: idOf(name), variables });
  return fetch(`${market.url}/graphql`, { method: 'POST', headers: { ...JSON_HEADERS, ...headers }, body });
}

async function changeItem(): Promise<void> {
  await market.owner.query(
    'update market_item set sales_per_week = sales_per_week + 1000 where id = (select id from market_item order by random() limit 1)',
  );
  await market.settleFeed();
}

describe('answers to visitors are kept while they are true', () => {
  test.each(['/web/market?limit=20', '/web/index?limit=8', '/market?sort=1'])(
    '%s: the same bytes, until the market changes',
    async (path) => {
      // Asked for the first time, it is made and not kept.
      expect((await get(path, HTML)).headers.has('etag')).toBe(false);
      const first = await get(path, HTML);
      const again = await get(path, HTML);
      const etag = again.headers.get('etag') ?? '';
      expect([first.status, again.status, etag.startsWith('W/"')]).toEqual([200, 200, true]);
      expect(await again.text()).toBe(await first.text());
      expect((await get(path, { ...HTML, 'if-none-match': etag })).status).toBe(304);
      for (const name of [
        'content-type',
        'content-security-policy',
        'x-content-type-options',
        'cache-control',
      ])
        expect(again.headers.get(name), name).toBe(first.headers.get(name));
      await changeItem();
      expect((await get(path, { ...HTML, 'if-none-match': etag })).status).toBe(200);
    },
  );

  test('a page is kept for every order of its parameters, which makes no difference to what it shows', async () => {
    const read = async (query: string, cookie = '') => {
      const answer = await get(`/market?${query}`, { ...HTML, cookie });
      const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? '';
      const [shown = ''] = (await answer.text())
        .replaceAll(nonce, '')
        .split('<script type="application/json"');
      return { isKept: answer.headers.has('etag'), shown };
    };
    await read('tagType=CSGO_Type_Rifle&minPrice=1&sort=1');
    const first = await read('minPrice=1&sort=1&tagType=CSGO_Type_Rifle');
    const other = 'tagType=CSGO_Type_Rifle&utm_source=mail&sort=1&minPrice=1';
    expect([first.isKept, await read(other)]).toEqual([false, { isKept: true, shown: first.shown }]);
    // Rendered from the other address, for a cookie that has no meaning.
    expect(await read(other, 'marketView=none')).toEqual(first);
    expect(first.shown).toContain('</main>');
  });

  test('a persisted query by POST and by GET, however its variables are written', async () => {
    const ask = () => post({ filter: { types: ['CSGO_Type_Rifle'], keyword: 'a' }, sort: 'DEFAULT' });
    expect((await ask()).headers.get('etag')).toBe(null);
    const one = await ask();
    const other = await post({ sort: 'DEFAULT', filter: { keyword: 'a', types: ['CSGO_Type_Rifle'] } });
    expect(other.headers.get('etag')).not.toBe(null);
    const text = await one.text();
    expect(await other.text()).toBe(text);
    const variables = { sort: 'DEFAULT', filter: { keyword: 'a', types: ['CSGO_Type_Rifle'] } };
    const query = new URLSearchParams({
      doc_id: idOf('MarketPageQuery'),
      variables: JSON.stringify(variables),
    });
    const byGet = await get(`/graphql?${query}`);
    expect(await byGet.text()).toBe(text);
    expect(byGet.headers.get('cache-control')).toContain('s-maxage=1');
    const etag = byGet.headers.get('etag') ?? '';
    expect((await get(`/graphql?${query}`, { 'if-none-match': etag })).status).toBe(304);
  });

  test('compressed for whoever takes that', async () => {
    const headers = { ...HTML, 'accept-encoding': 'gzip' };
    for (let call = 0; call < 3; call += 1) await (await get('/market?sort=2', headers)).text();
    await expect
      .poll(async () => (await get('/market?sort=2', headers)).headers.get('content-encoding'))
      .toBe('gzip');
    expect(await (await get('/market?sort=2', headers)).text()).toContain('</html>');
  });

  test('what is asked for under a key of more than two thousand letters is answered and not kept', async () => {
    const address = (letters: number) => `/web/market?limit=20&more=${'x'.repeat(letters)}`;
    const variables = (letters: number) => ({ sort: 'DEFAULT', more: 'x'.repeat(letters) });
    const etags = async (letters: number) => {
      for (const _ of [1, 2, 3]) {
        expect((await get(address(letters))).status).toBe(200);
        expect(
          ((await (await post(variables(letters))).json()) as { errors?: unknown }).errors,
        ).toBeUndefined();
      }
      const answers = [await get(address(letters)), await post(variables(letters))];
      return answers.map(({ headers }) => headers.has('etag'));
    };
    expect(await etags(1_800)).toEqual([true, true]);
    const { entryCount } = market.server.kept;
    expect(await etags(2_048)).toEqual([false, false]);
    expect(market.server.kept.entryCount).toBe(entryCount);
  });

  test('a crowd that asks for one thing at once gets it', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => get('/web/market?limit=33')));
    const texts = new Set(await Promise.all(answers.map((answer) => answer.text())));
    expect([texts.size, new Set(answers.map(({ status }) => status))]).toEqual([1, new Set([200])]);
    // Whoever came while it was made wanted it too.
    expect((await get('/web/market?limit=33')).headers.has('etag')).toBe(true);
  });

  test('what nobody asks for again takes no room', async () => {
    const { entryCount } = market.server.kept;
    for (let limit = 40; limit < 60; limit += 1) await get(`/web/market?limit=${limit}&sort=2`);
    expect(market.server.kept.entryCount).toBe(entryCount);
    for (let limit = 40; limit < 60; limit += 1) await get(`/web/market?limit=${limit}&sort=2`);
    expect(market.server.kept.entryCount).toBe(entryCount + 20);
  });
});

describe('what is somebody’s own is never kept', () => {
  async function nicknameOf(buyer: TestClient): Promise<string> {
    const { data } = await buyer.query<{ viewer: { nickname: string } }>('{ viewer { nickname } }');
    return data?.viewer.nickname ?? '';
  }

  test('a session gets its own page and leaves none behind', async () => {
    const buyer = await openBuyer(market);
    const nickname = await nicknameOf(buyer);
    expect(nickname).toMatch(/^玩家\w{4}$/);
    const own = async () => {
      const answer = await buyer.fetch('/market?limit=7', { headers: HTML });
      expect(answer.headers.get('etag')).toBeNull();
      return answer.text();
    };
    expect(await own()).toContain(nickname);
    for (const _ of [1, 2]) expect(await (await get('/market?limit=7', HTML)).text()).not.toContain(nickname);
    expect((await get('/market?limit=7', HTML)).headers.get('etag')).not.toBeNull();
    expect(await own()).toContain(nickname);
  });

  test('a document of a session is answered anew for it, and for nobody else', async () => {
    const buyer = await openBuyer(market);
    const nickname = await nicknameOf(buyer);
    const body = JSON.stringify({ doc_id: idOf('AppShellQuery'), variables: {} });
    const own = async () => {
      const answer = await buyer.fetch('/graphql', { method: 'POST', headers: JSON_HEADERS, body });
      expect([answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([null, 'no-store']);
      return answer.text();
    };
    const visitors = () => post({}, {}, 'AppShellQuery');
    for (const _ of [1, 2]) expect(await own()).toContain(nickname);
    for (const _ of [1, 2]) expect(await (await visitors()).json()).toMatchObject({ data: { viewer: null } });
    expect((await visitors()).headers.get('etag')).not.toBeNull();
    expect(await own()).toContain(nickname);
  });

  test('P-04 a signed request is answered as the partner’s own, and a forged one refused, beside a visitor’s kept answer', async () => {
    const { partner } = await openPartner(market);
    const body = JSON.stringify({ doc_id: idOf('AppShellQuery'), variables: {} });
    const target = `/graphql?doc_id=${idOf('AppShellQuery')}`;
    for (const [method, path, sent] of [
      ['POST', '/graphql', body],
      ['GET', target, undefined],
    ] as const) {
      const send = (signature?: string) =>
        partner.send(method, path, sent, { headers: JSON_HEADERS, ...(signature ? { signature } : {}) });
      const visitors = () => (sent ? post({}, {}, 'AppShellQuery') : get(target, JSON_HEADERS));
      for (const _ of [1, 2]) await (await visitors()).text();
      expect((await visitors()).headers.get('vary')).toContain('x-open-app');
      const own = await send();
      expect(own.body.data).toMatchObject({ viewer: { id: expect.any(String) } });
      expect([own.headers.get('etag'), own.headers.get('cache-control')]).toEqual([null, 'no-store']);
      expect((await send('A'.repeat(344))).status).toBe(401);
      expect(await (await visitors()).json()).toMatchObject({ data: { viewer: null } });
    }
  });

  test('a dead session cookie is a session all the same: nothing comes from the store', async () => {
    for (const _ of [1, 2]) await (await get('/web/market?limit=9')).text();
    expect((await get('/web/market?limit=9')).headers.get('etag')).not.toBeNull();
    const answer = await get('/web/market?limit=9', { cookie: 'Authorization=gone' });
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, null]);
  });

  test('each language has its own page', async () => {
    const read = async (language: string) =>
      (await get('/market?sort=1', { ...HTML, cookie: `language=${language}` })).text();
    for (const _ of [1, 2]) {
      expect(await read('zh')).toContain('lang="zh-CN"');
      expect(await read('en')).toContain('lang="en"');
    }
    expect(await read('en')).toBe(await read('en'));
  });

  test('each currency has its own page', async () => {
    await refreshExchangeRate(market.worker);
    const hasDollars = async (answer: Response) => />\$</.test(await answer.text());
    const shown = (currency: string) =>
      get('/market?sort=1', { ...HTML, cookie: `language=zh; currency=${currency}` });
    for (const _ of [1, 2]) {
      expect(await hasDollars(await shown('CNY'))).toBe(false);
      expect(await hasDollars(await shown('USD'))).toBe(true);
    }
    for (const currency of ['CNY', 'USD'])
      expect((await shown(currency)).headers.get('etag'), currency).not.toBeNull();
  });

  test('refusals, missing pages and broken bodies are made anew, and a body read in front still arrives', async () => {
    for (let call = 0; call < 2; call += 1) {
      expect((await get('/web/market?limit=1000')).status).toBe(400);
      expect((await get('/no/such/page', HTML)).status).toBe(404);
      const wrong = (await (await post({ sort: 'UPSIDE_DOWN' })).json()) as { errors?: unknown[] };
      expect(wrong.errors?.length).toBe(1);
      const unknown = await fetch(`${market.url}/graphql`, {
        method: 'POST',
        headers: JSON_HEADERS,
        body: JSON.stringify({ query: '{ marketItems(first: 1) { totalCount } }' }),
      });
      expect(await unknown.json()).toMatchObject({
        data: { marketItems: { totalCount: expect.any(Number) } },
      });
      const broken = await fetch(`${market.url}/graphql`, {
        method: 'POST',
        headers: JSON_HEADERS,
        body: '{"doc',
      });
      expect(broken.status).toBe(400);
    }
  });
});
