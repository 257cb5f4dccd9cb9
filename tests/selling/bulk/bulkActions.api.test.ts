import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runBulkAction } from '../../../api/selling/bulk/runBulkAction.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { poison } from '../../kit/poison.ts';
import { slowness } from '../../kit/slowness.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { crashService } from '../listing/crashService.ts';
import {
  giveCopies,
  inventoryItemId,
  listingNodeId,
  openSeller,
  pickItems,
  reprice,
  type Seller,
} from '../listing/sellerScene.ts';
import { ALL, LIST } from './bulkDocuments.ts';
import { type Answer, bulkScene, rowId } from './bulkScene.ts';

let market: TestMarket;
let seller: Seller;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket();
  items = await pickItems(market, 40);
});
beforeEach(async () => {
  seller = await openSeller(market);
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

const item = (at = 0) => items[at] ?? { id: '', referenceCents: 0, marketHashName: '' };
const discounted = (cents: number) => Math.floor((cents * 990 + 500) / 1_000);
const { start, run, change, undo, factsOf, preview } = bulkScene(
  () => market,
  () => seller,
);

async function asksOf(): Promise<number[]> {
  const { rows } = await market.owner.query<{ ask: number }>(
    `select ask_cents::int as ask from listing where seller_id = $1 and status = 'active' order by ask_cents`,
    [seller.userId],
  );
  return rows.map(({ ask }) => ask);
}

/** The same number of copies of each of the first items. */
async function give(number: number, of = 1): Promise<string[]> {
  const given: string[] = [];
  for (let at = 0; at < of; at += 1)
    given.push(...(await giveCopies(market, seller, item(at).id, number / of)));
  return given;
}

describe('I-10 an action on many copies', () => {
  test('list, reprice, unlist: the dry run says in sums what then happens; what is refused is told by reason', async () => {
    const assetIds = await give(6, 2);
    await giveCopies(market, seller, item().id, 2, { isTradable: false });
    const sum = 3 * discounted(item(0).referenceCents) + 3 * discounted(item(1).referenceCents);
    const dry = await preview(ALL, LIST);
    expect(dry).toMatchObject({ totalCount: 8, doneCount: 6, toCents: sum, loweredCount: 0 });
    expect(dry.refused).toMatchObject([{ reason: 'NOT_TRADABLE', count: 2 }]);
    expect(dry.refused[0].items).toHaveLength(2);
    expect(await asksOf()).toEqual([]);
    const listed = await run(ALL, LIST);
    expect(listed).toMatchObject({
      state: 'FINISHED',
      totalCount: 8,
      decidedCount: 8,
      doneCount: 6,
      toCents: dry.toCents,
      refused: [{ reason: 'NOT_TRADABLE', count: 2 }],
    });
    const cut = { kind: 'REPRICE', price: { basis: 'OWN_ASK', multiplier: 0.9 } };
    const expected = await preview({ listings: {} }, cut);
    expect(expected).toMatchObject({ totalCount: 6, doneCount: 6, fromCents: sum });
    expect(await run({ listings: {} }, cut)).toMatchObject({ doneCount: 6, toCents: expected.toCents });
    const exceptIds = [inventoryItemId(assetIds[0] ?? '')];
    expect(await run({ ...ALL, exceptIds }, { kind: 'UNLIST' })).toMatchObject({
      totalCount: 5,
      doneCount: 5,
    });
    expect(await asksOf()).toHaveLength(1);
  });

  test('named ones of what matches, and of them exceptions; a name that does not match is not a target', async () => {
    const [one = '', two = '', three = ''] = await give(3);
    const stranger = seller;
    seller = await openSeller(market);
    const [foreign = ''] = await give(1);
    seller = stranger;
    const onlyIds = [one, two, foreign].map(inventoryItemId);
    expect(await preview({ ...ALL, onlyIds }, LIST)).toMatchObject({ totalCount: 2, doneCount: 2 });
    expect(await run({ ...ALL, onlyIds, exceptIds: [onlyIds[1]] }, LIST)).toMatchObject({ doneCount: 1 });
    expect(await preview({ inventory: { tab: 'LISTED' }, onlyIds }, { kind: 'UNLIST' })).toMatchObject({
      totalCount: 1,
    });
    expect((await start({ ...ALL, onlyIds: [] }, LIST)).code).toBe('NOTHING_SELECTED');
    const tooMany = Array.from({ length: 10_001 }, () => inventoryItemId(three));
    expect((await start({ ...ALL, onlyIds: tooMany }, LIST)).errors[0].extensions.field).toBe('onlyIds');
  });

  test('a price that is too low waits for the confirmation; one that is too high is lowered and summed', async () => {
    await give(3);
    const reference = item().referenceCents;
    const low = { kind: 'LIST', price: { basis: 'FIXED', priceCents: 100 } };
    expect((await preview(ALL, low)).refused).toMatchObject([{ reason: 'PRICE_TOO_LOW', count: 3 }]);
    const high = { kind: 'LIST', price: { basis: 'FIXED', priceCents: reference * 20 } };
    const dry = await preview(ALL, high);
    expect(dry).toMatchObject({ doneCount: 3, loweredCount: 3, loweredCents: reference * 30 });
    expect(await run(ALL, high)).toMatchObject({ loweredCount: 3, loweredCents: dry.loweredCents });
  });

  test('one undo for the whole: listings leave, former asks and costs return, withdrawn copies are offered again', async () => {
    await give(4, 2);
    const listed = await run(ALL, LIST);
    const before = await asksOf();
    const cut = await run(ALL, { kind: 'REPRICE', price: { basis: 'OWN_ASK', multiplier: 0.8 } });
    const cost = await run(ALL, { kind: 'COST', costCents: 1_234 });
    const away = await run(ALL, { kind: 'UNLIST' });
    expect(await asksOf()).toEqual([]);
    expect(await undo(away.id)).toMatchObject({ state: 'UNDONE', undoneCount: 4 });
    expect((await asksOf()).reduce((sum, ask) => sum + ask, 0)).toBe(cut.toCents);
    expect(await undo(cost.id)).toMatchObject({ state: 'UNDONE', undoneCount: 4 });
    // The listings that it cut are over; the copies are offered by new ones.
    expect(await undo(cut.id)).toMatchObject({ state: 'UNDONE', undoneCount: 0 });
    const { rows } = await market.owner.query(
      'select count(cost_cents)::int as costs from asset where steam_account_id = $1',
      [seller.accountId],
    );
    expect(rows[0].costs).toBe(0);
    expect(before).toHaveLength(4);
    expect(listed.undoUntil).not.toBeNull();
  });

  test('bad input names its field; nothing selected, a request id used twice', async () => {
    await give(2);
    const both = { inventory: { tab: 'ALL' }, listings: {} };
    const messages = await Promise.all(
      [
        start(both, LIST),
        start(ALL, { kind: 'LIST' }),
        start(ALL, { kind: 'LIST', price: { basis: 'REFERENCE', multiplier: 1.2 } }),
        start(ALL, { kind: 'LIST', price: { basis: 'OWN_ASK', multiplier: 0.9 } }),
        start(ALL, { kind: 'LIST', price: { basis: 'LOWEST_ASK', stepCents: -1 } }),
        start(ALL, { kind: 'LIST', price: { basis: 'FIXED' } }),
        start(ALL, { kind: 'COST', costCents: 0 }),
        start(ALL, { kind: 'COST' }),
        start(ALL, { kind: 'COST', costCents: null }),
        start(ALL, { kind: 'COST', costCents: 5, clearsCost: true }),
        start(ALL, { kind: 'DISCOUNT' }),
        start(ALL, { kind: 'DISCOUNT', discount: null }),
        start({ listings: {} }, LIST),
      ].map(async (answer) => (await answer).errors?.[0]?.extensions?.field),
    );
    expect(messages).toEqual([
      'selection',
      'price',
      'multiplier',
      'basis',
      'stepCents',
      'priceCents',
      ...Array(4).fill('costCents'),
      'discount',
      'discount',
      'selection',
    ]);
    expect((await start({ listings: {} }, { kind: 'UNLIST' })).code).toBe('NOTHING_SELECTED');
    const request = crypto.randomUUID();
    const first = await start(ALL, LIST, { request });
    expect(first.bulkAction).toMatchObject({ state: 'RUNNING', totalCount: 2 });
    expect((await start(ALL, LIST, { request })).bulkAction.id).toBe(first.bulkAction.id);
    expect((await start(ALL, { kind: 'COST', clearsCost: true }, { request })).code).toBe(
      'REQUEST_ID_REUSED',
    );
    await runBulkAction(market.worker, rowId(first.bulkAction.id));
    expect(await asksOf()).toHaveLength(2);
  });

  test('two at once: one runs, the other one waits; nobody reads or changes another seller’s', async () => {
    await give(2);
    const answers = await Promise.all([start(ALL, LIST), start(ALL, { kind: 'COST', costCents: 5 })]);
    expect(answers.map(({ bulkAction }) => bulkAction.state).toSorted()).toEqual(['RUNNING', 'WAITING']);
    const { id } = answers.find(({ bulkAction }) => bulkAction.state === 'RUNNING').bulkAction;
    const owner = seller;
    seller = await openSeller(market);
    expect(await factsOf(id)).toBeNull();
    for (const name of ['pauseBulkAction', 'resumeBulkAction', 'undoBulkAction'])
      expect((await change(name, id)).code).toBe('BULK_ACTION_UNKNOWN');
    seller = owner;
    await runBulkAction(market.worker, rowId(id));
    expect(await factsOf(id)).toMatchObject({ state: 'FINISHED' });
  });

  test('a repeated action is known by what was sent, whatever its keyword finds by then', async () => {
    const { rows } = await market.owner.query<{ id: string }>(
      `select id from market_item where market_hash_name like 'AK-47 | %' order by id limit 2`,
    );
    const [first = { id: '' }, second = { id: '' }] = rows;
    await giveCopies(market, seller, first.id, 1);
    const selection = { inventory: { keyword: 'ak-47' } };
    const { bulkAction: taken } = await start(selection, LIST, { request: 'known-by-words' });
    expect(taken.totalCount).toBe(1);
    await giveCopies(market, seller, second.id, 1);
    const again = await start(selection, LIST, { request: 'known-by-words' });
    expect([again.code, again.bulkAction?.id]).toEqual([undefined, taken.id]);
    const other = await start({ inventory: { keyword: 'ak' } }, LIST, { request: 'known-by-words' });
    expect(other.code).toBe('REQUEST_ID_REUSED');
  });

  test('paused it waits, resumed it goes on; a blocked seller stops it, and it goes on afterwards', async () => {
    await give(2);
    const { bulkAction: action } = await start(ALL, LIST);
    expect((await change('pauseBulkAction', action.id)).__typename).toBe('PauseBulkActionPayload');
    await runBulkAction(market.worker, rowId(action.id));
    expect(await factsOf(action.id)).toMatchObject({ state: 'PAUSED', decidedCount: 0 });
    await change('resumeBulkAction', action.id);
    await market.owner.query('update app_user set is_blocked = true where id = $1', [seller.userId]);
    await runBulkAction(market.worker, rowId(action.id));
    expect(await factsOf(action.id)).toMatchObject({ state: 'STOPPED', stopCode: 'ACCOUNT_BLOCKED' });
    expect(await asksOf()).toEqual([]);
    await market.owner.query('update app_user set is_blocked = false where id = $1', [seller.userId]);
    await change('resumeBulkAction', action.id);
    await runBulkAction(market.worker, rowId(action.id));
    expect(await factsOf(action.id)).toMatchObject({ state: 'FINISHED', doneCount: 2 });
  });

  test('an undo that a closed service stops can be asked for again, or the action be kept', async () => {
    await give(2);
    await run(ALL, LIST);
    const away = await run(ALL, { kind: 'UNLIST' });
    await change('undoBulkAction', away.id);
    await market.owner.query('update app_user set is_blocked = true where id = $1', [seller.userId]);
    await runBulkAction(market.worker, rowId(away.id));
    expect(await factsOf(away.id)).toMatchObject({ state: 'STOPPED', undoneCount: 0 });
    await market.owner.query('update app_user set is_blocked = false where id = $1', [seller.userId]);
    for (const time of [1, 2]) {
      await market.owner.query(`update bulk_action set state = 'stopped' where id = $1`, [rowId(away.id)]);
      await change('resumeBulkAction', away.id);
      await runBulkAction(market.worker, rowId(away.id));
      expect(await factsOf(away.id), String(time)).toMatchObject({ state: 'FINISHED', doneCount: 2 });
    }
    await change('undoBulkAction', away.id);
    await runBulkAction(market.worker, rowId(away.id));
    expect(await factsOf(away.id)).toMatchObject({ state: 'UNDONE', undoneCount: 2 });
    expect(await asksOf()).toHaveLength(2);
  });

  test('going on with an undo that stopped half-way finishes the undo', async () => {
    await give(2);
    await run(ALL, LIST);
    const away = await run(ALL, { kind: 'UNLIST' });
    await change('undoBulkAction', away.id);
    await market.owner.query(
      `update bulk_action set state = 'stopped', ended_at = clock_now(), undone_count = 1 where id = $1`,
      [rowId(away.id)],
    );
    await market.owner.query('update bulk_action_part set undone = 1 where action_id = $1', [rowId(away.id)]);
    for (const _ of [1, 2]) await change('resumeBulkAction', away.id);
    expect(await factsOf(away.id)).toMatchObject({ state: 'UNDOING' });
    await runBulkAction(market.worker, rowId(away.id));
    expect(await factsOf(away.id)).toMatchObject({ state: 'UNDONE' });
    expect(await asksOf()).toHaveLength(1);
  });

  test('the undo skips what was repriced or sold since', async () => {
    await give(3);
    const listed = await run(ALL, LIST);
    const cut = await run(ALL, { kind: 'REPRICE', price: { basis: 'OWN_ASK', multiplier: 0.9 } });
    const { rows } = await market.owner.query<{ id: string }>(
      `select id from listing where seller_id = $1 and status = 'active' order by id`,
      [seller.userId],
    );
    const [one = '', other = ''] = rows.map(({ id }) => id);
    await reprice(seller.client, [
      { listingId: listingNodeId(one), priceCents: discounted(item().referenceCents) - 1 },
    ]);
    await market.owner.query(`update listing set status = 'withdrawn' where id = $1`, [other]);
    await change('undoBulkAction', cut.id);
    await runBulkAction(market.worker, rowId(cut.id));
    expect(await factsOf(cut.id)).toMatchObject({ state: 'UNDONE', undoneCount: 1 });
    expect((await change('undoBulkAction', cut.id)).__typename).toBe('UndoBulkActionPayload');
    await market.owner.query(
      `update bulk_action set ended_at = clock_now() - interval '25 hours' where id = $1`,
      [rowId(listed.id)],
    );
    expect((await change('undoBulkAction', listed.id)).code).toBe('UNDO_NOT_ALLOWED');
    await market.owner.query(
      `update market_item set listing_count = (select count(*) from listing where market_item_id = $1 and status = 'active') where id = $1`,
      [item().id],
    );
  });

  test('one poisoned row is skipped, all others are done, and undone', async () => {
    const assetIds = await give(20, 4);
    const cure = await poison(market, 'listing', `new.asset_id = '${assetIds[7]}'`);
    const listed = await run(ALL, LIST);
    expect(listed).toMatchObject({ doneCount: 19, refused: [{ reason: 'FAILED', count: 1 }] });
    await cure();
    const { rows } = await market.owner.query(
      `select id from listing where seller_id = $1 and status = 'active' order by id limit 1`,
      [seller.userId],
    );
    const again = await poison(market, 'listing', `new.id = '${rows[0].id}'`);
    await change('undoBulkAction', listed.id);
    await runBulkAction(market.worker, rowId(listed.id));
    await again();
    expect(await factsOf(listed.id)).toMatchObject({ state: 'UNDONE', undoneCount: 18 });
    expect(await asksOf()).toHaveLength(1);
  });

  test.each(['bulk.done', 'bulk.committed', 'list.inserted', 'bulk.undone'])(
    'killed at %s, it goes on where it was and does nothing twice',
    async (place) => {
      await give(6, 2);
      const { bulkAction: action } = await start(ALL, LIST);
      if (place === 'bulk.undone') {
        await runBulkAction(market.worker, rowId(action.id));
        await change('undoBulkAction', action.id);
      }
      await crashService(market, place, 'runBulkAction', { actionId: rowId(action.id) }, 'worker');
      const isUndone = place === 'bulk.undone';
      const goOn = async () => {
        // The database may hold the lock of the killed process for a moment; then the next poll goes on.
        await runBulkAction(market.worker, rowId(action.id));
        return factsOf(action.id);
      };
      await expect.poll(goOn).toMatchObject({
        state: isUndone ? 'UNDONE' : 'FINISHED',
        doneCount: 6,
        undoneCount: isUndone ? 6 : 0,
      });
      expect(await asksOf()).toHaveLength(isUndone ? 0 : 6);
    },
  );

  test('10,000 copies: listed, repriced, undone and unlisted in 15 s each; outcomes are read page by page', async () => {
    await give(10_000, 20);
    const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
      const begin = performance.now();
      await work();
      return performance.now() - begin;
    };
    let cut: Answer;
    const dryMs = await timeOf(() => preview(ALL, LIST));
    const times = [
      await timeOf(() => run(ALL, LIST)),
      await timeOf(async () => {
        cut = await run({ listings: {} }, { kind: 'REPRICE', price: { basis: 'OWN_ASK', multiplier: 0.99 } });
      }),
      await timeOf(async () => {
        await change('undoBulkAction', cut.id);
        await runBulkAction(market.worker, rowId(cut.id));
      }),
      await timeOf(() => run(ALL, { kind: 'UNLIST' })),
    ];
    console.info(
      `dry run ${Math.round(dryMs)} ms; list, reprice, undo, unlist: ${times.map(Math.round).join(' ')} ms`,
    );
    expect(await factsOf(cut.id)).toMatchObject({ state: 'UNDONE', undoneCount: 10_000 });
    for (const ms of times) expect(ms).toBeLessThan(15_000 * slowness());
    const page = `query ($id: ID!, $after: String) { node(id: $id) { ... on BulkAction {
      outcomes(first: 100, after: $after) { edges { node { fromCents toCents listing { id } item { id } } } pageInfo { hasNextPage endCursor } } } } }`;
    const first = await seller.client.query<Answer>(page, { id: cut.id });
    expect(first.data?.node.outcomes.edges).toHaveLength(100);
    const { endCursor: after } = first.data.node.outcomes.pageInfo;
    const second = await seller.client.query<Answer>(page, { id: cut.id, after });
    const ids = [first, second].flatMap(({ data }) =>
      data.node.outcomes.edges.map(({ node }: Answer) => node.listing.id),
    );
    expect(new Set(ids).size).toBe(200);
  });
});
