import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { releaseDueHolds } from '../../api/accounts/user/accountHold.ts';
import { blockUser } from '../../api/accounts/user/blockUser.ts';
import { holdWithdrawals } from '../accounts/user/holdScene.ts';
import { openBrowser } from '../kit/browser.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { BLOCK, openOperator } from '../ops/commands/operateScene.ts';
import { openWithdrawer } from '../payments/withdrawal/withdrawalScene.ts';
import { giveCopies, listSome, openSeller, pickItems } from '../selling/listing/sellerScene.ts';
import { look, openListForm } from './priceFormScene.ts';
import { ITEM_PATH, LOOKS, openTab } from './tab.ts';
import { say } from './words.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

const ZH = {
  title: '你的提现已暂停',
  stopped: '提现',
  free: '购买、上架和改价、下架、充值、进行中的订单',
  why: /^客服正在核查你的账户。/,
  until: /\d.*自动恢复$/,
  formTitle: /^提现已暂停，.*恢复$/,
  amount: '提现金额（元）',
  sendCode: '获取验证码',
  answer: '向客服说明',
  letter: '留言',
  subject: '主题',
  back: '返回上一页',
  send: '发送',
  waits: '等待回复',
  released: '提现已恢复',
  onSite: '在站内写给客服',
};
const EN: typeof ZH = {
  title: 'Your withdrawals are held',
  stopped: 'withdrawing',
  free: 'buying, listing and repricing, taking listings down, recharging, orders under way',
  why: /^Operators look into your account\./,
  until: /^It ends by itself on .*\d/,
  formTitle: /^Withdrawals are held until/,
  amount: 'Amount to withdraw (yuan)',
  sendCode: 'Send code',
  answer: 'Write to the operators',
  letter: 'Letter',
  subject: 'Subject',
  back: 'Back',
  send: 'Send',
  waits: 'Waiting for an answer',
  released: 'Withdrawals go on',
  onSite: 'Write to the operators here',
};

test.each([
  ['zh', 1440, ZH],
  ['en', 390, EN],
] as const)(
  'X-03 a hold stands over every page of the user area at once, stops the withdrawal before a code, is answered by a letter, and goes (%s, %s px)',
  async (language, width, words) => {
    const person = await openWithdrawer(market, 100_000n);
    const tab = await openTab(browser, market, { client: person.client, language, width });
    const { page } = tab;
    const look = async (name: string) => {
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
        .toBeLessThanOrEqual(0);
      if (process.env.PICTURES)
        await page.screenshot({ path: `${process.env.PICTURES}/hold-${name}-${language}.png` });
    };
    const banner = page.getByRole('status').filter({ hasText: words.title });
    // The page hears of changes once its stream is open.
    const stream = page.waitForResponse(
      (answer) => answer.request().headers().accept === 'text/event-stream',
    );
    await tab.open('/user/wallet?tab=withdraw');
    await page.getByLabel(words.amount).waitFor();
    await stream;
    await holdWithdrawals(market, person.userId);
    await banner.waitFor();
    await tab.reload();
    await page.getByText(words.formTitle).waitFor();
    await expect.poll(() => page.getByLabel(words.amount).isDisabled()).toBe(true);
    await expect.poll(() => page.getByRole('button', { name: words.sendCode }).isDisabled()).toBe(true);
    await look('wallet');
    for (const path of ['/user/setting', '/user/messageCenter', '/user/order']) {
      await tab.open(path);
      for (const text of [words.stopped, words.free]) await banner.getByText(text, { exact: true }).waitFor();
      for (const text of [words.why, 'SJ-1', words.until]) await banner.getByText(text).waitFor();
    }
    await banner.getByRole('link', { name: words.answer }).click();
    await expect
      .poll(() => page.getByRole('textbox', { name: words.subject }).inputValue())
      .toBe(words.title);
    await page.getByLabel(words.letter, { exact: true }).fill('这不是我撤回的\nSee order SJ-1');
    await page.getByRole('button', { name: words.send, exact: true }).dblclick();
    await page.getByText(words.waits).waitFor();
    await expect.poll(() => page.getByText(words.waits).count()).toBe(1);
    await page.getByText(`${words.title}\n这不是我撤回的`).waitFor();
    await look('letters');
    await page.getByRole('link', { name: words.back, exact: true }).click();
    await page.waitForURL('**/user/order');
    await market.advanceClock(73 * 3_600_000);
    await releaseDueHolds(market.worker);
    await banner.waitFor({ state: 'detached' });
    await tab.open('/user/messageCenter');
    await page.getByText(words.released).first().waitFor();
    await tab.open('/information?section=contact');
    await page.getByRole('link', { name: words.onSite }).waitFor();
    await look('contact');
    await tab.close();
  },
);

