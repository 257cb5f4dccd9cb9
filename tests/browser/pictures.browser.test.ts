import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { ITEM_PATH, openTab } from './tab.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

/** The pictures of items that are within the window, and whether each shows something. */
function shownPictures(page: Page): Promise<boolean[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img[src^="/picture/"]')]
      .filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        return width > 0 && top < innerHeight && bottom > 0;
      })
      .map((image) => image.complete && image.naturalWidth > 0),
  );
}

test.each(['/', '/market', ITEM_PATH])(
  'M-06 %s shows the pictures of items from our own address, without drawing any in the page',
  async (path) => {
    const html = await (await fetch(market.url + path, { headers: { accept: 'text/html' } })).text();
    expect(html.match(/<img [^>]*src="\/picture\//g)?.length ?? 0).toBeGreaterThan(10);
    expect(html).not.toContain('viewBox="0 0 240 136"');
    const tab = await openTab(browser, market);
    const elsewhere: string[] = [];
    tab.page.on('request', (request) => {
      if (!request.url().startsWith(market.url) && !request.url().startsWith('data:'))
        elsewhere.push(request.url());
    });
    await tab.open(path);
    await expect.poll(() => shownPictures(tab.page)).toContain(true);
    await expect.poll(() => shownPictures(tab.page)).not.toContain(false);
    expect(elsewhere).toEqual([]);
    await tab.close();
  },
);

test('Q-09 without a renderer a copy is shown by a picture of its item, which says that it is not the copy', async () => {
  const tab = await openTab(browser, market);
  await tab.open(ITEM_PATH);
  await tab.page.getByRole('button', { name: '看大图' }).first().click();
  const dialog = tab.page.getByRole('dialog', { name: /AK-47/ });
  await dialog.getByText('示意图：同款饰品的图片，不是这一件').waitFor();
  await expect.poll(() => dialog.locator('img[src^="/rendering/"]').count()).toBe(0);
  await expect.poll(() => dialog.getByRole('button', { name: '背面' }).count()).toBe(0);
  await tab.close();
});

test('a page may load pictures from nowhere else', async () => {
  const tab = await openTab(browser, market);
  await tab.open('/market');
  const isBlocked = await tab.page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        document.addEventListener('securitypolicyviolation', (event) =>
          done(event.effectiveDirective === 'img-src' && event.blockedURI.startsWith('https://cdn.')),
        );
        new Image().src = 'https://cdn.cstrike.app/images/x.webp';
      }),
  );
  expect(isBlocked).toBe(true);
  await tab.page.context().close();
});

test('pictures come at once, with the headers of files, and are not counted as requests of a caller', async () => {
  const [item] = market.feed.index.rows;
  const answer = await fetch(`${market.url}/picture/${item?.id}/card`);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(answer.headers.has('x-ratelimit-limit')).toBe(false);
  expect(await answer.text()).toContain('<svg ');
});
