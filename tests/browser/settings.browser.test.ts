import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { photo } from '../accounts/user/pictures.ts';
import { openBrowser } from '../kit/browser.ts';
import { sandbox } from '../kit/rounds.ts';
import { newPhone, type TestClient } from '../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { openTab, type Tab, type TabOptions } from './tab.ts';

const SETTING = '/user/setting';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

async function openSettings(options: TabOptions = {}, path = SETTING): Promise<Tab> {
  const client = options.client ?? (await market.visitor().signIn());
  const tab = await openTab(browser, market, { ...options, client });
  await tab.open(path);
  return tab;
}

const nickname = (page: Page) => page.getByRole('textbox', { name: /昵称|Nickname/ });
const save = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: '保存', exact: true }).first();

describe('R-02 U-01 the profile', () => {
  test('picture and nickname are chosen, seen before, stored together and shown in the shell', async () => {
    const tab = await openSettings();
    const { page } = tab;
    await expect.poll(() => page.getByRole('main').locator('form img').count()).toBe(0);
    await page.locator('input[type=file]').setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: (await photo()).bytes,
    });
    await page.getByText('预览，保存后生效').waitFor();
    await expect.poll(() => page.getByRole('main').locator('form img').getAttribute('src')).toMatch(/^data:/);
    await nickname(page).fill('饰品猎人');
    await save(page).dblclick();
    await tab.toasts.getByText('资料已保存').waitFor();
    const address = /^\/web\/avatar\/[0-9a-f]{32}$/;
    await expect.poll(() => page.getByRole('main').locator('form img').getAttribute('src')).toMatch(address);
    await expect.poll(() => page.getByRole('banner').locator('img').getAttribute('src')).toMatch(address);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /饰品猎人/ })
      .waitFor();
    await page.getByText('后可再次修改').waitFor();
    await expect.poll(() => nickname(page).isDisabled()).toBe(true);
    await tab.reload();
    await expect.poll(() => nickname(page).inputValue()).toBe('饰品猎人');
    await page.getByRole('button', { name: '恢复默认头像' }).click();
    await page.getByRole('main').locator('form img').waitFor({ state: 'detached' });
    await tab.close();
  });

  test('a profile that was asked for before a change and comes after it changes nothing back', async () => {
    const client = await market.visitor().signIn();
    const tab = await openTab(browser, market, { client });
    const { page } = tab;
    const hasChanged = Promise.withResolvers<void>();
    await page.route('**/web/user', async (route) => {
      const response = await route.fetch();
      await hasChanged.promise;
      await route.fulfill({ response });
    });
    const isAsked = page.waitForRequest('**/web/user');
    await tab.open(SETTING);
    await isAsked;
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: (await photo()).bytes });
    await page.getByText('预览，保存后生效').waitFor();
    await save(page).click();
    await tab.toasts.getByText('资料已保存').waitFor();
    const isCounted = page.waitForResponse((answer) => answer.url().includes('/web/notice'));
    hasChanged.resolve();
    // The count is requested after the profile was accepted.
    await isCounted;
    const address = /^\/web\/avatar\/[0-9a-f]{32}$/;
    await expect.poll(() => page.getByRole('main').locator('form img').getAttribute('src')).toMatch(address);
    await tab.close();
  });

  test('what is refused stands beside its field, in the reader’s language', async () => {
    const tab = await openSettings({ language: 'en', width: 390 });
    const { page } = tab;
    await nickname(page).fill('Shiji Support');
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await page.getByText('The nickname must not look like the platform or its staff').waitFor();
    const svg = { name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
    await page.locator('input[type=file]').setInputFiles(svg);
    await page.getByText('The picture must be JPEG, PNG or WebP').waitFor();
    const noise = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.alloc(500, 1) };
    await page.locator('input[type=file]').setInputFiles(noise);
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await page.getByText('The picture must be JPEG, PNG or WebP').waitFor();
    await tab.close();
  });
});

