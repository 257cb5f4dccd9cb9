import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { netOf } from '../../api/selling/listing/priceRules.ts';
import { FloorFarAbove } from '../../api/selling/rules/sellingRule.errors.ts';
import { openBrowser } from '../kit/browser.ts';
import { globalId } from '../kit/globalId.ts';
import { persistedIdOf } from '../kit/persistedIdOf.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { bid, offerCopy, openBidder, openRobot, takeItem } from '../orders/bid/bidScene.ts';
import {
  giveCopies,
  inventoryItemId,
  listSome,
  openSeller,
  pickItems,
  type Seller,
} from '../selling/listing/sellerScene.ts';
import { createRule } from '../selling/rules/ruleScene.ts';
import { openTab } from './tab.ts';
import { say } from './words.ts';

let market: TestMarket;
let browser: Browser;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
  items = await pickItems(market, 20);
});
afterAll(() => market.close());

function item() {
  const next = items.pop();
  if (!next) throw new Error('too few items');
  return next;
}

async function asksOf(seller: Seller): Promise<[string, number][]> {
  const { rows } = await market.owner.query(
    'select status, ask_cents::int as ask from listing where seller_id = $1 order by ask_cents',
    [seller.userId],
  );
  return rows.map(({ status, ask }) => [status, ask]);
}

/** An amount as the site writes it. */
const yuan = (cents: number): string => `¥${(cents / 100).toFixed(2)}`;

const share = (cents: number, thousandths: number): number =>
  Math.floor((cents * thousandths * 2 + 1_000) / 2_000);

test('a shop is closed and opened by a press; its public page says so, and what is listed meanwhile is paused', async () => {
  const seller = await openSeller(market);
  const chosen = item();
  await listSome(market, seller, chosen, 2);
  const tab = await openTab(browser, market, { client: seller.client });
  const { page } = tab;
  await tab.open('/user/sell');
  await page.getByRole('button', { name: '打烊' }).dblclick();
  await tab.toasts.getByText('店铺已打烊，2 件饰品已暂停').waitFor();
  await page.getByRole('link', { name: /已暂停 2/ }).waitFor();
  await page.getByRole('status').getByText('2 件在售，其中 2 件暂不可购买').waitFor();
  // The line of the cause, and both rows.
  await expect
    .poll(() => page.getByRole('listitem').getByText('店铺已打烊', { exact: true }).count())
    .toBe(3);
  const visitor = await openTab(browser, market, { language: 'en' });
  const sellerId = globalId('User', seller.userId);
  await visitor.open(`/shop/${encodeURIComponent(sellerId)}`);
  await visitor.page.getByText('This shop is closed').waitFor();
  await visitor.close();
  const [copy = ''] = await giveCopies(market, seller, chosen.id, 1);
  await tab.open(`/user/sell?list=${encodeURIComponent(inventoryItemId(copy))}`);
  await tab.dialog.getByText('店铺已打烊：现在上架的饰品会先暂停').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '开店' }).click();
  await tab.toasts.getByText('店铺已开，2 件饰品恢复在售').waitFor();
  expect((await asksOf(seller)).map(([status]) => status)).toEqual(['active', 'active']);
  await tab.close();
});

