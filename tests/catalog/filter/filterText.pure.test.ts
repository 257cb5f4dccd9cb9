import { describe, expect, test } from 'vitest';
import { FilterInvalid } from '../../../api/catalog/filter/filter.errors.ts';
import type { FilterPlace } from '../../../api/catalog/filter/filterFields.ts';
import { writeFilterJson } from '../../../api/catalog/filter/filterJson.ts';
import { writeFilter } from '../../../api/catalog/filter/filterText.ts';
import { readFilterText } from '../../../api/catalog/filter/readFilterText.ts';
import { PLAIN_VOCABULARY } from './plainVocabulary.ts';

const read = (text: string, place: FilterPlace = 'copies') =>
  readFilterText(text, { place, vocabulary: PLAIN_VOCABULARY });

/** The problem of a text, with the word that the error points at. */
function problemOf(text: string, place: FilterPlace = 'copies') {
  try {
    read(text, place);
  } catch (error) {
    if (!(error instanceof FilterInvalid)) throw error;
    const { reason, position, length, nearest } = error;
    return { reason, at: text.slice(position ?? 0, (position ?? 0) + (length ?? 0)), nearest };
  }
  return null;
}

describe('The filter language as people type it', () => {
  test.each([
    ['', ''],
    ['   ', ''],
    ['type:knife', 'type:knife'],
    ['TYPE : Knife', 'type:knife'],
    ['类型', null],
    ['type:匕首,手套', 'type:knife,gloves'],
    ['type:CSGO_Type_Knife', 'type:knife'],
    ['wear<0.01', 'wear<0.01'],
    ['wear ≤ 0.07 wear≥0.00', 'wear<=0.07 wear>=0'],
    ['wear:0.15-0.18', 'wear>=0.15 wear<=0.18'],
    ['price<=ref*0.95', 'price<=ref*0.95'],
    ['price<=REF', 'price<=ref'],
    ['price<=BestBid*1.050', 'price<=bestbid*1.05'],
    ['price:bestbid-ref*0.9', 'price>=bestbid price<=ref*0.9'],
    ['price:¥99.50', 'price:99.5'],
    ['price:100-250.05', 'price>=100 price<=250.05'],
    ['seed:661,955,661', 'seed:661,955'],
    ['seed=387', 'seed:387'],
    ['fade≥98.2 blue:80-90', 'fade>=98.2 blue>=80 blue<=90'],
    ['st:yes', 'st:yes'],
    ['souvenir:否', 'souvenir:no'],
    ['sticker:"Crown (Foil)"x2', 'sticker:"Crown (Foil)"x2'],
    ['sticker:"皇冠（闪亮）"x4@1', 'sticker:"Crown (Foil)"x4@1'],
    ['sticker:"Titan | Katowice 2014","Crown (Foil)"@2', 'sticker:"Titan | Katowice 2014","Crown (Foil)"@2'],
    ['item:"AK-47 | 红线 (久经沙场)"', 'item:"AK-47 | Redline (Field-Tested)"'],
    ['seller:@小红 delivers:auto', 'seller:@小红 delivers:auto'],
    ['seller:@"a b"', 'seller:@"a b"'],
    ['age<2h', 'age<2h'],
    ['age<90', 'age<90m'],
    ['age<0.7d', 'age<1008m'],
    ['price＜5 wear＞0.1', 'price<5 wear>0.1'],
    ['age>=3d', 'age>=3d'],
    ['a:1', null],
    ['type:knife and st:yes', 'type:knife st:yes'],
    ['type:knife or type:gloves wear<0.1', 'type:knife or type:gloves wear<0.1'],
    ['(type:knife or type:gloves) wear<0.1', '(type:knife or type:gloves) wear<0.1'],
    ['（type:knife or type:gloves） wear<0.1', '(type:knife or type:gloves) wear<0.1'],
    ['not type:knife', 'not type:knife'],
    ['not (type:knife st:yes)', 'not (type:knife st:yes)'],
    ['not not type:knife', 'type:knife'],
    ['((type:knife))', 'type:knife'],
    ['name:"or"', 'name:"or"'],
    ['name:or', 'name:"or"'],
    ['name:"say \\"hi\\" \\\\"', 'name:"say \\"hi\\" \\\\"'],
    ['rarity:隐秘 exterior:崭新 wear<0.01', 'rarity:covert exterior:fn wear<0.01'],
  ])('F-05 %j is read as %j', (text, canonical) => {
    if (canonical === null) expect(problemOf(text)).not.toBeNull();
    else {
      expect(writeFilter(read(text))).toBe(canonical);
      expect(writeFilter(read(canonical))).toBe(canonical);
    }
  });

  test.each([
    ['weer<0.1', 'unknownField', 'weer', 'wear'],
    ['type:knive', 'unknownValue', 'knive', 'knife'],
    ['knife', 'wordAlone', 'knife', 'type:knife'],
    ['redline', 'wordAlone', 'redline', 'name:redline'],
    ['wear', 'missingValue', 'wear', null],
    ['wear<', 'missingValue', 'wear', null],
    ['wear<abc', 'notANumber', 'abc', null],
    ['wear<2', 'outOfRange', '2', null],
    ['seed:0.5', 'notANumber', '0.5', null],
    ['seed:1001', 'outOfRange', '1001', null],
    ['type<knife', 'notComparable', 'type', null],
    ['st:maybe', 'unknownValue', 'maybe', 'yes'],
    ['wear<0.1,0.2', 'misplaced', '0.2', null],
    ['price<=rex*0.9', 'notANumber', 'rex*0.9', null],
    ['type:knife )', 'misplaced', ')', null],
    ['(type:knife', 'notClosed', '(', null],
    ['sticker:"Crown', 'notClosed', '"Crown', null],
    ['sticker:"Crown (Foyl)"', 'unknownValue', '"Crown (Foyl)"', '"Crown (Foil)"'],
    ['sticker:"Crown (Foyl)"x2@1', 'unknownValue', '"Crown (Foyl)"', '"Crown (Foil)"'],
    ['item:AK-47', 'unknownValue', 'AK-47', '"AK-47 | Redline (Field-Tested)"'],
    ['item:""', 'unknownValue', '""', null],
    ['item:"AWP | Dragon Lore (Factory New)"x3', 'misplaced', '"AWP | Dragon Lore (Factory New)"x3', null],
    ['type:"knife"x2', 'misplaced', '"knife"x2', null],
    ['price<=ref*0.95*2', 'notANumber', 'ref*0.95*2', null],
    ['type:knife and', 'misplaced', '', null],
    ['sticker:"Crown (Foil)"x9', 'outOfRange', '"Crown (Foil)"x9', null],
    ['type:knife or', 'misplaced', '', null],
    ['type:knife @', 'misplaced', '@', null],
    ['wear<0.1 wear>0.2', 'contradiction', 'wear>0.2', null],
    ['type:knife type:rifle', 'contradiction', 'type:rifle', null],
    ['st:yes souvenir:yes', 'contradiction', 'souvenir:yes', null],
    ['st:yes st:no', 'contradiction', 'st:no', null],
    ['exterior:fn wear>0.1', 'contradiction', 'wear>0.1', null],
    ['seed:1 seed:2', 'contradiction', 'seed:2', null],
    ['seed>5 seed<6', 'contradiction', 'seed<6', null],
    ['price<10 price>20', 'contradiction', 'price>20', null],
    ['price<ref price>=ref', 'contradiction', 'price>=ref', null],
    ['price<bestbid price>=bestbid*1.1', 'contradiction', 'price>=bestbid*1.1', null],
    ['(st:yes st:no) or (seed:1 seed:2)', 'contradiction', 'seed:2', null],
  ])('F-01 F-04 %j is refused: %s at %j, nearest %j', (text, reason, at, nearest) => {
    expect(problemOf(text)).toStrictEqual({ reason, at, nearest });
  });

  test('F-04 a condition that all copies of one item share is refused there', () => {
    expect(problemOf('type:knife', 'item')).toStrictEqual({ reason: 'notHere', at: 'type', nearest: null });
    expect(problemOf('wear<0.1 phase:ruby', 'item')).toBeNull();
  });

  test('A group of alternatives is a contradiction only if each of them is', () => {
    expect(problemOf('(st:yes st:no) or seed:1')).toBeNull();
    expect(problemOf('not (st:yes st:no)')).toBeNull();
  });

  test('F-05 holds its limits', () => {
    expect(problemOf(`name:${'a'.repeat(2_000)}`)?.reason).toBe('tooLong');
    expect(problemOf(`name:${'a'.repeat(201)}`)?.reason).toBe('tooLong');
    const conditions = (count: number) => Array.from({ length: count }, (_, at) => `seed:${at}`).join(' or ');
    expect(problemOf(conditions(50))).toBeNull();
    expect(problemOf(conditions(51))?.reason).toBe('tooMany');
    expect(problemOf('name:a,b,c,d,e')).toBeNull();
    expect(problemOf('name:a,b,c not name:d,e,f')?.reason).toBe('tooMany');
    const values = (count: number) => `seed:${Array.from({ length: count }, (_, at) => at).join(',')}`;
    expect(problemOf(values(50))).toBeNull();
    expect(problemOf(values(51))?.reason).toBe('tooMany');
    expect(problemOf(`${'('.repeat(11)}seed:1${')'.repeat(11)}`)?.reason).toBe('tooDeep');
    expect(problemOf(`${'not '.repeat(490)}seed:1`)).toBeNull();
  });

  test('Says in both languages what is wrong', () => {
    try {
      read('weer<0.1');
      expect.unreachable();
    } catch (error) {
      expect((error as InstanceType<typeof FilterInvalid>).messageIn('en')).toBe(
        'There is no condition named “weer”. Did you mean “wear”?',
      );
      expect((error as InstanceType<typeof FilterInvalid>).messageIn('zh')).toBe(
        '没有名为“weer”的条件，是不是“wear”？',
      );
    }
  });

  test('F-01 has a structured form', () => {
    expect(
      writeFilterJson(read('(type:knife or st:yes) wear<0.1 price<=ref*0.9 not sticker:"Crown (Foil)"x2')),
    ).toStrictEqual({
      all: [
        { any: [{ type: ['knife'] }, { isStatTrak: true }] },
        { wear: { lt: 0.1 } },
        { price: { lte: { reference: 0.9 } } },
        { not: { sticker: [{ name: 'Crown (Foil)', count: 2 }] } },
      ],
    });
  });
});
