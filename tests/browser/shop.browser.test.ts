import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { globalId } from '../kit/globalId.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { carryOutBulkActions } from '../selling/bulk/carryOutBulkActions.ts';
import { listSome, openSeller, pickItems, type Seller } from '../selling/listing/sellerScene.ts';
import { LOOKS, openTab, type Tab } from './tab.ts';
import { say } from './words.ts';

let market: TestMarket;
let browser: Browser;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
  items = await pickItems(market, 3);
});
afterAll(() => market.close());

async function look({ page }: Tab, name: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
      message: name,
    })
    .toBeLessThanOrEqual(0);
  const folder = process.env.PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

async function openShopOwner(nickname: string): Promise<Seller> {
  const seller = await openSeller(market);
  await market.owner.query('update app_user set nickname = $2 where id = $1', [seller.userId, nickname]);
  for (const item of items) await listSome(market, seller, item, 3);
  // They have been on sale for eight days.
  await market.owner.query(
    "update listing set stood_since = stood_since - interval '8 days' where seller_id = $1",
    [seller.userId],
  );
  return seller;
}

test.each(LOOKS)(
  'I-20 a seller writes a line, takes the address of the nickname and pins a copy; a visitor sees it, in $language at $width px',
  async ({ language, width }) => {
    const nickname = language === 'zh' ? '龙狙小铺' : 'Dragon Den';
    const address = language === 'zh' ? '龙狙小铺' : 'dragon-den';
    const words = (name: string, values = {}) => say(language, name, values);
    const seller = await openShopOwner(nickname);
    const tab = await openTab(browser, market, { client: seller.client, language, width });
    const { page, dialog } = tab;
    await tab.open('/user/sell');
    await page.getByRole('button', { name: words('sell:shopSettings') }).click();
    const line = dialog.getByRole('textbox', { name: words('sell:shopLine') });
    await line.fill('微信 abc123');
    await dialog.getByRole('button', { name: words('sell:save') }).click();
    await dialog.getByRole('alert').waitFor();
    await line.fill('Knives, 秒发');
    await dialog.getByRole('button', { name: words('sell:save') }).click();
    await expect.poll(() => dialog.getByRole('alert').count()).toBe(0);
    await dialog.getByRole('button', { name: words('sell:shopAddressClaim', { address }) }).click();
    await dialog.getByText(`/shop/${address}`, { exact: true }).waitFor();
    await look(tab, `shop-settings-${language}-${width}`);
    await dialog.getByRole('link', { name: words('sell:shopView') }).click();
    await page.waitForURL((url) => decodeURIComponent(url.pathname) === `/shop/${address}`);
    await page
      .getByRole('button', { name: words('shop:pin'), exact: true })
      .nth(2)
      .click();
    await page.getByRole('region', { name: words('shop:pins') }).waitFor();
    await look(tab, `shop-own-${language}-${width}`);
    await tab.close();
    const visitor = await openTab(browser, market, { language, width, theme: 'light' });
    await visitor.open(`/shop/${encodeURIComponent(address.toUpperCase())}`);
    await visitor.page.waitForURL((url) => decodeURIComponent(url.pathname) === `/shop/${address}`);
    await visitor.page.getByText('Knives, 秒发').waitFor();
    await visitor.page.getByRole('region', { name: words('shop:pins') }).waitFor();
    await expect
      .poll(() => visitor.page.getByRole('button', { name: words('shop:pin'), exact: true }).count())
      .toBe(0);
    await look(visitor, `shop-visitor-${language}-${width}`);
    await visitor.close();
  },
);

test.each(LOOKS)(
  'I-21 everything on sale is discounted by one form, and the former price is shown on shop and item, in $language at $width px',
  async ({ language, width }) => {
    const words = (name: string, values = {}) => say(language, name, values);
    const seller = await openShopOwner(`D${language}${width}`);
    const tab = await openTab(browser, market, { client: seller.client, language, width });
    const { page, dialog } = tab;
    await tab.open('/user/sell');
    await page.getByRole('checkbox', { name: words('sell:selectAll') }).click();
    const bar = page.getByRole('region', { name: words('sell:selection') });
    await look(tab, `discount-bar-${language}-${width}`);
    await bar.getByRole('button', { name: words('sell:discount') }).click();
    const { rows } = await market.owner.query<{ at: Date }>("select clock_now() + interval '3 days' as at");
    const end = dialog.getByLabel(words('bulk:discountEnd'), { exact: true });
    await end.fill(rows[0]?.at.toISOString().slice(0, 16) ?? '');
    await expect.poll(() => dialog.innerText()).toContain(words('bulk:ofTotal', { count: 9, total: 9 }));
    await look(tab, `discount-form-${language}-${width}`);
    await dialog.getByRole('button', { name: words('bulk:confirm_DISCOUNT', { count: 9 }) }).click();
    await expect.poll(() => dialog.count()).toBe(0);
    await carryOutBulkActions(market);
    await expect.poll(() => page.getByText('−10%').count()).toBeGreaterThan(0);
    await look(tab, `discount-own-${language}-${width}`);
    await tab.close();
    const visitor = await openTab(browser, market, { language, width });
    await visitor.open(`/shop/${encodeURIComponent(globalId('User', seller.userId))}`);
    await expect.poll(() => visitor.page.getByText('−10%').count()).toBe(9);
    await look(visitor, `discount-shop-${language}-${width}`);
    await visitor.open(`/goods?hashName=${encodeURIComponent(items[0]?.marketHashName ?? '')}`);
    await visitor.page.getByText('−10%').first().waitFor();
    await look(visitor, `discount-item-${language}-${width}`);
    await visitor.close();
  },
);

test.each(LOOKS)(
  'N-05 a seller switches a message off, and what is always told cannot be, in $language at $width px',
  async ({ language, width }) => {
    const words = (name: string) => say(language, `user:${name}`);
    const seller = await openSeller(market);
    const tab = await openTab(browser, market, { client: seller.client, language, width });
    const { page } = tab;
    await tab.open('/user/setting');
    const sold = page.getByRole('checkbox', { name: words('alert_SOLD') });
    await sold.click();
    await sold.scrollIntoViewIfNeeded();
    await look(tab, `alerts-${language}-${width}`);
    await expect
      .poll(() => page.getByRole('checkbox', { name: words('alertAlways') }).isDisabled())
      .toBe(true);
    await expect
      .poll(async () => {
        const { rows } = await market.owner.query<{ muted: string[] }>(
          'select muted_alerts as muted from app_user where id = $1',
          [seller.userId],
        );
        return rows[0]?.muted;
      })
      .toEqual(['sold']);
    await tab.reload();
    await expect.poll(() => sold.isChecked()).toBe(false);
    await tab.close();
  },
);