test('a rule shows its difference before it is saved, leaves out a copy, runs by a press, is switched off and deleted', async () => {
  const seller = await openSeller(market);
  const chosen = item();
  await listSome(market, seller, chosen, 2);
  const tab = await openTab(browser, market, { client: seller.client });
  const { page, dialog } = tab;
  await tab.open('/user/sell?tab=rules');
  await page.getByText('还没有自动改价规则').waitFor();
  await page.getByRole('button', { name: '新建规则' }).click();
  await dialog.getByRole('button', { name: '最低价', exact: true }).click();
  await dialog.getByRole('button', { name: '预览改动' }).click();
  await dialog.getByText('跟最低价的规则必须有最低限价').waitFor();
  await dialog.getByText('请填写规则名称').waitFor();
  await dialog.getByRole('button', { name: '参考价', exact: true }).click();
  await dialog.getByLabel('规则名称').fill('九八折');
  await dialog.getByLabel(/^倍数/).fill('0.98');
  await dialog.getByRole('button', { name: '预览改动' }).click();
  await dialog.getByText('2 件在售中适用 2 件，其中 2 件会改价').waitFor();
  await dialog
    .getByRole('button', { name: /^不改这件/ })
    .first()
    .click();
  await dialog.getByText('另外排除了 1 件').waitFor();
  await dialog.getByText('2 件在售中适用 1 件，其中 1 件会改价').waitFor();
  expect((await asksOf(seller)).map(([, ask]) => ask)).toEqual([
    chosen.referenceCents,
    chosen.referenceCents,
  ]);
  await dialog.getByRole('button', { name: '保存规则' }).click();
  await tab.toasts.getByText('规则已保存').waitFor();
  await page.getByRole('heading', { name: /九八折/ }).waitFor();
  await page.getByRole('button', { name: '立即运行' }).click();
  await tab.toasts.getByText('已改价 1 件，共检查 1 件').waitFor();
  expect((await asksOf(seller)).map(([, ask]) => ask)).toEqual([
    share(chosen.referenceCents, 980),
    chosen.referenceCents,
  ]);
  await page.getByText('最近运行').click();
  await page.getByText('检查 1 件，改价 1 件').waitFor();
  await page.getByRole('button', { name: '看每件' }).click();
  await page.getByText('改价', { exact: true }).waitFor();
  // After a lost answer the rule is changed: the next press runs what it says now.
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes(persistedIdOf('useRuleDeedsRunMutation')))
      return route.fallback();
    await route.fetch();
    return route.abort('connectionfailed');
  });
  await page.getByRole('button', { name: '立即运行' }).click();
  await tab.toasts.getByText('网络连接不上，请检查后重试').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: '修改' }).click();
  await dialog.getByLabel(/^倍数/).fill('0.97');
  await dialog.getByRole('button', { name: '预览改动' }).click();
  await dialog.getByRole('button', { name: '保存规则' }).click();
  await expect.poll(() => dialog.count()).toBe(0);
  await page.getByRole('button', { name: '立即运行' }).click();
  await expect
    .poll(async () => (await asksOf(seller)).map(([, ask]) => ask))
    .toEqual([share(chosen.referenceCents, 970), chosen.referenceCents]);
  await page.getByRole('button', { name: '停用' }).click();
  await page.getByText('不会自动运行').waitFor();
  await createRule(seller, { name: '第二条' });
  await tab.reload();
  await page.getByRole('button', { name: '上移 第二条' }).click();
  await expect.poll(() => page.getByRole('heading', { level: 2 }).first().textContent()).toContain('第二条');
  await page.getByRole('button', { name: '删除' }).first().click();
  await page.getByRole('button', { name: '确认删除' }).click();
  await expect.poll(() => page.getByRole('heading', { name: /第二条/ }).count()).toBe(0);
  await tab.close();
});

test('a run that changed nothing is told by what it checked, one listing as one', async () => {
  const seller = await openSeller(market);
  await listSome(market, seller, item(), 1);
  await createRule(seller, { multiplier: 1 });
  const tab = await openTab(browser, market, { client: seller.client, language: 'en' });
  await tab.open('/user/sell?tab=rules');
  await tab.page.getByRole('button', { name: say('en', 'sell:rule_run'), exact: true }).click();
  await tab.toasts.getByText('1 listing checked, its price did not have to change').waitFor();
  await tab.close();
});

test('a floor that would lift prices above 1.5 times the reference price is asked for before the rule is saved', async () => {
  const seller = await openSeller(market);
  const chosen = item();
  await listSome(market, seller, chosen, 2);
  const tab = await openTab(browser, market, { client: seller.client });
  const { page, dialog } = tab;
  await tab.open('/user/sell?tab=rules');
  await page.getByRole('button', { name: '新建规则' }).click();
  await dialog.getByRole('button', { name: '参考价', exact: true }).click();
  await dialog.getByLabel('规则名称').fill('太高');
  await dialog.getByLabel(/^倍数/).fill('1');
  await dialog.getByLabel('最低限价（选填）').fill(((chosen.referenceCents * 2) / 100).toFixed(2));
  await dialog.getByRole('button', { name: '预览改动' }).click();
  const meant = dialog.getByRole('checkbox', { name: say('zh', 'sell:rule_floorFarAbove', { count: 2 }) });
  await meant.waitFor();
  await dialog.getByRole('button', { name: '保存规则' }).click();
  await page
    .getByText(new FloorFarAbove({ count: 2 }).messageIn('zh'))
    .first()
    .waitFor();
  await meant.check();
  await dialog.getByRole('checkbox', { name: say('zh', 'sell:rule_floorMeant') }).waitFor();
  const save = dialog.getByRole('button', { name: '保存规则' });
  // The difference is asked for again, and a press meanwhile is none.
  await expect.poll(() => save.getAttribute('aria-busy')).toBe(null);
  await save.click();
  await tab.toasts.getByText('规则已保存').waitFor();
  await tab.close();
});

