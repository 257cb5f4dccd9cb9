import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import COUNTS from '../../web/__generated__/MarketPageCountsQuery.graphql.ts';
import { openBrowser } from '../kit/browser.ts';
import { slowness } from '../kit/slowness.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { openTab } from './tab.ts';

/** From a press to the new cards. */
const CHANGE_MAX_MS = 150;
/** Browser, api and database share the processors with two other test files. */
const PATIENCE = 2;

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

/** What the page shows for a filter. By default only the kinds that are on sale. */
async function countOf(filter: Record<string, unknown>): Promise<number> {
  const { data } = await market
    .visitor()
    .query<{ marketItems: { totalCount: number } }>(
      'query ($filter: MarketItemFilter) { marketItems(filter: $filter, first: 0) { totalCount } }',
      { filter: { isOnSale: true, ...filter } },
    );
  return data?.marketItems.totalCount ?? -1;
}

const written = (count: number): string => count.toLocaleString('en-US');
const line = (page: Page, name: string) =>
  page.getByRole('complementary').locator('label', { hasText: name });

test('M-01 each filter says how many items it would show, and follows the others', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  await tab.open('/market');
  const exteriors = ['WearCategory0'];
  await expect
    .poll(() => line(page, '崭新出厂').textContent())
    .toBe(`崭新出厂${written(await countOf({ exteriors }))}`);
  await page.getByRole('complementary').getByRole('button', { name: '手套' }).click();
  const types = ['Type_Hands'];
  await expect
    .poll(() => line(page, '崭新出厂').textContent())
    .toBe(`崭新出厂${written(await countOf({ types, exteriors }))}`);
  // Gloves are neither charms nor consumer grade: the line stays, and cannot be pressed.
  const consumer = page.getByRole('complementary').getByRole('checkbox', { name: '消费级' });
  await expect.poll(() => consumer.isDisabled()).toBe(true);
  await expect.poll(() => line(page, '消费级').textContent()).toBe('消费级0');
  await tab.close();
});

test('C4 the breadcrumb names the steps that lead here: type and weapon, collection, or keyword', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  const steps = page.getByRole('navigation', { name: '位置' }).getByRole('listitem');
  const { rows } = await market.owner.query<{ set: string; name: string }>(
    `select internal_name as set, name_zh as name from market_tag where category = 'itemSet' and exists (
       select from market_item where tag_item_set = internal_name and listing_count > 0) order by 1 limit 1`,
  );
  const [{ set = '', name = '' } = {}] = rows;
  for (const [search, expected] of [
    ['tagType=CSGO_Type_Rifle', ['市场', '步枪']],
    ['tagType=CSGO_Type_Rifle&type=weapon_ak47', ['市场', '步枪', 'AK-47']],
    ['type=CSGO_Type_Rifle', ['市场', '步枪']],
    [`tagItemSet=${set}`, ['市场', name]],
    ['search=红线', ['市场', '“红线”']],
    ['tagType=CSGO_Type_Rifle&search=红线', ['市场', '步枪', '“红线”']],
  ] as const) {
    await tab.open(`/market?${search}`);
    expect((await steps.allTextContents()).map((text) => text.replace(/[「」“”]/g, '“'))).toEqual(
      expected.map((text) => text.replace(/[「」“”]/g, '“')),
    );
    await expect.poll(() => steps.last().getAttribute('aria-current')).toBe('page');
    await expect.poll(() => steps.last().getByRole('link').count()).toBe(0);
  }
  await steps.getByRole('link', { name: '步枪' }).click();
  await page.waitForURL(/\/market\?tagType=CSGO_Type_Rifle$/);
  await steps.getByRole('link', { name: '市场' }).click();
  await page.waitForURL(/\/market$/);
  await expect.poll(() => steps.count()).toBe(0);
  await tab.close();
});

test.each([1440, 390])(
  'C1 single items: wear, with what is chosen, leads to the copies that match (%s px)',
  async (width) => {
    const tab = await openTab(browser, market, { width });
    const { page } = tab;
    await tab.open(
      '/market?tagType=CSGO_Type_Rifle&type=weapon_ak47,weapon_aug&tagExterior=WearCategory2&minPrice=1',
    );
    if (width < 1024) await page.getByRole('button', { name: /^筛选/ }).click();
    const place = width < 1024 ? tab.dialog : page.getByRole('complementary');
    await place.getByRole('button', { name: '单件条件' }).click();
    const [low, high] = [place.getByLabel('磨损 · 最低'), place.getByLabel('磨损 · 最高')];
    await low.fill('0.9');
    await high.fill('0.2');
    await place.getByText('下限不能高于上限').waitFor();
    await low.fill('0.15');
    await high.press('Enter');
    await page.waitForURL((url) => url.pathname === '/copies');
    expect(new URL(page.url()).searchParams.get('filter')).toBe(
      'type:CSGO_Type_Rifle weapon:weapon_ak47,weapon_aug exterior:WearCategory2 price>=1 wear>=0.15 wear<=0.2',
    );
    await page.getByRole('main').locator('a[href^="/goods"]').first().waitFor();
    await tab.close();
  },
);

