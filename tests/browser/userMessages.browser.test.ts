import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startScheduler } from '../../api/kernel/scheduler.ts';
import { NoSteamAccount } from '../../api/selling/inventory/inventory.errors.ts';
import { SteamSignInLost } from '../../api/steam/account/steamAccount.errors.ts';
import { steamAccountJobs } from '../../api/steam/account/steamAccount.jobs.ts';
import { openSwitches } from '../kernel/closure/closureScene.ts';
import { openBrowser } from '../kit/browser.ts';
import { PREPARE } from '../kit/documents.ts';
import { persistedIdOf } from '../kit/persistedIdOf.ts';
import { sandbox } from '../kit/rounds.ts';
import { newPhone, type TestClient } from '../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { openWithdrawer } from '../payments/withdrawal/withdrawalScene.ts';
import { giveCopies, inventoryItemId, list, openSeller, pickItems } from '../selling/listing/sellerScene.ts';
import { openOwner } from '../steam/account/ownerScene.ts';
import { ITEM_PATH, openTab, type Tab } from './tab.ts';
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

/** A user with play money and a trade link. */
async function openBuyer(phone = newPhone()): Promise<TestClient> {
  const client = await market.visitor().signIn(phone);
  await client.must(PREPARE, { amountCents: 9_000_000, request: crypto.randomUUID() });
  return client;
}

/** Opens a page that hears of no change before something is pressed on it: its live connection does not come about. */
async function openDeaf(tab: Tab, path: string): Promise<void> {
  const { page } = tab;
  await page.route('**/graphql', (route) =>
    route.request().headers().accept === 'text/event-stream' ? route.abort() : route.fallback(),
  );
  const isStarted = page.waitForResponse('**/web/notice*');
  await tab.open(path);
  await isStarted;
}

/** Signs in through the open modal. */
async function signIn(tab: Tab, language: 'zh' | 'en', phone: string): Promise<void> {
  const say = (name: string) => sayIn(language, name);
  const login = tab.dialog.filter({ has: tab.page.getByLabel(say('session:phone')) });
  await market.advanceClock(61_000);
  await login.getByLabel(say('session:phone')).fill(phone);
  await login.getByRole('button', { name: say('session:sendCode') }).click();
  await tab.toasts.getByText(say('session:codeSent')).waitFor();
  await login.getByLabel(say('session:code'), { exact: true }).fill(await market.visitor().readCode(phone));
  await login.getByRole('checkbox').last().check();
  await login.getByRole('button', { name: say('session:signIn'), exact: true }).click();
}

const LANGUAGES = (['zh', 'en'] as const).map((language) => ({
  language,
  say: (name: string, values = {}) => sayIn(language, name, values),
}));

test.each(LANGUAGES)(
  'E-04 a session that ends in the middle of a purchase: signed in again, the purchase goes on by itself, in $language',
  async ({ language, say }) => {
    const phone = newPhone();
    const client = await openBuyer(phone);
    const tab = await openTab(browser, market, { client, language });
    const { page } = tab;
    await openDeaf(tab, ITEM_PATH);
    await page.getByRole('button', { name: say('market:buyLowest') }).click();
    const confirm = page.getByRole('button', { name: say('order:purchase_confirm') });
    await confirm.waitFor();
    await client.rest('DELETE', '/web/user');
    await confirm.click();
    await page.getByRole('heading', { name: say('session:sessionEnded'), exact: true }).waitFor();
    await signIn(tab, language, phone);
    await tab.toasts.getByText(say('session:signedIn')).waitFor();
    await page.waitForURL(/orderDetail/);
    await page.getByRole('button', { name: say('order:copyOrderNo') }).waitFor();
    const { rows } = await market.owner.query(
      'select count(*)::int as orders from market_order o join app_user u on u.id = o.buyer_id where u.phone = $1',
      [`+86${phone}`],
    );
    expect(rows).toEqual([{ orders: 1 }]);
    await page.context().grantPermissions(['clipboard-write', 'clipboard-read']);
    await page.getByRole('button', { name: say('order:copyOrderNo') }).click();
    await tab.toasts.getByText(say('order:copied')).waitFor();
    await tab.close();
  },
);

test.each(LANGUAGES)(
  'E-04 signed in as somebody else, or not at all, nothing goes on, in $language',
  async ({ language, say }) => {
    const client = await openBuyer();
    const tab = await openTab(browser, market, { client, language });
    const { page } = tab;
    await openDeaf(tab, '/user/setting');
    await client.rest('DELETE', '/web/user');
    const save = page.getByRole('button', { name: say('user:takeReady') });
    await save.click();
    await tab.dialog.getByRole('button', { name: say('shell:close') }).click();
    await expect.poll(() => save.getAttribute('aria-busy')).toBe(null);
    await save.click();
    const phone = newPhone();
    await signIn(tab, language, phone);
    await tab.toasts.getByText(say('session:signedIn')).waitFor();
    await tab.dialog.waitFor({ state: 'detached' });
    await page.getByText(say('user:isMissing')).first().waitFor();
    // As the one who is here now, by a press of their own.
    await save.click();
    await tab.toasts.getByText(say('user:saved')).waitFor();
    await tab.close();
  },
);