test('B-21 a rule sells to buy orders: the form asks from which share on, the dry run and the record say for how much', async () => {
  const [seller, itemId] = [await openRobot(market), await takeItem(market)];
  for (let copy = 0; copy < 2; copy += 1) await offerCopy(market, seller, { itemId, askCents: 12_000 });
  await bid(market, await openBidder(market), { marketItemId: itemId, priceCents: 9_500n });
  for (const language of ['zh', 'en'] as const) {
    const tab = await openTab(browser, market, { client: seller.client, language, width: 390 });
    const { page, dialog } = tab;
    const text = (key: string, values: Record<string, string | number> = {}) =>
      say(language, `sell:${key}`, values);
    await tab.open('/user/sell?tab=rules');
    await page
      .getByRole('button', { name: text('rule_new') })
      .first()
      .click();
    await dialog.getByLabel(text('rule_name'), { exact: true }).fill('求购优先');
    await dialog.getByRole('button', { name: text('rule_bids_REFERENCE'), exact: true }).click();
    const share = dialog.getByLabel(text('rule_bidShare_REFERENCE'));
    await share.fill('1001');
    await dialog.getByRole('button', { name: text('rule_preview') }).click();
    await dialog.getByText(text('rule_percentWrong', { min: 1, max: 1000 })).waitFor();
    await share.fill('95');
    await dialog.getByRole('button', { name: text('rule_preview') }).click();
    const net = Number(netOf(9_500n, market.platform.config.SALE_FEE_BASIS_POINTS));
    const amounts = { price: yuan(9_500), net: yuan(net) };
    await dialog.getByText(text('rule_diffSold', { count: 1, ...amounts })).waitFor();
    await dialog.getByText(text('soldAtOnce', amounts)).waitFor();
    await dialog.getByText(text('rule_leastBid', { price: yuan(9_500) })).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    if (process.env.RULE_PICTURES)
      await page.screenshot({ path: `${process.env.RULE_PICTURES}/bids-${language}.png` });
    if (language === 'en') {
      await dialog.getByRole('button', { name: text('rule_save') }).click();
      await page.getByText(text('rule_sayBids_REFERENCE', { percent: 95 })).waitFor();
      await page.getByRole('button', { name: text('rule_run'), exact: true }).click();
      await tab.toasts
        .getByText(text('rule_ranSold', { count: 1, priced: text('rule_ran', { count: 1, decided: 2 }) }))
        .waitFor();
      expect(await asksOf(seller)).toEqual([
        ['active', 9_900],
        ['reserved', 12_000],
      ]);
      await page.getByText(text('rule_runs')).click();
      await page.getByRole('button', { name: text('rule_runShow') }).click();
      await page.getByRole('link', { name: text('rule_because_SOLD_TO_BID') }).waitFor();
    }
    await tab.close();
  }
});

test('a copy in its cooldown is listed then if one asks; the inventory shows it with its cost, and takes it back', async () => {
  const seller = await openSeller(market);
  const chosen = item();
  await market.owner.query(
    `update steam_account set inventory_status = 'synced', inventory_synced_at = clock_now(), inventory_count = 1 where id = $1`,
    [seller.accountId],
  );
  const [copy = ''] = await giveCopies(market, seller, chosen.id, 1, {
    isTradable: false,
    tradableAt: new Date(Date.now() + 86_400_000),
  });
  // Steam's ids are numbers.
  await market.owner.query(`update asset set asset_id = '41000000001' where id = $1`, [copy]);
  const tab = await openTab(browser, market, { client: seller.client });
  const { page, dialog } = tab;
  await tab.open('/user/inventory');
  await page.getByRole('button', { name: /^填写成本：/ }).click();
  await dialog.getByLabel('这件饰品的买入价').fill('12.5');
  await dialog.getByRole('button', { name: '保存' }).click();
  await page.getByRole('button', { name: /^成本 ¥ ?12.5/ }).waitFor();
  await page.getByRole('button', { name: '到时自动上架' }).click();
  await dialog.getByRole('button', { name: '预约上架 1 件' }).click();
  await dialog.getByText('已预约 1 件，冷却结束后自动上架并通知你').waitFor();
  await page.keyboard.press('Escape');
  await page.getByTitle('预约上架 参考价×1').waitFor();
  if (process.env.RULE_PICTURES)
    await page.screenshot({ path: `${process.env.RULE_PICTURES}/inventory.png` });
  const waiting = () =>
    market.owner.query(
      `select cost_cents::int as cost from scheduled_listing input join asset on asset.id = input.asset_id
      where asset.id = $1 and input.status = 'waiting'`,
      [copy],
    );
  expect((await waiting()).rows).toEqual([{ cost: 1_250 }]);
  await page.getByRole('button', { name: '取消预约' }).click();
  await page.getByRole('button', { name: '到时自动上架' }).waitFor();
  expect((await waiting()).rows).toEqual([]);
  await tab.close();
});

