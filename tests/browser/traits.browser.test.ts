import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { buyOne, openBuyer } from '../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { giveCopies, listingNodeId, openSeller, type Seller } from '../selling/listing/sellerScene.ts';
import { LOOKS, openTab, type Tab } from './tab.ts';
import { violations } from './violations.ts';

/** A copy on sale with a share of blue. */
interface BlueCopy {
  id: string;
  askCents: number;
  marketHashName: string;
  blue: number;
}

let market: TestMarket;
let browser: Browser;
let blueCopy: BlueCopy;
let seller: Seller;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
  const { rows } = await market.owner.query<BlueCopy & { itemId: string }>(
    `select l.id, l.ask_cents::int as "askCents", i.market_hash_name as "marketHashName", a.blue_share as blue, i.id as "itemId"
     from listing l join asset a on a.id = l.asset_id join market_item i on i.id = l.market_item_id
     where l.status = 'active' and a.blue_back_share is not null order by a.blue_share desc, l.ask_cents limit 1`,
  );
  const [found] = rows;
  if (!found) throw new Error('nothing blue on sale');
  blueCopy = found;
  seller = await openSeller(market);
  const copies = await giveCopies(market, seller, found.itemId, 2);
  await market.owner.query(
    'update asset set fade_share = 98.21, blue_share = 97.64, blue_back_share = 19.22 where id = $1',
    [copies[0]],
  );
});
afterAll(() => market.close());

const TEXTS = { zh: { blue: /^蓝 \d/, fade: '渐变 98.2%' }, en: { blue: /^Blue \d/, fade: 'Fade 98.2%' } };

/** Nothing is wider than the page, and everybody can read it. */
async function lookAt(page: Page, name: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/traits-${name}.png` });
  expect(await violations(page, 'main')).toEqual([]);
}

async function inTab(options: Parameters<typeof openTab>[2], look: (tab: Tab) => Promise<void>) {
  const tab = await openTab(browser, market, options);
  await look(tab);
  await tab.close();
}

test.each(LOOKS)(
  'Q-05 the share of blue stands with a copy in the search and on its page ($language, $width px)',
  ({ language, width }) =>
    inTab({ language, width }, async (tab) => {
      const { page } = tab;
      await tab.open(`/copies?${new URLSearchParams({ filter: 'blue>=0', sort: '-blue' })}`);
      const tags = page.getByRole('article').getByText(TEXTS[language].blue);
      await expect.poll(() => tags.count()).toBeGreaterThan(2);
      const shares = (await tags.allInnerTexts()).map((text) => Number(/[\d.]+/.exec(text)?.[0]));
      expect(shares).toEqual(shares.toSorted((a, b) => b - a));
      expect(shares).toContain(Number(blueCopy.blue.toFixed(1)));
      await lookAt(page, `copies-${language}-${width}`);
      await tab.open(`/goods?${new URLSearchParams({ hashName: blueCopy.marketHashName })}`);
      const own = page.locator(`[id="copy-${listingNodeId(blueCopy.id)}"]`).getByText(TEXTS[language].blue);
      await own.scrollIntoViewIfNeeded();
      await expect.poll(() => own.innerText()).toContain(`${blueCopy.blue.toFixed(1)}%`);
      await lookAt(page, `item-${language}-${width}`);
    }),
);

// A narrow row of the inventory has no room for what stands beside the seed.
test.each(['zh', 'en'] as const)(
  "Q-05 fade and blue stand with a copy in its owner's inventory (%s)",
  (language) =>
    inTab({ language, client: seller.client }, async (tab) => {
      await tab.stopInventoryLooks();
      await tab.open('/user/inventory');
      await tab.page.getByText(TEXTS[language].fade).waitFor();
      await expect.poll(() => tab.page.getByText(TEXTS[language].blue).first().isVisible()).toBe(true);
      await lookAt(tab.page, `inventory-${language}`);
    }),
);

test('Q-05 the share of blue stands with the bought copy of an order', async () => {
  const buyer = await openBuyer(market);
  const { orderNo } = await buyOne(buyer, { ...blueCopy, id: listingNodeId(blueCopy.id) });
  for (const { language, width } of LOOKS)
    await inTab({ language, width, client: buyer }, async (tab) => {
      await tab.open(`/user/orderDetail?orderNo=${orderNo}`);
      const tag = tab.page.getByText(TEXTS[language].blue);
      await tag.scrollIntoViewIfNeeded();
      await expect.poll(() => tag.innerText()).toContain(`${blueCopy.blue.toFixed(1)}%`);
      await lookAt(tab.page, `order-${language}-${width}`);
    });
});
