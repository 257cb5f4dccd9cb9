import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWebhooks } from '../../api/selling/alerts/deliverWebhooks.ts';
import { openBrowser } from '../kit/browser.ts';
import { openBuyer } from '../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { openReceiver, type Receiver } from '../partners/callbacks/receiver.ts';
import { addAlert, isSigned } from '../selling/alerts/webhookScene.ts';
import { LOOKS, openTab } from './tab.ts';
import { violations } from './violations.ts';

let market: TestMarket;
let browser: Browser;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await openReceiver();
  market = await openTestMarket({ CALLBACK_DEV_HOSTS: receiver.host }, 'production');
  browser = await openBrowser();
});
afterAll(async () => {
  await market.close();
  await receiver.close();
});

async function send(): Promise<void> {
  const work = openWebhooks(market.worker);
  await work.run();
  await work.close?.();
}

const WORDS = {
  zh: {
    open: '「wanted」的 Webhook',
    address: '地址',
    create: '创建 Webhook',
    save: '保存并启用',
    wrong: '地址必须以 https:// 开头',
    test: '发送测试',
    waiting: '等待发送',
    delivered: '已送达',
    off: 'Webhook 已停用',
    on: 'Webhook 已启用',
    replace: '更换密钥',
    replaceNow: '确认更换',
    remove: '删除 Webhook',
  },
  en: {
    open: 'Webhook of “wanted”',
    address: 'Address',
    create: 'Create webhook',
    save: 'Save and switch on',
    wrong: 'It must begin with https://',
    test: 'Send a test',
    waiting: 'Waiting',
    delivered: 'Delivered',
    off: 'Webhook off',
    on: 'Webhook on',
    replace: 'Replace secret',
    replaceNow: 'Replace it now',
    remove: 'Remove webhook',
  },
};

test.each(LOOKS)(
  'D-05 a webhook is created, tested, switched on again, gets another secret and is removed ($language, $width px)',
  async ({ language, width }) => {
    receiver.received.length = 0;
    const words = WORDS[language];
    const client = await openBuyer(market);
    await addAlert(client, 'seed:661 price<=500');
    const theme = language === 'zh' ? 'dark' : 'light';
    const tab = await openTab(browser, market, { client, language, width, theme });
    const { page, dialog } = tab;
    await tab.open('/user/watch?tab=copies');
    await page.getByRole('button', { name: words.open }).click();
    await dialog.getByLabel(words.address).fill('http://example.com/hook');
    await dialog.getByRole('button', { name: words.create }).click();
    await dialog.getByText(words.wrong).waitFor();
    await dialog.getByLabel(words.address).fill(receiver.url);
    await dialog.getByRole('button', { name: words.create }).click();
    const secret = (await dialog.locator('code').textContent()) ?? '';
    expect(secret).toMatch(/^whsec_/);
    await dialog.getByRole('button', { name: words.test }).click();
    await dialog.getByText(words.waiting, { exact: true }).waitFor();
    await send();
    await dialog.getByText(words.delivered, { exact: true }).waitFor();
    await dialog.getByText(/HTTP 204/).waitFor();
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    expect(isSigned(secret, headers, body)).toBe(true);
    await market.owner.query('update alert_webhook set off_at = clock_now(), failures = 10');
    await dialog.getByText(words.off).waitFor();
    expect(await violations(page, 'dialog')).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
    await dialog.getByRole('button', { name: words.save }).click();
    await dialog.getByText(words.on, { exact: true }).waitFor();
    await dialog.getByRole('button', { name: words.replace }).click();
    await dialog.getByRole('button', { name: words.replaceNow }).click();
    await expect.poll(() => dialog.locator('code').textContent()).not.toBe(secret);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: words.open }).click();
    await dialog.getByRole('button', { name: words.remove }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByText(words.on).count()).toBe(0);
    await tab.close();
  },
);
