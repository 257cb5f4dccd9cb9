import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { syncInventory } from '../../api/selling/inventory/syncInventory.ts';
import { openBrowser } from '../kit/browser.ts';
import { globalId } from '../kit/globalId.ts';
import { persistedIdOf } from '../kit/persistedIdOf.ts';
import { sandbox } from '../kit/rounds.ts';
import { openBuyer } from '../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { carryOutBulkActions } from '../selling/bulk/carryOutBulkActions.ts';
import { give, openHolder } from '../selling/inventory/inventoryScene.ts';
import { giveCopies, listSome, openSeller, pickItems } from '../selling/listing/sellerScene.ts';
import { LOOKS, openTab } from './tab.ts';
import { say } from './words.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

test.each(['zh', 'en'] as const)(
  'E-04 a refresh that was pressed is told when it has ended well, and only then, in %s',
  async (language) => {
    const fresh = await openHolder(market, 2);
    await syncInventory(market.worker, fresh.accountId);
    await market.advanceClock(120_000);
    const tab = await openTab(browser, market, { client: fresh.client, language });
    const { page } = tab;
    const refresh = page.getByRole('button', { name: say(language, 'inventory:refresh') });
    const refreshed = tab.toasts.getByText(say(language, 'inventory:refreshed'));
    await tab.stopInventoryLooks();
    await tab.open('/user/inventory');
    await refresh.click();
    await page.getByRole('button', { name: say(language, 'inventory:refreshing'), exact: true }).waitFor();
    await expect.poll(() => refreshed.count()).toBe(0);
    await give(market, fresh, 'free', 1);
    await syncInventory(market.worker, fresh.accountId);
    await refreshed.waitFor();
    await expect.poll(() => page.locator('[data-index]').count()).toBe(3);
    await refreshed.waitFor({ state: 'detached' });
    // A sync that the user did not request, and one that finds the inventory hidden, show no message.
    await market.advanceClock(120_000);
    await give(market, fresh, 'free', 1);
    await syncInventory(market.worker, fresh.accountId);
    await expect.poll(() => page.locator('[data-index]').count()).toBe(4);
    await expect.poll(() => refreshed.count()).toBe(0);
    await market.advanceClock(120_000);
    await sandbox(market, `accounts/${fresh.steamId}`, { hidesInventoryFromItself: 'true' });
    await tab.open('/user/inventory');
    await refresh.click();
    await page.getByRole('button', { name: say(language, 'inventory:refreshing'), exact: true }).waitFor();
    await syncInventory(market.worker, fresh.accountId);
    await page.getByText(say(language, 'inventory:status_PRIVATE')).first().waitFor();
    await expect.poll(() => refreshed.count()).toBe(0);
    await tab.close();
  },
);

test('I-03 those of the chosen copies that are on sale are taken back, and a failed response is not shown as success', async () => {
  const seller = await openSeller(market);
  const [item] = await pickItems(market, 1);
  const copies = await giveCopies(market, seller, item?.id ?? '', 60);
  await market.owner.query(
    `insert into listing (id, asset_id, market_item_id, seller_id, ask_cents, is_automatic)
     select gen_random_uuid(), id, market_item_id, $2, 1000, false from asset where id = any($1::uuid[])`,
    [copies.slice(1), seller.userId],
  );
  const tab = await openTab(browser, market, { client: seller.client });
  const { page, dialog } = tab;
  await tab.open('/user/inventory');
  await page.locator('[data-index="0"] input').click();
  await page.getByRole('button', { name: '选择全部 60 件' }).click();
  await page.getByRole('region', { name: '已选饰品' }).getByText('已选 60 件').waitFor();
  const reprice = page.getByRole('button', { name: '改价', exact: true });
  const id = globalId('Viewer', seller.userId);
  const refusal = { message: 'no', extensions: { code: 'BAD_USER_INPUT' } };
  let asked = 0;
  await page.route('**/graphql', (route) => {
    const isAsked = route.request().postData()?.includes('"itemIds"') ?? false;
    asked += isAsked ? 1 : 0;
    // A partial response counts as a failure.
    return isAsked && asked === 1
      ? route.fulfill({ json: { data: { viewer: { id, inventoryListingIds: null } }, errors: [refusal] } })
      : route.continue();
  });
  await reprice.click();
  await tab.toasts.getByText('服务器出了问题').waitFor();
  await expect.poll(() => tab.toasts.getByText('所选饰品都没有在售').count()).toBe(0);
  expect(asked).toBe(1);
  await reprice.click();
  await dialog.getByRole('heading', { name: '改价 59 件' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '下架', exact: true }).click();
  await dialog.getByRole('button', { name: '下架 59 件' }).click();
  await carryOutBulkActions(market);
  await expect
    .poll(() => market.worker.db.listing.count({ where: { sellerId: seller.userId, status: 'active' } }))
    .toBe(0);
  await tab.close();
});

