import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeShape, readChange } from '../../../api/partners/openApi/bulkChangeShape.ts';
import { readSelection, selectionShape } from '../../../api/partners/openApi/bulkSelection.rest.ts';
import { requireChange } from '../../../api/selling/bulk/bulkAction.ts';
import { startBulkAction } from '../../../api/selling/bulk/bulkActions.ts';
import { runBulkAction } from '../../../api/selling/bulk/runBulkAction.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { giveCopies, openSeller, pickItems, type Seller } from '../../selling/listing/sellerScene.ts';
import { enrolPartner, type PartnerClient } from './partnerClient.ts';

let market: TestMarket;
let seller: Seller;
let partner: PartnerClient;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket();
  items = await pickItems(market, 2);
});
beforeEach(async () => {
  seller = await openSeller(market);
  partner = await enrolPartner(market, seller.userId);
});
afterAll(() => market.close());

const LIST = { kind: 'list', price: { basis: 'reference', multiplier: 0.99 } };
const item = (at: number) => items[at] ?? { id: '', referenceCents: 0, marketHashName: '' };
const discounted = (cents: number) => Math.floor((cents * 990 + 500) / 1_000);

test('I-10 a partner tries an action, starts it, follows it and undoes it, on copies named as Steam names them', async () => {
  const [one = ''] = await giveCopies(market, seller, item(0).id, 4);
  await giveCopies(market, seller, item(1).id, 2);
  await giveCopies(market, seller, item(0).id, 1, { isTradable: false });
  const { rows } = await market.owner.query('select steam_id from steam_account where id = $1', [
    seller.accountId,
  ]);
  const inventory = { steamIds: [rows[0].steam_id], marketHashNames: [item(0).marketHashName] };
  const selection = { inventory, exceptIds: [one.toUpperCase()] };
  const toCents = 3 * discounted(item(0).referenceCents);
  const dry = await partner.post('/bulk-actions/preview', { selection, change: LIST });
  expect(dry.body.data).toMatchObject({ totalCount: 4, doneCount: 3, toCents, loweredCount: 0 });
  expect(dry.body.data).toMatchObject({ skipped: [{ error: 'notTradable', count: 1 }] });
  const request = { requestId: 'bulk-list-1', selection, change: LIST };
  const { body: started } = await partner.post('/bulk-actions', request);
  expect(started.data).toMatchObject({ kind: 'list', state: 'running', totalCount: 4, decidedCount: 0 });
  const id = started.data.bulkActionId;
  expect((await partner.post('/bulk-actions', request)).body.data.bulkActionId).toBe(id);
  const other = await partner.post('/bulk-actions', { ...request, requestId: 'bulk-list-2' });
  expect(other.body.data).toMatchObject({ state: 'waiting', waitingPlace: 1 });
  const cancelled = await partner.post(`/bulk-actions/${other.body.data.bulkActionId}/cancel`, {});
  expect(cancelled.body.data).toMatchObject({ state: 'cancelled', waitingPlace: null });
  await runBulkAction(market.worker, id);
  const { body: ended } = await partner.get(`/bulk-actions/${id}`);
  expect(ended.data).toMatchObject({ state: 'finished', doneCount: 3, toCents, stopError: null });
  const first = await partner.get(`/bulk-actions/${id}/outcomes?limit=3`);
  const second = await partner.get(`/bulk-actions/${id}/outcomes?limit=3&after=${first.body.data.next}`);
  const outcomes = [...first.body.data.rows, ...second.body.data.rows];
  expect([outcomes.length, second.body.data.next]).toEqual([4, null]);
  expect(outcomes.filter(({ error }) => error === 'notTradable')).toHaveLength(1);
  expect(outcomes.filter(({ isDone, listingId }) => isDone && listingId !== null)).toHaveLength(3);
  const change = { kind: 'cost', costCents: 5 };
  const { body: next } = await partner.post('/bulk-actions', { requestId: 'bulk-cost-1', selection, change });
  for (const [call, waitingPlace] of [
    ['undo', 1],
    ['cancel', null],
    ['undo', 1],
  ])
    expect((await partner.post(`/bulk-actions/${id}/${call}`, {})).body.data, String(call)).toMatchObject({
      state: 'finished',
      waitingPlace,
      waitingFor: waitingPlace && 'undoing',
    });
  await runBulkAction(market.worker, next.data.bulkActionId);
  expect((await partner.get(`/bulk-actions/${id}`)).body.data).toMatchObject({ state: 'undoing' });
  await runBulkAction(market.worker, id);
  expect((await partner.get(`/bulk-actions/${id}`)).body.data).toMatchObject({
    state: 'undone',
    undoneCount: 3,
  });
});

