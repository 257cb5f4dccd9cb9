import { expect, test } from 'vitest';
import { personName } from '../../web/app/personName.ts';

test('R-10 a given name reads in the reader’s language, a chosen one stays', () => {
  expect(personName('玩家f284', 'en')).toBe('Player f284');
  expect(personName('玩家f284', 'zh')).toBe('玩家f284');
  for (const chosen of ['玩家', '老玩家f284', '玩家f284!', 'Anna'])
    expect(personName(chosen, 'en')).toBe(chosen);
});