test('I-03 the totals of the selection stay in sight, and P prices by the keys alone what is chosen, or the row itself', async () => {
  const seller = await openSeller(market);
  const [item] = await pickItems(market, 1);
  if (!item) throw new Error('nothing to sell');
  await giveCopies(market, seller, item.id, 30);
  const tab = await openTab(browser, market, { client: seller.client });
  const { page, dialog } = tab;
  await tab.open('/user/inventory');
  const list = page.getByRole('list', { name: '库存' });
  await list.and(page.locator('[aria-keyshortcuts~="P"]')).waitFor();
  const described = await list.getAttribute('aria-describedby');
  await expect.poll(() => page.locator(`[id="${described}"]`).textContent()).toContain('P: 给所选饰品定价');
  // A press on a row, beside its box, is one to go on from by keys.
  await page.locator('[data-index="2"]').getByText('0.2000000').click();
  await page.keyboard.press('Shift+ArrowDown');
  const bar = page.getByRole('region', { name: '已选饰品' });
  const figure = (name: string) =>
    bar.locator('div', { has: page.getByText(name, { exact: true }) }).locator('dd');
  const yuan = (cents: number) => (cents / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/, ',');
  await expect.poll(() => figure('参考价').textContent()).toBe(`¥${yuan(item.referenceCents * 2)}`);
  const net = item.referenceCents - Math.round(item.referenceCents * 0.025);
  await expect.poll(() => figure('按参考价到手').textContent()).toBe(`¥${yuan(net * 2)}`);
  await page.evaluate(() => window.scrollTo(0, 1_000));
  await expect.poll(() => figure('最低在售').isVisible()).toBe(true);
  const { top } = await bar.evaluate((element) => element.getBoundingClientRect());
  expect(top).toBeLessThan(900);
  await page.keyboard.press('p');
  await dialog
    .getByText(/确认上架 2 件/)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await bar.waitFor({ state: 'detached' });
  await page.locator('[data-index="5"] input').focus();
  await page.keyboard.press('p');
  await dialog
    .getByText(/确认上架 1 件/)
    .first()
    .waitFor();
  await tab.close();
});

test('P on a copy that is on sale opens its new price', async () => {
  const seller = await openSeller(market);
  const [item] = await pickItems(market, 1);
  if (!item) throw new Error('nothing to sell');
  await listSome(market, seller, item, 1);
  const tab = await openTab(browser, market, { client: seller.client });
  await tab.open('/user/inventory');
  await tab.page.locator('[data-index="0"] input').focus();
  await tab.page.keyboard.press('P');
  await tab.dialog.getByRole('heading', { name: '改价 1 件' }).waitFor();
  await tab.close();
});

test('I-03 a selling rule begins with the chosen copies, or with everything that the filter shows but the exceptions', async () => {
  const seller = await openSeller(market);
  const [item] = await pickItems(market, 1);
  if (!item) throw new Error('nothing to sell');
  await listSome(market, seller, item, 510);
  const tab = await openTab(browser, market, { client: seller.client });
  const { page, dialog } = tab;
  const setRule = page.getByRole('button', { name: '设规则' });
  await tab.open('/user/inventory');
  await page.locator('[data-index="0"] input').click();
  await page.locator('[data-index="1"] input').click();
  await setRule.click();
  await dialog.getByText(say('zh', 'sell:rule_onlyCopies', { count: 2 })).waitFor();
  await tab.open(`/user/inventory?q=${encodeURIComponent(item.marketHashName.split(' ')[0] ?? '')}`);
  await page.locator('[data-index="0"] input').click();
  await page.getByRole('button', { name: '选择全部 510 件' }).click();
  await page.locator('[data-index="1"] input').click();
  await setRule.click();
  await dialog.getByLabel('规则名称').fill('全部');
  await dialog.getByRole('button', { name: '参考价', exact: true }).click();
  await dialog.getByLabel(/^倍数/).fill('0.98');
  await dialog.getByRole('button', { name: '预览改动' }).click();
  await dialog.getByText('510 件在售中适用 509 件，其中 509 件会改价').waitFor();
  await dialog.getByRole('button', { name: '保存规则' }).click();
  await tab.toasts.getByText('规则已保存').waitFor();
  const { rows } = await market.owner.query(
    'select asset_ids, cardinality(excluded_asset_ids) as excluded, filter from selling_rule where user_id = $1',
    [seller.userId],
  );
  expect(rows).toMatchObject([{ asset_ids: [], excluded: 1, filter: { status: 'open' } }]);
  await tab.close();
});

