import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FilterInvalid } from '../../../api/catalog/filter/filter.errors.ts';
import {
  COMPARISON_NAMES,
  type Condition,
  type CopyFilter,
  limitOf,
  normalFilter,
} from '../../../api/catalog/filter/filter.ts';
import {
  FIELD_NAMES,
  FILTER_FIELDS,
  fieldOf,
  priceBasesIn,
} from '../../../api/catalog/filter/filterFields.ts';
import { readFilterJson, writeFilterJson } from '../../../api/catalog/filter/filterJson.ts';
import { DECIMAL, plainNumber, writeFilter } from '../../../api/catalog/filter/filterText.ts';
import { readFilterText } from '../../../api/catalog/filter/readFilterText.ts';
import { PLAIN_VOCABULARY } from './plainVocabulary.ts';

const READING = { place: 'copies', vocabulary: PLAIN_VOCABULARY } as const;

const some = <T>(values: fc.Arbitrary<T>) => fc.uniqueArray(values, { minLength: 1, maxLength: 3 });
const share = fc.integer({ min: 1, max: 2_000 }).map((thousandths) => thousandths / 1_000);

/** A name that the plain vocabulary knows; any text where it knows every one. */
function nameFor(field: string): fc.Arbitrary<string> {
  const known = PLAIN_VOCABULARY.suggest(field as 'item', '', 10);
  if (known.length > 0) return fc.constantFrom(...known);
  return fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .filter((text) => text.isWellFormed() && !text.includes('\u0000'));
}

function conditionOf(field: (typeof FIELD_NAMES)[number]): fc.Arbitrary<Condition> {
  const definition = fieldOf(field);
  switch (definition.kind) {
    case 'word':
      return some(fc.constantFrom(...Object.keys(definition.words))).map((values) => ({
        kind: 'words',
        field: field as 'type',
        values,
      }));
    case 'name':
      return some(nameFor(field)).map((values) => ({ kind: 'names', field: field as 'item', values }));
    case 'flag':
      return fc.boolean().map((value) => ({ kind: 'flag', field: field as 'isStatTrak', value }));
    case 'number': {
      const { least, most, isWhole } = definition;
      const number = isWhole
        ? fc.integer({ min: least, max: most })
        : fc
            .double({ min: least, max: most, noNaN: true })
            .filter((value) => DECIMAL.test(plainNumber(value)));
      return fc.oneof(
        some(number).map((values): Condition => ({ kind: 'numbers', field: field as 'wear', values })),
        fc.record({
          kind: fc.constant('compare' as const),
          field: fc.constant(field as 'wear'),
          comparison: fc.constantFrom(...COMPARISON_NAMES),
          value: number,
        }),
      );
    }
    case 'price':
      return fc.record({
        kind: fc.constant('price' as const),
        field: fc.constant('price' as const),
        comparison: fc.constantFrom(...COMPARISON_NAMES, 'eq' as const),
        bound: fc.oneof(
          fc.record({ cents: fc.integer({ min: 0, max: 10_000_000_000 }) }),
          fc.record({ of: fc.constantFrom(...priceBasesIn('copies')), factor: share }),
        ),
      });
    case 'sticker':
      return some(
        fc.record({
          name: nameFor('sticker'),
          count: fc.integer({ min: 1, max: 6 }),
          slot: fc.option(fc.integer({ min: 1, max: 6 })),
        }),
      ).map((stickers) => ({ kind: 'stickers', field: 'sticker', stickers }));
  }
}

const { filter } = fc.letrec<{ filter: CopyFilter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { weight: 3, arbitrary: fc.constantFrom(...FIELD_NAMES).chain(conditionOf) },
    { weight: 1, arbitrary: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }).map((all) => ({ all })) },
    { weight: 1, arbitrary: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }).map((any) => ({ any })) },
    { weight: 1, arbitrary: tie('filter').map((not) => ({ not })) },
  ),
}));

