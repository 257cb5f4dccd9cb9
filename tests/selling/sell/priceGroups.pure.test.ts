import { expect, test } from 'vitest';
import { judgeCopies, type PricedCopy, type PriceEntry } from '../../../web/selling/sell/pricedCopy.ts';
import { askSpan, canMerge, mergedLines, opensMerged } from '../../../web/selling/sell/priceGroups.ts';

const RULES = {
  lowBasisPoints: 5_000,
  highFactor: 10,
  minCents: 1,
  maxCents: 10_000_000,
  multiplierPresets: [0.99],
  multiplierMin: 0.97,
  multiplierMax: 1.1,
  feeBasisPoints: 250,
  undoSeconds: 60,
};

const copyOf = (key: string, marketItemId: string, phase: string | null = null): PricedCopy => ({
  key,
  item: null,
  picture: null,
  floatValue: 0.1,
  paintSeed: 7,
  stickerCount: 1,
  reference: null,
  askCents: null,
  isOnSale: false,
  bid: null,
  subject: { marketItemId, phase },
});

const COPIES = ['a', 'b', 'c', 'd', 'e'].map((key) => copyOf(key, key === 'e' ? 'other' : 'item'));

function rowsOf(texts: Record<string, string>, own: readonly string[] = [], blamed: readonly string[] = []) {
  const entries = new Map(
    Object.entries(texts).map(([key, text]): [string, PriceEntry] => [
      key,
      { text, isConfirmed: true, isTouched: true, isOwn: own.includes(key) },
    ]),
  );
  const blames = new Map(blamed.map((key) => [key, { reason: 'COOLDOWN', until: null }]));
  return judgeCopies(RULES, COPIES, entries, blames);
}

const ALIKE = { a: '5', b: '5', c: '5', d: '5', e: '9' };

test('I-02 equal copies are one row of the form with one price; opened, its copies follow it', () => {
  const rows = rowsOf(ALIKE);
  const lines = mergedLines(rows, new Set());
  expect(lines.map(({ group, row }) => [group?.rows.length ?? null, row.entry.text])).toEqual([
    [4, '5'],
    [null, '9'],
  ]);
  expect(lines[0]?.row.copy).toMatchObject({ floatValue: null, paintSeed: null, stickerCount: 0 });
  const opened = mergedLines(rows, new Set([lines[0]?.key ?? '']));
  expect(opened.map(({ row }) => row.copy.key).slice(1)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a copy that was priced alone is an exception of its group; prices that differ show none', () => {
  const [line] = mergedLines(rowsOf({ ...ALIKE, b: '7' }, ['b']), new Set());
  expect(line?.group?.alike.map(({ copy }) => copy.key)).toEqual(['a', 'c', 'd']);
  expect(line?.row.entry.text).toBe('5');
  const [mixed] = mergedLines(rowsOf({ ...ALIKE, b: '7' }), new Set());
  expect(mixed?.row).toMatchObject({ entry: { text: '' }, isFit: false });
  expect(askSpan(mixed?.group?.rows ?? [])).toEqual({ lowCents: 500, highCents: 700 });
  // Where all of them were, the group takes them back.
  const [all] = mergedLines(rowsOf(ALIKE, ['a', 'b', 'c', 'd']), new Set());
  expect(all?.group?.alike).toHaveLength(4);
});

test('a copy that cannot be priced, and another phase, stand alone; a few copies open one by one', () => {
  const lines = mergedLines(rowsOf(ALIKE, [], ['c', 'd']), new Set());
  expect(lines.map(({ group }) => group?.rows.length ?? null)).toEqual([2, null, null, null]);
  const rows = rowsOf(ALIKE);
  expect([canMerge(rows), opensMerged(rows)]).toEqual([true, false]);
  const inPhases = (phases: number) =>
    judgeCopies(
      RULES,
      Array.from({ length: 12 }, (_, at) => copyOf(String(at), 'item', String(at % phases))),
      new Map(),
      new Map(),
    );
  expect([4, 5].map((phases) => opensMerged(inPhases(phases)))).toEqual([true, false]);
  expect(mergedLines(inPhases(4), new Set())).toHaveLength(4);
});