test.each(LANGUAGES)(
  'E-04 the code is on its way, the login succeeded, and the page first asked for is there, in $language',
  async ({ language, say }) => {
    const tab = await openTab(browser, market, { language });
    await tab.open('/user/wallet');
    await signIn(tab, language, newPhone());
    await tab.toasts.getByText(say('session:signedIn')).waitFor();
    await tab.page.getByRole('heading', { name: say('wallet:wallet') }).waitFor();
    await tab.close();
  },
);

test.each(LANGUAGES)(
  'E-04 what no form lets pass is refused as wrong information, in $language',
  async ({ language, say }) => {
    const tab = await openTab(browser, market, { language, client: await market.visitor().signIn() });
    const { page, dialog } = tab;
    await tab.open('/market?tagExterior=WearCategory2');
    await page.getByRole('button', { name: say('market:saveFilter') }).click();
    const name = dialog.getByLabel(say('watch:filterName'));
    await name.evaluate((field) => field.removeAttribute('maxlength'));
    await name.fill('x'.repeat(41));
    await dialog.getByRole('button', { name: say('watch:save') }).click();
    await tab.toasts.getByText(say('shell:error_BAD_USER_INPUT')).waitFor();
    await tab.close();
  },
);

test.each(LANGUAGES)(
  'E-04 more than there is cannot be withdrawn; a closed recharge says whom to ask, in $language',
  async ({ language, say }) => {
    const person = await openWithdrawer(market, 50_000n);
    const tab = await openTab(browser, market, { client: person.client, language });
    await tab.open('/user/wallet?tab=withdraw');
    await tab.page.getByLabel(say('wallet:withdrawAmount')).fill('500.01');
    await tab.page.getByText(say('wallet:amountInsufficient')).waitFor();
    const switches = await openSwitches(market);
    await switches.shut('recharges');
    await sleep(600);
    await tab.open('/user/wallet');
    await tab.page.getByText(say('wallet:rechargeClosed')).waitFor();
    await switches.open('recharges');
    await switches.close();
    await tab.close();
  },
);

test.each(LANGUAGES)(
  'E-04 no usable Steam account, an abnormal one, and items that another tab has listed meanwhile, in $language',
  async ({ language, say }) => {
    const seller = await openSeller(market);
    const [item] = await pickItems(market, 1);
    if (!item) throw new Error('nothing to sell');
    const [one = '', two = ''] = await giveCopies(market, seller, item.id, 2);
    const tab = await openTab(browser, market, { client: seller.client, language });
    const { page, dialog } = tab;
    const link = `/user/sell?list=${encodeURIComponent([one, two].map(inventoryItemId).join(','))}`;
    await tab.open(link);
    const confirm = dialog.getByRole('button', { name: say('sell:confirm_list', { count: 2 }) });
    await confirm.waitFor();
    await list(seller.client, [{ assetId: one, priceCents: item.referenceCents }]);
    await confirm.click();
    await dialog.getByText(say('sell:failedCount', { count: 1 })).waitFor();
    await page.getByText(say('sell:done_list', { count: 1 })).waitFor();

    const [three = ''] = await giveCopies(market, seller, item.id, 1);
    await market.owner.query(`update steam_account set status = 'abnormal' where id = $1`, [
      seller.accountId,
    ]);
    await tab.open(`/user/sell?list=${encodeURIComponent(inventoryItemId(three))}`);
    await dialog.getByText(say('sell:reason_ACCOUNT_ABNORMAL')).waitFor();

    await market.owner.query(
      `update steam_account set status = 'normal', inventory_status = 'synced' where id = $1`,
      [seller.accountId],
    );
    await tab.stopInventoryLooks();
    await openDeaf(tab, '/user/inventory');
    const refresh = page.getByRole('button', { name: say('inventory:refresh') });
    // The account goes while the request is on its way: a page that learns of it before has no button to press.
    const isUnbound = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes(persistedIdOf('useRefreshInventoryMutation')))
        await isUnbound.promise;
      await route.fallback();
    });
    await refresh.click();
    await market.owner.query('update steam_account set unbound_at = clock_now() where id = $1', [
      seller.accountId,
    ]);
    isUnbound.resolve();
    await tab.toasts.getByText(new NoSteamAccount().messageIn(language)).waitFor();
    await tab.close();
  },
);

test.each(LANGUAGES)(
  'E-04 a token is refreshed; once Steam has revoked the sign-in, the account must be bound again, in $language',
  async ({ language, say }) => {
    const { client, person } = await openOwner(market);
    const tab = await openTab(browser, market, { client, language });
    await tab.open('/user/steam');
    const refresh = tab.page.getByRole('button', {
      name: say('account:refreshToken_of', { name: person.accountName }),
    });
    await market.advanceClock(31_000);
    await refresh.click();
    await tab.toasts.getByText(say('account:tokenRefreshed')).waitFor();
    await sandbox(market, `accounts/${person.steamId}`, { revokesTokens: true, password: 'changed since' });
    await market.advanceClock(31_000);
    await refresh.click();
    await tab.toasts.getByText(new SteamSignInLost().messageIn(language)).waitFor();
    await tab.close();
  },
);
