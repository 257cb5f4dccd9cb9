import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type InventoryCopy,
  type KnownCopy,
  planInventory,
} from '../../../api/selling/inventory/inventoryPlan.ts';
import { encodeInspectBlock } from '../../../api/steam/client/inspectBlock.ts';

function copy(assetId: string, traits: Partial<InventoryCopy> = {}): InventoryCopy {
  return {
    assetId,
    marketItemId: 'item',
    classId: '1',
    instanceId: '0',
    contextId: '2',
    floatValue: Number(assetId) / 1_000,
    paintSeed: 5,
    paintIndex: 7,
    phase: null,
    fadeShare: null,
    blueShare: null,
    blueBackShare: null,
    stickers: [],
    charm: null,
    nameTag: null,
    certificate: null,
    isTradable: true,
    isMarketable: true,
    tradableAt: null,
    ...traits,
  };
}

function known(seen: InventoryCopy, traits: Partial<KnownCopy> = {}): KnownCopy {
  return { ...seen, id: `row ${seen.assetId}`, isGone: false, isHeld: false, ...traits };
}

function plan(
  rows: readonly KnownCopy[],
  copies: readonly InventoryCopy[],
  isWhole = true,
  unreadable: string[] = [],
) {
  const result = planInventory(rows, { copies, unreadableIds: new Set(unreadable), isWhole });
  return {
    inserted: result.inserted.map(({ assetId }) => assetId),
    changed: result.changed.map(({ id, assetId }) => [id, assetId]),
    gone: result.goneIds,
  };
}

const NOTHING = { inserted: [], changed: [], gone: [] };

describe('what a look at an inventory changes', () => {
  test('the same again changes nothing, also where Steam writes the wear with other digits', () => {
    const one = copy('1', { floatValue: 0.1 });
    expect(plan([known(one)], [{ ...one, floatValue: Math.fround(0.1) }])).toEqual(NOTHING);
  });

  test('new, changed, gone', () => {
    const rows = [known(copy('1')), known(copy('2')), known(copy('3'))];
    const found = [copy('1'), copy('2', { nameTag: 'x' }), copy('9')];
    expect(plan(rows, found)).toEqual({ inserted: ['9'], changed: [['row 2', '2']], gone: ['row 3'] });
  });

  test('half a look makes nothing gone; what could not be read is there', () => {
    const rows = [known(copy('1')), known(copy('2'))];
    expect(plan(rows, [copy('1')], false)).toEqual(NOTHING);
    expect(plan(rows, [copy('1')], true, ['2'])).toEqual(NOTHING);
  });

  test('a new id with the same fingerprint is the same copy', () => {
    const rows = [known(copy('1'))];
    expect(plan(rows, [copy('8', { floatValue: 0.001 })])).toEqual({ ...NOTHING, changed: [['row 1', '8']] });
    expect(plan([known(copy('1'), { isGone: true })], [copy('8', { floatValue: 0.001 })])).toEqual({
      ...NOTHING,
      changed: [['row 1', '8']],
    });
    expect(plan(rows, [copy('8', { floatValue: 0.001, paintSeed: 6 })])).toMatchObject({
      inserted: ['8'],
      gone: ['row 1'],
    });
  });

  test('what has no wear cannot be followed', () => {
    const plain = { floatValue: null, paintSeed: null, paintIndex: null };
    expect(plan([known(copy('1', plain))], [copy('8', plain)])).toEqual({
      inserted: ['8'],
      changed: [],
      gone: ['row 1'],
    });
  });

  test('a certificate is another only if it says something else: its mask does not count', () => {
    const content = { definition: 7, paintIndex: 282, stickers: [], charms: [] };
    const certified = (mask: number, paintSeed: number) =>
      copy('1', { certificate: encodeInspectBlock({ ...content, paintSeed }, mask) });
    expect(plan([known(certified(7, 5))], [certified(200, 5)])).toEqual(NOTHING);
    expect(plan([known(certified(7, 5))], [certified(7, 6)]).changed).toEqual([['row 1', '1']]);
    expect(plan([known(copy('1'))], [certified(7, 5)]).changed).toEqual([['row 1', '1']]);
  });

  test('an order holds its copy: neither gone nor followed, and what it took away does not come back', () => {
    const rows = [known(copy('1'), { isHeld: true })];
    expect(plan(rows, [])).toEqual(NOTHING);
    expect(plan(rows, [copy('8', { floatValue: 0.001 })])).toEqual({ ...NOTHING, inserted: ['8'] });
    expect(plan([known(copy('1'), { isHeld: true, isGone: true })], [copy('1')])).toEqual(NOTHING);
    expect(plan([known(copy('1'), { isGone: true })], [copy('1')])).toEqual({
      ...NOTHING,
      changed: [['row 1', '1']],
    });
  });

  test('whatever is known and found: afterwards the books hold what was found, each copy once', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 25 });
    fc.assert(
      fc.property(ids, ids, (before, found) => {
        const rows = before.map((id) => known(copy(String(id))));
        const seen = found.map((id) => copy(String(id)));
        const { inserted, changed, goneIds } = planInventory(rows, {
          copies: seen,
          unreadableIds: new Set(),
          isWhole: true,
        });
        const books = new Map(rows.map((row) => [row.id, row.assetId]));
        for (const id of goneIds) books.delete(id);
        for (const row of changed) books.set(row.id, row.assetId);
        for (const row of inserted) books.set(`new ${row.assetId}`, row.assetId);
        expect([...books.values()].sort()).toEqual(seen.map((each) => each.assetId).sort());
      }),
    );
  });
});