/** What a form reads, or the reason why it refuses. Contradictions are refused by all forms alike. */
function readOr(read: () => CopyFilter): CopyFilter | string {
  try {
    return read();
  } catch (error) {
    if (error instanceof FilterInvalid) return error.reason;
    throw error;
  }
}

describe('The forms of a filter', () => {
  test('F-01 F-05 a hundred thousand random filters go through text and structured form without loss', () => {
    let refused = 0;
    fc.assert(
      fc.property(filter, (random) => {
        // Records of the generator have no prototype, which strict equality sees.
        const normal = normalFilter(structuredClone(random));
        const text = writeFilter(normal);
        if (text.length > 2_000 || limitOf(normal) !== null) return;
        const fromText = readOr(() => readFilterText(text, READING));
        const fromJson = readOr(() =>
          readFilterJson(JSON.parse(JSON.stringify(writeFilterJson(normal))), READING),
        );
        expect(fromText).toStrictEqual(fromJson);
        if (typeof fromText === 'string') {
          expect(fromText).toBe('contradiction');
          refused += 1;
          return;
        }
        expect(fromText).toStrictEqual(normal);
        expect(writeFilter(fromText)).toBe(text);
      }),
      { numRuns: 100_000 },
    );
    expect(refused).toBeLessThan(50_000);
  }, 120_000);

  test('F-01 what stands side by side in one object must all hold', () => {
    expect(
      writeFilter(
        readFilterJson({ type: ['knife'], wear: { gte: 0.1, lt: 0.2 }, isStatTrak: true }, READING),
      ),
    ).toBe('type:knife wear>=0.1 wear<0.2 st:yes');
    expect(writeFilter(readFilterJson({}, READING))).toBe('');
  });

  test.each([
    [{ weer: { lt: 1 } }, 'unknownField', 'weer', 'wear'],
    [{ wear: { less: 1 } }, 'unknownField', 'wear.less', null],
    [{ wear: { lt: 2 } }, 'outOfRange', 'wear.lt', null],
    [{ wear: { lt: 'a' } }, 'notANumber', 'wear.lt', null],
    [{ wear: 0.1 }, 'misplaced', 'wear', null],
    [{ wear: { lt: null } }, 'missingValue', 'wear', null],
    [{ wear: {}, seed: { in: [1] } }, 'missingValue', 'wear', null],
    [{ isStatTrak: { toString: 1, valueOf: 1 } }, 'unknownValue', 'isStatTrak', null],
    [{ all: [{ type: ['knife'] }, { type: ['knive'] }] }, 'unknownValue', 'all[1].type', 'knife'],
    [{ all: [] }, 'missingValue', 'all', null],
    [{ any: [{}] }, 'missingValue', 'any[0]', null],
    [{ type: [] }, 'missingValue', 'type', null],
    [{ isStatTrak: 'yes' }, 'unknownValue', 'isStatTrak', null],
    [{ price: { lte: { cents: 1, reference: 1 } } }, 'misplaced', 'price.lte', null],
    [{ price: { lte: { cents: 0.5 } } }, 'notANumber', 'price.lte.cents', null],
    [{ sticker: [{ name: 'Crown (Foil)', amount: 2 }] }, 'unknownField', 'sticker[0].amount', 'count'],
    [{ not: { seed: { in: [1, 1_001] } } }, 'outOfRange', 'not.seed.in', null],
    [{ seed: { gt: 5, lt: 6 } }, 'contradiction', 'seed', null],
    [[], 'misplaced', '', null],
  ])('F-04 %j is refused: %s at %j', (json, reason, path, nearest) => {
    try {
      readFilterJson(json, READING);
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({ reason, path, nearest });
    }
  });

  test('F-04 no unknown key is ignored, wherever it stands', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (key) => {
        fc.pre(!(key in FILTER_FIELDS) && !['all', 'any', 'not', '__proto__'].includes(key));
        expect(() => readFilterJson({ [key]: true }, READING)).toThrow(FilterInvalid);
        expect(() => readFilterJson({ not: { wear: { lt: 1 }, [key]: true } }, READING)).toThrow(
          FilterInvalid,
        );
      }),
    );
  });
});
