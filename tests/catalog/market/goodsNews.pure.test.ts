import { expect, test } from 'vitest';
import { copyNews, NEWEST_COUNT } from '../../../web/catalog/market/goodsNews.ts';

const SINCE = '2026-11-29T08:00:00.000Z';
/** Copies that came on sale so many minutes after the list was shown, each named by its minute. */
const copies = (...minutes: number[]) =>
  minutes.map((after) => ({
    id: String(after),
    createdAt: new Date(Date.parse(SINCE) + after * 60_000).toISOString(),
    askCents: 1_000,
  }));
const cheaper = (list: ReturnType<typeof copies>) => list.map((copy) => ({ ...copy, askCents: 900 }));
const full = (last: number) => copies(...Array.from({ length: NEWEST_COUNT }, (_, at) => last - at));

test.each([
  ['nothing is new at the first look', null, copies(-5, -9), 0, false],
  ['two are new at the first look', null, copies(3, 1, -5, -9), 2, false],
  ['two are new, none has left', copies(-5, -9), copies(3, 1, -5, -9), 2, false],
  ['one has left', copies(-5, -9), copies(-9), 0, true],
  ['one is new, one has left', copies(-5, -9), copies(1, -9), 1, true],
  ['the first copies of an empty list', copies(), copies(2, 1), 2, false],
  ['all have left', copies(-5), copies(), 0, true],
  ['new ones push old ones out of what is looked at', full(-1), full(1), 1, false],
  ['one in the middle has left a full list', full(-1), [...copies(1), ...full(-1).toSpliced(3, 1)], 1, true],
  ['more are new than are looked at', full(-1), full(90), NEWEST_COUNT, true],
  ['one has another price', copies(-5, -9), [...copies(-5), ...cheaper(copies(-9))], 0, true],
])('L-05 what is new in a list of copies: %s', (_name, newest, present, newCount, isChanged) => {
  expect(copyNews({ since: SINCE, listed: [], newest }, present)).toEqual({ newCount, isChanged });
});

test.each([
  ['all are there', copies(-5, -9), copies(1, -5, -9), false],
  ['one has left before the first look', copies(-5, -9), copies(-9), true],
  ['one had another price at the first look', copies(-5, -9), [...copies(-5), ...cheaper(copies(-9))], true],
  ['of a full list old ones are not looked at', copies(-90), full(-1), false],
  ['of a full list some have another price', copies(-90, -3), cheaper(full(-1)), true],
])('L-05 what is new beside the copies of the page: %s', (_name, listed, present, isChanged) => {
  expect(copyNews({ since: SINCE, listed, newest: null }, present).isChanged).toBe(isChanged);
});
