import { expect, test } from 'vitest';
import { wordsOf } from '../../browser/words.ts';

const SIDES = ['VIEWER', 'BUYER', 'SELLER'];

test.each(['zh', 'en'] as const)(
  'O-02 a hold of Steam says in %s why it is there and how it ends',
  (language) => {
    const words = wordsOf('order', language);
    for (const side of [...SIDES, 'BOTH'])
      expect(words[`hold_CAUSED_BY_${side}`]).toMatch(
        language === 'zh' ? /令牌.*到期自动交付.*取消/ : /authenticator.*delivered by itself.*ancel/,
      );
    for (const side of SIDES) expect(words[`hold_CANCELLED_BY_${side}`]).toBeDefined();
  },
);
