import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photo } from '../accounts/user/pictures.ts';
import { openBrowser, untilHydrated } from '../kit/browser.ts';
import { PREPARE } from '../kit/documents.ts';
import { newPhone, type TestClient } from '../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { listSome, openSeller, pickItems } from '../selling/listing/sellerScene.ts';
import { ITEM_PATH, openTab, Tab } from './tab.ts';
import { say as sayIn } from './words.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

const say = (name: string, values = {}) => sayIn('zh', name, values);

/** A user with a name, play money and a trade link. */
async function openPerson(nickname: string, phone = newPhone()): Promise<TestClient> {
  const client = await market.visitor().signIn(phone);
  await client.must(PREPARE, { amountCents: 9_000_000, request: crypto.randomUUID() });
  const { errors } = await client.query(
    'mutation ($nickname: String!) { setNickname(input: { nickname: $nickname }) { __typename } }',
    { nickname },
  );
  expect(errors).toEqual([]);
  return client;
}

/** Another tab of the same browser. */
async function openBeside(tab: Tab, path: string): Promise<Tab> {
  const beside = new Tab(await tab.page.context().newPage(), market.url);
  await beside.open(path);
  return beside;
}

/** Puts a user's cookies into a browser, as an import of a profile or another program would. */
async function replaceCookies(tab: Tab, client: TestClient): Promise<void> {
  await tab.page
    .context()
    .addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: market.url })));
}

/** The button of the account menu, which names the signed-in user. */
function faceOf(tab: Tab, nickname: string) {
  return tab.page.getByRole('button', { name: say('shell:accountMenu', { nickname }), exact: true });
}

/** Simulates what a browser does when a tab becomes visible again. If the page reloads itself at this moment, its execution context is gone. */
async function bringInSight(tab: Tab): Promise<void> {
  await tab.page
    .evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    .catch((error: Error) => {
      if (!error.message.includes('Execution context was destroyed')) throw error;
    });
}

test('A page whose session cookie was replaced by another person’s reloads itself and shows that person', async () => {
  const [first, second] = [await openPerson('甲先生'), await openPerson('乙小姐')];
  const tab = await openTab(browser, market, { client: first });
  await tab.open(ITEM_PATH);
  await faceOf(tab, '甲先生').waitFor();
  await replaceCookies(tab, second);
  await bringInSight(tab);
  await faceOf(tab, '乙小姐').waitFor();
  await expect.poll(() => tab.page.getByText(say('shell:siteAway')).count()).toBe(0);
  await untilHydrated(tab.page);
  await tab.close();
});

test('A press on a page of the person before changes nothing of the person who is signed in now', async () => {
  const [first, second] = [await openPerson('丙先生'), await openPerson('丁小姐')];
  const tab = await openTab(browser, market, { client: first });
  // The press shall be the first that the other person's cookie comes with.
  await tab.openToRest(ITEM_PATH);
  await tab.page.getByRole('button', { name: say('market:buyLowest') }).click();
  const confirm = tab.page.getByRole('button', { name: say('order:purchase_confirm') });
  // The dialog stands still, so that the press follows at once.
  await confirm.click({ trial: true });
  await replaceCookies(tab, second);
  await confirm.click();
  await faceOf(tab, '丁小姐').waitFor();
  const { rows } = await market.owner.query('select id from market_order');
  expect(rows).toEqual([]);
  await tab.close();
});

test('A picture that is stored on a page of the person before does not become the picture of the other one', async () => {
  const [first, second] = [await openPerson('壬先生'), await openPerson('癸小姐')];
  const tab = await openTab(browser, market, { client: first });
  const { page } = tab;
  await tab.openToRest('/user/setting');
  const picture = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: (await photo()).bytes };
  await page.locator('input[type=file]').setInputFiles(picture);
  const save = page.getByRole('main').getByRole('button', { name: '保存', exact: true }).first();
  await save.click({ trial: true });
  await replaceCookies(tab, second);
  await save.click();
  await faceOf(tab, '癸小姐').waitFor();
  await expect.poll(() => page.getByRole('main').locator('form img').count()).toBe(0);
  const { rows } = await market.owner.query('select nickname from app_user where avatar_url is not null');
  expect(rows).toEqual([]);
  await tab.close();
});

test('A sign-in in one tab is heard by the tabs that are signed out, and a sign-out by those that are signed in', async () => {
  const phone = newPhone();
  await openPerson('戊先生', phone);
  const tab = await openTab(browser, market);
  await tab.open(ITEM_PATH);
  const beside = await openBeside(tab, '/market');
  await beside.page
    .getByRole('button', { name: say('shell:signIn'), exact: true })
    .first()
    .click();
  const login = beside.dialog;
  await market.advanceClock(61_000);
  await login.getByLabel(say('session:phone')).fill(phone);
  await login.getByRole('button', { name: say('session:sendCode') }).click();
  await beside.toasts.getByText(say('session:codeSent')).waitFor();
  await login.getByLabel(say('session:code'), { exact: true }).fill(await market.visitor().readCode(phone));
  await login.getByRole('checkbox').last().check();
  await login.getByRole('button', { name: say('session:signIn'), exact: true }).click();
  await faceOf(beside, '戊先生').waitFor();
  await faceOf(tab, '戊先生').waitFor();
  await faceOf(tab, '戊先生').click();
  await tab.page.getByRole('button', { name: say('shell:signOut') }).click();
  await beside.page
    .getByRole('button', { name: say('shell:signIn'), exact: true })
    .first()
    .waitFor();
  await tab.close();
});

