import { expect, test } from 'vitest';
import { comparedStages, STAGES } from '../../../web/orders/order/comparedStages.ts';

const rowOf = (trait: string, states: string) => ({
  trait,
  cells: states.split(' ').map((state, place) => ({ stage: STAGES[place] ?? '', state })),
});

test.each([
  ['nothing', 'RECORDED NOT_YET NOT_YET NOT_YET', 'RECORDED NOT_YET NOT_YET NOT_YET', undefined, undefined],
  ['all of it', 'RECORDED EQUAL EQUAL EQUAL', 'RECORDED EQUAL EQUAL EQUAL', 'RECEIVED', undefined],
  [
    'after receipt only the id',
    'RECORDED EQUAL EQUAL EQUAL',
    'RECORDED EQUAL EQUAL NOT_SHOWN',
    'OFFERED',
    { stage: 'RECEIVED', traits: ['ASSET_ID'] },
  ],
  [
    'never the wear',
    'NOT_RECORDED RECORDED EQUAL EQUAL',
    'NOT_RECORDED RECORDED NOT_SHOWN NOT_SHOWN',
    undefined,
    { stage: 'RECEIVED', traits: ['ASSET_ID'] },
  ],
])('the verdict claims what was compared: %s', (_name, ids, wear, whole, part) => {
  expect(comparedStages([rowOf('ASSET_ID', ids), rowOf('WEAR', wear)])).toEqual({ whole, part });
});
