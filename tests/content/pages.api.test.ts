import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { helpEntries } from '../../web/content/articles/articleLists.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { helpIndexOf, newsIndexOf } from './contentTexts.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
}, 120_000);
afterAll(() => market.close());

const ITEM = 'AK-47 | Redline (Field-Tested)';
const GOODS = `/goods?${new URLSearchParams({ hashName: ITEM })}`;

interface Answer {
  status: number;
  html: string;
  /** The content of the page itself, without the head and the embedded data. */
  body: string;
}

async function open(path: string, language: 'zh' | 'en' = 'zh'): Promise<Answer> {
  const answer = await fetch(market.url + path, {
    headers: { accept: 'text/html', cookie: `language=${language}` },
  });
  const html = await answer.text();
  return { status: answer.status, html, body: /<div id="root">([\s\S]*)<\/div>/.exec(html)?.[1] ?? '' };
}

describe('R-01 the pages of the main layout', () => {
  test.each([
    ['/', '常见问题', 'Questions'],
    ['/help', '取消与退款：每种结局', 'Cancelling and refunds: every outcome'],
    ['/help/503', '10 到 50,000 元', '10 to 50,000 yuan'],
    ['/download/app', '添加到主屏幕', 'Add to Home Screen'],
    ['/notice', '关于 Steam 交易保护', 'About Steam trade protection'],
    ['/market', '红线', 'Redline'],
    ['/information', '关于饰集', 'About Shiji'],
    ['/information?section=privacy', '隐私协议', 'Privacy agreement'],
    ['/sellhot', '热门卖家', 'Hot sellers'],
    ['/news', '支付宝', 'Alipay'],
    ['/news?id=statistics', '账本', 'ledger'],
    ['/openplat', 'RSA', 'RSA'],
    ['/openplat/guide', '待签名文本', 'What is signed'],
    ['/openplat/errors', '改买另一件', 'Choose another copy'],
    ['/status', '运行状态', 'Status'],
    ['/multiplatform', '最佳差价（扣费后）', 'Best after fees'],
    [GOODS, '红线', 'Redline'],
    ['/serverError', '服务器', 'server'],
  ])('%s answers with its content as markup, in both languages', async (path, zh, en) => {
    for (const [language, words] of [
      ['zh', zh],
      ['en', en],
    ] as const) {
      const { status, body, html } = await open(path, language);
      expect([path, language, status]).toEqual([path, language, 200]);
      expect([language, body.toLowerCase().includes(words.toLowerCase())]).toEqual([language, true]);
      expect(body.includes('<footer')).toBe(true);
      expect(html.includes(`<html lang="${language === 'zh' ? 'zh-CN' : 'en'}"`)).toBe(true);
    }
  });

  test.each([
    '/openplat/nothing',
    '/help/999',
    '/help/toString',
    '/help/index',
    '/news?id=none',
    '/goods?hashName=none',
  ])('%s names nothing: not-found content with HTTP 404, and no address for search engines', async (path) => {
    const { status, body, html } = await open(path);
    expect([status, body.includes('<footer'), html.includes('rel="canonical"')]).toEqual([404, true, false]);
  });

  test('every article of help and news opens in both languages', async () => {
    for (const language of ['zh', 'en'] as const) {
      for (const { serial, title } of helpEntries(helpIndexOf(language))) {
        const { status, body } = await open(`/help/${serial}`, language);
        expect([serial, status, body.includes('<h2')]).toEqual([serial, 200, true]);
        expect(body.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")).toContain(title);
      }
      for (const { id, title } of newsIndexOf(language).articles)
        expect((await open(`/news?id=${id}`, language)).body).toContain(title);
    }
  });

  test('R-01 a question in the address is answered by the server; where nothing is found there is a way to write', async () => {
    const asked = await open(`/help?${new URLSearchParams({ q: '卖家不发货怎么办' })}`);
    expect(/<main[\s\S]*?href="(\/help\/\d+)"/.exec(asked.body)?.[1]).toBe('/help/207');
    const { body } = await open('/help?q=zzzz', 'en');
    expect(body).toContain('href="/user/letters"');
    expect(body).not.toContain('/help/207');
  });

  test('W-09 the article on fees shows the rates in force', async () => {
    const percent = `${market.config.SALE_FEE_BASIS_POINTS / 100}%`;
    expect((await open('/help/501')).body).toContain(`成交服务费 ${percent}`);
    expect((await open('/information?section=fees', 'en')).body).toContain(`Sales: ${percent}`);
  });

  test('N-01 own notices ask a visitor to sign in and show nobody’s', async () => {
    const client = await market.visitor().signIn();
    expect((await open('/notice?of=me')).body).toContain('登录后查看你的通知');
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const own = await fetch(`${market.url}/notice?of=me`, { headers: { accept: 'text/html', cookie } });
    expect(await own.text()).toContain('共 0 条');
  });
});

test('R-05 the transfer page for phones stands outside of the layout and needs no script', async () => {
  const answer = await fetch(`${market.url}/downloadh5.html`);
  const html = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(html).not.toMatch(/<script|<footer|id="root"/);
  expect(html).toContain('href="/"');
  expect(html).toContain('lang="en"');
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]+=*'/);
});