test('A copy that was bought in another tab reads as bought, with the way to its order, in the open dialog and in a new one', async () => {
  const client = await openPerson('己先生');
  const tab = await openTab(browser, market, { client });
  await tab.open(ITEM_PATH);
  const beside = await openBeside(tab, ITEM_PATH);
  for (const { page } of [tab, beside]) {
    await page.getByRole('button', { name: say('market:buyLowest') }).click();
    await page.getByRole('button', { name: say('order:purchase_confirm') }).waitFor();
  }
  await tab.page.getByRole('button', { name: say('order:purchase_confirm') }).click();
  await tab.page.waitForURL(/orderDetail/);
  const orderNo = new URL(tab.page.url()).searchParams.get('orderNo') ?? '';
  await beside.page.getByRole('button', { name: say('order:purchase_confirm') }).click();
  const bought = say('order:purchase_alreadyYours', { orderNo });
  await beside.dialog.getByText(bought).waitFor();
  await beside.dialog.getByRole('link', { name: say('order:purchase_toOrder') }).click();
  await beside.page.waitForURL(`**/user/orderDetail?orderNo=${orderNo}`);
  await expect.poll(() => beside.dialog.count()).toBe(0);
  await tab.close();
});

test('Back in the moment of the confirmation leads to the order all the same', async () => {
  const client = await openPerson('庚先生');
  const tab = await openTab(browser, market, { client });
  const { page } = tab;
  await tab.open('/market');
  await page
    .getByRole('link', { name: /红线.*久经沙场/ })
    .first()
    .click();
  await page.getByRole('button', { name: say('market:buyLowest') }).click();
  const confirm = page.getByRole('button', { name: say('order:purchase_confirm') });
  await confirm.waitFor();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('expectedPriceCents')) {
      const response = await route.fetch();
      await new Promise((done) => setTimeout(done, 1500));
      await route.fulfill({ response });
    } else await route.continue();
  });
  await confirm.click();
  await page.goBack();
  await page.waitForURL(/\/user\/orderDetail/);
  await page.goBack();
  await page.waitForURL(/\/market/);
  await tab.close();
});

test('Back out of the site in the moment of the confirmation: the next page tells of the order', async () => {
  const client = await openPerson('辛先生');
  const tab = await openTab(browser, market, { client });
  const { page } = tab;
  await page.goto(`${market.url}/status`);
  await tab.open(ITEM_PATH);
  await page.getByRole('button', { name: say('market:buyLowest') }).click();
  const confirm = page.getByRole('button', { name: say('order:purchase_confirm') });
  await confirm.waitFor();
  // The purchase is in flight when the page is left, and completes after the next page has requested its data.
  const isSent = new Promise<void>((done) => {
    void page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('expectedPriceCents')) return route.continue();
      done();
      await new Promise((arrive) => setTimeout(arrive, 1500));
      await route.fetch();
      await route.abort().catch(() => {});
    });
  });
  await confirm.click();
  await isSent;
  await page.goBack();
  await page.waitForURL(/\/status/);
  const link = tab.dialog.getByRole('link', { name: say('order:purchase_toOrder') });
  await link.waitFor();
  await link.click();
  await page.waitForURL(/\/user\/orderDetail/);
  await tab.close();
});

test('New prices, listings taken back and the count of unread messages follow in another tab', async () => {
  const seller = await openSeller(market);
  const [item] = await pickItems(market, 1);
  if (!item) throw new Error('no item');
  await listSome(market, seller, item, 2);
  await market.owner.query(
    `insert into message (id, user_id, type, template, params) values (gen_random_uuid(), $1, 1, 'orderPaid', '{}')`,
    [seller.userId],
  );
  const tab = await openTab(browser, market, { client: seller.client });
  await tab.open('/user/sell');
  const beside = await openBeside(tab, '/user/sell');
  const lowered = (Math.floor((item.referenceCents * 980 * 2 + 1_000) / 2_000) / 100).toFixed(2);
  await tab.page
    .getByRole('checkbox', { name: /^选择 / })
    .first()
    .check();
  await tab.page.getByRole('button', { name: '改价' }).click();
  await tab.dialog.getByRole('button', { name: '参考价的 0.98 倍' }).click();
  await tab.dialog.getByRole('button', { name: '确认改价 1 件' }).click();
  await beside.page.locator('main').getByText(new RegExp(lowered)).first().waitFor();
  await tab.open('/user/messageCenter');
  const bell = (count: number) =>
    beside.page.getByRole('link', { name: say('shell:unreadMessages', { count }) });
  await bell(1).first().waitFor();
  await tab.page.getByRole('button', { name: say('message:markAllRead') }).click();
  await bell(0).first().waitFor();
  await tab.close();
});
