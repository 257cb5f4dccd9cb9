import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeFilter } from '../../../api/catalog/filter/filterText.ts';
import { readFilterText } from '../../../api/catalog/filter/readFilterText.ts';
import {
  EVERY_COPY,
  type GoodsChoice,
  goodsConditions,
  goodsVariables,
  isNarrowed,
  parseFloatBound,
  parseGoodsChoice,
  parseSeeds,
  writeGoodsChoice,
} from '../../../web/catalog/market/goodsChoice.ts';
import { PLAIN_VOCABULARY } from '../filter/plainVocabulary.ts';

const bound = fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: null });
const ordered = (scale: number) =>
  fc.tuple(bound, bound).map(([left, right]) => {
    const isReversed = left !== null && right !== null && left > right;
    return (isReversed ? [right, left] : [left, right]).map((value) =>
      value === null ? null : value / scale,
    );
  });
const choices: fc.Arbitrary<GoodsChoice> = fc
  .record({
    float: ordered(1_000_000),
    price: ordered(1),
    seeds: fc.uniqueArray(fc.integer({ min: 0, max: 1000 }), { maxLength: 8 }),
    phase: fc.constantFrom(null, 'Phase 2', 'Black Pearl'),
    stickers: fc.uniqueArray(
      fc.constantFrom('Sticker | A, B (Foil)', 'Sticker | Crown & Co', 'Sticker | 100%'),
      { maxLength: 3 },
    ),
    hasAllStickers: fc.boolean(),
    isAutomatic: fc.boolean(),
    text: fc.constantFrom('', 'wear<0.01 price<=ref*0.95', 'sticker:"Crown (Foil)"x2 or seed:661'),
    sort: fc.constantFrom('price' as const, '-float' as const, 'newest' as const),
  })
  .map(
    ({
      float: [floatMin = null, floatMax = null],
      price: [minPriceCents = null, maxPriceCents = null],
      ...rest
    }) => ({
      ...rest,
      floatMin,
      floatMax,
      minPriceCents,
      maxPriceCents,
      hasAllStickers: rest.hasAllStickers && rest.stickers.length > 1,
    }),
  );

describe('the address of a choice of copies', () => {
  test('what is written is read again', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const params = new URLSearchParams(writeGoodsChoice('AK-47 | Redline', choice).toString());
        expect(params.get('hashName')).toBe('AK-47 | Redline');
        expect(parseGoodsChoice(params)).toEqual(choice);
      }),
    );
  });

  test('nothing chosen leaves no trace; nonsense counts as not chosen and never throws', () => {
    expect(writeGoodsChoice('x', EVERY_COPY).toString()).toBe('hashName=x');
    const nonsense =
      'hashName=x&float=2-3&seed=a,9999&phase=Phase%209&sticker=&auto=yes&price=5-1&sort=up&all=1';
    expect(parseGoodsChoice(new URLSearchParams(nonsense))).toEqual({ ...EVERY_COPY, hasAllStickers: true });
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('float', 'seed', 'phase', 'sticker', 'price', 'sort'), fc.string()),
        (params) => {
          parseGoodsChoice(new URLSearchParams(params));
        },
      ),
    );
  });

  test('the server is asked for nothing that is not chosen', () => {
    expect(goodsVariables(EVERY_COPY)).toEqual({
      filter: null,
      phaseFilter: null,
      phase: null,
      hasPhase: false,
      stickers: [],
      sort: 'PRICE_ASCENDING',
    });
    expect(goodsVariables({ ...EVERY_COPY, phase: 'Ruby', floatMax: 0.01 })).toMatchObject({
      filter: { phases: ['Ruby'], floatMax: 0.01 },
      phaseFilter: { phases: ['Ruby'] },
      hasPhase: true,
    });
    expect(isNarrowed({ ...EVERY_COPY, phase: 'Ruby' })).toBe(false);
    expect(isNarrowed({ ...EVERY_COPY, isAutomatic: true })).toBe(true);
  });
});

test.each([
  ['0.15', 0.15],
  ['.07', 0.07],
  ['0', 0],
  ['1', 1],
  ['1.5', null],
  ['-0.1', null],
  ['1e-3', null],
  ['０.１', null],
  ['', null],
])('the wear %j is %j', (text, value) => expect(parseFloatBound(text)).toBe(value));

test('pattern templates as people type them', () => {
  expect(parseSeeds('661, 387，12 0 1001 x 661')).toEqual([661, 387, 12, 0]);
});

test('C-08 what the copies of an item are filtered by is what several of them are bought by', () => {
  const choice = {
    ...EVERY_COPY,
    phase: 'Phase 2',
    floatMin: 0.01,
    floatMax: 0.07,
    seeds: [661, 4],
    isAutomatic: true,
    stickers: ['Sticker | Crown (Foil)', 'Sticker | Titan | Katowice 2014'],
  };
  const [crown, titan] = ['"Crown (Foil)"', '"Titan | Katowice 2014"'];
  const rest = 'phase:phase2 wear>=0.01 wear<=0.07 seed:661,4';
  expect(goodsConditions(choice)).toBe(`${rest} sticker:${crown},${titan} delivers:auto`);
  const text = 'scrape<0.1 or nametag:yes';
  expect(goodsConditions({ ...choice, hasAllStickers: true, text })).toBe(
    `${rest} sticker:${crown} sticker:${titan} delivers:auto (${text})`,
  );
  expect(goodsConditions({ ...EVERY_COPY, text })).toBe(text);
  expect(goodsConditions(EVERY_COPY)).toBe('');
  // The server reads what is written here.
  const read = (conditions: string) =>
    readFilterText(conditions, { place: 'bid', vocabulary: PLAIN_VOCABULARY });
  expect(writeFilter(read(goodsConditions({ ...choice, text })))).toContain('(scrape<0.1 or nametag:yes)');
});
