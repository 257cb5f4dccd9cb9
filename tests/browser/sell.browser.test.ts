import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { carryOutBulkActions } from '../selling/bulk/carryOutBulkActions.ts';
import {
  giveCopies,
  inventoryItemId,
  listSome,
  openSeller,
  pickItems,
  type Seller,
} from '../selling/listing/sellerScene.ts';
import { look } from './priceFormScene.ts';
import { LOOKS, openTab } from './tab.ts';
import { say } from './words.ts';

let market: TestMarket;
let browser: Browser;
let seller: Seller;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
  seller = await openSeller(market);
  items = await pickItems(market, 20);
});
afterAll(() => market.close());

function item() {
  const next = items.pop();
  if (!next) throw new Error('too few items');
  return next;
}

async function openCount(client = seller): Promise<number> {
  const { rows } = await market.owner.query(
    `select count(*)::int as open from listing where seller_id = $1 and status = 'active'`,
    [client.userId],
  );
  return rows[0].open;
}

const linkTo = (assetIds: readonly string[]): string =>
  `/user/sell?list=${encodeURIComponent(assetIds.map(inventoryItemId).join(','))}`;

test('I-05 I-07 E-04 one form lists several items: too low is refused until confirmed, the button counts, the undo takes back', async () => {
  const [one, two] = [item(), item()];
  const [cheap = '', plain = ''] = [
    ...(await giveCopies(market, seller, one.id, 1)),
    ...(await giveCopies(market, seller, two.id, 1)),
  ];
  const [cooling = ''] = await giveCopies(market, seller, one.id, 1, {
    isTradable: false,
    tradableAt: new Date(Date.now() + 86_400_000),
  });
  const tab = await openTab(browser, market, { client: seller.client });
  const { page, dialog } = tab;
  await tab.open(linkTo([cheap, plain, cooling]));
  await dialog.getByText(/^冷却中，.*后可上架/).waitFor();
  const confirm = dialog.getByRole('button', { name: /确认上架/ });
  const fields = dialog.getByRole('textbox', { name: /的价格$/ });
  await expect.poll(() => fields.count()).toBe(2);
  await fields.first().fill('0.01');
  const box = dialog.getByRole('checkbox', { name: /价格过低/ });
  await box.waitFor();
  await dialog.getByRole('button', { name: '确认上架 1 件' }).waitFor();
  const counted = Date.now();
  await box.check();
  await confirm.waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: /请核对价格/ }).waitFor();
  await expect.poll(() => dialog.getByRole('button', { name: /请核对价格/ }).isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: '确认上架 2 件' }).waitFor();
  expect(Date.now() - counted).toBeGreaterThan(2_500);
  await confirm.click();
  await page.getByText('已上架 2 件').waitFor();
  expect(await openCount()).toBe(2);
  await dialog.getByRole('button', { name: '关闭' }).first().click();
  await page.getByRole('link', { name: /全部 2/ }).waitFor();
  await page.getByRole('button', { name: /撤销/ }).click();
  await tab.toasts.getByText('已撤销 2 件').waitFor();
  expect(await openCount()).toBe(0);
  await page.getByText('还没有在售的饰品').waitFor();
  await tab.close();
});

