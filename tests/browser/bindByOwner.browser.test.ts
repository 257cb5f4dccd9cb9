import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startScheduler } from '../../api/kernel/scheduler.ts';
import { steamAccountJobs } from '../../api/steam/account/steamAccount.jobs.ts';
import { openBrowser } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { newSteamPerson } from '../steam/account/bindingScene.ts';
import { LOOKS, openTab } from './tab.ts';
import { say as sayIn } from './words.ts';

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
    only: '仅令牌绑定',
    renew: '重新登录：',
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
    only: 'Bound by tokens alone',
    renew: 'Sign in again: ',
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
    await expect
      .poll(() => dialog.getByRole('link').first().getAttribute('href'))
      .toMatch(/^https:\/\/s\.team\/q\/1\/\d+$/);
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

test.each(LOOKS)('S-09 an account is bound by a code that is typed once: %j', async (look) => {
  const say = (key: string, values = {}) => sayIn(look.language, `account:${key}`, values);
  const client = await market.visitor().signIn();
  const tab = await openTab(browser, market, {
    client,
    ...look,
    theme: look.width === 390 ? 'light' : 'dark',
  });
  const { page, dialog } = tab;
  const bind = dialog.getByRole('button', { name: say('bind'), exact: true });
  await tab.open('/user/steam');
  await page.getByRole('button', { name: say('bind') }).click();
  await dialog.getByRole('button', { name: say('by_code') }).click();
  const [name, password, code] = ['accountName', 'password', 'guardCode'].map((key) =>
    dialog.getByLabel(say(key), { exact: true }),
  ) as [Locator, Locator, Locator];
  await bind.click();
  await dialog.getByText(say('accountNameMissing')).waitFor();
  await dialog.getByRole('button', { name: say('takeAccount') }).click();
  await expect.poll(() => code.inputValue()).toMatch(/^[2-9BCDFGHJKMNPQRTVWXY]{5}$/);
  const [accountName, shown, secret] = [
    await name.inputValue(),
    await code.inputValue(),
    await password.inputValue(),
  ];
  await code.fill('12');
  await bind.click();
  await dialog.getByText(say('codeFormatWrong')).waitFor();
  await code.fill(shown === 'BCDFG' ? 'BCDFH' : 'BCDFG');
  await bind.click();
  await dialog.getByText(say('codeReason_CODE_WRONG')).waitFor();
  expect([await name.inputValue(), await password.inputValue(), await code.inputValue()]).toEqual([
    accountName,
    secret,
    '',
  ]);
  await code.fill(shown.toLowerCase());
  await page.keyboard.press('Enter');
  await dialog.getByText(say('qrBound', { name: accountName })).waitFor();
  await dialog.getByRole('button', { name: say('done') }).click();
  await page.getByText(say('tokensOnly')).waitFor();
  await page.getByRole('button', { name: say('signInAgain_of', { name: accountName }) }).click();
  await dialog.getByRole('button', { name: say('by_code') }).click();
  await expect.poll(() => name.inputValue()).toBe(accountName);
  await expect.poll(() => name.getAttribute('readonly')).not.toBeNull();
  await tab.close();
});
