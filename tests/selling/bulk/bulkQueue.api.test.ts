import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cancelBulkAction } from '../../../api/selling/bulk/bulkActions.ts';
import { listDueActions, runBulkAction } from '../../../api/selling/bulk/runBulkAction.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { crashService } from '../listing/crashService.ts';
import { giveCopies, openSeller, pickItems, type Seller } from '../listing/sellerScene.ts';
import { ALL, FACTS, LIST } from './bulkDocuments.ts';
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
  await giveCopies(market, seller, items[0]?.id ?? '', 3);
});
afterAll(() => market.close());

const { start, change, factsOf } = bulkScene(
  () => market,
  () => seller,
);
const cost = (costCents: number) => ({ kind: 'COST', costCents });

/** Begins actions one after another and returns their ids. */
async function startAll(...changes: object[]): Promise<string[]> {
  const ids: string[] = [];
  for (const one of changes) ids.push((await start(ALL, one)).bulkAction.id);
  return ids;
}

async function queue(): Promise<Answer> {
  const { data } = await seller.client.query<Answer>(`{ viewer { bulkQueue { ${FACTS} waitingPlace } } }`);
  return data?.viewer.bulkQueue.map(({ id, state, waitingPlace }: Answer) => [id, state, waitingPlace]);
}

async function costsOf(): Promise<number[]> {
  const { rows } = await market.owner.query<{ cost: number }>(
    'select distinct cost_cents::int as cost from asset where steam_account_id = $1',
    [seller.accountId],
  );
  return rows.map(({ cost: cents }) => cents);
}

test('I-10 actions wait for the one at work and begin by themselves, the oldest first', async () => {
  const [one = '', two = '', three = ''] = await startAll(LIST, cost(5), cost(7));
  expect(await queue()).toEqual([
    [one, 'RUNNING', null],
    [two, 'WAITING', 1],
    [three, 'WAITING', 2],
  ]);
  // A job of one that waits does nothing.
  await runBulkAction(market.worker, rowId(three));
  expect(await factsOf(three)).toMatchObject({ state: 'WAITING', decidedCount: 0, endedAt: null });
  await runBulkAction(market.worker, rowId(one));
  expect(await queue()).toEqual([
    [two, 'RUNNING', null],
    [three, 'WAITING', 1],
  ]);
  await runBulkAction(market.worker, rowId(two));
  await runBulkAction(market.worker, rowId(three));
  expect([await queue(), await costsOf()]).toEqual([[], [7]]);
});

test('I-10 five wait; one more is refused, and the error says how many can wait', async () => {
  const ids = await startAll(LIST, ...[1, 2, 3, 4, 5].map(cost));
  const refused = await start(ALL, cost(6));
  expect(refused).toMatchObject({ code: 'BULK_QUEUE_FULL' });
  expect(refused.message).toContain('5');
  expect(await queue()).toHaveLength(6);
  await change('cancelBulkAction', ids[3] ?? '');
  expect((await start(ALL, cost(6))).bulkAction).toMatchObject({ state: 'WAITING' });
  expect((await queue()).map(([, , place]: Answer) => place)).toEqual([null, 1, 2, 3, 4, 5]);
});

test('I-10 of many that begin at once one runs, five wait and the others are refused', async () => {
  // Some set prices, which checks the seller as well.
  const answers = await Promise.all(
    Array.from({ length: 9 }, (_, at) => start(ALL, at % 2 === 0 ? cost(at + 1) : LIST)),
  );
  const states = answers.map(({ code, bulkAction }) => code ?? bulkAction.state);
  const numberOf = (state: string) => states.filter((one) => one === state).length;
  expect(['RUNNING', 'WAITING', 'BULK_QUEUE_FULL'].map(numberOf)).toEqual([1, 5, 3]);
});

test('I-10 the same request again is the same action, while it waits and after it was cancelled', async () => {
  await startAll(LIST);
  const request = crypto.randomUUID();
  const { bulkAction: first } = await start(ALL, cost(5), { request });
  expect((await start(ALL, cost(5), { request })).bulkAction).toMatchObject({
    id: first.id,
    state: 'WAITING',
  });
  await change('cancelBulkAction', first.id);
  expect((await start(ALL, cost(5), { request })).bulkAction).toMatchObject({ state: 'CANCELLED' });
  expect(await queue()).toHaveLength(1);
});

