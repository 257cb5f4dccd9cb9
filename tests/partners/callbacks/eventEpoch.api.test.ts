import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginEventEpoch } from '../../../api/ops/backup/restoreBackup.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openPartner } from '../openApi/openStage.ts';
import { addEvents, buyAs, changesIn, until } from './callbackScene.ts';

let market: TestMarket;

beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

test('P-05 L13 after a restore a cursor of the lost time misses nothing of what happens then', async () => {
  const { partner } = await openPartner(market);
  await buyAs(partner, market);
  const read = async (after = '') => (await partner.get(`/events${after}`)).body.data.events;
  await until(async () => (await read()).length).toBe(2);
  const [transaction, position] = String((await read()).at(-1)?.cursor).split('-');
  // As if much had happened, and been read, that the restored database does not know.
  const lost = `${BigInt(transaction ?? 0) + 1_000_000n}-${BigInt(position ?? 0) + 500n}`;
  expect(await beginEventEpoch(market.ownerUrl)).toBe(1);
  await addEvents(market, partner, 2);
  const sequencesAfter = async (cursor: string) =>
    changesIn(await read(`?after=${cursor}`)).map(({ sequence }) => sequence);
  await until(() => sequencesAfter(lost)).toEqual([1001, 1002]);
  expect(changesIn(await read()).map(({ sequence }) => sequence)).toEqual([1, 2, 1001, 1002]);
  const last = (await read()).at(-1)?.cursor ?? '';
  expect(await read(`?after=${last}`)).toEqual([]);
  expect(await beginEventEpoch(market.ownerUrl)).toBe(2);
});

test('a backup of before epochs has none to begin', async () => {
  await market.owner.query('alter table event_epoch rename to event_epoch_away');
  expect(await beginEventEpoch(market.ownerUrl)).toBeNull();
  await market.owner.query('alter table event_epoch_away rename to event_epoch');
});
