import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startScheduler } from '../../api/kernel/scheduler.ts';
import { steamAccountJobs } from '../../api/steam/account/steamAccount.jobs.ts';
import { openBrowser } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { newSteamPerson } from '../steam/account/bindingScene.ts';
import { LOOKS, openTab } from './tab.ts';

let market: TestMarket;
let browser: Browser;
let stopJobs: () => Promise<void>;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
  stopJobs = (await startScheduler(market.worker, steamAccountJobs)).stop;
});
afterAll(async () => {
  await stopJobs();
  await browser.close();
  await market.close();
});

const WORDS = {
  zh: {
    bind: '绑定账号',
    way: '扫码',
    show: '显示二维码',
    code: '供 Steam 手机应用扫描的二维码',
    sandbox: '在沙盒中批准',
    denied: '二维码被拒绝或已失效',
    again: '新的二维码',
    approve: '批准',
    deny: '拒绝',
    bound: '已绑定，5 分钟后即可刷新库存',
    done: '完成',
    only: '扫码绑定，仅令牌',
    renew: '重新扫码：',
  },
  en: {
    bind: 'Bind account',
    way: 'QR code',
    show: 'Show QR code',
    code: 'QR code for the Steam app',
    sandbox: 'Approve in the sandbox',
    denied: 'The code was denied or is too old',
    again: 'New code',
    approve: '批准',
    deny: '拒绝',
    bound: 'is bound; its inventory can be refreshed in 5 minutes',
    done: 'Done',
    only: 'By QR code, tokens only',
    renew: 'New QR code: ',
  },
} as const;

test.each(LOOKS)(
  'S-09 an account is bound by a QR code that the app denies, then approves: %j',
  async (look) => {
    const words = WORDS[look.language];
    const person = await newSteamPerson(market);
    const client = await market.visitor().signIn();
    const theme = look.width === 390 ? 'dark' : 'light';
    const tab = await openTab(browser, market, { client, ...look, theme });
    const { page, dialog } = tab;
    const answer = async (button: string) => {
      const opened = page.context().waitForEvent('page');
      await dialog.getByRole('link', { name: words.sandbox }).click();
      const app = await opened;
      await app.getByLabel(/账号/).fill(person.steamId);
      await app.getByRole('button', { name: button }).click();
      await app.getByText(/已批准|已拒绝/).waitFor();
      await app.close();
    };
    await tab.open('/user/steam');
    await page.getByRole('button', { name: words.bind }).click();
    await dialog.getByRole('button', { name: words.way }).click();
    await dialog.getByRole('button', { name: words.show }).click();
    await dialog.getByRole('img', { name: words.code }).waitFor();
    expect(await dialog.getByRole('link').first().getAttribute('href')).toMatch(
      /^https:\/\/s\.team\/q\/1\/\d+$/,
    );
    await answer(words.deny);
    await dialog.getByText(words.denied).waitFor();
    await dialog.getByRole('button', { name: words.again }).click();
    await dialog.getByRole('img', { name: words.code }).waitFor();
    // Whoever has left the page finds the code again.
    await tab.open('/user/steam');
    await page.getByRole('button', { name: words.show }).click();
    await dialog.getByRole('img', { name: words.code }).waitFor();
    await answer(words.approve);
    await dialog.getByText(words.bound).waitFor();
    await dialog.getByRole('button', { name: words.done }).click();
    await page.getByText(words.only).waitFor();
    await page.getByRole('button', { name: `${words.renew}${person.accountName}` }).click();
    await dialog.getByRole('button', { name: words.show }).waitFor();
    await tab.close();
  },
);