test('copies that could not be scheduled with the others are told by their number, and are priced alone', async () => {
  const seller = await openSeller(market);
  const [priced, unpriced] = [item(), item()];
  await market.owner.query('update market_item set reference_price_cents = null where id = $1', [
    unpriced.id,
  ]);
  const cooling = { isTradable: false, tradableAt: new Date(Date.now() + 86_400_000) };
  const copies = [
    ...(await giveCopies(market, seller, unpriced.id, 2, cooling)),
    ...(await giveCopies(market, seller, priced.id, 3, cooling)),
  ];
  const tab = await openTab(browser, market, { client: seller.client, language: 'en' });
  const { dialog } = tab;
  const text = (key: string, values: Record<string, string | number> = {}) =>
    say('en', `sell:${key}`, values);
  await tab.open(`/user/sell?list=${encodeURIComponent(copies.map(inventoryItemId).join(','))}`);
  await dialog.getByRole('button', { name: text('schedule', { count: 5 }) }).click();
  await dialog.getByText(text('scheduledStays', { count: 3 })).waitFor();
  const missing = text('scheduleFailed', { count: 2, reason: text('reason_PRICE_MISSING') });
  await dialog.getByRole('alert').getByText(missing).waitFor();
  const send = dialog.getByRole('button', { name: text('schedule', { count: 2 }) });
  const kinds = dialog.getByRole('group', { name: text('schedulePrice') });
  await kinds.getByRole('button', { name: text('sameLabel') }).click();
  await dialog
    .getByRole('textbox', { name: text('sameLabel') })
    .first()
    .fill('12.34');
  await send.click();
  await dialog.getByText(text('scheduledStays', { count: 5 })).waitFor();
  expect(await dialog.getByText(missing).or(send).count()).toBe(0);
  const { rows } = await market.owner.query(
    `select market_item_id as item, multiplier::float, price_cents::int as cents, count(*)::int
     from scheduled_listing join asset on asset.id = scheduled_listing.asset_id
     where asset.id = any($1) group by 1, 2, 3`,
    [copies],
  );
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual({ item: priced.id, multiplier: 1, cents: null, count: 3 });
  expect(rows).toContainEqual({ item: unpriced.id, multiplier: null, cents: 1_234, count: 2 });
  await tab.close();
});

test('F-07 a search over copies becomes a rule by one press; a wrong word is marked in its form, and the probable one is taken', async () => {
  const seller = await openRobot(market);
  const itemId = await takeItem(market);
  await offerCopy(market, seller, { itemId, askCents: 9_000, wear: 0.05 });
  await offerCopy(market, seller, { itemId, askCents: 9_000, wear: 0.3 });
  await market.copies.settled();
  const tab = await openTab(browser, market, { client: seller.client });
  const { page } = tab;
  await tab.open(`/copies?filter=${encodeURIComponent('wear<0.1 price<=ref')}`);
  await page.getByRole('link', { name: '设出售规则' }).click();
  const field = tab.dialog.getByRole('combobox', { name: '筛选条件' });
  await field.waitFor();
  await expect.poll(() => field.inputValue()).toBe('wear<0.1 price<=ref');
  await tab.dialog.getByRole('textbox', { name: '规则名称' }).fill('低磨损');
  await field.fill('weer<0.1');
  await tab.dialog.getByRole('button', { name: '预览改动' }).click();
  await tab.dialog.getByRole('alert').getByText('没有名为“weer”的条件').waitFor();
  await expect.poll(() => tab.dialog.locator('mark').innerText()).toBe('weer');
  await tab.dialog.getByRole('button', { name: '改为“wear”' }).click();
  await expect.poll(() => field.inputValue()).toBe('wear<0.1');
  await tab.dialog.getByRole('button', { name: '预览改动' }).click();
  await tab.dialog.getByText('2 件在售中适用 1 件，其中 1 件会改价').waitFor();
  await tab.dialog.getByRole('button', { name: '保存规则' }).click();
  await page.getByText('符合 wear<0.1').waitFor();
  // A reload does not open the form again.
  await expect.poll(() => new URL(page.url()).searchParams.has('copies')).toBe(false);
  await tab.close();
});
