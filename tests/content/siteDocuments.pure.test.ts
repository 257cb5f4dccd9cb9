import { describe, expect, test } from 'vitest';
import { keepSitemap } from '../../api/http/site/keepSitemap.ts';
import { canonicalUrl, isIndexed, linkPreview } from '../../api/http/site/linkPreview.ts';
import { robotsText, sitemapFile, sitemapIndex, sitemapLine } from '../../api/http/site/sitemap.ts';

const ORIGIN = 'https://shiji.example';

describe('link previews', () => {
  test('one address for a page: filters and orders are views of it, names are not', () => {
    expect(canonicalUrl('/market?sort=2&search=ak', ORIGIN)).toBe(`${ORIGIN}/market`);
    expect(canonicalUrl('/goods?sort=2&hashName=AK-47+%7C+Redline', ORIGIN)).toBe(
      `${ORIGIN}/goods?hashName=AK-47+%7C+Redline`,
    );
    expect(canonicalUrl('/news?id=a&x=1', ORIGIN)).toBe(`${ORIGIN}/news?id=a`);
    expect([canonicalUrl('/help/', ORIGIN), canonicalUrl('/', ORIGIN)]).toEqual([
      `${ORIGIN}/help`,
      `${ORIGIN}/`,
    ]);
  });

  test.each([
    ['/', true],
    ['/market', true],
    ['/help/203/', true],
    ['/goods?hashName=AK-47%20%7C%20Redline', true],
    ['/goods/?hashName=AK-47+%7C+Redline', true],
    ['/news?id=a', true],
    // Kept in memory as the same page.
    ['/market?utm_source=mail', true],
    ['/goods?gclid=x&hashName=AK-47+%7C+Redline', true],
    ['/goods?hashName=AK-47+%7C+Redline&sort=2', false],
    ['/market?search=ak', false],
    ['/user/wallet', false],
  ])('search engines may index %s: %s', (url, isIndexable) => {
    expect(isIndexed(url)).toBe(isIndexable);
  });

  const head =
    '<title>AK-47 &amp; "x" · 饰集</title><meta name="description" content="在售 &quot;3&quot; 件"/>';

  test('title and description become Open Graph, nothing can leave its attribute', () => {
    const tags = linkPreview({ url: '/goods?hashName="><script>', origin: ORIGIN, language: 'zh-CN', head });
    expect(tags).toContain('<meta property="og:title" content="AK-47 &amp; &quot;x&quot; · 饰集">');
    expect(tags).toContain('<meta property="og:description" content="在售 &quot;3&quot; 件">');
    expect(tags).toContain('<meta property="og:type" content="product">');
    expect(tags).toContain('<meta property="og:site_name" content="饰集">');
    expect(tags).toContain('summary_large_image');
    expect(tags).not.toContain('<script');
  });

  test('the home page, too, is of the site and not of the last words of its title', () => {
    const home = {
      url: '/',
      origin: ORIGIN,
      language: 'en',
      head: '<title>Shiji · Market for CS2 items</title>',
    };
    expect(linkPreview(home)).toContain('<meta property="og:site_name" content="Shiji">');
  });

  test('the picture is at our own address: the item’s, elsewhere the brand’s', () => {
    const pictureOf = (url: string) =>
      /"og:image" content="([^"]*)"/.exec(linkPreview({ url, origin: ORIGIN, language: 'en', head }))?.[1];
    expect(pictureOf('/goods?hashName=AK-47+%7C+Redline&sort=2')).toBe(
      `${ORIGIN}/preview/goods.jpg?hashName=AK-47+%7C+Redline`,
    );
    expect([pictureOf('/help/203'), pictureOf('/goods')]).toEqual(Array(2).fill(`${ORIGIN}/preview.png`));
  });

  const priced = `${head.replace('AK-47 &amp; "x"', 'AK-47 | &lt;/script&gt; &amp; &#x27;x&#x27;')}<meta property="product:price:currency" content="CNY"/><meta name="offer-count" content="3"/>`;
  const dataOf = (given: string) => {
    const tags = linkPreview({ url: '/goods?hashName=AK', origin: ORIGIN, language: 'en', head: given });
    const [, text = 'null'] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(tags) ?? [];
    return JSON.parse(text);
  };

  test('an item is a product with its lowest price in yuan; nothing can end its element', () => {
    expect(dataOf(`${priced}<meta property="product:price:amount" content="12.30"/>`)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: "AK-47 | </script> & 'x'",
      description: '在售 "3" 件',
      image: `${ORIGIN}/preview/goods.jpg?hashName=AK&price=12.30`,
      url: `${ORIGIN}/goods?hashName=AK`,
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'CNY',
        lowPrice: '12.30',
        offerCount: 3,
        availability: 'https://schema.org/InStock',
        url: `${ORIGIN}/goods?hashName=AK`,
      },
    });
    expect(dataOf(priced)).not.toHaveProperty('offers');
    expect(dataOf(head)).toBeNull();
  });

  test('nothing for the user area and for pages that want no index', () => {
    const of = (url: string, given: string) =>
      linkPreview({ url, origin: ORIGIN, language: 'en', head: given });
    expect(of('/user/wallet', head)).toBe('');
    expect(of('/x', `${head}<meta name="robots" content="noindex"/>`)).toBe('');
  });
});