test('the counts come with the page, and nothing moves when they change', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await tab.open('/market');
  await page.waitForTimeout(500);
  const { promise: isShown, resolve: letCountsCome } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (
      route
        .request()
        .postData()
        ?.includes(COUNTS.params.id ?? '?')
    )
      await isShown;
    await route.continue();
  });
  expect(await takeShifts(page)).toBeLessThan(0.01);
  const before = await line(page, '略有磨损').textContent();
  await page.getByRole('complementary').getByRole('checkbox', { name: '隐秘' }).check();
  await page.waitForURL(/tagRarity/);
  // The grid is there while the counts are still on their way.
  await expect
    .poll(() => kindsShown(page))
    .toBe(`${written(await countOf({ rarities: await coverts() }))} 款`);
  await expect.poll(() => line(page, '略有磨损').textContent()).toBe(before);
  await page.waitForTimeout(500);
  await takeShifts(page);
  letCountsCome();
  await expect.poll(() => line(page, '略有磨损').textContent()).not.toBe(before);
  await page.waitForTimeout(500);
  expect(await takeShifts(page)).toBeLessThan(0.01);
  await tab.close();
});

/** The first figure above the grid: how many kinds of items there are. */
async function kindsShown(page: Page): Promise<string | undefined> {
  return (await page.locator('main').getByRole('status').first().textContent())?.split(' · ')[0];
}

/** How far things have moved by themselves since the last call, as the browser scores it. */
function takeShifts(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: number[] };
    return shifts.splice(0).reduce((sum, shift) => sum + shift, 0);
  });
}

/** All tags that share the colour of 隐秘, as one line of the filter does. */
async function coverts(): Promise<string[]> {
  const { data } = await market
    .visitor()
    .query<{ marketTags: { internalName: string }[] }>('{ marketTags { internalName } }');
  return (data?.marketTags ?? [])
    .map(({ internalName }) => internalName)
    .filter((name) => /^Rarity_Ancient(_Weapon|_Character)?$/.test(name));
}

test('R-13 the price is drawn by two handles: let go, they act at once; by keyboard, as typing does', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  await tab.open('/market');
  const floor = page.getByLabel('价格下限');
  await floor.focus();
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('ArrowRight');
  await page.waitForURL(/minPrice=/);
  // A press that is late acts by itself: the address may change once more.
  const yuan = () => new URL(page.url()).searchParams.get('minPrice');
  await expect.poll(async () => (await page.getByLabel('最低价').inputValue()) === yuan()).toBe(true);
  await expect
    .poll(async () => (await floor.getAttribute('aria-valuetext')) === `¥${Number(yuan()).toFixed(2)}`)
    .toBe(true);
  const ceiling = page.getByLabel('价格上限');
  const box = await ceiling.boundingBox();
  if (box === null) throw new Error('no slider');
  await page.mouse.move(box.x + box.width - 8, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 60, box.y + box.height / 2, { steps: 5 });
  expect(page.url()).not.toContain('maxPrice');
  await page.mouse.up();
  await page.waitForURL(/maxPrice=/);
  await ceiling.focus();
  await page.keyboard.press('End');
  await page.waitForURL((url) => !url.searchParams.has('maxPrice'));
  await tab.close();
});

test('M-01 the market shows what is on sale; one press shows the sold out too, and the address says so', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  const total = () => kindsShown(page);
  await tab.open('/market');
  const [onSale, all] = [await countOf({}), await countOf({ isOnSale: false })];
  expect(all).toBeGreaterThan(onSale);
  await expect.poll(() => total()).toBe(`${written(onSale)} 款`);
  const rail = page.getByRole('complementary');
  await rail.getByRole('checkbox', { name: '仅看在售' }).uncheck();
  await page.waitForURL(/stock=all/);
  await expect.poll(total).toBe(`${written(all)} 款`);
  await page.getByRole('button', { name: /包括已售罄/ }).click();
  await page.waitForURL((url) => !url.searchParams.has('stock'));
  await rail.getByRole('checkbox', { name: '自动发货' }).check();
  await rail.getByRole('checkbox', { name: /低库存/ }).check();
  await rail.getByRole('checkbox', { name: /捡漏/ }).check();
  await page.waitForURL(/zone=auto%2Clow%2Cbargain/);
  const zones = await countOf({ isAutomatic: true, isLowStock: true, isBargain: true });
  await expect.poll(total).toBe(`${written(zones)} 款`);
  await tab.close();
});

test('the phone’s sheet counts live on its button', async () => {
  const tab = await openTab(browser, market, { width: 390 });
  const { page } = tab;
  await tab.open('/market');
  await page.getByRole('button', { name: '筛选' }).click();
  await tab.dialog.getByRole('button', { name: `查看 ${written(await countOf({}))} 款` }).waitFor();
  await tab.dialog.getByRole('checkbox', { name: '崭新出厂' }).check();
  const count = await countOf({ exteriors: ['WearCategory0'] });
  await tab.dialog.getByRole('button', { name: `查看 ${written(count)} 款` }).click();
  await tab.dialog.waitFor({ state: 'detached' });
  await tab.close();
});

