import { expect, test } from 'vitest';
import { SHEET_LINES_MAX } from '../../../api/selling/inventory/priceSheet.ts';
import en from '../../../web/selling/sell/locales/en.json' with { type: 'json' };
import zh from '../../../web/selling/sell/locales/zh.json' with { type: 'json' };

test.each([
  ['zh', zh],
  ['en', en],
])('I-10 the words of the price sheet name its limit, before and after an upload: %s', (_language, words) => {
  const most = SHEET_LINES_MAX.toLocaleString('en');
  expect(words.sheet_hint).toContain(most);
  expect(words.sheet_problem_tooManyLines).toContain(most);
});