describe('U-05 a draft is not lost', () => {
  const dialog = (tab: Tab) => tab.page.getByRole('dialog', { name: '有修改尚未保存' });

  test('by a link, a tab, Back, and closing: asked each time, cancelled it stays', async () => {
    const tab = await openSettings({}, '/user/wallet');
    const { page } = tab;
    const side = page.getByRole('navigation', { name: '用户中心' });
    await side.getByRole('link', { name: '设置' }).click();
    await nickname(page).fill('没有保存');
    const ways = [
      () => side.getByRole('link', { name: '钱包' }).click(),
      () => page.getByRole('navigation', { name: '设置分页' }).getByRole('link', { name: '统计' }).click(),
      () => page.evaluate(() => history.back()),
    ];
    for (const leave of ways) {
      await leave();
      await dialog(tab).waitFor();
      await page.keyboard.press('Escape');
      await dialog(tab).waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(SETTING);
      await expect.poll(() => nickname(page).inputValue()).toBe('没有保存');
    }
    const asked: string[] = [];
    page.once('dialog', (prompt) => {
      asked.push(prompt.type());
      void prompt.dismiss();
    });
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    expect(page.isClosed()).toBe(false);
    // Leaving without saving.
    await side.getByRole('link', { name: '钱包' }).click();
    await dialog(tab).getByRole('button', { name: '不保存，离开' }).click();
    await page.waitForURL('**/user/wallet');
    await tab.open(SETTING);
    await expect.poll(() => nickname(page).inputValue()).toMatch(/^玩家/);
    await tab.close();
  });

  test('signing out leads home without a question that nobody could answer', async () => {
    const tab = await openSettings();
    const { page } = tab;
    await nickname(page).fill('没有保存');
    await page.getByRole('main').getByRole('button', { name: '退出登录' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('banner').getByRole('button', { name: '登录' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await tab.close();
  });

  test('saved and left, by the trade link as by the profile; what is refused stays', async () => {
    const tab = await openSettings();
    const { page } = tab;
    const link = page.getByRole('textbox', { name: '交易链接' });
    const tabs = page.getByRole('navigation', { name: '设置分页' });
    await nickname(page).fill('存了再走');
    await link.fill('https://example.com');
    await tabs.getByRole('link', { name: '统计' }).click();
    await dialog(tab).getByRole('button', { name: '保存并离开' }).click();
    await page.getByText('交易链接格式不对').waitFor();
    await dialog(tab).waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${market.url}${SETTING}`);
    await link.fill('https://steamcommunity.com/tradeoffer/new/?partner=1234567&token=AbCdEf12');
    await tabs.getByRole('link', { name: '统计' }).click();
    await dialog(tab).getByRole('button', { name: '保存并离开' }).click();
    await page.waitForURL('**/user/setting?tab=statistics');
    await tabs.getByRole('link', { name: '账户', exact: true }).click();
    await expect.poll(() => nickname(page).inputValue()).toBe('存了再走');
    await expect.poll(() => link.inputValue()).toContain('partner=1234567');
    // There is no unsaved input, so no confirmation is shown.
    await tabs.getByRole('link', { name: '统计' }).click();
    await page.waitForURL('**/user/setting?tab=statistics');
    await tab.close();
  });
});

/** The parts of the dialog in which the phone number is changed. */
function phoneDialogOf({ dialog }: Tab) {
  return {
    phone: dialog.getByRole('textbox', { name: '新手机号' }),
    code: dialog.getByRole('textbox', { name: '短信验证码' }),
    send: dialog.getByRole('button', { name: '获取验证码' }),
    waits: dialog.getByRole('button', { name: /秒后重发/ }),
    set: dialog.getByRole('button', { name: '更换手机号' }),
  };
}

/** Opens the dialog and gives the code of the old phone, so that the new number can be typed. */
async function beginPhoneChange(tab: Tab, client: TestClient, before: string): Promise<void> {
  const { phone, code, send, waits } = phoneDialogOf(tab);
  await tab.page.getByRole('button', { name: '更换手机号' }).click();
  await send.click();
  await waits.waitFor();
  await code.fill(await client.readCode(before));
  await tab.dialog.getByRole('button', { name: '下一步' }).click();
  await phone.waitFor();
}

describe('the account’s safety', () => {
  test('T-4 a device that is signed out elsewhere learns it at once', async () => {
    const phone = newPhone();
    const there = await market.visitor().signIn(phone);
    await market.advanceClock(61_000);
    const here = await market.visitor().signIn(phone);
    const remote = await openTab(browser, market, { client: there });
    // Its stream is under way.
    await remote.openToRest('/user/messageCenter');
    await remote.page.getByText('还没有消息').waitFor();
    const tab = await openSettings({ client: here }, `${SETTING}?tab=security`);
    const { page } = tab;
    await page.getByText('本机').waitFor();
    await page.getByRole('button', { name: /^退出登录 / }).click();
    await tab.toasts.getByText('已退出登录').waitFor();
    await expect.poll(() => page.getByRole('button', { name: '退出其他设备' }).count()).toBe(0);
    await remote.dialog.waitFor();
    await expect.poll(() => remote.page.getByRole('main').getByText('还没有消息').count()).toBe(0);
    await remote.close();
    await tab.close();
  });

  test('U-01 U-02 another phone number in two steps; verification says where it is done', async () => {
    const [before, after] = [newPhone(), newPhone()];
    const client = await market.visitor().signIn(before);
    await market.advanceClock(61_000);
    const tab = await openSettings({ client, width: 390 }, `${SETTING}?tab=security`);
    const { page } = tab;
    await page.getByText('未认证').waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: '去提现' }).getAttribute('href'))
      .toBe('/user/wallet?tab=withdraw');
    await page.getByRole('button', { name: '更换手机号' }).click();
    const code = tab.dialog.getByRole('textbox', { name: '短信验证码' });
    await tab.dialog.getByRole('button', { name: '获取验证码' }).click();
    await tab.toasts.getByText('验证码已发送').first().waitFor();
    await code.fill(await client.readCode(before));
    await tab.dialog.getByRole('button', { name: '下一步' }).click();
    await tab.dialog.getByRole('textbox', { name: '新手机号' }).fill(after);
    await tab.dialog.getByRole('button', { name: '获取验证码' }).click();
    await tab.dialog.getByRole('button', { name: /秒后重发/ }).waitFor();
    await code.fill(await client.readCode(after));
    // The code is of the number that it was sent to.
    const set = tab.dialog.getByRole('button', { name: '更换手机号' });
    await tab.dialog.getByRole('textbox', { name: '新手机号' }).fill(newPhone());
    await expect.poll(() => set.isDisabled()).toBe(true);
    await tab.dialog.getByRole('textbox', { name: '新手机号' }).fill(after);
    await set.click();
    await tab.toasts.getByText('手机号已更换').waitFor();
    await page.getByText(`${after.slice(0, 3)}****${after.slice(7)}`).waitFor();
    await tab.close();
  });

  test('U-01 a new number whose message may be on its way takes the code of it, and waits by itself', async () => {
    const [before, after] = [newPhone(), newPhone()];
    const client = await market.visitor().signIn(before);
    await market.advanceClock(61_000);
    const tab = await openSettings({ client }, `${SETTING}?tab=security`);
    const { phone, code, send, waits, set } = phoneDialogOf(tab);
    await beginPhoneChange(tab, client, before);
    await sandbox(market, 'faults', { service: 'sms', kind: 'cut', withEffect: true });
    await phone.fill(after);
    await send.click();
    await tab.dialog.getByText('短信可能已经发出').waitFor();
    await waits.waitFor();
    const sent = await client.readCode(after);
    await code.fill(sent === '000000' ? '000001' : '000000');
    await set.click();
    await tab.dialog.getByText('验证码错误或已失效').waitFor();
    // A wrong code shortens no wait, and another number has none.
    await expect.poll(() => waits.count()).toBe(1);
    await phone.fill(newPhone());
    await send.waitFor();
    await expect.poll(() => set.isDisabled()).toBe(true);
    await phone.fill(after);
    await waits.waitFor();
    await code.fill(sent);
    await set.click();
    await tab.toasts.getByText('手机号已更换').waitFor();
    await tab.close();
  });

  test('U-01 a change that is begun again within a minute takes the code that the new number got before', async () => {
    const [before, after] = [newPhone(), newPhone()];
    const client = await market.visitor().signIn(before);
    await market.advanceClock(61_000);
    const tab = await openSettings({ client }, `${SETTING}?tab=security`);
    const { phone, code, send, waits, set } = phoneDialogOf(tab);
    await beginPhoneChange(tab, client, before);
    await phone.fill(after);
    await send.click();
    await waits.waitFor();
    const sent = await client.readCode(after);
    await tab.dialog.getByRole('button', { name: '取消' }).click();
    await tab.dialog.waitFor({ state: 'detached' });
    // As if the old number alone had waited for a minute.
    await market.owner.query(
      `update sign_in_challenge set created_at = created_at - interval '61 seconds' where phone = $1`,
      [`+86${before}`],
    );
    await beginPhoneChange(tab, client, before);
    await phone.fill(after);
    await send.click();
    await tab.dialog.getByText('验证码请求太频繁').waitFor();
    await code.fill(sent);
    await set.click();
    await tab.toasts.getByText('手机号已更换').waitFor();
    await tab.close();
  });

  test('T-24 a trade link to another Steam account is confirmed by a code', async () => {
    const phone = newPhone();
    const client = await market.visitor().signIn(phone);
    await market.advanceClock(61_000);
    const tab = await openSettings({ client, width: 390 });
    const { page } = tab;
    const link = page.getByRole('textbox', { name: '交易链接' });
    const code = page.getByRole('textbox', { name: '短信验证码' });
    const save = page
      .locator('form')
      .filter({ has: link })
      .getByRole('button', { name: '保存', exact: true });
    await link.fill('https://steamcommunity.com/tradeoffer/new/?partner=1234567&token=AbCdEf12');
    await save.click();
    await tab.toasts.getByText('交易链接已更新').waitFor();
    await expect.poll(() => code.count()).toBe(0);
    const elsewhere = 'https://steamcommunity.com/tradeoffer/new/?partner=7654321&token=AbCdEf12';
    await link.fill(elsewhere);
    await code.waitFor();
    await expect.poll(() => save.isDisabled()).toBe(true);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await tab.toasts.getByText('验证码已发送').first().waitFor();
    const sent = await client.readCode(phone);
    await code.fill(sent === '000000' ? '000001' : '000000');
    await save.click();
    await page.getByText('验证码错误或已失效').waitFor();
    await code.fill(sent);
    await save.click();
    await code.waitFor({ state: 'detached' });
    await page.reload();
    await expect.poll(() => link.inputValue()).toBe(elsewhere);
    await tab.close();
  });

  test('T-24 a code is asked for where a first link was set on another device meanwhile', async () => {
    const phone = newPhone();
    const client = await market.visitor().signIn(phone);
    await market.advanceClock(61_000);
    const tab = await openSettings({ client });
    const { page } = tab;
    const link = page.getByRole('textbox', { name: '交易链接' });
    const code = page.getByRole('textbox', { name: '短信验证码' });
    const form = page.locator('form').filter({ has: link });
    const save = form.getByRole('button', { name: '保存', exact: true });
    const linkTo = (partner: number) =>
      `https://steamcommunity.com/tradeoffer/new/?partner=${partner}&token=AbCdEf12`;
    await market.owner.query('update app_user set trade_url = $2 where phone = $1', [
      `+86${phone}`,
      linkTo(1234567),
    ]);
    await link.fill(linkTo(7654321));
    await expect.poll(() => code.count()).toBe(0);
    await save.click();
    await form.getByText('验证码错误或已失效').waitFor();
    await form.getByRole('button', { name: '获取验证码' }).click();
    await tab.toasts.getByText('验证码已发送').first().waitFor();
    await code.fill(await client.readCode(phone));
    await save.click();
    await tab.toasts.getByText('交易链接已更新').waitFor();
    await code.waitFor({ state: 'detached' });
    await tab.close();
  });

  test('U-04 the open platform is turned on after a question', async () => {
    const tab = await openSettings();
    const toggle = tab.page.getByRole('switch', { name: '开放平台' });
    await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('false');
    await toggle.press('Space');
    await tab.dialog.getByRole('button', { name: '取消' }).click();
    await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('false');
    await toggle.click();
    await tab.dialog.getByRole('button', { name: '开启', exact: true }).click();
    await tab.toasts.getByText('开放平台已开启').waitFor();
    await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('true');
    await tab.page.reload();
    await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('true');
    await tab.close();
  });
});
