import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser.ts';
import { persistedIdOf } from '../kit/persistedIdOf.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import {
  giveCopies,
  list,
  listSome,
  openSeller,
  pickItems,
  type Seller,
} from '../selling/listing/sellerScene.ts';
import { RULES, RUN_RULE, UPDATE_RULE } from '../selling/rules/ruleDocuments.ts';
import { createRule, PLAIN_RULE } from '../selling/rules/ruleScene.ts';
import { LOOKS, openTab } from './tab.ts';
import { say } from './words.ts';

const COPIES = 320;
let market: TestMarket;
let browser: Browser;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  browser = await openBrowser();
  items = await pickItems(market, 12);
});
afterAll(() => market.close());

const yuan = (cents: number): string =>
  `¥${(cents / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const share = (cents: number): number => Math.floor((cents * 980 * 2 + 1_000) / 2_000);

test.each(LOOKS)(
  'the dry run of a rule tells hundreds of listings by reason and stays short; its run is read on, and the head of the page says what rules did, in $language at $width px',
  async ({ language, width }) => {
    const text = (key: string, values: Record<string, string | number> = {}) =>
      say(language, `sell:${key}`, values);
    const seller = await openSeller(market);
    const [item] = items;
    if (!item) throw new Error('nothing to sell');
    await listSome(market, seller, item, COPIES);
    const right = await giveCopies(market, seller, item.id, 2);
    await list(
      seller.client,
      right.map((assetId) => ({ assetId, priceCents: share(item.referenceCents) })),
    );
    const tab = await openTab(browser, market, { client: seller.client, language, width });
    const { page, dialog } = tab;
    const look = async (name: string) => {
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      if (process.env.LOOK_FOLDER)
        await page.screenshot({ path: `${process.env.LOOK_FOLDER}/${name}-${language}-${width}.png` });
    };
    await tab.open('/user/sell?tab=rules');
    await page.getByRole('button', { name: text('rule_new') }).click();
    await dialog.getByLabel(text('rule_name'), { exact: true }).fill('all');
    await dialog.getByLabel(text('rule_multiplier', { min: 0.97, max: 1.1 })).fill('0.98');
    await dialog.getByRole('button', { name: text('rule_preview') }).click();
    const sums = { from: yuan(COPIES * item.referenceCents), to: yuan(COPIES * share(item.referenceCents)) };
    await dialog.getByText(text('rule_diffSums', sums)).waitFor();
    const reason = (because: string, count: number) =>
      text('rule_reasonCount', { reason: text(`rule_because_${because}`), count });
    const reasons = dialog.getByRole('list', { name: text('rule_diffReasons') });
    await expect
      .poll(() => reasons.getByRole('listitem').allInnerTexts())
      .toEqual([reason('BASIS', COPIES), reason('UNCHANGED', 2)]);
    await look('rule-diff');
    const rows = dialog.getByRole('list', { name: text('rule_diffRows') }).getByRole('listitem');
    await expect.poll(() => rows.count()).toBeLessThan(40);
    await expect.poll(() => rows.first().getAttribute('aria-setsize')).toBe('250');
    // The last row is reached by scrolling: what is further on is read then.
    await expect
      .poll(async () => {
        await rows.last().scrollIntoViewIfNeeded();
        return rows.last().getAttribute('aria-posinset');
      })
      .toBe(String(COPIES + 2));
    await look('rule-diff-end');
    await dialog.getByRole('button', { name: text('rule_save') }).click();
    await page.getByRole('button', { name: text('rule_run'), exact: true }).click();
    const facts = page.getByRole('list', { name: text('activity') });
    await facts.getByText(text('activity_changed', { count: COPIES })).waitFor();
    await facts.getByText(text('activity_sums', sums)).waitFor();
    await look('rule-head');
    await facts.getByRole('link', { name: text('activity_show') }).click();
    await page.getByRole('button', { name: text('rule_runShow') }).click();
    const listings = page.getByRole('list', { name: text('rule_runListings') });
    const outcomes = listings.getByRole('listitem');
    const loaded = () => outcomes.first().getAttribute('aria-setsize');
    await expect.poll(loaded).toBe('100');
    for (const count of [200, 300, COPIES]) {
      await page.getByRole('button', { name: say(language, 'shell:more') }).click();
      await expect.poll(loaded).toBe(String(count));
      // Only what is near is rendered, and what was loaded can be scrolled to.
      await expect.poll(() => outcomes.count()).toBeLessThan(40);
      await expect
        .poll(async () => {
          await outcomes.last().scrollIntoViewIfNeeded();
          return outcomes.last().getAttribute('aria-posinset');
        })
        .toBe(String(count));
      await expect.poll(() => outcomes.last().innerText()).toContain(yuan(share(item.referenceCents)));
    }
    await page.getByText(text('rule_runLeft', { count: 2 })).waitFor();
    await look('rule-run');
    // A reload keeps the runs open.
    await tab.reload();
    await page.getByRole('button', { name: text('rule_runShow') }).waitFor();
    // The run is taken back after a second press, and its rule switched off.
    await page.getByRole('button', { name: text('rule_undo') }).click();
    await page.getByText(text('rule_undoSays')).waitFor();
    await page.getByRole('button', { name: text('rule_undoSure') }).click();
    await page.getByText(text('rule_undoing', { count: 0 })).waitFor();
    await page.getByText(text('rule_off'), { exact: true }).waitFor();
    await tab.close();
  },
);

test('items of a rule are searched by name; what was chosen in another search stays, Enter sends no form, and what does not fit is counted', async () => {
  const seller = await openSeller(market);
  for (const each of items) await listSome(market, seller, each, 1);
  const [one, two] = items;
  const { rows } = await market.owner.query(
    'select name_zh as name from market_item where id = any($1) order by id = $2 desc',
    [[one?.id, two?.id], one?.id],
  );
  const [first, second] = rows.map(({ name }) => name);
  const tab = await openTab(browser, market, { client: seller.client, width: 390 });
  const { page, dialog } = tab;
  await tab.open('/user/sell?tab=rules');
  await page.getByRole('button', { name: '新建规则' }).click();
  await dialog.getByRole('button', { name: '指定饰品' }).click();
  const search = dialog.getByLabel('按名称查找在售饰品').first();
  const picks = dialog.getByRole('group', { name: '指定饰品' }).getByRole('checkbox');
  await expect.poll(() => picks.count()).toBe(items.length);
  await search.fill(first);
  await expect.poll(() => picks.count()).toBeLessThan(items.length);
  await search.press('Enter');
  await expect.poll(() => dialog.getByText('请填写规则名称').count()).toBe(0);
  await dialog.getByRole('checkbox', { name: first, exact: true }).check();
  await search.fill(second);
  await dialog.getByRole('checkbox', { name: second, exact: true }).check();
  await expect.poll(() => dialog.getByRole('checkbox', { name: first, exact: true }).isChecked()).toBe(true);
  await search.fill('没有这样的名字');
  await dialog.getByText('没有名称相符的在售饰品').waitFor();
  await expect.poll(() => picks.count()).toBe(2);
  if (process.env.LOOK_FOLDER) await page.screenshot({ path: `${process.env.LOOK_FOLDER}/rule-picks.png` });
  // Its hours begin later: the dry run says so.
  const hour = new Date().getUTCHours() + 8;
  await dialog.getByText(say('zh', 'sell:rule_limits')).click();
  const hours = dialog.getByRole('combobox').and(dialog.locator('select'));
  await hours.nth(0).selectOption(String((hour + 3) % 24));
  await hours.nth(1).selectOption(String((hour + 5) % 24));
  await dialog.getByRole('textbox', { name: '规则名称' }).fill('两种');
  await dialog.getByRole('button', { name: '预览改动' }).click();
  await dialog.getByText(`${items.length} 件在售中适用 2 件`).first().waitFor();
  await dialog.getByText(/^现在不在运行时段内，到 .* 才会自动运行$/).waitFor();
  // Rows make room as they grow with what the market says.
  const places = dialog.getByRole('list', { name: '每件饰品的改动' }).getByRole('listitem');
  await expect
    .poll(async () => {
      const [above, below] = [await places.nth(0).boundingBox(), await places.nth(1).boundingBox()];
      return above !== null && below !== null && above.y + above.height <= below.y + 1;
    })
    .toBe(true);
  if (process.env.LOOK_FOLDER) await page.screenshot({ path: `${process.env.LOOK_FOLDER}/rule-waits.png` });
  await tab.close();
});

/** Runs a rule without its page, as a schedule or another tab would. */
async function runElsewhere({ client }: Seller, ruleId: string): Promise<void> {
  const { runSellingRule: ran } = await client.must(RUN_RULE, { ruleId, request: crypto.randomUUID() });
  expect(ran.__typename).toBe('RunSellingRulePayload');
}

test('the open list of runs has the run that was pressed, and those that happened elsewhere', async () => {
  const text = (key: string) => say('zh', `sell:${key}`);
  const seller = await openSeller(market);
  const [item] = items;
  if (!item) throw new Error('nothing to sell');
  await listSome(market, seller, item, 2);
  const ruleId = await createRule(seller);
  await runElsewhere(seller, ruleId);
  const tab = await openTab(browser, market, { client: seller.client });
  const { page } = tab;
  await tab.open('/user/sell?tab=rules');
  await page.getByText(text('rule_runs')).click();
  const runs = page.getByRole('button', { name: text('rule_runShow') });
  await expect.poll(() => runs.count()).toBe(1);
  await page.getByRole('button', { name: text('rule_run'), exact: true }).click();
  await expect.poll(() => runs.count()).toBe(2);
  // What answers with the rule tells when it ran.
  await runElsewhere(seller, ruleId);
  await page.getByRole('button', { name: text('rule_switchOff') }).click();
  await expect.poll(() => runs.count()).toBe(3);
  await tab.close();
});

test('a run is undone after another one that its page has not read; both are shown', async () => {
  const text = (key: string, values: Record<string, string | number> = {}) =>
    say('zh', `sell:${key}`, values);
  const seller = await openSeller(market);
  const [item] = items;
  if (!item) throw new Error('nothing to sell');
  await listSome(market, seller, item, 2);
  const ruleId = await createRule(seller);
  await runElsewhere(seller, ruleId);
  const tab = await openTab(browser, market, { client: seller.client });
  const { page } = tab;
  await tab.open('/user/sell?tab=rules&runs=all');
  const runs = page.getByRole('button', { name: text('rule_runShow') });
  await expect.poll(() => runs.count()).toBe(1);
  // From here on the answer to the undo alone tells of the other run.
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes(persistedIdOf('RuleRunsQuery')) ? route.abort() : route.fallback(),
  );
  await runElsewhere(seller, ruleId);
  await page.getByRole('button', { name: text('rule_undo') }).click();
  await page.getByRole('button', { name: text('rule_undoSure') }).click();
  await page.getByText(text('rule_undoing', { count: 0 })).waitFor();
  await expect.poll(() => runs.count()).toBe(2);
  await page.getByText(text('rule_runSays', { decided: 2, count: 0 })).waitFor();
  await tab.close();
});

test('an undo of a run says that it waits for its turn, and once it is taken back or has stopped it can be asked for again', async () => {
  const text = (key: string, values: Record<string, string | number> = {}) =>
    say('zh', `sell:${key}`, values);
  const seller = await openSeller(market);
  const [item] = items;
  if (!item) throw new Error('nothing to sell');
  await listSome(market, seller, item, 2);
  await runElsewhere(seller, await createRule(seller));
  const tab = await openTab(browser, market, { client: seller.client });
  const { page } = tab;
  await tab.open('/user/sell?tab=rules&runs=all');
  await page.getByRole('button', { name: text('rule_undo') }).click();
  await page.getByRole('button', { name: text('rule_undoSure') }).click();
  await page.getByText(text('rule_undoing', { count: 0 })).waitFor();
  const becomes = (state: string, waitingFor: string | null) =>
    market.owner.query(
      'update bulk_action set state = $2, waiting_for = $3, ended_at = clock_now() where user_id = $1',
      [seller.userId, state, waitingFor],
    );
  await becomes('finished', 'undoing');
  await tab.reload();
  await page.getByText(text('rule_undoWaiting')).waitFor();
  await becomes('finished', null);
  await tab.reload();
  await page.getByRole('button', { name: text('rule_undo') }).waitFor();
  expect(await page.getByText(text('rule_undoWaiting')).count()).toBe(0);
  await becomes('stopped', null);
  await tab.reload();
  await page.getByText(text('rule_undoStopped', { count: 0 })).waitFor();
  await page.getByRole('button', { name: text('rule_undo') }).click();
  await page.getByRole('button', { name: text('rule_undoSure') }).click();
  await page.getByText(text('rule_undoing', { count: 0 })).waitFor();
  await tab.close();
});

test('a rule that was changed elsewhere is switched off as it is now, not as its page shows it', async () => {
  const seller = await openSeller(market);
  const ruleId = await createRule(seller, { floorCents: 100 });
  const tab = await openTab(browser, market, { client: seller.client });
  await tab.open('/user/sell?tab=rules');
  const off = tab.page.getByRole('button', { name: say('zh', 'sell:rule_switchOff') });
  await off.waitFor();
  const rule = { ...PLAIN_RULE, floorCents: 900 };
  await seller.client.must(UPDATE_RULE, { ruleId, rule });
  await off.click();
  await tab.page.getByRole('button', { name: say('zh', 'sell:rule_switchOn') }).waitFor();
  const { viewer } = await seller.client.must(RULES, {});
  expect(viewer?.sellingRules).toMatchObject([{ id: ruleId, isEnabled: false, floorCents: 900 }]);
  await tab.close();
});

test('the folds of a rule stay open when their last value is deleted, and a problem inside opens them', async () => {
  const text = (key: string, values: Record<string, string | number> = {}) =>
    say('zh', `sell:${key}`, values);
  const seller = await openSeller(market);
  const [item] = items;
  if (!item) throw new Error('nothing to sell');
  await listSome(market, seller, item, 1);
  const tab = await openTab(browser, market, { client: seller.client });
  const { page, dialog } = tab;
  await tab.open('/user/sell?tab=rules');
  await page.getByRole('button', { name: text('rule_new') }).click();
  const fold = dialog.getByText(text('rule_limits'));
  await fold.click();
  const ceiling = dialog.getByLabel(text('rule_ceiling'), { exact: true });
  await ceiling.fill('5');
  await ceiling.press('Backspace');
  await expect.poll(() => ceiling.inputValue()).toBe('');
  // Whoever types on types into the same field, which a closed fold would have taken the focus from.
  await page.keyboard.type('7');
  await expect.poll(() => ceiling.inputValue()).toBe('7');
  await ceiling.press('Backspace');
  await ceiling.waitFor();
  await dialog.getByText(text('rule_excluded', { count: 0 })).click();
  const picks = dialog.getByRole('group', { name: /^从不改价/ }).getByRole('checkbox');
  await picks.first().check();
  await picks.first().uncheck();
  await page.waitForTimeout(200);
  expect(await picks.first().isVisible()).toBe(true);
  // An end without a start is wrong: the fold that was closed over it opens.
  const until = dialog.locator('select').nth(1);
  await until.selectOption('5');
  await fold.click();
  await expect.poll(() => until.isVisible()).toBe(false);
  await dialog.getByRole('button', { name: text('rule_preview') }).click();
  await dialog.getByText(text('rule_hoursWrong')).waitFor();
  // Mended, it stays open.
  await until.selectOption('');
  await expect.poll(() => dialog.getByText(text('rule_hoursWrong')).count()).toBe(0);
  await page.waitForTimeout(200);
  expect(await until.isVisible()).toBe(true);
  await tab.close();
});