test('E-04 new prices for a selection by one multiplier, and taking the rest back', async () => {
  const own = await openSeller(market);
  const chosen = item();
  await listSome(market, own, chosen, 4);
  const tab = await openTab(browser, market, { client: own.client });
  const { page, dialog } = tab;
  await tab.open('/user/sell');
  const boxes = page.getByRole('checkbox', { name: /^选择 / });
  await boxes.nth(0).check();
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  await page.getByText('已选 3 件').waitFor();
  await page.getByRole('button', { name: '改价' }).click();
  await dialog.getByRole('button', { name: '参考价的 0.98 倍' }).click();
  await dialog.getByRole('button', { name: '确认改价 3 件' }).click();
  await page.getByText('已改价 3 件').waitFor();
  const asked = await market.owner.query(
    `select ask_cents::int as ask from listing where seller_id = $1 order by ask_cents`,
    [own.userId],
  );
  const lowered = Math.floor((chosen.referenceCents * 980 * 2 + 1_000) / 2_000);
  expect(asked.rows.map(({ ask }) => ask)).toEqual([lowered, lowered, lowered, chosen.referenceCents]);
  await page.getByRole('checkbox', { name: '全选' }).check();
  await page.getByRole('button', { name: '下架' }).click();
  await dialog.getByRole('button', { name: '下架 4 件' }).click();
  await carryOutBulkActions(market);
  await page.getByText('还没有在售的饰品').waitFor();
  expect(await openCount(own)).toBe(0);
  await tab.close();
});

test('I-11 a press sets an ask a cent below the lowest, an undo takes it back, and the chosen facts stay', async () => {
  const [own, other] = [await openSeller(market), await openSeller(market)];
  const chosen = item();
  await market.owner.query(
    `update listing set status = 'withdrawn' where market_item_id = $1 and status = 'active'`,
    [chosen.id],
  );
  await listSome(market, other, { ...chosen, referenceCents: chosen.referenceCents - 100 }, 1);
  await listSome(market, own, chosen, 1);
  const asks = async () =>
    (
      await market.owner.query('select ask_cents::int as ask from listing where seller_id = $1', [own.userId])
    ).rows.map(({ ask }) => ask);
  const tab = await openTab(browser, market, { client: own.client });
  const { page } = tab;
  await tab.open('/user/sell');
  await page.getByText('第 2 / 2').waitFor();
  await page.getByRole('button', { name: /^设为低一分/ }).click();
  await page.getByText('已改价 1 件').waitFor();
  expect(await asks()).toEqual([chosen.referenceCents - 101]);
  await page.getByText('第 1 / 2').waitFor();
  await page.getByRole('button', { name: /撤销/ }).click();
  await tab.toasts.getByText('已撤销 1 件').waitFor();
  expect(await asks()).toEqual([chosen.referenceCents]);
  await page.getByText('第 2 / 2').waitFor();
  await page.getByRole('button', { name: '显示数据' }).click();
  await tab.dialog.getByRole('checkbox', { name: '排位' }).uncheck();
  await page.getByText('第 2 / 2').waitFor({ state: 'detached' });
  await expect
    .poll(async () => {
      const { rows } = await market.owner.query('select desk_facts as facts from app_user where id = $1', [
        own.userId,
      ]);
      return rows[0].facts;
    })
    .toContain('profit');
  await tab.reload();
  await page.getByText('他人最低').waitFor();
  await expect.poll(() => page.getByText('第 2 / 2').count()).toBe(0);
  await page.getByRole('button', { name: '筛选', exact: true }).click();
  await tab.dialog.getByLabel('成本').selectOption({ label: '已填写' });
  await tab.dialog.getByLabel('最低价格（元）').fill('x');
  await tab.dialog.getByRole('button', { name: '应用筛选' }).click();
  await tab.dialog.getByText('请输入数字').waitFor();
  await tab.dialog.getByLabel('最低价格（元）').fill('');
  await tab.dialog.getByRole('button', { name: '应用筛选' }).click();
  await page.getByText('没有符合条件的在售饰品').waitFor();
  expect(new URL(page.url()).search).toBe('?cost=known');
  await page.getByRole('button', { name: '清除筛选' }).click();
  await page.getByText('他人最低').waitFor();
  await tab.close();
});

