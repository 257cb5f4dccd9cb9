import fastify from 'fastify';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rendererRoutes } from '../../api/sandbox/renderer/rendererRoutes.ts';
import { openBrowser } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { ITEM_PATH, LOOKS, openTab } from './tab.ts';

/** Whether the renderer draws; requests wait while it does not. */
const mayDraw = Promise.withResolvers<void>();
const renderer = fastify().addHook('onRequest', () => mayDraw.promise);

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  await renderer.register(rendererRoutes);
  const url = await renderer.listen({ host: '127.0.0.1', port: 0 });
  const form = `${url}/render?inspect={inspect}&side={side}`;
  market = await openTestMarket({ COPY_RENDERER_URL: form }, 'production');
  browser = await openBrowser();
});
afterAll(async () => {
  mayDraw.resolve();
  await market.close();
  await renderer.close();
});

test('Q-09 a copy is shown large, both sides of it; until it is drawn a picture of the item stands in and says so', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  await tab.open(ITEM_PATH);
  const opener = page.getByRole('button', { name: '看大图' }).first();
  await opener.click();
  const dialog = page.getByRole('dialog', { name: /AK-47/ });
  await dialog.getByText('正在渲染这一件').waitFor();
  await expect.poll(() => dialog.locator('img[src^="/picture/"]').first().isVisible()).toBe(true);
  mayDraw.resolve();
  await dialog.getByText('这一件的渲染图').waitFor();
  const shown = dialog.locator('img[src^="/rendering/"]');
  await expect.poll(() => shown.getAttribute('alt')).toMatch(/，正面$/);
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_024);
  // Pressed again, the side stays.
  await dialog.getByRole('button', { name: '正面' }).click();
  await expect.poll(() => shown.isVisible()).toBe(true);
  // Its own wear stands below.
  await expect.poll(() => dialog.getByText(/^0\.\d{7}$/).count()).toBe(1);
  await dialog.getByRole('button', { name: '背面' }).click();
  await dialog.getByRole('img', { name: /，背面$/ }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await tab.close();
});

test('Q-09 a rendering that does not come is said to be missing, and asked for again by a press', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  let isAway = true;
  await page.route('**/rendering/**', (route) =>
    isAway ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await tab.open(ITEM_PATH);
  await page.getByRole('button', { name: '看大图' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('渲染图暂时取不到').waitFor();
  await expect.poll(() => dialog.locator('img[src^="/picture/"]').first().isVisible()).toBe(true);
  isAway = false;
  await dialog.getByRole('button', { name: '重新渲染' }).click();
  await dialog.getByText('这一件的渲染图').waitFor();
  await page.context().close();
});

test.each(LOOKS)('Q-09 the picture of a copy fits at $width px in $language', async ({ width, language }) => {
  const tab = await openTab(browser, market, { width, language });
  const { page } = tab;
  await tab.open(`/copies?filter=${encodeURIComponent('type:rifle')}`);
  await page
    .getByRole('button', { name: language === 'zh' ? '看大图' : 'Take a closer look' })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(language === 'zh' ? '这一件的渲染图' : 'A rendering of this copy').waitFor();
  const box = await dialog.boundingBox();
  expect(box?.width).toBe(Math.min(720, width));
  await expect
    .poll(() =>
      dialog.evaluate((element) =>
        [...element.querySelectorAll('*')].every((child) => child.scrollWidth <= element.clientWidth),
      ),
    )
    .toBe(true);
  await tab.close();
});
