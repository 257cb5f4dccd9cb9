import { describe, expect, test } from 'vitest';
import {
  inventoryPath,
  inventoryVariables,
  readInventoryChoice,
} from '../../../web/selling/inventory/inventoryChoice.ts';
import { lookOutcome, waitMsOf } from '../../../web/selling/inventory/inventorySync.ts';
import { clockText } from '../../../web/ui/clock.ts';

const read = (query: string) => readInventoryChoice(new URLSearchParams(query));

describe('the address of the inventory', () => {
  test('it holds the whole choice, defaults left out, and what it does not know is the default', () => {
    expect(inventoryPath(read(''))).toBe('/user/inventory');
    const path =
      '/user/inventory?tab=non_tradable&sort=wear_descending&q=awp&merged=1&size=variety100&account=x%2Cy';
    expect(inventoryPath(read(path.split('?')[1] ?? ''))).toBe(path);
    expect(read('tab=nonsense&sort=9&size=a')).toEqual(read(''));
    // Addresses of before several accounts could be chosen name one.
    expect(inventoryVariables(read('account=x')).filter).toMatchObject({ steamAccountIds: ['x'] });
    expect(inventoryVariables(read('account=x,y,x')).filter).toMatchObject({ steamAccountIds: ['x', 'y'] });
    expect(inventoryVariables(read('account=')).filter).not.toHaveProperty('steamAccountIds');
  });

  test('I-02 a page is bounded by kinds or by copies', () => {
    expect(inventoryVariables(read('merged=1&size=variety50'))).toMatchObject({ first: 50, quantity: null });
    expect(inventoryVariables(read('merged=1&size=quantity100'))).toMatchObject({
      first: 100,
      quantity: 100,
    });
    expect(inventoryVariables(read('size=quantity100'))).toMatchObject({ first: 100, quantity: null });
  });
});

describe('a look that was asked for', () => {
  const account = (id: string, inventoryStatus: string, dueMs: number | null) => ({
    id,
    inventoryStatus,
    inventoryDueAt: dueMs === null ? null : new Date(dueMs).toISOString(),
  });
  const before = [account('a', 'SYNCED', null), account('b', 'FAILED', 5_000)];

  test.each([
    ['underWay', []],
    ['underWay', before],
    ['underWay', [account('a', 'SYNCING', null), before[1]]],
    ['underWay', [account('a', 'SYNCED', 9_000), account('b', 'SYNCING', 9_000)]],
    // The other one was not due: it was not synced.
    ['well', [account('a', 'SYNCED', 9_000), before[1]]],
    ['well', [account('a', 'SYNCED', 9_000), account('b', 'SYNCED', 9_000), account('c', 'FAILED', 9_000)]],
    ['otherwise', [account('a', 'SYNCED', 9_000), account('b', 'FAILED', 9_000)]],
    ['otherwise', [account('a', 'PRIVATE', 9_000), before[1]]],
  ])('E-04 it is %s', (outcome, now) => {
    expect(
      lookOutcome(
        before,
        now.filter((one) => one !== undefined),
      ),
    ).toBe(outcome);
  });
});

describe('the wait', () => {
  test('the account that is due first decides, and the clock counts its seconds', () => {
    const at = (ms: number) => ({ inventoryDueAt: new Date(ms).toISOString() });
    expect(waitMsOf([at(400_000), at(300_000)], 1_000)).toBe(299_000);
    expect(waitMsOf([at(400_000), { inventoryDueAt: null }], 1_000)).toBe(0);
    expect(waitMsOf([], 1_000)).toBe(0);
    expect([clockText(299_000), clockText(1), clockText(60_000)]).toEqual(['4:59', '0:01', '1:00']);
  });
});
