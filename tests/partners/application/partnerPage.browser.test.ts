import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import PARTNER_PAGE from '../../../web/__generated__/PartnerPageQuery.graphql.ts';
import { openTab, type Tab, type TabOptions } from '../../browser/tab.ts';
import { violations } from '../../browser/violations.ts';
import { openBrowser } from '../../kit/browser.ts';
import type { TestMarket } from '../../kit/testMarket.ts';
import { buyAs } from '../callbacks/callbackScene.ts';
import { openPartner } from '../openApi/openStage.ts';
import { rsaPair, signText } from './partnerKeys.ts';
import {
  APPLICATION,
  answerCallbacks,
  closePartnerStage,
  openApproved,
  openPartnerStage,
  openTested,
  type PartnerStage,
  partnerCalls,
  review,
} from './partnerScene.ts';

const PATH = '/user/openapi';

let stage: PartnerStage;
let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  stage = await openPartnerStage('production');
  market = stage.market;
  browser = await openBrowser();
});
afterAll(() => closePartnerStage(stage));

async function openPartnerTab(options: TabOptions): Promise<Tab> {
  const tab = await openTab(browser, market, options);
  await tab.open(PATH);
  return tab;
}

/** Checks that nothing scrolls horizontally and that nothing violates accessibility. Saves a screenshot on request. */
async function look(tab: Tab, name: string): Promise<void> {
  const { page } = tab;
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
      message: name,
    })
    .toBeLessThanOrEqual(0);
  // What lies half under the bar at the top is half a target.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await violations(page), name).toEqual([]);
  // The check hides what lies under a dialog.
  await page.evaluate(() => {
    for (const bar of document.querySelectorAll('nav')) bar.style.visibility = '';
  });
  if (process.env.LOOK_FOLDER)
    await page.screenshot({ path: `${process.env.LOOK_FOLDER}/${name}.png`, fullPage: true });
}

test('P-01 P-02 applied, told what is wrong, kept from being lost, rejected with a solution, corrected', async () => {
  const client = await market.visitor().signIn();
  const calls = partnerCalls(client);
  const tab = await openPartnerTab({ client });
  const { page } = tab;
  const main = page.getByRole('main');
  const submit = main.getByRole('button', { name: '提交申请' });
  await submit.click();
  await main.getByText('申请理由需要 10 到 500 字').waitFor();
  await look(tab, 'apply-wrong');
  await main.getByLabel('联系手机号').fill(APPLICATION.phone);
  await main.getByLabel('微信号').fill(APPLICATION.wechat);
  await main.getByLabel('申请理由').fill(APPLICATION.reason);
  // What is typed is not lost on the way out.
  await page.getByRole('navigation', { name: '用户中心' }).getByRole('link', { name: '钱包' }).click();
  await page.getByRole('dialog', { name: '申请还没有提交' }).getByRole('button', { name: '取消' }).click();
  const file = { name: '执照.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF at all') };
  await main.locator('input[type=file]').setInputFiles(file);
  await submit.dblclick();
  // The application is there, its file alone is not.
  await main.getByText('申请正在审核').waitFor();
  await main.getByText('附件只支持 PDF、PNG 或 JPEG 格式').waitFor();
  await main.locator('input[type=file]').setInputFiles({ ...file, buffer: Buffer.from('%PDF-1.7\n%%EOF') });
  await main.getByRole('link', { name: '执照.pdf' }).waitFor();
  await look(tab, 'reviewing');

  const { appId = '' } = (await calls.read()) ?? {};
  await review(market, appId, { verdict: 'reject', reason: '资料不全', solution: '请写明月订单量' });
  await main.getByText('资料不全').waitFor();
  await expect.poll(() => main.getByText('请写明月订单量').count()).toBe(0);
  await main.getByRole('button', { name: '查看解决办法' }).click();
  await main.getByText('请写明月订单量').waitFor();
  expect(await tab.page.evaluate(() => document.activeElement?.textContent)).toBe('请写明月订单量');
  await look(tab, 'rejected');
  await expect.poll(() => main.getByLabel('申请理由').inputValue()).toBe(APPLICATION.reason);
  await main.getByLabel('预计每日订单数').fill('120');
  await main.getByRole('button', { name: '重新提交' }).click();
  await main.getByText('申请正在审核').waitFor();
  expect(await calls.read()).toMatchObject({
    status: 'REVIEWING',
    dailyOrders: 120,
    wechat: APPLICATION.wechat,
  });
  // The message of the rejection leads here.
  await page.goto(`${market.url}/user/messageCenter`);
  await page.getByRole('link', { name: /开放平台申请未通过/ }).click();
  await page.waitForURL(`**${PATH}`);
  await tab.close();
});

