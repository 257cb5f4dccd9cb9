import { expect, test } from 'vitest';
import { priceTag } from '../../api/open/priceTag.ts';

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
  expect(tagOf({})).toMatch(/^"[\w-]{27}"$/);
});

test.each<Partial<typeof ITEM>>([
  { lowestAskCents: 12_301n },
  { lowestAskCents: null },
  { lowestAskCents: 0n },
  { listingCount: 5 },
  { automaticCount: 0 },
  { referencePriceCents: null },
  { marketHashName: 'AK-47 | Redline (Well-Worn)' },
])('another figure is another tag: %j', (change) => {
  expect(tagOf(change, {})).not.toBe(tagOf({}, {}));
  expect(tagOf({}, change)).not.toBe(tagOf(change, {}));
});
