import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formOf, newIdNumber, openPerson, VERIFY } from '../accounts/verification/verificationScene.ts';
import { openBrowser } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { giveProceeds, goRounds, openWithdrawer, userIdOf } from '../payments/withdrawal/withdrawalScene.ts';
import { openTab, type Tab } from './tab.ts';
import { say } from './words.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

const ZH = {
  name: '真实姓名',
  idNumber: '身份证号',
  account: '支付宝账号',
  code: '短信验证码',
  send: '获取验证码',
  verify: '完成认证',
  wrongId: '身份证号有误，请逐位核对',
  amount: '提现金额（元）',
  received: '¥99.00',
  submit: /^提现 ¥100\.00/,
  done: '提现申请已提交',
  processing: '约一个工作日',
  paid: '成功',
  statement: '资金明细',
  open: '查看复式记账',
  outside: '支付宝（平台外）',
};
const EN: typeof ZH = {
  name: 'Real name',
  idNumber: 'ID number',
  account: 'Alipay account',
  code: 'Code by SMS',
  send: 'Send code',
  verify: 'Verify',
  wrongId: 'The ID number is wrong; check each character',
  amount: 'Amount to withdraw (yuan)',
  received: '¥99.00',
  submit: /^Withdraw ¥100\.00/,
  done: 'Withdrawal initiated',
  processing: 'About one business day',
  paid: 'Success',
  statement: 'Transactions',
  open: 'Show the double entry',
  outside: 'Alipay (outside of the market)',
};

async function look(tab: Tab, name: string): Promise<void> {
  const { page } = tab;
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
  if (process.env.PICTURES)
    await page.screenshot({ path: `${process.env.PICTURES}/${name}.png`, fullPage: true });
}

test.each([
  ['zh', 'dark', 1440, ZH],
  ['en', 'light', 390, EN],
] as const)(
  'U-02 W-01 W-03 W-04 E-04 a first withdrawal, from the real name to the double entry (%s, %s, %s px)',
  async (language, theme, width, words) => {
    const person = await openPerson(market);
    await giveProceeds(market, await userIdOf(market, person), 50_000n);
    const tab = await openTab(browser, market, { client: person.client, language, theme, width });
    const { page } = tab;
    const enterCode = async () => {
      await market.advanceClock(61_000);
      await page.getByRole('button', { name: words.send }).click();
      await tab.toasts.first().waitFor();
      await page.getByLabel(words.code).fill(await person.client.readCode(person.phone));
    };
    await tab.open('/user/wallet?tab=withdraw');
    await page.getByLabel(words.name).fill('张三');
    await page.getByLabel(words.idNumber).fill('110105194912310021');
    await page.getByLabel(words.account).fill(`w${width}@example.com`);
    await enterCode();
    await page.getByRole('button', { name: words.verify }).click();
    await page.getByText(words.wrongId).waitFor();
    await look(tab, `verify-${width}`);
    await page.getByLabel(words.idNumber).fill(newIdNumber());
    // Somebody else has bound this account: the market found out with the code, which is used up.
    const other = await openPerson(market);
    const bound = await formOf(other);
    await other.client.must(VERIFY, { input: { ...bound, paymentAccount: `w${width}@example.com` } });
    await page.getByRole('button', { name: words.verify }).click();
    await page.getByText(say(language, 'wallet:codeSpent')).waitFor();
    await expect.poll(() => page.getByLabel(words.code).inputValue()).toBe('');
    await look(tab, `verify-spent-${width}`);
    await page.getByLabel(words.account).fill(`own${width}@example.com`);
    // The button counts down a minute of the browser's clock.
    await page.getByLabel(words.code).fill(await person.code());
    await page.getByRole('button', { name: words.verify }).click();
    await page.getByLabel(words.amount).fill('100');
    await page.getByText(words.received).first().waitFor();
    await tab.reload();
    await page.getByLabel(words.amount).fill('100');
    await enterCode();
    await look(tab, `withdraw-${width}`);
    await page.getByRole('button', { name: words.submit }).click();
    await page.getByText(words.done).waitFor();
    await page
      .locator('li', { hasText: words.processing })
      .filter({ hasText: /W\d{20}/ })
      .waitFor();
    const { rows } = await market.owner.query<{ id: string }>(
      `select w.id from withdrawal w join app_user u on u.id = w.user_id where u.phone = $1`,
      [`+86${person.phone}`],
    );
    expect(rows).toHaveLength(1);
    // On a busy machine the payment app may be asked more than once.
    expect(await goRounds(market, rows[0]?.id ?? '', 5)).toBe('success');
    await page
      .locator('li', { hasText: words.paid })
      .filter({ hasText: /W\d{20}/ })
      .waitFor();
    await look(tab, `history-${width}`);
    await page.getByRole('link', { name: words.statement }).click();
    await page.getByRole('button', { name: words.open }).first().click();
    await page.getByText(words.outside).waitFor();
    await look(tab, `statement-${width}`);
    await tab.close();
  },
);

test("E-04 T-23 a held user reads of each deed that the account is abnormal, in the deed's own words", async () => {
  const person = await openWithdrawer(market, 50_000n);
  const userId = await userIdOf(market, person);
  // Both pages are open before the hold begins, of which nothing tells them.
  await market.owner.query('update app_user set is_shop_open = false where id = $1', [userId]);
  const shop = await openTab(browser, market, { client: person.client });
  const heard = shop.page.waitForResponse(
    (answer) => answer.request().headers().accept === 'text/event-stream',
  );
  await shop.open('/user/sell');
  await heard;
  const tab = await openTab(browser, market, { client: person.client });
  const { page } = tab;
  await tab.open('/user/wallet?tab=withdraw');
  await page.getByLabel(ZH.amount).fill('100');
  await market.advanceClock(61_000);
  await page.getByRole('button', { name: ZH.send }).click();
  await tab.toasts.first().waitFor();
  await page.getByLabel(ZH.code).fill(await person.client.readCode(person.phone));
  await market.owner.query('update app_user set is_blocked = true where id = $1', [userId]);
  await page.getByRole('button', { name: ZH.submit }).click();
  await tab.toasts.getByText('当前账户异常，不能提现').waitFor();
  await expect.poll(() => page.getByLabel(ZH.code).getAttribute('aria-invalid')).not.toBe('true');
  await shop.page.getByRole('button', { name: '开店' }).click();
  await shop.toasts.getByText('当前账户异常，无法上架').waitFor();
  await tab.close();
  await shop.close();
});