test.each(LOOKS)(
  'T-23 whoever is held reads it in the forms of prices, which send nothing ($language, $width px)',
  async ({ language, width }) => {
    const seller = await openSeller(market);
    const [item] = await pickItems(market, 1);
    if (!item) throw new Error('nothing to sell');
    const copies = await giveCopies(market, seller, item.id, 2);
    await listSome(market, seller, item, 1);
    const operator = await openOperator(market);
    await blockUser(operator, { ...BLOCK, userId: seller.userId, note: 'SJ-2' });
    await operator.close();
    const tab = await openListForm({ browser, market, seller }, copies, { language, width });
    await tab.dialog.getByText(say(language, 'restriction:kind_ACCOUNT_BLOCKED')).waitFor();
    await tab.dialog.getByText(say(language, 'sell:listingsHeld')).waitFor();
    await tab.dialog.getByText('SJ-2').waitFor();
    await tab.dialog.getByText(/^由客服决定，最迟 .+|^Operators decide, by .* at the latest/).waitFor();
    const send = tab.dialog.getByRole('button', { name: /^(请核对|Check the prices|确认上架|List)/ }).last();
    await expect.poll(() => send.isDisabled()).toBe(true);
    await look(tab, `held-list-${language}-${width}`);
    await market.owner.query('update app_user set is_shop_open = false where id = $1', [seller.userId]);
    await tab.open('/user/sell');
    await tab.page.getByText(say(language, 'restriction:kind_ACCOUNT_BLOCKED')).first().waitFor();
    await expect
      .poll(() => tab.page.getByRole('button', { name: say(language, 'sell:openShop') }).isDisabled())
      .toBe(true);
    // The presses of a row say it themselves, since the panel above the page may be out of sight.
    const presses = tab.page.getByRole('group', { name: /的参照价$|^Known prices of/ });
    await expect.poll(() => presses.getByRole('button').first().isDisabled()).toBe(true);
    await presses.getByText(say(language, 'restriction:kind_ACCOUNT_BLOCKED')).waitFor();
    await look(tab, `held-rows-${language}-${width}`);
    await tab.open(ITEM_PATH);
    await tab.page
      .getByRole('button', { name: new RegExp(`^${say(language, 'market:buy')}$`) })
      .first()
      .click();
    await tab.dialog.getByText(say(language, 'order:purchase_stopped')).waitFor();
    await tab.dialog.getByRole('link', { name: say(language, 'restriction:answer') }).waitFor();
    await expect.poll(() => tab.dialog.getByRole('textbox').count()).toBe(0);
    await tab.close();
  },
);

test.each(LOOKS)(
  'T-23 whoever is held finds every other form of a purchase or sale stopped, with the reason beside it ($language, $width px)',
  async ({ language, width }) => {
    const seller = await openSeller(market);
    const [item] = await pickItems(market, 1);
    if (!item) throw new Error('nothing to sell');
    await giveCopies(market, seller, item.id, 2);
    const operator = await openOperator(market);
    await blockUser(operator, { ...BLOCK, userId: seller.userId, note: 'SJ-2' });
    await operator.close();
    const tab = await openTab(browser, market, { client: seller.client, language, width });
    const { page, dialog } = tab;
    const isStopped = async (name: string | RegExp) => {
      await dialog.getByText(say(language, 'restriction:kind_ACCOUNT_BLOCKED')).waitFor();
      const press = dialog.getByRole('button', { name }).last();
      await press.waitFor();
      await expect.poll(() => press.isDisabled()).toBe(true);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    };
    await tab.open('/user/inventory');
    await page.getByRole('button', { name: say(language, 'inventory:bulk', { count: 2 }) }).click();
    await dialog.getByText(say(language, 'bulk:ofTotal', { count: 2, total: 2 })).waitFor();
    await look(tab, `held-bulk-${language}-${width}`);
    await isStopped(/上架 2 件|List 2/);
    await page.locator('[data-index="0"] input').click();
    await page.getByRole('button', { name: say(language, 'inventory:sellNow') }).click();
    await look(tab, `held-quick-${language}-${width}`);
    await isStopped(/核对|卖出|Check|[Ss]ell/);
    await tab.open('/user/sell');
    await page.getByRole('button', { name: say(language, 'sell:sheet_open') }).click();
    await isStopped(say(language, 'sell:sheet_do'));
    await tab.open(ITEM_PATH);
    await page.getByRole('button', { name: say(language, 'goods:cart_cheapest'), exact: true }).click();
    await isStopped(/购买|Buy/);
    await tab.close();
  },
);
