import { afterAll, beforeAll, expect, test } from 'vitest';
import { runBulkAction } from '../../../api/selling/bulk/runBulkAction.ts';
import { runDueRule } from '../../../api/selling/rules/runRule.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { type Answer, rowId } from '../bulk/bulkScene.ts';
import { listSome, openSeller, pickItems, reprice, type Seller } from '../listing/sellerScene.ts';
import { askOf, createRule, isDue } from './ruleScene.ts';

let market: TestMarket;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket();
  items = await pickItems(market, 8);
});
afterAll(() => market.close());

const UNDO = `mutation ($ruleId: ID!, $runId: String!) { undoSellingRuleRun(input: { ruleId: $ruleId, runId: $runId }) { __typename
  ... on UndoSellingRuleRunPayload { bulkAction { id state } sellingRule { isEnabled nextRunAt } } ... on DomainError { code } } }`;
const RUNS = `query ($ruleId: ID!) { node(id: $ruleId) { ... on SellingRule { isEnabled runs(first: 5) {
  id changedCount undoUntil undo { state undoneCount undoUntil undoRefused { reason count } } } } } }`;

async function undo({ client }: Seller, variables: { ruleId: string; runId: string }): Promise<Answer> {
  const { data, errors } = await client.query<Answer>(UNDO, variables);
  return data?.undoSellingRuleRun ?? errors[0];
}

async function rule({ client }: Seller, ruleId: string): Promise<Answer> {
  const { data } = await client.query<Answer>(RUNS, { ruleId });
  return data?.node;
}

/** A seller whose rule has run once over so many listings. */
async function openRun(count: number) {
  const seller = await openSeller(market);
  const item = items.pop();
  if (!item) throw new Error('too few items');
  const listingIds = await listSome(market, seller, item, count);
  const ruleId = await createRule(seller);
  await runDueRule(market.worker, rowId(ruleId));
  const [run] = (await rule(seller, ruleId)).runs;
  const asks = () => Promise.all(listingIds.map((id) => askOf(market, id)));
  return { seller, item, listingIds, ruleId, run, asks };
}

test('the asks of a run go back, except where something changed them since, and the rule no longer runs', async () => {
  const { seller, item, listingIds, ruleId, run, asks } = await openRun(4);
  const [first = '', second = ''] = listingIds;
  expect(run).toMatchObject({ changedCount: 4, undo: null });
  expect(run.undoUntil).not.toBeNull();
  await reprice(seller.client, [{ listingId: first, priceCents: item.referenceCents + 7 }]);
  await market.owner.query("update listing set status = 'reserved' where id = $1", [rowId(second)]);
  const [, bought] = await asks();
  const answer = await undo(seller, { ruleId, runId: run.id });
  expect(answer).toMatchObject({
    bulkAction: { state: 'UNDOING' },
    sellingRule: { isEnabled: false, nextRunAt: null },
  });
  await runBulkAction(market.worker, rowId(answer.bulkAction.id));
  expect(await asks()).toEqual([item.referenceCents + 7, bought, item.referenceCents, item.referenceCents]);
  const { runs } = await rule(seller, ruleId);
  expect(runs[0].undoUntil).toBeNull();
  expect(runs[0].undo).toMatchObject({ state: 'UNDONE', undoneCount: 2 });
  expect(runs[0].undo.undoRefused).toEqual([
    { reason: 'CHANGED_SINCE', count: 1 },
    { reason: 'ORDER_UNDER_WAY', count: 1 },
  ]);
  // The next night comes without a run, and a repetition neither undoes more nor stops what was started again.
  await market.advanceClock(61 * 60_000);
  expect(await isDue(market, ruleId)).toBe(false);
  await market.owner.query('update selling_rule set is_enabled = true where id = $1', [rowId(ruleId)]);
  expect(await undo(seller, { ruleId, runId: run.id })).toMatchObject({
    bulkAction: { id: answer.bulkAction.id, state: 'UNDONE' },
    sellingRule: { isEnabled: true },
  });
  await market.owner.query("update listing set status = 'active' where id = $1", [rowId(second)]);
});