test('I-10 an action on own listings; bad input names its field; nobody reads another seller’s', async () => {
  await giveCopies(market, seller, item(1).id, 2);
  const all = { inventory: {} };
  const { body } = await partner.post('/bulk-actions', {
    requestId: 'bulk-all-1',
    selection: all,
    change: LIST,
  });
  await runBulkAction(market.worker, body.data.bulkActionId);
  const cut = { kind: 'reprice', price: { basis: 'ownAsk', multiplier: 0.9 } };
  const dry = await partner.post('/bulk-actions/preview', { selection: { listings: {} }, change: cut });
  expect(dry.body.data).toMatchObject({
    totalCount: 2,
    doneCount: 2,
    fromCents: 2 * discounted(item(1).referenceCents),
  });
  const wrong = [
    { selection: { ...all, listings: {} }, change: LIST },
    { selection: {}, change: LIST },
    { selection: all, change: { kind: 'list' } },
    { selection: all, change: { kind: 'list', price: { basis: 'reference', multiplier: 1.2 } } },
    { selection: { inventory: { steamIds: ['7'] } }, change: LIST },
    { selection: all, change: { kind: 'cost' } },
    { selection: all, change: { kind: 'cost', costCents: 5, clearsCost: true } },
    { selection: { listings: {} }, change: { kind: 'discount', discount: null } },
  ];
  const fields = await Promise.all(
    wrong.map(async (input) => (await partner.post('/bulk-actions/preview', input)).body.field),
  );
  expect(fields).toEqual([
    'selection.inventory',
    'selection.inventory',
    'price',
    'multiplier',
    'selection.inventory.steamIds[0]',
    'costCents',
    'costCents',
    'discount',
  ]);
  const cleared = { selection: all, change: { kind: 'cost', clearsCost: true } };
  expect((await partner.post('/bulk-actions/preview', cleared)).status).toBe(200);
  const stranger = await enrolPartner(market, (await openSeller(market)).userId);
  const path = `/bulk-actions/${body.data.bulkActionId}`;
  expect((await stranger.get(path)).status).toBe(404);
  expect((await stranger.get(`${path}/outcomes`)).status).toBe(404);
  const denied = await stranger.post(`${path}/undo`, {});
  expect([denied.status, denied.body.error]).toEqual([422, 'bulkActionUnknown']);
});

test('I-10 a repeated action is known by what was sent, whatever its names stand for by then', async () => {
  await giveCopies(market, seller, item(0).id, 1);
  const later = await openSeller(market);
  const steamIds: string[] = [];
  for (const { accountId } of [seller, later]) {
    const found = await market.owner.query('select steam_id from steam_account where id = $1', [accountId]);
    steamIds.push(found.rows[0].steam_id);
  }
  const selection = { inventory: { steamIds, tab: 'all' } };
  const request = { requestId: 'bulk-again-1', selection, change: LIST };
  const asked = {
    selection: await readSelection(market.platform.db, seller.userId, selectionShape.parse(selection)),
    change: requireChange(readChange(changeShape.parse(LIST), new Map())),
  };
  const taken = { ...asked, userId: seller.userId, clientRequestId: 'bulk-again-2', digest: null, asked };
  // As the version before took it.
  const former = await startBulkAction(market.platform, taken);
  expect((await partner.post('/bulk-actions', request)).body.data).toMatchObject({ totalCount: 1 });
  const before = await partner.post('/bulk-actions', { ...request, requestId: 'bulk-again-2' });
  expect(before.body.data.bulkActionId).toBe(former);
  const first = await partner.post('/bulk-actions', request);
  await market.owner.query('update steam_account set user_id = $1 where id = $2', [
    seller.userId,
    later.accountId,
  ]);
  const sameAgain = { ...request, selection: { inventory: { tab: 'all', steamIds } } };
  const again = await partner.post('/bulk-actions', sameAgain);
  expect(again.body.data?.bulkActionId, JSON.stringify(again.body)).toBe(first.body.data.bulkActionId);
  const other = await partner.post('/bulk-actions', { ...request, selection: { inventory: {} } });
  expect([other.status, other.body.error]).toEqual([422, 'requestIdReused']);
});