describe('what search engines and link previews read', () => {
  test('an item: title, price, picture and its one address', async () => {
    const { html } = await open(`${GOODS}&sort=2`);
    expect(html).toMatch(/<meta property="og:title" content="AK-47 \| 红线 \(久经沙场\)/);
    expect(html).toMatch(/<meta property="og:description" content="[^"]*¥[\d,.]+/);
    const origin = `http://localhost:${market.config.PORT}`;
    const picture = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    const [shown = '', price = ''] = picture?.split('&price=') ?? [];
    expect(shown).toBe(`${origin}/preview/goods.jpg${GOODS.slice('/goods'.length)}`);
    // The address changes with the price that the picture shows.
    expect(html).toContain(`<meta property="product:price:amount" content="${price}"`);
    const answer = await fetch(picture?.replace(origin, market.url) ?? '');
    expect([answer.status, answer.headers.get('content-type')?.startsWith('image/')]).toEqual([200, true]);
    expect((await fetch(`${market.url}/preview/goods.jpg?hashName=none`)).status).toBe(404);
    const [, data = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'Product',
      name: expect.stringMatching(/^AK-47 \| 红线/),
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'CNY',
        lowPrice: expect.stringMatching(/^\d+\.\d\d$/),
      },
    });
    expect(html).toContain(`<link rel="canonical" href="http://localhost:${market.config.PORT}${GOODS}">`);
  });

  test('the sitemap holds every article and every item, and each address opens', async () => {
    const index = await (await fetch(`${market.url}/sitemap.xml`)).text();
    expect(index).toContain('/sitemap-1.xml</loc>');
    const answer = await fetch(`${market.url}/sitemap-1.xml`);
    expect(answer.headers.get('content-type')).toContain('xml');
    const paths = [...(await answer.text()).matchAll(/<loc>http:\/\/[^/]+([^<]*)<\/loc>/g)].map(
      ([, path = '']) => path.replaceAll('&amp;', '&'),
    );
    expect(paths).toContain('/help/203');
    expect(paths).toContain(GOODS);
    const { rows } = await market.owner.query<{ count: number }>('select count(*)::int from market_item');
    expect(paths.filter((path) => path.startsWith('/goods?'))).toHaveLength(rows[0]?.count ?? -1);
    for (const path of paths.filter((one) => !one.startsWith('/goods?')))
      expect([path, (await open(path)).status]).toEqual([path, 200]);
    for (const path of ['/sitemap-2.xml', '/sitemap-0.xml', '/sitemap-x.xml'])
      expect((await fetch(market.url + path)).status, path).toBe(404);
    expect(await (await fetch(`${market.url}/robots.txt`)).text()).toContain('/sitemap.xml');
  });
});
