import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdWithdrawals } from '../accounts/user/holdScene.ts';
import { userIdOf } from '../catalog/watch/watchClient.ts';
import { openBrowser } from '../kit/browser.ts';
import { persistedIdOf } from '../kit/persistedIdOf.ts';
import { workerFor } from '../kit/rounds.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { buyFromOrdinary, sendByHand } from '../orders/order/handScene.ts';
import { setOffer } from '../orders/order/playedSteam.ts';
import { openTab } from './tab.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

/** Holds back the requests of one kind until they are released. */
async function keepWaiting(page: Page, isMeant: (route: Route) => boolean) {
  const waiting: Route[] = [];
  let isOpen = false;
  await page.route('**/*', (route) => {
    if (isOpen || !isMeant(route)) return route.fallback();
    waiting.push(route);
    return undefined;
  });
  return {
    count: () => waiting.length,
    async letGo() {
      isOpen = true;
      for (const route of waiting.splice(0)) await route.continue();
    },
  };
}

const isStream = (route: Route): boolean => route.request().headers().accept === 'text/event-stream';

test('X-03 a hold that began while the page was being opened, before its stream, shows on that page', async () => {
  const client = await market.visitor().signIn();
  const tab = await openTab(browser, market, { client });
  const { page } = tab;
  const stream = await keepWaiting(page, isStream);
  await tab.open('/user/wallet');
  await expect.poll(stream.count).toBeGreaterThan(0);
  await holdWithdrawals(market, await userIdOf(client));
  await stream.letGo();
  await page.getByRole('status').filter({ hasText: '你的提现已暂停' }).waitFor();
  await tab.close();
});

test('X-03 a hold that began while the stream was broken shows once it is connected again', async () => {
  const client = await market.visitor().signIn();
  const tab = await openTab(browser, market, { client });
  const { page } = tab;
  let isBroken = true;
  let endedCount = 0;
  await page.route('**/*', (route) => {
    if (!isBroken || !isStream(route)) return route.fallback();
    endedCount += 1;
    // A connection that merely ends, as one through a proxy that is restarted.
    return route.fulfill({ status: 200, contentType: 'text/event-stream', body: ':\n\n' });
  });
  await tab.open('/user/wallet');
  await expect.poll(() => endedCount).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await holdWithdrawals(market, await userIdOf(client));
  isBroken = false;
  await page.getByRole('status').filter({ hasText: '你的提现已暂停' }).waitFor();
  await tab.close();
});

/** Five unread messages, on the page of all of them. */
async function openUnread() {
  const client = await market.visitor().signIn();
  await market.owner.query(
    `insert into message (id, user_id, type, template, params)
     select gen_random_uuid(), $1, 2, 'paymentAccountChanged', '{"accountName":"138****0000"}' from generate_series(1, 5)`,
    [await userIdOf(client)],
  );
  const tab = await openTab(browser, market, { client });
  const bell = tab.page.getByRole('banner').getByRole('link', { name: /未读消息/ });
  const isCounted = (count: number) =>
    expect.poll(() => bell.getAttribute('aria-label')).toBe(`${count} 条未读消息`);
  return { tab, page: tab.page, isCounted };
}

/** Lets the server process requests of one kind at once, and delays their responses to the page until they are released. */
async function delayAnswers(page: Page, isMeant: (route: Route) => boolean) {
  let letGo = () => {};
  let toldCount = 0;
  let readCount = 0;
  const isOver = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/*', async (route) => {
    if (!isMeant(route)) return route.fallback();
    const response = await route.fetch();
    readCount += 1;
    await isOver;
    await route.fulfill({ response });
    toldCount += 1;
  });
  return { letGo: () => letGo(), readCount: () => readCount, toldCount: () => toldCount };
}

test.each([
  [
    'the count that is asked for at the start',
    (route: Route) => route.request().url().includes('/web/notice'),
  ],
  [
    'what is asked for when the stream connects',
    (route: Route) => (route.request().postData() ?? '').includes(persistedIdOf('MessageWatchQuery')),
  ],
])('N-01 R-14 %s does not undo what was marked read meanwhile', async (_name, isMeant) => {
  const { tab, page, isCounted } = await openUnread();
  const answers = await delayAnswers(page, isMeant);
  await tab.open('/user/messageCenter');
  await expect.poll(answers.readCount).toBeGreaterThan(0);
  await isCounted(5);
  await page.getByRole('button', { name: '全部已读' }).click();
  await isCounted(0);
  answers.letGo();
  await expect.poll(answers.toldCount).toBeGreaterThan(0);
  await page.waitForTimeout(500);
  await isCounted(0);
  await page.getByText('没有未读消息').waitFor();
  await tab.close();
});

test('R-14 what is asked for when the stream of an order connects does not undo a change that came by that stream', async () => {
  const scene = await buyFromOrdinary(market, 'ignore');
  const worker = workerFor(market);
  await sendByHand(market, scene, { message: scene.tag });
  await worker.poll(scene.orderNo);
  const tab = await openTab(browser, market, { client: scene.buyer });
  const answers = await delayAnswers(tab.page, (route) =>
    (route.request().postData() ?? '').includes(persistedIdOf('OrderDetailPageQuery')),
  );
  await tab.open(`/user/orderDetail?orderNo=${scene.orderNo}`);
  await expect.poll(answers.readCount).toBe(1);
  const title = tab.page.getByRole('heading', { level: 1 });
  const before = await title.innerText();
  await setOffer(market, scene.orderNo, 7);
  await worker.poll(scene.orderNo);
  await expect.poll(() => title.innerText()).not.toBe(before);
  const after = await title.innerText();
  answers.letGo();
  await expect.poll(answers.toldCount).toBe(2);
  await expect.poll(() => title.innerText()).toBe(after);
  await tab.close();
});
