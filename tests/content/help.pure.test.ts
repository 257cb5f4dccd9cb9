import { expect, test } from 'vitest';
import { articlePieces } from '../../web/content/articles/article.ts';
import { findHelp, helpEntries } from '../../web/content/articles/articleLists.ts';
import { feeExample, percentText } from '../../web/content/articles/FeeExamples.tsx';
import { helpIndexOf } from './contentTexts.ts';

test('an article stands between its neighbours; the first and the last have one', () => {
  const index = helpIndexOf('zh');
  const entries = helpEntries(index);
  expect(findHelp(index, '101')).toMatchObject({ previous: null, next: { serial: '102' } });
  expect(findHelp(index, entries.at(-1)?.serial ?? '')?.next).toBeNull();
  expect(findHelp(index, '102')?.category).toBe('新手入门');
  expect(findHelp(index, 'toString')).toBeNull();
});

test('a text brings links within the site and nothing else', () => {
  expect(articlePieces('see [fees](/help/501), then go')).toEqual([
    { text: 'see ' },
    { text: 'fees', to: '/help/501' },
    { text: ', then go' },
  ]);
  for (const text of ['[x](https://evil.example)', '[x](javascript:alert(1))', '<b>x</b>', '[x]'])
    expect(articlePieces(text)).toEqual([{ text }]);
});

test('W-09 examples of fees are quoted to three decimals below 0.10, and posted in whole cents, half up, at most the amount', () => {
  const exact = { yuan: '0.013', cents: 1.3, isPostedOtherwise: true };
  expect(feeExample(50, 250)).toEqual({ amount: 50, fee: { postedCents: 1, exact }, received: 49 });
  for (const [amount, rate, postedCents] of [
    [12_345, 250, 309],
    [1, 10_000, 1],
    [5_000_000, 100, 50_000],
  ] as const)
    expect(feeExample(amount, rate)).toMatchObject({
      amount,
      fee: { postedCents },
      received: amount - postedCents,
    });
  expect(feeExample(12_345, 250).fee.exact).toBeNull();
  expect([percentText(250), percentText(100), percentText(0)]).toEqual(['2.5%', '1%', '0%']);
});
