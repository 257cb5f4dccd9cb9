import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { admitSeller } from '../../../api/accounts/user/admitUser.ts';
import { inTransaction } from '../../../api/kernel/tx.ts';
import { lockActionAtWork } from '../../../api/selling/bulk/bulkAction.store.ts';
import { cancelBulkAction, pauseBulkAction } from '../../../api/selling/bulk/bulkActions.ts';
import { listDueActions, runBulkAction } from '../../../api/selling/bulk/runBulkAction.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { crashService } from '../listing/crashService.ts';
import { giveCopies, openSeller, pickItems, type Seller } from '../listing/sellerScene.ts';
import { ALL } from './bulkDocuments.ts';
import { type Answer, bulkScene, rowId } from './bulkScene.ts';

let market: TestMarket;
let seller: Seller;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket();
  items = await pickItems(market, 1);
});
beforeEach(async () => {
  seller = await openSeller(market);
  await giveCopies(market, seller, items[0]?.id ?? '', 2);
});
afterAll(() => market.close());

const { start, run, change, factsOf } = bulkScene(
  () => market,
  () => seller,
);
const cost = (costCents: number) => ({ kind: 'COST', costCents });
const begin = async (costCents: number): Promise<string> => (await start(ALL, cost(costCents))).bulkAction.id;
const carryOut = (id: string) => runBulkAction(market.worker, rowId(id));

/** One that has ended, one that is paused, and one at work. */
async function openScene(): Promise<{ ended: string; paused: string; atWork: string }> {
  const { id: ended } = await run(ALL, cost(5));
  const paused = await begin(7);
  await change('pauseBulkAction', paused);
  return { ended, paused, atWork: await begin(9) };
}

/** The queue of the viewer, and what was paused or ended last. */
async function view(): Promise<{ queue: unknown[]; last: string | undefined }> {
  const { data } = await seller.client.query<Answer>(
    '{ viewer { bulkQueue { id state waitingPlace waitingFor } lastBulkAction { id } } }',
  );
  const { bulkQueue, lastBulkAction } = data.viewer;
  return {
    queue: bulkQueue.map(({ id, state, waitingPlace, waitingFor }: Answer) => [
      id,
      state,
      waitingPlace,
      waitingFor,
    ]),
    last: lastBulkAction?.id,
  };
}

async function costsOf(): Promise<(number | null)[]> {
  const { rows } = await market.owner.query<{ cost: number | null }>(
    'select distinct cost_cents::int as cost from asset where steam_account_id = $1',
    [seller.accountId],
  );
  return rows.map(({ cost: cents }) => cents);
}

test('I-10 undo and resume wait as new actions do, and begin in the order of the presses', async () => {
  const { ended, paused, atWork } = await openScene();
  expect((await change('undoBulkAction', ended)).__typename).toBe('UndoBulkActionPayload');
  const fresh = await begin(11);
  expect((await change('resumeBulkAction', paused)).__typename).toBe('ResumeBulkActionPayload');
  expect(await view()).toEqual({
    queue: [
      [atWork, 'RUNNING', null, null],
      [ended, 'FINISHED', 1, 'UNDOING'],
      [fresh, 'WAITING', 2, 'RUNNING'],
      [paused, 'PAUSED', 3, 'RUNNING'],
    ],
    last: undefined,
  });
  // A job of one whose undo waits does nothing.
  await carryOut(ended);
  expect(await factsOf(ended)).toMatchObject({ state: 'FINISHED', undoneCount: 0, undoUntil: null });
  await carryOut(atWork);
  expect((await view()).queue[0]).toEqual([ended, 'UNDOING', null, null]);
  await carryOut(ended);
  // What it had set was changed since.
  expect(await factsOf(ended)).toMatchObject({ state: 'UNDONE', undoneCount: 0 });
  expect((await view()).queue).toEqual([
    [fresh, 'RUNNING', null, null],
    [paused, 'PAUSED', 1, 'RUNNING'],
  ]);
  await carryOut(fresh);
  expect((await view()).queue).toEqual([[paused, 'RUNNING', null, null]]);
  await carryOut(paused);
  expect([await view(), await costsOf()]).toEqual([{ queue: [], last: paused }, [7]]);
});

test('I-10 what waits is taken back, once or twice: the action stays as it was, and can be undone later', async () => {
  const { ended, paused, atWork } = await openScene();
  const before = [await factsOf(ended), await factsOf(paused)];
  await change('undoBulkAction', ended);
  await change('resumeBulkAction', paused);
  for (const _time of [1, 2])
    for (const id of [ended, paused])
      expect((await change('cancelBulkAction', id)).__typename).toBe('CancelBulkActionPayload');
  expect([await factsOf(ended), await factsOf(paused)]).toEqual(before);
  expect(await view()).toEqual({ queue: [[atWork, 'RUNNING', null, null]], last: paused });
  await carryOut(atWork);
  expect(await view()).toEqual({ queue: [], last: atWork });
  await change('undoBulkAction', atWork);
  expect((await change('cancelBulkAction', atWork)).code).toBe('BULK_ACTION_UNKNOWN');
  await carryOut(atWork);
  expect([(await factsOf(atWork)).state, await costsOf()]).toEqual(['UNDONE', [5]]);
  // Its turn has come since: nothing of it was taken back.
  await change('resumeBulkAction', paused);
  await carryOut(paused);
  expect((await change('cancelBulkAction', paused)).code).toBe('BULK_ACTION_UNKNOWN');
});

