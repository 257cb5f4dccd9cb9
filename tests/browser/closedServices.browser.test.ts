import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openSwitches, TOLD } from '../kernel/closure/closureScene.ts';
import { openBrowser } from '../kit/browser.ts';
import { globalId } from '../kit/globalId.ts';
import { openBuyer } from '../kit/shopper.ts';
import type { TestClient } from '../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { openPartner } from '../partners/openApi/openStage.ts';
import { rechargesIn } from '../payments/recharge/rechargeScene.ts';
import { openWithdrawer } from '../payments/withdrawal/withdrawalScene.ts';
import { giveCopies, listSome, openSeller, pickItems } from '../selling/listing/sellerScene.ts';
import { ITEM_PATH, LOOKS, openTab } from './tab.ts';
import { say } from './words.ts';

let market: TestMarket;
let browser: Browser;
let switches: Awaited<ReturnType<typeof openSwitches>>;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
  switches = await openSwitches(market);
});
afterAll(async () => {
  await switches.close();
  await market.close();
});

afterEach(async () => {
  await market.owner.query('delete from service_closure');
});

test.each(LOOKS)(
  'W-04 closed withdrawals stand over their form and on the status page before anybody types, and open again live ($language, $width px)',
  async ({ language, width }) => {
    const person = await openWithdrawer(market, 100_000n);
    const tab = await openTab(browser, market, { client: person.client, language, width });
    const { page } = tab;
    const note = page.getByText(say(language, 'shell:closed_WITHDRAWALS'));
    const amount = page.getByLabel(say(language, 'wallet:withdrawAmount'));
    await switches.shut('withdrawals', TOLD);
    // A page may be half a second behind.
    await expect
      .poll(async () => {
        await tab.open('/user/wallet?tab=withdraw');
        await amount.waitFor();
        return note.count();
      })
      .toBe(1);
    await page.getByText(TOLD[language]).waitFor();
    await expect.poll(() => amount.isDisabled()).toBe(true);
    await expect
      .poll(() => page.getByRole('button', { name: say(language, 'wallet:sendCode') }).isDisabled())
      .toBe(true);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(() => overflow()).toBeLessThanOrEqual(0);
    await tab.open('/status');
    await note.waitFor();
    await expect.poll(() => overflow()).toBeLessThanOrEqual(0);
    await switches.open('withdrawals');
    await expect
      .poll(async () => {
        await tab.open('/user/wallet?tab=withdraw');
        await amount.waitFor();
        return [await note.count(), await amount.isDisabled()];
      })
      .toEqual([0, false]);
    await tab.close();
  },
);

/** Reloads a path until it shows the closing notice: a page may be half a second behind. */
async function untilNoted(tab: Awaited<ReturnType<typeof openTab>>, path: string, note: string) {
  await expect
    .poll(async () => {
      await tab.open(path);
      return tab.page.getByText(note).count();
    })
    .toBe(1);
}

/** What a client reads as closed: at most half a second old. */
async function closedFor(client: TestClient) {
  type Answer = { platform: { closures: { service: string }[] } };
  const { data } = await client.query<Answer>('{ platform { closures { service } } }');
  return data?.platform.closures.map(({ service }) => service);
}

const overflowOf = (tab: Awaited<ReturnType<typeof openTab>>) =>
  tab.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test.each(LOOKS)(
  'T-23 closed purchases: the market says so, no button of an item can be pressed, and an open dialog turns ($language, $width px)',
  async ({ language, width }) => {
    const client = await openBuyer(market);
    const tab = await openTab(browser, market, { client, language, width });
    const { page } = tab;
    const closed = page.getByRole('button', { name: say(language, 'market:buyClosed') });
    const buys = page.getByRole('button', { name: new RegExp(`^${say(language, 'market:buy')}$`) });
    await tab.open(ITEM_PATH);
    await buys.first().waitFor();
    await switches.shut('purchases', TOLD);
    await expect.poll(() => closedFor(client)).toEqual(['PURCHASES']);
    // The page was open when the service closed. The dialog requests its data again, shows the notice and has no confirm button; the page
    // behind it follows.
    await buys.last().click();
    await tab.dialog.getByText(say(language, 'shell:closed_PURCHASES')).waitFor();
    await tab.dialog.getByText(TOLD[language]).waitFor();
    await expect
      .poll(() => tab.dialog.getByRole('button', { name: say(language, 'order:purchase_confirm') }).count())
      .toBe(0);
    await page.keyboard.press('Escape');
    await closed.first().waitFor();
    await expect.poll(() => buys.count()).toBe(0);
    await untilNoted(tab, ITEM_PATH, say(language, 'shell:closed_PURCHASES'));
    const shown = await closed.all();
    expect(shown.length).toBeGreaterThan(0);
    expect(await Promise.all(shown.map((button) => button.isDisabled()))).not.toContain(false);
    await expect.poll(() => overflowOf(tab)).toBeLessThanOrEqual(0);
    await untilNoted(tab, '/market', say(language, 'shell:closed_PURCHASES'));
    await expect.poll(() => overflowOf(tab)).toBeLessThanOrEqual(0);
    await switches.open('purchases');
    await expect
      .poll(async () => {
        await tab.open(ITEM_PATH);
        return [await closed.count(), (await buys.count()) > 0];
      })
      .toEqual([0, true]);
    await tab.close();
  },
);