test.each(['taken back before its turn', 'stopped'])(
  'an undo that was %s is asked for anew, and the rule that was enabled meanwhile no longer runs',
  async (how) => {
    const { seller, item, ruleId, run, asks } = await openRun(2);
    const target = { ruleId, runId: run.id };
    const isEnabledAgain = () =>
      market.owner.query('update selling_rule set is_enabled = true where id = $1', [rowId(ruleId)]);
    const actionId = rowId((await undo(seller, target)).bulkAction.id);
    await isEnabledAgain();
    // A repetition of the press asks for nothing new.
    expect(await undo(seller, target)).toMatchObject({ sellingRule: { isEnabled: true } });
    const ended = how === 'stopped' ? 'stopped' : 'finished';
    await market.owner.query('update bulk_action set state = $2, ended_at = clock_now() where id = $1', [
      actionId,
      ended,
    ]);
    expect((await rule(seller, ruleId)).runs[0].undo.undoUntil).not.toBeNull();
    expect(await undo(seller, target)).toMatchObject({
      bulkAction: { state: 'UNDOING' },
      sellingRule: { isEnabled: false, nextRunAt: null },
    });
    await runBulkAction(market.worker, actionId);
    expect(await asks()).toEqual([item.referenceCents, item.referenceCents]);
  },
);

test('two presses at once begin one undo, which waits for its turn while a bulk action is at work', async () => {
  const { seller, item, ruleId, run, asks } = await openRun(3);
  const { data } = await seller.client.query<Answer>(
    `mutation ($request: String!) { startBulkAction(input: { clientRequestId: $request, selection: { listings: {} },
       change: { kind: REPRICE, price: { basis: FIXED, priceCents: ${item.referenceCents + 9} } } }) {
       ... on StartBulkActionPayload { bulkAction { id } } } }`,
    { request: crypto.randomUUID() },
  );
  const target = { ruleId, runId: run.id };
  const [one, two] = await Promise.all([undo(seller, target), undo(seller, target)]);
  expect(one.bulkAction.id).toBe(two.bulkAction.id);
  expect((await rule(seller, ruleId)).runs[0].undo.state).toBe('FINISHED');
  await runBulkAction(market.worker, rowId(data.startBulkAction.bulkAction.id));
  await runBulkAction(market.worker, rowId(one.bulkAction.id));
  // The bulk action came first, so that nothing of the run was left to restore.
  expect(await asks()).toEqual(Array.from({ length: 3 }, () => item.referenceCents + 9));
  expect((await rule(seller, ruleId)).runs[0].undo.undoRefused).toEqual([
    { reason: 'CHANGED_SINCE', count: 3 },
  ]);
});

test('a run of another seller, one that changed nothing and one of days ago are not undone', async () => {
  const { seller, ruleId, run } = await openRun(1);
  const stranger = await openSeller(market);
  expect(await undo(stranger, { ruleId, runId: run.id })).toMatchObject({ code: 'SELLING_RULE_UNKNOWN' });
  const other = await createRule(seller, { isEnabled: false });
  for (const target of [
    { ruleId: other, runId: run.id },
    { ruleId, runId: 'no id' },
  ])
    expect(await undo(seller, target)).toMatchObject({ extensions: { field: 'runId' } });
  await market.advanceClock(61 * 60_000);
  await runDueRule(market.worker, rowId(ruleId));
  const [idle] = (await rule(seller, ruleId)).runs;
  expect(idle).toMatchObject({ changedCount: 0, undoUntil: null });
  expect(await undo(seller, { ruleId, runId: idle.id })).toMatchObject({ extensions: { field: 'runId' } });
  await market.advanceClock(25 * 3_600_000);
  expect((await rule(seller, ruleId)).runs.at(-1).undoUntil).toBeNull();
  expect(await undo(seller, { ruleId, runId: run.id })).toMatchObject({ code: 'UNDO_NOT_ALLOWED' });
  expect((await rule(seller, ruleId)).isEnabled).toBe(true);
});

test('a run in parts is undone whole', async () => {
  const { seller, item, ruleId, run, asks } = await openRun(130);
  const { bulkAction } = await undo(seller, { ruleId, runId: run.id });
  await runBulkAction(market.worker, rowId(bulkAction.id));
  expect(new Set(await asks())).toEqual(new Set([item.referenceCents]));
});