test('I-10 one that waits is cancelled and never begins; one at work is not, nor is a stranger’s', async () => {
  const [one = '', two = ''] = await startAll(LIST, cost(5));
  for (const name of ['pauseBulkAction', 'resumeBulkAction', 'undoBulkAction'])
    expect((await change(name, two)).code, name).toBe('BULK_ACTION_UNKNOWN');
  const owner = seller;
  seller = await openSeller(market);
  expect((await change('cancelBulkAction', two)).code).toBe('BULK_ACTION_UNKNOWN');
  seller = owner;
  for (const _time of [1, 2])
    expect((await change('cancelBulkAction', two)).__typename).toBe('CancelBulkActionPayload');
  expect((await change('cancelBulkAction', one)).code).toBe('BULK_ACTION_UNKNOWN');
  await runBulkAction(market.worker, rowId(one));
  await runBulkAction(market.worker, rowId(two));
  expect([(await factsOf(two)).state, await costsOf()]).toEqual(['CANCELLED', [null]]);
});

test('I-10 a cancellation and the turn at once: it is cancelled or it runs, never both', async () => {
  const [one = '', two = ''] = await startAll(LIST, cost(5));
  const target = { userId: seller.userId, actionId: rowId(two) };
  const [, cancelled] = await Promise.allSettled([
    runBulkAction(market.worker, rowId(one)),
    cancelBulkAction(market.worker, target),
  ]);
  const { state } = await factsOf(two);
  expect(state).toBe(cancelled.status === 'fulfilled' ? 'CANCELLED' : 'RUNNING');
});

test('I-10 pausing the one at work lets the next one begin', async () => {
  const [one = '', two = ''] = await startAll(LIST, cost(5));
  await change('pauseBulkAction', one);
  expect(await queue()).toEqual([[two, 'RUNNING', null]]);
  await runBulkAction(market.worker, rowId(two));
  await change('resumeBulkAction', one);
  await runBulkAction(market.worker, rowId(one));
  expect(await factsOf(one)).toMatchObject({ state: 'FINISHED', doneCount: 3 });
});

test('I-10 what was paused or ended last is told of, whatever is at work or was cancelled meanwhile', async () => {
  const last = async () =>
    (await seller.client.query<Answer>('{ viewer { lastBulkAction { id state } } }')).data.viewer
      .lastBulkAction;
  const [one = '', two = '', three = ''] = await startAll(LIST, cost(5), cost(7));
  expect(await last()).toBeNull();
  await change('pauseBulkAction', one);
  expect(await last()).toEqual({ id: one, state: 'PAUSED' });
  await change('cancelBulkAction', three);
  await runBulkAction(market.worker, rowId(two));
  expect(await last()).toEqual({ id: two, state: 'FINISHED' });
});

test('I-10 one that a domain error stops does not hold the next one up', async () => {
  const [one = '', two = ''] = await startAll(LIST, cost(5));
  await market.owner.query('update app_user set is_blocked = true where id = $1', [seller.userId]);
  await runBulkAction(market.worker, rowId(one));
  expect(await factsOf(one)).toMatchObject({ state: 'STOPPED' });
  expect(await queue()).toEqual([[two, 'RUNNING', null]]);
});

test('I-10 killed between the end of one and the turn of the next, a poll begins it, once', async () => {
  const [one = '', two = '', three = ''] = await startAll(LIST, cost(5), cost(7));
  await crashService(market, 'bulk.ended', 'runBulkAction', { actionId: rowId(one) }, 'worker');
  expect((await queue()).map(([, state]: Answer) => state)).toEqual(['WAITING', 'WAITING']);
  await Promise.all([listDueActions(market.worker), listDueActions(market.worker)]);
  expect(await queue()).toEqual([
    [two, 'RUNNING', null],
    [three, 'WAITING', 1],
  ]);
  expect(await listDueActions(market.worker)).toContain(rowId(two));
});