test.each(LOOKS)(
  'copies that were read between the page and its stream come into the list, not only into its count ($language, $width px)',
  async ({ language, width }) => {
    const holder = await openHolder(market, 12);
    const tab = await openTab(browser, market, { client: holder.client, language, width });
    const { page } = tab;
    const { promise: isRead, resolve: letStream } = Promise.withResolvers<void>();
    await page.route('**/*', async (route) => {
      if (route.request().headers().accept === 'text/event-stream') await isRead;
      await route.continue();
    });
    await tab.open('/user/inventory');
    await page
      .getByText(say(language, 'inventory:nothing_NEVER'), { exact: true })
      .or(page.getByText(say(language, 'inventory:nothing_SYNCING'), { exact: true }))
      .first()
      .waitFor();
    await syncInventory(market.worker, holder.accountId);
    await market.settleFeed();
    letStream();
    await page.locator('[data-index="11"]').waitFor();
    await page.getByText(say(language, 'inventory:loadedOf', { loaded: '12', total: '12' })).waitFor();
    await tab.close();
  },
);

test('the value of the inventory is drawn by day and moved through by keys; before the first record it says when it begins', async () => {
  const stranger = await openTab(browser, market, { client: await openBuyer(market) });
  await stranger.open('/user/inventory');
  await stranger.page.getByText(say('zh', 'inventory:noAccount')).waitFor();
  await expect.poll(() => stranger.page.getByText('库存价值').count()).toBe(0);
  await stranger.close();
  const holder = await openHolder(market, 1);
  const tab = await openTab(browser, market, { client: holder.client });
  const { page } = tab;
  await tab.open('/user/inventory');
  await page.getByText('首次读取库存后开始记录').waitFor();
  await market.owner.query(
    `insert into inventory_day select $1, (clock_now() at time zone 'Asia/Shanghai')::date - back, 5, 3, 10000 + back, 0, 0
     from unnest(array[0, 1, 3]) back`,
    [holder.userId],
  );
  await tab.open('/user/inventory');
  const summary = page.locator('summary', { hasText: '库存价值' });
  await expect.poll(() => summary.textContent()).toContain('¥100.00');
  await expect.poll(() => summary.textContent()).toMatch(/\d\d-\d\d \d\d:\d\d 记录 · 5 件 · 缺 2 件/);
  if (process.env.LOOK_FOLDER) await page.screenshot({ path: `${process.env.LOOK_FOLDER}/value.png` });
  await summary.click();
  await page.getByText('每天记录一次；有 1 天没有记录 · 2 件没有价格，未计入').waitFor();
  const plot = page.getByRole('slider', { name: '库存价值' });
  await expect.poll(() => plot.getAttribute('aria-valuetext')).toContain('¥100.00');
  await plot.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => plot.getAttribute('aria-valuetext')).toContain('¥100.01');
  await page.keyboard.press('Home');
  await expect.poll(() => plot.getAttribute('aria-valuetext')).toContain('¥100.03');
  await expect.poll(() => page.getByRole('table', { name: '库存价值' }).getByRole('row').count()).toBe(4);
  await tab.close();
});