test('I-10 two tabs press at once: it has one place; the opposite press is refused until it is taken back', async () => {
  const { ended, paused, atWork } = await openScene();
  const twice = await Promise.all([ended, ended].map((id) => change('undoBulkAction', id)));
  expect(twice.map(({ __typename }) => __typename)).toEqual(Array(2).fill('UndoBulkActionPayload'));
  const opposite = await Promise.all(
    ['undoBulkAction', 'resumeBulkAction'].map((name) => change(name, paused)),
  );
  expect(opposite.filter(({ code }) => code === 'BULK_ACTION_UNKNOWN')).toHaveLength(1);
  expect((await change('pauseBulkAction', paused)).code).toBe('BULK_ACTION_UNKNOWN');
  const { queue } = await view();
  expect(queue).toHaveLength(3);
  const owner = seller;
  seller = await openSeller(market);
  expect((await change('cancelBulkAction', ended)).code).toBe('BULK_ACTION_UNKNOWN');
  seller = owner;
  expect((await view()).queue).toEqual(queue);
  await carryOut(atWork);
  await carryOut(ended);
  // It has been undone meanwhile: the press changes nothing.
  await change('undoBulkAction', ended);
  expect((await factsOf(ended)).state).toBe('UNDONE');
});

test('I-10 what waits is counted against the same five, and is refused beyond them', async () => {
  const { ended, paused } = await openScene();
  await change('undoBulkAction', ended);
  for (const cents of [1, 2, 3, 4]) await begin(cents);
  expect((await change('resumeBulkAction', paused)).code).toBe('BULK_QUEUE_FULL');
  expect(await start(ALL, cost(6))).toMatchObject({ code: 'BULK_QUEUE_FULL' });
  expect((await view()).queue).toHaveLength(6);
  // The press that is there already changes nothing.
  expect((await change('undoBulkAction', ended)).__typename).toBe('UndoBulkActionPayload');
  await change('cancelBulkAction', ended);
  expect((await change('resumeBulkAction', paused)).__typename).toBe('ResumeBulkActionPayload');
  expect((await change('undoBulkAction', ended)).code).toBe('BULK_QUEUE_FULL');
  expect((await view()).queue.at(-1)).toEqual([paused, 'PAUSED', 5, 'RUNNING']);
});

test('I-10 an undo that was asked for within a day of the end is begun, however late', async () => {
  const { ended, atWork } = await openScene();
  const age = (hours: number) =>
    market.owner.query(
      `update bulk_action set ended_at = clock_now() - $2 * interval '1 hour' where id = $1`,
      [rowId(ended), hours],
    );
  await age(25);
  expect(await factsOf(ended)).toMatchObject({ undoUntil: null });
  expect((await change('undoBulkAction', ended)).code).toBe('UNDO_NOT_ALLOWED');
  await age(23);
  await change('undoBulkAction', ended);
  // Old ones are deleted by each poll, but not one that waits.
  await age(31 * 24);
  await listDueActions(market.worker);
  await carryOut(atWork);
  await carryOut(ended);
  expect(await factsOf(ended)).toMatchObject({ state: 'UNDONE' });
});

test('I-10 a press that takes the undo back and its turn at once: one of them wins', async () => {
  const { ended, atWork } = await openScene();
  await change('undoBulkAction', ended);
  const [, cancelled] = await Promise.allSettled([
    carryOut(atWork),
    cancelBulkAction(market.worker, { userId: seller.userId, actionId: rowId(ended) }),
  ]);
  expect((await factsOf(ended)).state).toBe(cancelled.status === 'fulfilled' ? 'FINISHED' : 'UNDOING');
});

test('I-10 killed between the end of one and the turn of an undo, a poll begins it, once', async () => {
  const { ended, paused, atWork } = await openScene();
  await change('undoBulkAction', ended);
  await change('resumeBulkAction', paused);
  await crashService(market, 'bulk.ended', 'runBulkAction', { actionId: rowId(atWork) }, 'worker');
  expect((await view()).queue).toEqual([
    [ended, 'FINISHED', 1, 'UNDOING'],
    [paused, 'PAUSED', 2, 'RUNNING'],
  ]);
  await Promise.all([listDueActions(market.worker), listDueActions(market.worker)]);
  const begun = [
    [ended, 'UNDOING', null, null],
    [paused, 'PAUSED', 1, 'RUNNING'],
  ];
  expect((await view()).queue).toEqual(begun);
  expect(await listDueActions(market.worker)).toContain(rowId(ended));
  await crashService(market, 'bulk.undone', 'runBulkAction', { actionId: rowId(ended) }, 'worker');
  expect((await view()).queue).toEqual(begun);
  await expect
    .poll(async () => {
      await carryOut(ended);
      return (await view()).queue;
    })
    .toEqual([[paused, 'RUNNING', null, null]]);
});

test('I-10 a pause waits for the part that is under way: both lock the seller before the action', async () => {
  const { atWork } = await openScene();
  const target = { userId: seller.userId, actionId: rowId(atWork) };
  let paused: Promise<void> | undefined;
  await inTransaction(market.worker.db, async (tx) => {
    expect(paused).toBeUndefined();
    await lockActionAtWork(tx, target.actionId, 1);
    paused = pauseBulkAction(market.worker, target);
    // Longer than the database waits before it looks for a deadlock: it would end this transaction.
    await sleep(1_200);
    await admitSeller(tx, seller.userId);
  });
  await paused;
  expect((await factsOf(atWork)).state).toBe('PAUSED');
});