test('P-03 step 2 by the keyboard’s clipboard: key, proof, test callback, and locked for good', async () => {
  const { client, phone, calls, appId } = await openApproved(market);
  const tab = await openPartnerTab({ client, language: 'en', theme: 'light', width: 390 });
  const { page } = tab;
  const main = page.getByRole('main');
  const pair = rsaPair();
  const keep = main.getByRole('button', { name: 'Save and go on' });
  await main.getByLabel('RSA public key').fill(pair.privateKey);
  await main.getByRole('textbox', { name: 'Callback address' }).fill(stage.receiver.url);
  await keep.click();
  await main.getByText('This is a private key').waitFor();
  await look(tab, 'setup-wrong-390');
  await main.getByLabel('RSA public key').fill(pair.publicKey);
  await keep.click();
  const lock = main.getByRole('button', { name: 'Submit', exact: true });
  await main.getByText('Check the signature first').waitFor();
  await expect.poll(() => lock.isDisabled()).toBe(true);
  const challenge = (await main.getByLabel('text to sign', { exact: true }).textContent()) ?? '';
  await expect
    .poll(() => main.getByLabel('command that signs', { exact: true }).textContent())
    .toContain(challenge);
  await main.getByRole('textbox', { name: 'Signature' }).fill('AAAA');
  await main.getByRole('button', { name: 'Check the signature' }).click();
  await main.getByText('The signature is wrong').waitFor();
  await main.getByRole('textbox', { name: 'Signature' }).fill(signText(pair, challenge));
  await main.getByRole('button', { name: 'Check the signature' }).click();
  await main.getByText('The signature is right').waitFor();
  await main.getByRole('button', { name: 'Send a test callback' }).click();
  await main.getByText('On its way…').waitFor();
  await answerCallbacks(stage, { status: 500, answer: '<b>boom</b>' });
  await main.getByText('<b>boom</b>').waitFor();
  await main.getByText('HTTP 500').waitFor();
  await main.getByRole('button', { name: 'Send again' }).click();
  await tab.toasts.getByText(/Try again in \d+ s/).waitFor();
  await market.advanceClock(10_000);
  await main.getByRole('button', { name: 'Send again' }).click();
  await main.getByText('On its way…').waitFor();
  await answerCallbacks(stage);
  await main.getByText('HTTP 200').waitFor();
  await look(tab, 'setup-390');
  await lock.click();
  await tab.dialog.getByText('Neither can be changed afterwards.').waitFor();
  await market.advanceClock(61_000);
  await tab.dialog.getByRole('button', { name: 'Send code' }).click();
  await tab.toasts.getByText('Code sent').waitFor();
  await tab.dialog.getByRole('textbox', { name: 'SMS code' }).fill(await client.readCode(phone));
  await look(tab, 'lock-390');
  await tab.dialog.getByRole('button', { name: 'Submit for good' }).dblclick();
  await main.getByText('Credentials').waitFor();
  const { keys = [] } = (await calls.read()) ?? {};
  await main.getByText(keys[0]?.keyId ?? 'no key', { exact: true }).waitFor();
  await main.getByText(appId, { exact: true }).waitFor();
  await look(tab, 'console-390');
  await tab.close();
});

test('P-05 the console’s record of callbacks, addresses, and the signature debugger', async () => {
  const { partner, person } = await openPartner(market, { callbackUrl: stage.receiver.url });
  const { orderNo } = await buyAs(partner, market);
  await answerCallbacks(stage, { status: 410, answer: 'gone' });
  const tab = await openPartnerTab({ client: person, language: 'en', width: 390 });
  const { page } = tab;
  const main = page.getByRole('main');
  await main.getByText('The callback address answered 410').waitFor();
  await main.getByRole('button', { name: 'Switch on again' }).click();
  await tab.toasts.getByText('Callbacks are on again').waitFor();
  await main.getByLabel('IP addresses or ranges').fill('203.0.113.7\nlocalhost');
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await main.getByText('“localhost” is neither an IP address nor a range').waitFor();
  await main.getByLabel('IP addresses or ranges').fill('');
  await look(tab, 'overview-390');
  await main.getByRole('link', { name: 'Show callbacks' }).click();
  await main.getByRole('button', { name: 'Given up' }).click();
  await main.getByText('No callbacks of this state').waitFor();
  await main.getByRole('button', { name: 'All', exact: true }).click();
  await main.getByRole('button', { name: orderNo }).first().waitFor();
  await look(tab, 'log-390');
  await main.getByRole('button', { name: orderNo }).first().click();
  await tab.dialog.getByText('HTTP 410').waitFor();
  await expect
    .poll(() => tab.dialog.getByLabel('Request body', { exact: true }).textContent())
    .toContain(orderNo);
  await expect
    .poll(() => tab.dialog.getByLabel('Request headers', { exact: true }).textContent())
    .toContain('webhook-signature: v1rsa,');
  await look(tab, 'callback-390');
  await tab.dialog.getByRole('button', { name: 'Send again' }).click();
  await tab.toasts.getByText('It is sent again').waitFor();
  await answerCallbacks(stage);
  await main.getByRole('button', { name: 'Refresh' }).click();
  await main.locator('li').getByText('Delivered').first().waitFor();

  await main.getByRole('link', { name: 'Signature debugger' }).click();
  const [target, body] = ['/open/v1/orders', '{"outOrderNo":"1"}'];
  const headers = Object.entries(partner.headersFor('POST', target, body)).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const request = (sent: string) => [`POST ${target}`, ...headers, '', sent].join('\n');
  await main.getByLabel('Whole request').fill(request(body));
  await main.getByRole('button', { name: 'Check' }).click();
  await main.getByText('The signature is right').waitFor();
  await main.getByLabel('Whole request').fill(request(`${body} `));
  await main.getByRole('button', { name: 'Check' }).click();
  await main.getByText('The signature is not of this text').waitFor();
  await look(tab, 'debug-390');
  await tab.close();
});

