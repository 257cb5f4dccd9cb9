import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshContract } from '../../api/payments/recharge/contracts.ts';
import { openPerson } from '../accounts/verification/verificationScene.ts';
import { openBrowser, untilHydrated } from '../kit/browser.ts';
import { PREPARE } from '../kit/documents.ts';
import { persistedIdOf } from '../kit/persistedIdOf.ts';
import type { TestClient } from '../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { rechargesIn } from '../payments/recharge/rechargeScene.ts';
import { userIdOf } from '../payments/withdrawal/withdrawalScene.ts';
import { openTab } from './tab.ts';
import { violations } from './violations.ts';

let market: TestMarket;
let browser: Browser;
let client: TestClient;
let scene: ReturnType<typeof rechargesIn>;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
  scene = rechargesIn(market);
  client = await market.visitor().signIn();
});
afterAll(() => market.close());

const main = (page: Page) => page.getByRole('main');
/** The worker hears what the payment app has to say about the contract. */
const hearContract = async () => refreshContract(market.worker, (await scene.contractOf(client)).id);

test('W-08 signed as a person, then as an enterprise; recharged, paid at once or later; terminated', async () => {
  const tab = await openTab(browser, market, { client });
  const { page } = tab;
  await tab.open('/user/wallet');
  const submit = page.getByRole('button', { name: /^充值 ¥/ });
  await expect.poll(() => submit.isDisabled()).toBe(true);

  await page.getByRole('button', { name: '去签约' }).click();
  await page.getByRole('button', { name: '以个人账户签约' }).click();
  await hearContract();
  await page.getByRole('link', { name: '返回商家' }).click();
  await main(page).getByText('非企业签约').waitFor();
  await main(page).getByText('请改用企业账户重新签约').waitFor();
  await untilHydrated(page);

  await page.getByRole('button', { name: '重新签约' }).click();
  await page.getByRole('button', { name: '以企业账户签约' }).click();
  await page.getByRole('link', { name: '返回商家' }).click();
  await main(page).getByText('待签约').waitFor();
  // The page stays as it is and hears of it.
  await hearContract();
  await main(page).getByText('已签约').waitFor();

  await page.getByLabel('充值金额（元）').fill('4.99');
  await submit.click();
  await page.getByText('请输入 ¥5.00 到 ¥100,000.00').waitFor();
  await page.getByLabel('充值金额（元）').fill('1e3');
  await page.getByRole('button', { name: '充值', exact: true }).click();
  await page.getByText('请输入 ¥5.00 到 ¥100,000.00').waitFor();
  await page.getByRole('button', { name: '¥500', exact: true }).click();
  // The way to the payment app is slow and given up, and whoever waits for it presses once more.
  let isGivenUp = false;
  await page.route('**/*', (route) => {
    if (isGivenUp || !route.request().isNavigationRequest()) return route.fallback();
    isGivenUp = true;
    return route.fulfill({ status: 204 });
  });
  const answered = page.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes(persistedIdOf('useRechargeMutation')),
  );
  await submit.dblclick();
  await answered;
  await expect.poll(() => submit.getAttribute('aria-busy')).not.toBe('true');
  await submit.click();
  await page.getByRole('link', { name: '离开' }).click();
  await page.waitForURL(/\/user\//);
  // Before hydration a click has no handler.
  await untilHydrated(page);
  const rows = main(page).locator('li:has(time)');
  await rows.first().getByText('未完成').waitFor();
  await expect.poll(() => rows.count()).toBe(1);

  await rows.getByRole('button', { name: '继续付款' }).click();
  await page.getByText('¥500.00').waitFor();
  await page.getByRole('button', { name: '付款 Pay', exact: true }).click();
  await page.getByRole('link', { name: '返回商家' }).click();
  await rows.getByText('已完成').waitFor();
  await main(page).getByText('¥500.00').first().waitFor();
  await untilHydrated(page);
  await page.getByRole('button', { name: '未完成' }).click();
  await main(page).getByText('没有符合条件的充值记录').waitFor();
  await main(page).getByRole('link', { name: '查看全部充值' }).click();
  await rows.getByText('已完成').waitFor();

  await page.getByRole('button', { name: '解约' }).click();
  await tab.dialog.getByRole('button', { name: '解约' }).click();
  await main(page).getByText('正在解约').waitFor();
  await hearContract();
  await main(page).getByText('未签约').waitFor();
  await tab.close();
});

test('W-08 the recharge center on a phone, in English and light, can be read and used by everybody', async () => {
  await scene.sign(client);
  await scene.begin(client);
  const tab = await openTab(browser, market, { client, language: 'en', theme: 'light', width: 390 });
  await tab.open('/user/wallet?tab=recharge');
  await tab.page.getByRole('button', { name: 'Continue payment' }).waitFor();
  expect(await violations(tab.page)).toEqual([]);
  const width = await tab.page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
  await tab.close();
});

test('W-08 recharges that were loaded stay when money moves, and those of later pages are read again', async () => {
  const person = await openPerson(market);
  const userId = await userIdOf(market, person);
  await market.owner.query(
    `insert into recharge (id, user_id, number, amount_cents, created_at, expires_at, query_at)
     select gen_random_uuid(), $1, 'many' || nth, 10000, clock_now() - nth * interval '1 minute',
       clock_now() + interval '1 day', clock_now() + interval '1 day' from generate_series(1, 45) nth`,
    [userId],
  );
  const tab = await openTab(browser, market, { client: person.client });
  const row = (nth: number) =>
    tab.page.locator('li').filter({ has: tab.page.getByText(`many${nth}`, { exact: true }) });
  await tab.open('/user/wallet?tab=recharge');
  await tab.page.getByRole('button', { name: '加载更多' }).click();
  await row(22).getByText('未完成').waitFor();
  await market.owner.query(
    `update recharge set status = 'closed', ended_at = clock_now() where user_id = $1 and number = 'many22'`,
    [userId],
  );
  await person.client.must(PREPARE, { amountCents: 777, request: crypto.randomUUID() });
  await row(22).getByText('已关闭').waitFor();
  await expect.poll(() => row(22).getAttribute('aria-setsize')).toBe('40');
  await tab.close();
});
