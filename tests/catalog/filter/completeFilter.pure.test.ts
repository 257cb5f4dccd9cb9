import { describe, expect, test } from 'vitest';
import { completeFilter } from '../../../api/catalog/filter/completeFilter.ts';
import { slowness } from '../../kit/slowness.ts';
import { PLAIN_VOCABULARY } from './plainVocabulary.ts';

/** The text after each completion at the sign |. */
function completed(marked: string): string[] {
  const position = marked.indexOf('|');
  const text = marked.replace('|', '');
  return completeFilter(text, position, { place: 'copies', vocabulary: PLAIN_VOCABULARY }).map(
    ({ start, end, insertion }) => `${text.slice(0, start)}${insertion}${text.slice(end)}`,
  );
}

describe('The completion of a typed filter', () => {
  test.each([
    ['we|', ['weapon:', 'wear']],
    ['st:yes we|', ['st:yes weapon:', 'st:yes wear']],
    ['(sou|', ['(souvenir:']],
    ['type:kn|', ['type:knife']],
    ['type:knife,gl|', ['type:knife,gloves']],
    ['type:匕|', ['type:knife']],
    ['st:|', ['st:yes', 'st:no']],
    ['price<=re|', ['price<=ref']],
    ['price<=b|', ['price<=bestbid']],
    ['weapon:ak|', ['weapon:ak47']],
    ['sticker:cro|', ['sticker:"Crown (Foil)"']],
    ['sticker:"Cro|', ['sticker:"Crown (Foil)"']],
    ['item:"AWP|', ['item:"AWP | Dragon Lore (Factory New)"']],
    ['type:knife ra|', ['type:knife rarity:']],
    ['we| st:yes', ['weapon: st:yes', 'wear st:yes']],
    ['wear<0.0|', []],
    ['xyz|', []],
    ['seller:@a|', []],
  ])('F-01 %j goes on as %j', (marked, expected) => {
    expect(completed(marked)).toEqual(expected);
  });

  test('An empty text offers the first conditions, with what they select', () => {
    const [first, ...others] = completeFilter('', 0, { place: 'copies', vocabulary: PLAIN_VOCABULARY });
    expect(first).toMatchObject({
      insertion: 'type:',
      description: expect.stringContaining('Type of the item'),
    });
    expect(others).toHaveLength(7);
  });

  test('Hostile texts cost little', () => {
    const texts = [
      '"'.repeat(2_000),
      'a:'.repeat(1_000),
      `a:${'"" '.repeat(600)}`,
      '('.repeat(2_000),
      `x:${','.repeat(1_900)}`,
    ];
    const startedAt = performance.now();
    for (const text of texts) completed(`${text}|`);
    expect(performance.now() - startedAt).toBeLessThan(1_000 * slowness());
  });
});
