import { expect, test } from 'vitest';
import { WatchlistFull } from '../../api/catalog/watch/watch.errors.ts';
import { DomainError, defineError, listDomainErrors } from '../../api/kernel/domainError.ts';
import { ListingGone } from '../../api/orders/order/order.errors.ts';

// No error is defined here: the registry is that of every test in this process.

test('an error is an instance of its own class, with its code, number and name', () => {
  const error = new ListingGone();
  expect(error).toBeInstanceOf(DomainError);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(WatchlistFull);
  expect(error).toMatchObject({ code: 'listingGone', number: 2001, name: 'ListingGone' });
});

test('an error carries its fields, and its message uses them in both languages', () => {
  const error = new WatchlistFull({ limit: 3 });
  expect(error).toMatchObject({ limit: 3, message: 'You can watch up to 3 items; remove some first' });
  expect(error.messageIn('en')).toBe(error.message);
  expect(error.messageIn('zh')).toBe('最多收藏 3 款饰品，请先移除一些');
});

test('a code and a number belong to one error, and errors are listed by number', () => {
  const facts = { description: '', zh: '', en: '' };
  expect(() => defineError({ ...facts, code: 'listingGone', number: 9_901 })).toThrow('listingGone');
  expect(() => defineError({ ...facts, code: 'somethingElse', number: 2001 })).toThrow('listingGone');
  const numbers = listDomainErrors().map(({ number }) => number);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});
