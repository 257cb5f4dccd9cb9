import { expect, test } from 'vitest';
import { InvalidInput } from '../../../api/kernel/invalidInput.ts';
import { writeSortCursor } from '../../../api/kernel/sortCursor.ts';
import { type ListingSort, readListingCursor } from '../../../api/selling/listing/listingFilter.ts';

const ID = '01991c0e-0000-7000-8000-000000000000';
const read = (sort: ListingSort, value: number | null) =>
  readListingCursor('after', sort, writeSortCursor(sort, { value, id: ID }));

test.each<[ListingSort, number | null]>([
  ['newest', 0],
  ['newest', Date.UTC(10_000, 0) - 1],
  ['priceAscending', 12_345],
  ['floatAscending', 0.07],
  ['floatDescending', null],
])('a cursor of %s at %s is read as it was written', (sort, value) => {
  expect(read(sort, value)).toEqual({ value, id: ID });
});

test.each<[ListingSort, number | null]>([
  ['newest', -1],
  ['newest', -9_007_199_254_740_991],
  ['newest', Date.UTC(10_000, 0)],
  ['newest', 1.5],
  ['newest', null],
  ['priceAscending', 0.5],
  ['priceDescending', null],
])('E-06 a cursor of %s at %s, which no row has, is refused', (sort, value) => {
  expect(() => read(sort, value)).toThrow(InvalidInput);
});