test('the phone’s sheet applies a price that was just typed when it is closed, and clears one that was not applied', async () => {
  const tab = await openTab(browser, market, { width: 390 });
  const { page, dialog } = tab;
  await tab.open('/market');
  const letListCome = await tab.hold('MarketPageQuery');
  const filters = page.getByRole('button', { name: /^筛选/ });
  await filters.click();
  const minimum = dialog.getByLabel('最低价');
  const clear = dialog.getByRole('button', { name: '清空' });
  await minimum.fill('7x');
  await clear.click();
  await expect.poll(() => minimum.inputValue()).toBe('');
  await minimum.fill('7');
  await minimum.press('Enter');
  await dialog.locator('button[aria-busy]').waitFor();
  await dialog.getByRole('button', { name: /^查看/ }).click();
  await dialog.waitFor({ state: 'detached' });
  letListCome();
  await page.waitForURL(/minPrice=7$/);
  await filters.click();
  await dialog.getByLabel('最高价').fill('9');
  await page.keyboard.press('Escape');
  await page.waitForURL(/minPrice=7&maxPrice=9$/);
  await tab.close();
});

test('an empty list names the filter to drop, with what is there without it', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  const keyword = 'AK-47 Redline';
  await tab.open(`/market?search=${encodeURIComponent(keyword)}&tagExterior=WearCategory0`);
  const count = await countOf({ keyword });
  expect(count).toBeGreaterThan(0);
  const all = await countOf({ exteriors: ['WearCategory0'] });
  const best = Math.max(count, all);
  const drop = page.getByRole('button', { name: new RegExp(`去掉「.+」还有 ${written(best)} 款`) });
  await drop.waitFor();
  const empty = page.url();
  await expect
    .poll(async () => {
      // On a busy machine the first click can come before the page listens; or it has worked, and the button goes before the address changes.
      if (page.url() === empty) await drop.click({ timeout: 1_000 }).catch(() => undefined);
      return kindsShown(page);
    })
    .toBe(`${written(best)} 款`);
  await tab.close();
});

test('a changed filter shows its cards within 150 ms', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  await tab.open('/market');
  await page.waitForTimeout(500);
  const times: number[] = [];
  for (const name of [
    '崭新出厂',
    '略有磨损',
    '久经沙场',
    '隐秘',
    '保密',
    '崭新出厂',
    '略有磨损',
    '久经沙场',
  ]) {
    const box = page.getByRole('complementary').getByRole('checkbox', { name }).first();
    times.push(
      await box.evaluate(
        (element) =>
          new Promise<number>((done) => {
            const grid = document.querySelector('main ul:has(a[href^="/goods"])');
            const cards = () => [...(grid?.querySelectorAll('a') ?? [])].map((a) => a.href).join();
            const [before, start] = [cards(), performance.now()];
            const look = () =>
              cards() !== before && grid?.getAttribute('aria-busy') === null
                ? done(performance.now() - start)
                : requestAnimationFrame(look);
            (element as HTMLElement).click();
            look();
          }),
      ),
    );
    await page.waitForTimeout(150);
  }
  // The fastest: what the site needs, and not what else the machine is doing.
  const fastest = Math.min(...times);
  console.log(`a filter change takes ${times.map((time) => Math.round(time)).join(', ')} ms`);
  expect(fastest).toBeLessThan(CHANGE_MAX_MS * PATIENCE * slowness());
  await tab.close();
});

test('title, figures and steps follow the filters; a facet without an item is folded', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  await tab.open('/market?tagType=CSGO_Type_Rifle&type=weapon_ak47');
  const { data } = await market
    .visitor()
    .query<{ marketItems: { totalCount: number; copyCount: number } }>(
      'query ($filter: MarketItemFilter) { marketItems(filter: $filter, first: 0) { totalCount copyCount } }',
      { filter: { weapons: ['weapon_ak47'], types: ['CSGO_Type_Rifle'], isOnSale: true } },
    );
  const { totalCount = 0, copyCount = 0 } = data?.marketItems ?? {};
  expect(copyCount).toBeGreaterThan(totalCount);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('AK-47');
  await expect.poll(() => page.title()).toBe('AK-47 · 饰集');
  await expect
    .poll(() => page.locator('main').getByRole('status').first().textContent())
    .toBe(`${written(totalCount)} 款 · ${written(copyCount)} 件在售`);
  const steps = page.getByRole('navigation', { name: '位置' });
  await expect.poll(() => steps.getByRole('listitem').allTextContents()).toEqual(['市场', '步枪', 'AK-47']);
  const exteriors = page.getByRole('complementary').getByRole('button', { name: /外观/ });
  await expect.poll(() => exteriors.getAttribute('aria-expanded')).toBe('true');
  await steps.getByRole('link', { name: '步枪' }).click();
  await page.waitForURL((url) => !url.searchParams.has('type'));
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('步枪');
  await tab.open('/market?tagType=CSGO_Tool_Sticker');
  await expect.poll(() => exteriors.getAttribute('aria-expanded')).toBe('false');
  await exteriors.click();
  await page.getByRole('complementary').getByRole('checkbox', { name: '崭新出厂' }).waitFor();
  await tab.close();
});
