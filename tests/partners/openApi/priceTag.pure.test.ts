import { expect, test } from 'vitest';
import { priceTag } from '../../../api/partners/openApi/priceTag.ts';

type Rows = Parameters<typeof priceTag>[0];

/** What of an item the list shows, and one thing that it does not. */
const ITEM = {
  marketHashName: 'AK-47 | Redline (Field-Tested)',
  lowestAskCents: 12_300n as bigint | null,
  listingCount: 4,
  automaticCount: 1,
  referencePriceCents: 12_500n as bigint | null,
  salesPerDay: 7,
};
const tagOf = (...changes: Partial<typeof ITEM>[]) =>
  priceTag(changes.map((change) => ({ ...ITEM, ...change })) as unknown as Rows);

test('the same prices have the same tag, whichever process made it, and whatever else changed', () => {
  expect(tagOf({}, { marketHashName: 'b' })).toBe(tagOf({ salesPerDay: 8 }, { marketHashName: 'b' }));
  expect(tagOf({})).toMatch(/^W\/"[\w-]{27}"$/);
});

const CHANGES: [string, Partial<typeof ITEM>][] = [
  ['a higher ask', { lowestAskCents: 12_301n }],
  ['no ask', { lowestAskCents: null }],
  ['an ask of nothing', { lowestAskCents: 0n }],
  ['one copy more', { listingCount: 5 }],
  ['no robot', { automaticCount: 0 }],
  ['no reference price', { referencePriceCents: null }],
  ['another name', { marketHashName: 'AK-47 | Redline (Well-Worn)' }],
];

test('another figure is another tag', () => {
  for (const [name, change] of CHANGES) {
    expect(tagOf(change, {}), name).not.toBe(tagOf({}, {}));
    expect(tagOf({}, change), name).not.toBe(tagOf(change, {}));
  }
});
