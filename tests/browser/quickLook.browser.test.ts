import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { openBuyer } from '../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { openTab } from './tab.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

const panelOf = (page: Page) => page.getByRole('dialog', { name: '快速查看' });

test('C2 a pointer that rests on a card opens its quick look; leaving, Escape and scrolling close it', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  await tab.open('/market');
  const card = page.locator('main [data-index="2"]');
  const panel = panelOf(page);
  await card.hover();
  await panel.getByRole('button', { name: /购买最低价/ }).waitFor();
  await expect.poll(() => panel.getByRole('listitem').count()).toBe(5);
  await expect
    .poll(() => panel.getByRole('listitem').first().innerText())
    .toMatch(/0\.\d{7}[\s\S]+(自动|人工)[\s\S]+¥/);
  // The way from the card to the panel keeps it.
  await panel.hover();
  await panel.getByRole('button', { name: /购买最低价/ }).hover();
  await expect.poll(() => panel.isVisible()).toBe(true);
  await page.getByRole('heading', { level: 1 }).hover();
  await panel.waitFor({ state: 'detached' });
  await card.hover();
  await panel.waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await page.locator('main [data-index="1"]').hover();
  await panel.waitFor();
  await page.mouse.wheel(0, 300);
  await panel.waitFor({ state: 'detached' });
  await tab.close();
});

test('C2 a card that comes under a pointer at rest opens nothing until the pointer moves', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  await tab.open('/market');
  const panel = panelOf(page);
  const card = page.locator('main [data-index="2"]');
  // The script is there.
  await card.hover();
  await panel.waitFor();
  const { x = 0, y = 0 } = (await card.boundingBox()) ?? {};
  await page.evaluate(() => {
    const cover = document.body.appendChild(document.createElement('div'));
    cover.id = 'cover';
    cover.style.cssText = 'position: fixed; inset: 0; z-index: 99';
  });
  await page.mouse.move(x + 30, y + 40);
  await panel.waitFor({ state: 'detached' });
  await page.evaluate(() => document.getElementById('cover')?.remove());
  await page.waitForFunction(() => document.querySelector('main [data-index="2"]:hover') !== null);
  await page.waitForTimeout(800);
  await expect.poll(() => panel.count()).toBe(0);
  await page.mouse.move(x + 32, y + 40);
  await panel.waitFor();
  await tab.close();
});

test('C2 by keyboard: the button of a card opens it, Escape leads back, and the purchase opens with its confirmation', async () => {
  const tab = await openTab(browser, market, { client: await openBuyer(market) });
  const { page } = tab;
  await tab.open('/market');
  const button = page.locator('main [data-index="3"]').getByRole('button', { name: /^快速查看 / });
  const panel = panelOf(page);
  await button.focus();
  // The script comes with the focus.
  await expect
    .poll(async () => {
      await page.keyboard.press('Enter');
      return panel.isVisible();
    })
    .toBe(true);
  await panel.getByRole('button', { name: /购买最低价/ }).waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: /购买最低价/ }).focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /支付|确认/ })
    .first()
    .waitFor();
  await expect.poll(() => panel.count()).toBe(0);
  await tab.close();
});

test('C2 a look that a button opened ends when the focus or a press goes elsewhere, or its item from the list', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  await tab.open('/market');
  const card = page.locator('main [data-index="3"]');
  const panel = panelOf(page);
  // The script is there.
  await card.hover();
  await panel.waitFor();
  const leaves = [
    () => page.getByRole('checkbox', { name: '仅看在售' }).focus(),
    () => page.getByRole('heading', { level: 1 }).click(),
    () =>
      card.evaluate((item) => {
        const next = item.nextSibling;
        const list = item.parentNode;
        item.remove();
        setTimeout(() => list?.insertBefore(item, next));
      }),
  ];
  for (const leave of leaves) {
    await card.getByRole('button', { name: /^快速查看 / }).press('Enter');
    await panel.and(page.locator(':focus')).waitFor();
    await leave();
    await panel.waitFor({ state: 'detached' });
  }
  await tab.close();
});

test('C2 a reader who moves on asks for nothing, and a look that is left does not wait for its answer', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  await tab.open('/market');
  const asked: string[] = [];
  await page.route('**/graphql', async (route) => {
    asked.push(route.request().postData() ?? '');
    await new Promise((done) => setTimeout(done, 400));
    await route.continue().catch(() => {});
  });
  await page.locator('main [data-index="0"]').hover();
  await panelOf(page).waitFor();
  await page.getByRole('heading', { level: 1 }).hover();
  await panelOf(page).waitFor({ state: 'detached' });
  const count = asked.length;
  expect(count).toBe(1);
  // In one task: a crowded machine may take longer from card to card than a pointer that rests.
  await page.evaluate(() => {
    const cards = [1, 2, 3].map((index) => document.querySelector(`main [data-index="${index}"]`));
    for (const place of [...cards, cards[0]?.parentElement])
      place?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  });
  await page.locator('main [data-index="4"]').hover();
  await panelOf(page)
    .getByText(/最便宜的在售/)
    .waitFor();
  expect(asked.length).toBe(count + 1);
  await tab.close();
});

test('C2 a held finger opens a sheet, and opens neither the item nor the menu of its link', async () => {
  const tab = await openTab(browser, market, { width: 390 });
  const { page } = tab;
  await tab.open('/market');
  const link = page.locator('main [data-index="1"] a').first();
  await link.focus();
  const touch = (type: string) =>
    link.evaluate(
      (element, name) =>
        element.dispatchEvent(
          ['click', 'contextmenu'].includes(name)
            ? new MouseEvent(name, { bubbles: true, cancelable: true })
            : new PointerEvent(name, { bubbles: true, pointerType: 'touch', clientX: 260, clientY: 300 }),
        ),
      type,
    );
  await expect
    .poll(
      async () => {
        if (!(await panelOf(page).isVisible())) await touch('pointerdown');
        return panelOf(page).isVisible();
      },
      { interval: 700 },
    )
    .toBe(true);
  await touch('pointerup');
  // False: the press of the link was prevented.
  expect(await touch('click')).toBe(false);
  await panelOf(page).getByText('最便宜的在售').waitFor();
  await page.keyboard.press('Escape');
  await panelOf(page).waitFor({ state: 'detached' });
  // A system that calls the menu first ends the touch, unless the menu is prevented.
  await touch('pointerdown');
  expect(await touch('contextmenu')).toBe(false);
  await touch('pointercancel');
  await panelOf(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/market');
  await tab.close();
});
