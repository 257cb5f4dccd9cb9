import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { openBuyer } from '../kit/shopper.ts';
import type { TestClient } from '../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { ITEM_PATH, openTab } from './tab.ts';
import { say } from './words.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

/** How many orders a buyer has. */
async function ordersOf(client: TestClient): Promise<number> {
  const { data } = await client.query<{ viewer: { orders: { edges: object[] } } }>(
    '{ viewer { orders(first: 10) { edges { node { orderNo } } } } }',
  );
  return data?.viewer.orders.edges.length ?? -1;
}

test.each([
  ['zh', 'light', 1440],
  ['en', 'dark', 390],
] as const)(
  'C-01 C-02 copies go into the cart on the item page, and one confirmed press buys them (%s, %s, %s px)',
  async (language, theme, width) => {
    const word = (name: string, values = {}) => say(language, name, values);
    const client = await openBuyer(market, 1_000_000);
    const tab = await openTab(browser, market, { client, language, theme, width });
    const { page } = tab;
    const main = page.getByRole('main');
    await tab.open(ITEM_PATH);
    const add = main.getByRole('button', { name: word('goods:cart_add'), exact: true });
    await add.first().click();
    const inCart = main.getByRole('link', { name: word('goods:cart_open'), exact: true });
    await expect.poll(() => inCart.count()).toBe(1);
    await add.first().click();
    await expect.poll(() => inCart.count()).toBe(2);
    await inCart.first().click();
    await page.waitForURL(/\/user\/cart$/);
    const buy = main.getByRole('button', { name: word('cart:buy', { count: 2 }), exact: true });
    await buy.waitFor();
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/cart-${width}.png` });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
    // A double click, or a held Enter key, asks and does not answer.
    const confirm = main.getByRole('button', { name: word('cart:confirm', { count: 2 }), exact: true });
    await buy.dblclick();
    await confirm.waitFor();
    await tab.reload();
    await buy.focus();
    await page.keyboard.down('Enter');
    await confirm.waitFor();
    // The button is ready for a press, and the key is still down.
    await confirm.click({ trial: true });
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await confirm.waitFor();
    await expect.poll(() => ordersOf(client)).toBe(0);
    await confirm.click();
    await main.getByText(word('cart:result', { bought: 2, failed: 0 })).waitFor();
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/cart-bought-${width}.png` });
    await tab.close();
  },
);

test.each([
  ['zh', 'dark', 1440],
  ['en', 'light', 390],
] as const)(
  'C-01 the browser keeps the cart of a visitor, which is in the cart of whoever signs in, counted on every page (%s, %s, %s px)',
  async (language, theme, width) => {
    const word = (name: string, values = {}) => say(language, name, values);
    const tab = await openTab(browser, market, { language, theme, width });
    const { page } = tab;
    const main = page.getByRole('main');
    const add = main.getByRole('button', { name: word('goods:cart_add'), exact: true });
    const inCart = main.getByRole('link', { name: word('goods:cart_open'), exact: true });
    for (const path of [ITEM_PATH, '/copies']) {
      await tab.open(path);
      const before = await inCart.count();
      await add.last().click();
      await expect.poll(() => inCart.count()).toBe(before + 1);
    }
    await tab.reload();
    await inCart.first().waitFor();
    const client = await openBuyer(market, 1_000_000);
    await page
      .context()
      .addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: market.url })));
    await tab.open('/user/cart');
    await main.getByRole('button', { name: word('cart:buy', { count: 2 }), exact: true }).waitFor();
    const tool = page.getByRole('banner').getByRole('link', { name: word('shell:cartCount', { count: 2 }) });
    await tool.waitFor();
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/cart-taken-over-${width}.png` });
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
    await market.owner.query(
      `update listing set ask_cents = ask_cents + 100 where id in (select listing_id from cart_line line
       join app_user buyer on buyer.id = line.user_id order by line.added_at desc limit 1)`,
    );
    // As when the tab comes to the front, which does not wait for the next look.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await main.getByText(word('cart:state_PRICE_CHANGED')).waitFor();
    await tab.open(ITEM_PATH);
    await tool.waitFor();
    await add.first().click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: word('shell:cartCount', { count: 3 }) })
      .waitFor();
    await tab.close();
  },
);

test.each([
  ['zh', 'dark', 1440],
  ['en', 'light', 390],
] as const)(
  'C-03 C-08 the cheapest copies are bought with one press, which says what it buys (%s, %s, %s px)',
  async (language, theme, width) => {
    const word = (name: string, values = {}) => say(language, name, values);
    const client = await openBuyer(market, 1_000_000);
    const tab = await openTab(browser, market, { client, language, theme, width });
    const { page, dialog } = tab;
    await tab.open(`${ITEM_PATH}&float=0.01-&price=-90000`);
    await page
      .getByRole('main')
      .getByRole('button', { name: word('goods:cart_add'), exact: true })
      .first()
      .click();
    const inBar = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
    await inBar(word('shell:cartCount', { count: 1 })).waitFor();
    // The message of a purchase would read the cart as well, a moment later.
    const letGo = await tab.hold('MessageWatchQuery');
    await page.getByRole('button', { name: word('goods:cart_cheapest') }).click();
    await expect
      .poll(() => dialog.getByLabel(word('cart:cheapest_conditions')).inputValue())
      .toBe('wear>=0.01');
    await expect.poll(() => dialog.getByLabel(word('cart:cheapest_limit')).inputValue()).toBe('90000');
    const buy = (count: number) =>
      dialog.getByRole('button', { name: word('cart:buy', { count }), exact: true });
    await buy(2).waitFor();
    await dialog.getByLabel(word('cart:cheapest_conditions')).fill('waer<1');
    await dialog.getByText(/waer/).waitFor();
    await dialog.getByLabel(word('cart:cheapest_conditions')).fill('');
    await dialog.getByLabel(word('cart:cheapest_limit')).fill('0.01');
    await dialog.getByText(word('cart:stop_PRICE_LIMIT')).waitFor();
    await expect.poll(() => buy(0).isDisabled()).toBe(true);
    await dialog.getByLabel(word('cart:cheapest_limit')).fill('');
    await dialog.getByLabel(word('cart:cheapest_quantity')).fill('3');
    await buy(3).waitFor();
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/cheapest-${width}.png` });
    await buy(3).dblclick();
    await dialog.getByText(/¥/).and(dialog.getByText(/3/)).first().waitFor();
    await dialog.getByRole('link', { name: word('shell:orders') }).waitFor();
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/cheapest-bought-${width}.png` });
    expect(await ordersOf(client)).toBe(3);
    // The copy in the cart was one of them.
    await inBar(word('shell:cart')).waitFor();
    letGo();
    await tab.close();
  },
);