test('P-05 callbacks are searched, and all that match sent again', async () => {
  const { partner, person } = await openPartner(market, { callbackUrl: stage.receiver.url });
  const first = await buyAs(partner, market);
  const second = await buyAs(partner, market);
  await answerCallbacks(stage);
  await market.owner.query(
    "update callback_event set state = 'dead' where partner_id = $1 and order_id = (select id from market_order where order_no = $2)",
    [partner.partnerId, second.orderNo],
  );
  const tab = await openPartnerTab({ client: person, language: 'en', theme: 'light', width: 390 });
  const { page } = tab;
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Show callbacks' }).click();
  const rows = main.locator('li');
  await expect.poll(() => rows.count()).toBe(4);
  // Everything at once is not meant.
  await expect.poll(() => main.getByRole('button', { name: 'Send all again' }).count()).toBe(0);
  await main.getByRole('button', { name: 'Filter' }).click();
  await tab.dialog.getByLabel('Your own number').fill(` ${first.outOrderNo} `);
  await tab.dialog.getByLabel('Type').selectOption({ label: 'Order changed' });
  await tab.dialog.getByLabel('From').fill('2026-11-02T00:00');
  await tab.dialog.getByLabel('Before').fill('2026-11-01T00:00');
  await tab.dialog.getByText('The end must be after the start').waitFor();
  await look(tab, 'search-390');
  await tab.dialog.getByLabel('From').fill('');
  await tab.dialog.getByLabel('Before').fill('');
  await tab.dialog.getByRole('button', { name: 'Search' }).click();
  await expect.poll(() => rows.count()).toBe(2);
  await expect.poll(() => rows.first().textContent()).toContain(first.outOrderNo);
  // The address holds the search.
  await tab.reload();
  await main.getByRole('button', { name: 'Filter (2)' }).waitFor();
  await expect.poll(() => rows.count()).toBe(2);
  await main.getByRole('button', { name: 'Given up' }).click();
  await main.getByText('No callbacks match').waitFor();
  await main.getByRole('button', { name: 'Send all again' }).click();
  await tab.dialog.getByText('No callbacks match').waitFor();
  await expect.poll(() => tab.dialog.getByRole('button', { name: 'Send again' }).count()).toBe(0);
  await tab.dialog.getByRole('button', { name: 'Cancel' }).click();
  await main.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => rows.count()).toBe(2);
  await look(tab, 'log-search-390');
  await main.getByRole('button', { name: 'Send all again' }).click();
  await tab.dialog.getByText('Callbacks that match: 2').waitFor();
  await look(tab, 'resend-390');
  const before = stage.receiver.received.length;
  await tab.dialog.getByRole('button', { name: 'Send again: 2' }).dblclick();
  await tab.toasts.getByText('Sent again: 2').waitFor();
  await main.getByText('No callbacks of this state').waitFor();
  await answerCallbacks(stage);
  const again = stage.receiver.received.slice(before).map(({ event }) => event.data.orderNo);
  expect(again).toEqual([second.orderNo, second.orderNo]);
  await tab.close();
});

test('P-03 the console: what requests carry, and the switch', async () => {
  const { client, calls, appId } = await openTested(stage);
  await calls.lock();
  const tab = await openPartnerTab({ client });
  const main = tab.page.getByRole('main');
  await main.getByText(appId, { exact: true }).waitFor();
  const toggle = main.getByRole('switch', { name: '开放平台开关' });
  await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('false');
  await toggle.click();
  await tab.dialog.getByRole('button', { name: '开启', exact: true }).click();
  await tab.toasts.getByText('开放平台已开启').waitFor();
  await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('true');
  await look(tab, 'console');
  await main.getByRole('link', { name: '回调记录' }).first().click();
  await main.getByText('测试回调').waitFor();
  await look(tab, 'log');
  // The page asks for itself again. What it reads before the reset must not be answered after the news of it.
  const asked = tab.page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes(PARTNER_PAGE.params.id ?? ''),
  );
  await main.getByRole('link', { name: '概览' }).click();
  await (await asked).finished();
  // The page shows an operator's reset at once, and step 2 begins again.
  await review(market, appId, { verdict: 'reset', reason: '密钥遗失' });
  await main.getByText('密钥已重置，请重新填写').waitFor();
  await look(tab, 'setup');
  await tab.close();
});
