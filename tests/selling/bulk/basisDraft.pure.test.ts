import { expect, test } from 'vitest';
import { asksByBasis, basesOf, changeOf, firstDraft } from '../../../web/selling/bulk/bulkDraft.ts';

const BASES = {
  referencePriceCents: 1_000,
  followedAskCents: 950,
  lowestOwnAskCents: 800,
  highestOwnAskCents: 1_200,
};

test('matching the lowest ask is a press of its own, for copies to list and on sale', () => {
  for (const verb of ['LIST', 'REPRICE'] as const) {
    expect(basesOf(verb)).toContain('MATCH');
    expect(changeOf({ ...firstDraft(verb), basis: 'MATCH' })).toMatchObject({
      kind: verb,
      price: { basis: 'LOWEST_ASK', stepCents: 0 },
    });
  }
});

test.each([
  ['REFERENCE', '0.99', 990, 990],
  ['MATCH', '0', 950, 950],
  ['LOWEST_ASK', '0.01', 949, 949],
  ['OWN_ASK', '0.95', 760, 1_140],
  ['FIXED', '12.34', 1_234, 1_234],
] as const)('the form tells what %s %s would give the copies of a variety', (basis, text, low, high) => {
  const draft = firstDraft('REPRICE');
  const change = changeOf({ ...draft, basis, texts: { ...draft.texts, [basis]: text } });
  if (change === null) throw new Error('a valid form');
  expect(asksByBasis(change, BASES)).toEqual({ lowCents: low, highCents: high });
  const none = asksByBasis(change, {
    referencePriceCents: null,
    followedAskCents: null,
    lowestOwnAskCents: null,
    highestOwnAskCents: null,
  });
  if (basis === 'FIXED') expect(none).toEqual({ lowCents: low, highCents: high });
  else expect(none).toBeNull();
});
