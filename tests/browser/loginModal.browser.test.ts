import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { newPhone } from '../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { ITEM_PATH, openTab } from './tab.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

const WORDS = {
  zh: {
    buy: '购买',
    wallet: /钱包/,
    required: '请先登录',
    ended: '登录状态失效，请重新登录',
    phone: '手机号',
    code: '验证码',
    signIn: '登录',
    phoneInvalid: '请输入正确的手机号',
    codeMissing: '请输入验证码',
    agreementMissing: '请先同意用户协议',
    codeWrong: '登录失败，验证码错误',
  },
  en: {
    buy: 'Buy',
    wallet: /Wallet/,
    required: 'Please log in',
    ended: 'Login status invalid, please log in again',
    phone: 'Phone number',
    code: 'Code',
    signIn: 'Log in',
    phoneInvalid: 'Please enter a correct phone number',
    codeMissing: 'Please enter the code',
    agreementMissing: 'Please agree to the user agreement first',
    codeWrong: 'Login failed, verification code incorrect',
  },
} as const;

test.each(['zh', 'en'] as const)('A-06, E-04 the heading says why, in %s', async (language) => {
  const words = WORDS[language];
  const visitor = await openTab(browser, market, { language });
  await visitor.open(ITEM_PATH);
  await visitor.page.getByRole('button', { name: words.buy, exact: true }).first().click();
  await visitor.dialog.getByRole('heading', { name: words.required, exact: true }).waitFor();
  await expect.poll(() => visitor.toasts.count()).toBe(0);
  await visitor.close();

  const client = await market.visitor().signIn();
  const tab = await openTab(browser, market, { language, client });
  // Without its live connection the page does not hear of the end before it is pressed.
  await tab.page.route('**/graphql', (route) =>
    route.request().headers().accept === 'text/event-stream' ? route.abort() : route.continue(),
  );
  const isStarted = tab.page.waitForResponse('**/web/notice*');
  await tab.open('/market');
  await isStarted;
  await client.rest('DELETE', '/web/user');
  await tab.page.getByRole('banner').getByRole('link', { name: words.wallet }).click();
  await tab.dialog.getByRole('heading', { name: words.ended, exact: true }).waitFor();
  await expect.poll(() => tab.toasts.count()).toBe(0);
  await tab.close();
});

test.each(['zh', 'en'] as const)(
  'A-01, A-05, E-04 each thing that is missing or wrong has its own message, in %s',
  async (language) => {
    const words = WORDS[language];
    const tab = await openTab(browser, market, { language });
    await tab.open('/user/order');
    const form = tab.dialog;
    const send = () => form.getByRole('button', { name: words.signIn, exact: true }).click();
    const codeField = form.getByLabel(words.code, { exact: true });
    await expect
      .poll(() => form.getByLabel(words.phone).evaluate((field) => field === document.activeElement))
      .toBe(true);
    await form.getByLabel(words.phone).fill('1380013');
    await send();
    await form.getByText(words.phoneInvalid).waitFor();
    const phone = newPhone();
    await form.getByLabel(words.phone).fill(phone);
    await send();
    await form.getByText(words.codeMissing).waitFor();
    await market.visitor().rest('POST', '/web/sms-code', { phone });
    const code = await market.visitor().readCode(phone);
    await codeField.fill(code === '000000' ? '111111' : '000000');
    await send();
    await form.getByText(words.agreementMissing).waitFor();
    await form.getByRole('checkbox').last().check();
    await send();
    await form.getByText(words.codeWrong).waitFor();
    await codeField.fill(code);
    await send();
    await form.waitFor({ state: 'detached' });
    await tab.close();
  },
);

test.each([
  [true, 15 * 86_400],
  [false, null],
])('A-02 fifteen days by the checkbox: %s', async (isKept, seconds) => {
  const tab = await openTab(browser, market);
  await tab.open('/user/order');
  const phone = newPhone();
  await tab.dialog.getByLabel('手机号').fill(phone);
  await tab.dialog.getByRole('button', { name: '获取验证码' }).click();
  await tab.toasts.getByText('验证码已发送').waitFor();
  const code = await market.visitor().readCode(phone);
  await tab.dialog.getByLabel('验证码', { exact: true }).fill(code);
  await tab.dialog.getByRole('checkbox', { name: /15 天/ }).setChecked(isKept);
  await tab.dialog.getByRole('checkbox', { name: /协议/ }).check();
  await tab.dialog.getByRole('button', { name: '登录', exact: true }).click();
  await tab.dialog.waitFor({ state: 'detached' });
  const cookies = await tab.page.context().cookies();
  const cookie = cookies.find(({ name }) => name === 'Authorization');
  // The browser reports the expiry of a session cookie as -1.
  if (seconds === null) expect(cookie?.expires).toBe(-1);
  else expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1_000 - seconds)).toBeLessThan(120);
  await tab.close();
});

test('a code for a mistyped number keeps that number waiting, and no other', async () => {
  const tab = await openTab(browser, market);
  await tab.open('/user/order');
  const [mistyped, phone] = [newPhone(), newPhone()];
  const field = tab.dialog.getByLabel('手机号');
  const send = tab.dialog.getByRole('button', { name: '获取验证码' });
  const waits = tab.dialog.getByRole('button', { name: /秒后重发/ });
  await field.fill(mistyped);
  await send.click();
  await waits.waitFor();
  await field.fill(phone);
  await send.click();
  await waits.waitFor();
  await field.fill(mistyped);
  await expect.poll(() => waits.isDisabled()).toBe(true);
  await field.fill(phone);
  await tab.dialog.getByLabel('验证码', { exact: true }).fill(await market.visitor().readCode(phone));
  await tab.dialog.getByRole('checkbox', { name: /协议/ }).check();
  await tab.dialog.getByRole('button', { name: '登录', exact: true }).click();
  await tab.dialog.waitFor({ state: 'detached' });
  await tab.close();
});

test('what waited for a sign-in that was given up does not go on once it comes', async () => {
  const tab = await openTab(browser, market);
  const { page } = tab;
  await tab.open(ITEM_PATH);
  const letSignInGo = await tab.hold('useSignInMutation');
  await page.getByRole('button', { name: '购买', exact: true }).first().click();
  const phone = newPhone();
  await tab.dialog.getByLabel('手机号').fill(phone);
  await tab.dialog.getByRole('button', { name: '获取验证码' }).click();
  await tab.toasts.getByText('验证码已发送').waitFor();
  await tab.dialog.getByLabel('验证码', { exact: true }).fill(await market.visitor().readCode(phone));
  await tab.dialog.getByRole('checkbox', { name: /协议/ }).check();
  await tab.dialog.getByRole('button', { name: '登录', exact: true }).click();
  await page.keyboard.press('Escape');
  await tab.dialog.waitFor({ state: 'detached' });
  letSignInGo();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /账户菜单/ })
    .waitFor();
  // The purchase would open as soon as the page has the new session.
  await page.waitForTimeout(1_000);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await tab.close();
});