test.each(LOOKS)(
  'W-08 closed recharges: amount, ready-made amounts and contract are locked, and open again ($language, $width px)',
  async ({ language, width }) => {
    const client = await market.visitor().signIn();
    const tab = await openTab(browser, market, { client, language, width });
    const { page } = tab;
    const sign = page.getByRole('button', { name: say(language, 'wallet:contractSign') });
    const amount = page.getByLabel(say(language, 'wallet:amount'), { exact: true });
    const presets = page.getByRole('group', { name: say(language, 'wallet:presets') }).getByRole('button');
    const locks = async () => [
      await amount.isDisabled(),
      await presets.first().isDisabled(),
      await sign.isDisabled(),
    ];
    await switches.shut('recharges');
    await untilNoted(tab, '/user/wallet', say(language, 'shell:closed_RECHARGES'));
    await expect.poll(() => locks()).toEqual([true, true, true]);
    await switches.open('recharges');
    await expect
      .poll(async () => {
        await tab.open('/user/wallet');
        await sign.waitFor();
        return locks();
      })
      .toEqual([false, false, false]);
    await rechargesIn(market).sign(client);
    await tab.close();
  },
);

test.each(LOOKS)(
  'I-05 closed listings: the pages of selling say so, a shop does not open, the form cannot be sent, and a rise is told at its row ($language, $width px)',
  async ({ language, width }) => {
    const seller = await openSeller(market);
    const [item] = await pickItems(market, 1);
    if (!item) throw new Error('no item');
    const note = say(language, 'shell:closed_LISTINGS');
    await listSome(market, seller, item, 1);
    const [copy = ''] = await giveCopies(market, seller, item.id, 1);
    const tab = await openTab(browser, market, { client: seller.client, language, width });
    const { page, dialog } = tab;
    await switches.shut('listings', TOLD);
    await untilNoted(tab, '/user/inventory', note);
    await expect.poll(() => overflowOf(tab)).toBeLessThanOrEqual(0);
    await untilNoted(tab, '/user/sell', note);
    await page.getByRole('button', { name: say(language, 'sell:closeShop') }).click();
    const openShop = page.getByRole('button', { name: say(language, 'sell:openShop') });
    await openShop.waitFor();
    await expect.poll(() => openShop.isDisabled()).toBe(true);
    await tab.open(`/user/sell?list=${globalId('InventoryItem', copy)}`);
    await dialog.getByText(TOLD[language]).waitFor();
    await dialog.getByText(say(language, 'sell:listingsClosed')).waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: /1/ }).last().isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox').last().check();
    await page
      .getByRole('button', { name: say(language, 'sell:reprice') })
      .last()
      .click();
    const field = dialog.getByRole('textbox').last();
    await field.fill(String(item.referenceCents / 100 + 1));
    await dialog.getByText(say(language, 'sell:reason_LISTINGS_CLOSED')).waitFor();
    await field.fill(String(item.referenceCents / 100 - 1));
    await dialog.getByText(say(language, 'sell:reason_LISTINGS_CLOSED')).waitFor({ state: 'detached' });
    await switches.open('listings');
    await tab.close();
  },
);

test.each(LOOKS)(
  'closed binding and open platform stand on their pages and on the status page, and open again live ($language, $width px)',
  async ({ language, width }) => {
    const { person } = await openPartner(market);
    const tab = await openTab(browser, market, { client: person, language, width });
    const bind = tab.page.getByRole('button', { name: say(language, 'account:bind'), exact: true });
    const notes = {
      binding: say(language, 'shell:closed_BINDING'),
      platform: say(language, 'shell:closed_OPEN_PLATFORM'),
    };
    await switches.shut('binding', TOLD);
    await switches.shut('open-platform', TOLD);
    await untilNoted(tab, '/user/steam', notes.binding);
    await expect.poll(() => bind.isDisabled()).toBe(true);
    await expect.poll(() => overflowOf(tab)).toBeLessThanOrEqual(0);
    await untilNoted(tab, '/user/openapi', notes.platform);
    await expect.poll(() => overflowOf(tab)).toBeLessThanOrEqual(0);
    await untilNoted(tab, '/status', notes.platform);
    await tab.page.getByText(notes.binding).waitFor();
    await switches.open('binding');
    await switches.open('open-platform');
    await expect
      .poll(async () => {
        await tab.open('/user/steam');
        return bind.isDisabled();
      })
      .toBe(false);
    await tab.close();
  },
);
