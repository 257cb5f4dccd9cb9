import { describe, expect, test } from 'vitest';
import { EXTERIORS, exteriorsWithin } from '../../../api/catalog/items/exterior.ts';
import { readCatalogue } from '../../../api/catalog/items/readCatalogue.ts';

const items = readCatalogue();
const find = (name: string) => items.find((item) => item.marketHashName === name);

describe('wear ranges', () => {
  test.each([
    [0, 1, 5],
    [0, 0.08, 2],
    [0, 0.07, 1],
    [0.07, 0.15, 1],
    [0.06, 0.8, 5],
    [0.18, 1, 3],
    [0.1, 0.7, 4],
  ])('a finish from %d to %d has %d exteriors', (floatMin, floatMax, count) => {
    expect(exteriorsWithin(floatMin, floatMax)).toHaveLength(count);
  });

  test('the exteriors cover 0 to 1 without a gap', () => {
    expect(EXTERIORS[0]?.floatMin).toBe(0);
    expect(EXTERIORS.at(-1)?.floatMax).toBe(1);
    for (const [index, { floatMin }] of EXTERIORS.entries()) {
      if (index > 0) expect(floatMin).toBe(EXTERIORS[index - 1]?.floatMax);
    }
  });

  test('every worn item lies in an exterior that its finish can reach', () => {
    const impossible = items.filter(({ tagExterior, floatMin, floatMax }) => {
      const exterior = EXTERIORS.find(({ internalName }) => internalName === tagExterior);
      if (exterior === undefined) return floatMin !== null || floatMax !== null;
      return (
        floatMin === null ||
        floatMax === null ||
        floatMin >= exterior.floatMax ||
        floatMax <= exterior.floatMin
      );
    });
    expect(impossible).toEqual([]);
  });

  test('a vanilla knife is not painted and does not wear', () => {
    expect(find('★ Karambit')).toMatchObject({
      tagExterior: 'WearCategoryNA',
      floatMin: null,
      paintIndex: null,
    });
  });

  test('a Doppler has its phases and gems, each with a paint of its own', () => {
    const { phases = [], paintIndex } = find('★ Karambit | Doppler (Factory New)') ?? {};
    expect(paintIndex).toBeNull();
    expect(phases.map(({ name }) => name).sort()).toEqual([
      ...['Black Pearl', 'Phase 1', 'Phase 2', 'Phase 3', 'Phase 4', 'Ruby', 'Sapphire'],
    ]);
    expect(new Set(phases.map((phase) => phase.paintIndex)).size).toBe(7);
    expect(find('AK-47 | Redline (Field-Tested)')).toMatchObject({
      paintIndex: 282,
      floatMin: 0.1,
      floatMax: 0.7,
    });
  });
});