describe('the sitemap', () => {
  const pagesOf = (length: number) =>
    Array.from({ length }, (_, place) => ({ path: `/goods?hashName=${place}` }));

  test('at most 50,000 addresses a file, and one file at least', async () => {
    const countsOf = async (length: number) =>
      (await keepSitemap(ORIGIN, () => pagesOf(length))()).map((file) => file.match(/<loc>/g)?.length ?? 0);
    expect(await countsOf(0)).toEqual([0]);
    expect(await countsOf(50_000)).toEqual([50_000]);
    expect(await countsOf(50_001)).toEqual([50_000, 1]);
    expect(sitemapIndex(ORIGIN, 2)).toContain(`<loc>${ORIGIN}/sitemap-2.xml</loc>`);
  });

  test('T-30 it is made once an hour however many ask, in pieces between which others are served', async () => {
    let lists = 0;
    let nowMs = 0;
    const sitemap = keepSitemap(
      ORIGIN,
      () => {
        lists += 1;
        return pagesOf(10_000);
      },
      () => nowMs,
    );
    let served = 0;
    let isMade = false;
    const serve = (): void => {
      served += 1;
      if (!isMade) setImmediate(serve);
    };
    setImmediate(serve);
    await Promise.all([sitemap(), sitemap(), sitemap()]);
    isMade = true;
    expect(served).toBeGreaterThanOrEqual(19);
    nowMs = 3_599_999;
    await sitemap();
    expect(lists).toBe(1);
    nowMs = 3_600_000;
    await sitemap();
    expect(lists).toBe(2);
  });

  test('one that cannot be made is made anew for the next', async () => {
    let lists = 0;
    const sitemap = keepSitemap(ORIGIN, () => {
      lists += 1;
      return lists === 1 ? [{ path: '/a', changedAt: new Date(Number.NaN) }] : pagesOf(1);
    });
    await expect(sitemap()).rejects.toThrow();
    expect(await sitemap()).toHaveLength(1);
  });

  test('addresses are escaped, and a change is told by its day', () => {
    const file = sitemapFile([
      sitemapLine(ORIGIN, { path: '/a?b&c', changedAt: new Date('2026-11-20T10:00:00Z') }),
    ]);
    expect(file).toContain(`<loc>${ORIGIN}/a?b&amp;c</loc><lastmod>2026-11-20</lastmod>`);
  });

  test('robots are kept from the interfaces and shown the sitemap', () => {
    const text = robotsText(ORIGIN);
    expect(text).toContain('Disallow: /user/');
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  });
});
