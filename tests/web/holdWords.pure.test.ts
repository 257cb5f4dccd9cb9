import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { holdWordsKey } from '../../web/order/holdWords.ts';

const WORDS = (['zh', 'en'] as const).map(
  (language): Record<string, string> =>
    JSON.parse(readFileSync(`web/order/locales/${language}.json`, 'utf8')),
);
const proven = (name: string, value: string) => [{ evidence: [{ name, value }] }];
const DIRECTIONS = ['BUY', 'SELL'] as const;

describe('O-02 the words of a hold of Steam', () => {
  test('it says whose account causes it, why, and how it ends, from the side of its reader', () => {
    const keyOf = (side: string, direction: string) =>
      holdWordsKey({ phase: 'ON_HOLD', direction, events: proven('holdCausedBy', side) });
    const keys = ['buyer', 'seller', 'both'].map((side) => DIRECTIONS.map((way) => keyOf(side, way)));
    expect(keys).toEqual([
      ['holdWhy_mine', 'holdWhy_buyer'],
      ['holdWhy_seller', 'holdWhy_mine'],
      ['holdWhy_both', 'holdWhy_both'],
    ]);
    for (const key of keys.flat()) {
      expect(WORDS[0]?.[key ?? '']).toMatch(/令牌.*到期自动交付.*取消/);
      expect(WORDS[1]?.[key ?? '']).toMatch(/authenticator.*delivered by itself.*ancel/);
    }
  });

  test('one that was cancelled at Steam names who did it in the end', () => {
    for (const direction of DIRECTIONS)
      for (const side of ['buyer', 'seller']) {
        const key = holdWordsKey({ phase: 'FAILED', direction, events: proven('holdCancelledBy', side) });
        const isOwn = (direction === 'BUY') === (side === 'buyer');
        expect(key).toBe(`holdEnd_${isOwn ? 'mine' : side}`);
        for (const words of WORDS) expect(words[key ?? '']).toBeDefined();
      }
  });

  test('nothing where Steam does not say whose it is, and nothing of an order that is not held', () => {
    const events = proven('holdCausedBy', 'buyer');
    expect(holdWordsKey({ phase: 'ON_HOLD', direction: 'BUY', events: [] })).toBeNull();
    expect(
      holdWordsKey({ phase: 'ON_HOLD', direction: 'BUY', events: proven('holdCausedBy', 'x') }),
    ).toBeNull();
    for (const phase of ['PROTECTED', 'FAILED'])
      expect(holdWordsKey({ phase, direction: 'BUY', events })).toBeNull();
  });
});