test.each([1440, 390])(
  'a price of one press tells its place and proceeds under mouse and keyboard (%s px)',
  async (width) => {
    const own = await openSeller(market);
    const chosen = item();
    await listSome(market, own, chosen, 1);
    const other = await openSeller(market);
    await listSome(market, other, { ...chosen, referenceCents: chosen.referenceCents - 200 }, 1);
    const tab = await openTab(browser, market, { client: own.client, width });
    const { page } = tab;
    await tab.open('/user/sell');
    const press = page.getByRole('button', { name: /^设为跟最低/ });
    await press.waitFor();
    const told = page.locator('dl', { hasText: /位，共 \d+ 件.*到手/s });
    await (width < 1024 ? press.focus() : press.hover());

    await expect.poll(() => told.innerText()).toMatch(/第 1–2 位，共 \d+ 件/);
    await look(tab, `quick-ask-${width}`);
    await page.mouse.move(2, 2);
    await page.getByRole('searchbox').first().focus();
    await expect.poll(() => told.count()).toBe(0);
    await tab.close();
  },
);

test('I-10 prices by a spreadsheet: errors by line first, then one press sets them all', async () => {
  const owner = await openSeller(market);
  const chosen = item();
  await listSome(market, owner, chosen, 2);
  const { rows } = await market.owner.query<{ id: string }>(
    'select asset_id as id from listing where seller_id = $1 order by id',
    [owner.userId],
  );
  const [one = '', two = ''] = rows.map(({ id }) => id);
  const price = ((chosen.referenceCents + 100) / 100).toFixed(2);
  const tab = await openTab(browser, market, { client: owner.client, width: 390 });
  const { page, dialog } = tab;
  await tab.open('/user/sell');
  await page.getByRole('button', { name: '表格' }).click();
  const upload = async (text: string) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await upload(`id,price\n${one},${price}\n${two},abc\n`);
  await dialog.getByText('第 3 行「售价（元）」：金额要写成 12.50 这样，最多两位小数（abc）').waitFor();
  await expect.poll(() => dialog.getByRole('button', { name: '按表格修改' }).isDisabled()).toBe(true);
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/sheet.png` });
  await upload(`id,price\n${one},${price}\n${two},${price}\n`);
  await dialog.getByText('共 2 行：会改 2 个价格、0 个成本').waitFor();
  await dialog.getByRole('button', { name: '按表格修改' }).click();
  await tab.toasts.getByText('已改 2 个价格、0 个成本').waitFor();
  const asks = await market.owner.query('select ask_cents::int as ask from listing where seller_id = $1', [
    owner.userId,
  ]);
  expect(asks.rows).toEqual([{ ask: chosen.referenceCents + 100 }, { ask: chosen.referenceCents + 100 }]);
  await tab.close();
});

test.each(LOOKS)(
  'I-06 a seller reads the phase of each copy where it is priced and where it is on sale ($language, $width px)',
  async ({ language, width }) => {
    const { rows } = await market.owner.query<{ id: string; phase: string }>(
      `select market_item_id as id, phase from market_item_phase where phase like 'Phase%' order by listing_count desc limit 1`,
    );
    const { id = '', phase = '' } = rows[0] ?? {};
    const word = say(language, `market:phase_${phase}`);
    const owner = await openSeller(market);
    const [copy = ''] = await giveCopies(market, owner, id, 1);
    await market.owner.query('update asset set phase = $2 where id = $1', [copy, phase]);
    const tab = await openTab(browser, market, { client: owner.client, language, width });
    const { page, dialog } = tab;
    await tab.open(linkTo([copy]));
    await dialog.getByText(word, { exact: true }).waitFor();
    await look(tab, `sell-phase-${language}-${width}`);
    await market.owner.query(
      `insert into listing (id, asset_id, seller_id, market_item_id, ask_cents, float_value, is_automatic, status)
       values (gen_random_uuid(), $1, $2, $3, 500000, 0.2, false, 'active')`,
      [copy, owner.userId, id],
    );
    await tab.open('/user/sell');
    await page.getByRole('main').getByText(word, { exact: true }).waitFor();
    await look(tab, `own-phase-${language}-${width}`);
    await tab.close();
  },
);
