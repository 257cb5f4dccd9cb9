import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../api/kernel/ids.ts';
import { openBrowser } from '../kit/browser.ts';
import { globalId } from '../kit/globalId.ts';
import { slowness } from '../kit/slowness.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { carryOutBulkActions } from '../selling/bulk/carryOutBulkActions.ts';
import { giveCopies, openSeller, pickItems, type Seller } from '../selling/listing/sellerScene.ts';
import { openTab } from './tab.ts';
import { say } from './words.ts';

let market: TestMarket;
let browser: Browser;
let seller: Seller;
/** Of an item with 500 copies, all of them in the second account. */
let name: string;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
  seller = await openSeller(market);
  const items = await pickItems(market, 20);
  for (const { id } of items) await giveCopies(market, seller, id, 500);
  name = items[4]?.marketHashName ?? '';
});
afterAll(() => market.close());

const bulk = (name: string, values = {}) => say('zh', `bulk:${name}`, values);

/** Records every task of the page that is longer than 50 ms. */
async function watchTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** Expects that no task since the last call was long, and that the page has few nodes. */
async function expectLight(page: Page): Promise<void> {
  const { longest, nodes } = await page.evaluate(() => {
    const { longTasks } = window as unknown as { longTasks: number[] };
    return {
      longest: Math.max(0, ...longTasks.splice(0)),
      nodes: document.getElementsByTagName('*').length,
    };
  });
  console.info(`longest task ${longest} ms, ${nodes} nodes`);
  expect(nodes).toBeLessThan(3_000);
  expect(longest).toBeLessThan(200 * slowness());
}

/** Presses the button of the form once it can be pressed, and waits for the end of the action. Returns the time in ms. */
async function confirm(page: Page, verb: string, count: number, end: string): Promise<number> {
  const button = page.getByRole('dialog').getByRole('button', { name: bulk(`confirm_${verb}`, { count }) });
  await button.click();
  return untilTold(page, end);
}

/**
 * Carries out the action that is at work, as the worker does, until the page tells the end. Returns the time in ms.
 */
async function untilTold(page: Page, end: string): Promise<number> {
  const begin = performance.now();
  const status = page.getByRole('region', { name: bulk('statusLabel') });
  await carryOutBulkActions(market);
  await status.getByText(end).waitFor({ timeout: 15_000 * slowness() });
  return performance.now() - begin;
}

/** Binds a second account to the seller, which holds half of the copies. */
async function openSecondAccount(): Promise<string> {
  const id = newId();
  await market.owner.query(
    `insert into steam_account (id, user_id, steam_id, account_name, type, trade_url, sealed_secret)
     select $1, user_id, (steam_id::bigint + 500000)::text, 'second', type, trade_url, '' from steam_account where id = $2`,
    [id, seller.accountId],
  );
  await market.owner.query(
    `update asset set steam_account_id = $1 where id in
       (select id from asset where steam_account_id = $2 order by id limit 5000)`,
    [id, seller.accountId],
  );
  return id;
}

test('I-10 a seller of 10,000 copies lists them but two, reprices, undoes, withdraws one account: each in 15 s, the page never freezes', async () => {
  const secondId = await openSecondAccount();
  const tab = await openTab(browser, market, { client: seller.client });
  const { page, dialog } = tab;
  const times: number[] = [];
  const ended = (verb: string, count: number) => bulk('finished', { verb: bulk(`ended_${verb}`), count });
  const forget = () =>
    page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks.splice(0));
  await watchTasks(page);
  await tab.openToRest('/user/inventory');
  await page.locator('[data-index="0"] input').click();
  await forget();
  await page.getByRole('button', { name: '选择全部 10000 件' }).click();
  const chosen = page.getByRole('region', { name: '已选饰品' });
  for (const index of [1, 2]) await page.locator(`[data-index="${index}"] input`).click();
  await chosen.getByText('已选 9998 件').waitFor();
  await expect.poll(() => chosen.locator('dl').getAttribute('aria-busy')).toBe('false');
  const pressed = performance.now();
  await chosen.getByRole('button', { name: '上架', exact: true }).click();
  await dialog.getByText(bulk('ofTotal', { count: 9_998, total: 9_998 })).waitFor();
  expect(performance.now() - pressed).toBeLessThan(5_000 * slowness());
  await dialog.getByRole('heading', { name: bulk('title_LIST', { count: 9_998 }) }).waitFor();
  times.push(await confirm(page, 'LIST', 9_998, ended('LIST', 9_998)));
  await expectLight(page);

  await tab.openToRest('/user/sell');
  await forget();
  let pages = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('OwnListingsPaginationQuery')) pages += 1;
  });
  await page.getByRole('checkbox', { name: '全选' }).check();
  const bar = page.getByRole('region', { name: '已选择的饰品' });
  await bar.getByText('已选 9998 件').waitFor();
  await bar.getByRole('button', { name: '改价' }).click();
  await dialog.getByRole('button', { name: bulk('basis_OWN_ASK') }).click();
  times.push(await confirm(page, 'REPRICE', 9_998, ended('REPRICE', 9_998)));
  expect(pages).toBe(0);
  await page.getByRole('button', { name: bulk('undo') }).click();
  times.push(await untilTold(page, bulk('undone', { count: 9_998 })));
  await expectLight(page);

  const account = encodeURIComponent(globalId('SteamAccount', secondId));
  await tab.openToRest(`/user/inventory?tab=listed&account=${account}`);
  await forget();
  const { rows } = await market.owner.query(
    `select count(*)::int as number from listing join asset on asset.id = listing.asset_id
     where asset.steam_account_id = $1 and listing.status = 'active'`,
    [secondId],
  );
  const { number } = rows[0];
  await page.getByRole('button', { name: say('zh', 'inventory:bulk', { count: number }) }).click();
  await dialog.getByRole('button', { name: bulk('verb_UNLIST'), exact: true }).click();
  times.push(await confirm(page, 'UNLIST', number, ended('UNLIST', number)));
  await expectLight(page);
  expect(await countActive()).toBe(9_998 - number);

  // As many as a form has rows for: one answer, merged rows.
  await tab.openToRest(`/user/inventory?tab=unlisted&account=${account}&q=${encodeURIComponent(name)}`);
  await page.locator('[data-index="0"] input').click();
  await forget();
  await page.getByRole('button', { name: '选择全部 500 件' }).click();
  await chosen.getByText('已选 500 件').waitFor();
  await chosen.getByRole('button', { name: '上架', exact: true }).click();
  await dialog.getByRole('textbox', { name: /^500 件 .* 的价格$/ }).waitFor();
  await expectLight(page);
  await dialog.getByRole('button', { name: '确认上架 500 件' }).click();
  await page.getByText('已上架 500 件').waitFor();
  await expectLight(page);
  console.info(`list, reprice, undo, unlist: ${times.map(Math.round).join(' ')} ms`);
  for (const ms of times) expect(ms).toBeLessThan(15_000 * slowness());
  await tab.close();
});

async function countActive(): Promise<number> {
  const { rows } = await market.owner.query(
    `select count(*)::int as number from listing where seller_id = $1 and status = 'active'`,
    [seller.userId],
  );
  return rows[0].number;
}
