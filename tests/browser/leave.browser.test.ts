import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { PREPARE } from '../kit/documents.ts';
import { newPhone } from '../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { openTab, type Tab } from './tab.ts';
import { say as sayIn } from './words.ts';

let market: TestMarket;
let browser: Browser;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
});
afterAll(() => market.close());

/** Types the code that the open dialog sends, and presses its button. */
async function confirmByCode(tab: Tab, phone: string, send: string, action: string): Promise<void> {
  await market.advanceClock(61_000);
  const isSent = tab.page.waitForResponse(async (response) =>
    (await response.text().catch(() => '')).includes('requestStepUpCode'),
  );
  await tab.dialog.getByRole('button', { name: send }).click();
  await isSent;
  await tab.dialog.getByRole('textbox').fill(await market.visitor().readCode(phone));
  await tab.dialog.getByRole('button', { name: action, exact: true }).click();
}

test.each([
  { language: 'zh', width: 1440 },
  { language: 'en', width: 390 },
] as const)(
  'U-06 the own data comes as a file, and a deletion is asked for and taken back, in $language at $width px',
  async ({ language, width }) => {
    const say = (name: string) => sayIn(language, `user:${name}`);
    const phone = newPhone();
    const client = await market.visitor().signIn(phone);
    const tab = await openTab(browser, market, { client, language, width });
    const { page } = tab;
    await tab.open('/user/setting?tab=security');
    await page.getByRole('button', { name: say('ownDataTake') }).click();
    const download = page.waitForEvent('download');
    await confirmByCode(tab, phone, say('sendCode'), say('ownDataTake'));
    expect(readFileSync(await (await download).path(), 'utf8')).toContain(phone);
    await tab.dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: say('deletion'), exact: true }).click();
    await confirmByCode(tab, phone, say('sendCode'), say('deletionConfirm'));
    await tab.dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: say('deletionCancel') }).click();
    await tab.toasts.getByText(say('deletionCancelled')).waitFor();
    await client.must(PREPARE, { amountCents: 500, request: crypto.randomUUID() });
    await tab.open('/user/setting?tab=security');
    await page.getByText(say('deletionObstacles')).waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: say('deletion'), exact: true }).isDisabled())
      .toBe(true);
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/leave-${language}.png`, fullPage: true });
    await tab.close();
  },
);