test('a new cost of a copy moves its profit in the same row, and arrows in its form move through no rows', async () => {
  const seller = await openSeller(market);
  const [item] = await pickItems(market, 1);
  if (!item) throw new Error('nothing to sell');
  const copies = await giveCopies(market, seller, item.id, 2);
  await market.owner.query('update asset set cost_cents = 100 where id = any($1::uuid[])', [copies]);
  await market.owner.query("update app_user set desk_facts = '{cost,net,profit}' where id = $1", [
    seller.userId,
  ]);
  const tab = await openTab(browser, market, { client: seller.client });
  const { page, dialog } = tab;
  await tab.open('/user/inventory');
  const fact = (name: string) =>
    page
      .locator('[data-index="0"] dl > div', {
        has: page.getByText(say('zh', `desk:${name}`), { exact: true }),
      })
      .locator('dd');
  const yuan = (cents: number) => (cents / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/, ',');
  const netCents = item.referenceCents - Math.round(item.referenceCents * 0.025);
  await expect.poll(() => fact('fact_NET').textContent()).toContain(yuan(netCents));
  await expect.poll(() => fact('fact_PROFIT').textContent()).toContain(yuan(netCents - 100));
  const cost = page.getByRole('button', { name: say('zh', 'inventory:cost', { price: '¥1.00' }) });
  await cost.first().click();
  await dialog.getByLabel(say('zh', 'inventory:costLabel')).fill('3.50');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(() => page.locator('[data-index] input:checked').count()).toBe(0);
  await dialog.getByRole('button', { name: say('zh', 'inventory:costKeep') }).click();
  await tab.toasts.getByText(say('zh', 'inventory:costKept')).waitFor();
  await expect.poll(() => fact('fact_PROFIT').textContent()).toContain(yuan(netCents - 350));
  await tab.close();
});

test('a dry run that could not be read can be asked for again', async () => {
  const seller = await openSeller(market);
  const [item] = await pickItems(market, 1);
  await giveCopies(market, seller, item?.id ?? '', 3);
  const tab = await openTab(browser, market, { client: seller.client });
  const { page, dialog } = tab;
  await tab.open('/user/inventory');
  let asked = 0;
  await page.route('**/graphql', (route) => {
    const isAsked = route.request().postData()?.includes(persistedIdOf('useBulkPreviewQuery')) ?? false;
    asked += isAsked ? 1 : 0;
    const errors = [{ message: 'no', path: ['previewBulkAction'], extensions: { code: 'INTERNAL' } }];
    return isAsked && asked === 1
      ? route.fulfill({ json: { data: { previewBulkAction: null }, errors } })
      : route.fallback();
  });
  await page.getByRole('button', { name: say('zh', 'inventory:bulk', { count: 3 }) }).click();
  await dialog.getByText(say('zh', 'bulk:countingFailed')).waitFor();
  await dialog.getByRole('button', { name: say('zh', 'shell:retry'), exact: true }).click();
  await dialog.getByRole('button', { name: say('zh', 'bulk:confirm_LIST', { count: 3 }) }).waitFor();
  expect(asked).toBe(2);
  await tab.close();
});

test('rows are 68 px high, and six of them fit a phone’s first screen', async () => {
  const holder = await openHolder(market, 20);
  await syncInventory(market.worker, holder.accountId);
  for (const [width, language, height] of [
    [1440, 'zh', 68],
    [390, 'en', 70],
  ] as const) {
    const tab = await openTab(browser, market, { client: holder.client, width, language });
    const { page } = tab;
    await tab.open('/user/inventory');
    const boxes = await page
      .locator('[data-index]')
      .evaluateAll((rows) =>
        rows.map((row) => row.getBoundingClientRect()).map(({ bottom, height }) => ({ bottom, height })),
      );
    expect(new Set(boxes.map((box) => box.height))).toEqual(new Set([height]));
    if (width === 390) expect(boxes.filter((box) => box.bottom <= 844 - 60).length).toBeGreaterThanOrEqual(6);
    await tab.close();
  }
});

test.each(['选择全部 3 件', '下架'])(
  'I-03 A-06 %s without a session asks to sign in, and says nothing else',
  async (name) => {
    const seller = await openSeller(market);
    const [item] = await pickItems(market, 1);
    await giveCopies(market, seller, item?.id ?? '', 3);
    const tab = await openTab(browser, market, { client: seller.client });
    const { page } = tab;
    // The press shall be the first that finds no session.
    await tab.openToRest('/user/inventory');
    await page.locator('[data-index="0"] input').click();
    await page
      .getByRole('region', { name: '已选饰品' })
      .getByText(/^[\d,.]+$/)
      .first()
      .waitFor();
    await page.context().clearCookies({ name: 'Authorization' });
    await page.getByRole('button', { name, exact: true }).click();
    await tab.dialog.getByLabel('手机号').waitFor();
    await expect.poll(() => tab.toasts.count()).toBe(0);
    await tab.close();
  },
);
