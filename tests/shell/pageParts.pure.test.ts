import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, styled } from 'styled-components';
import { expect, test } from 'vitest';
import { loadWords } from '../../web/shell/i18n.ts';
import { openPageStyles } from '../../web/shell/pageStyles.ts';
import { openPageWords } from '../../web/shell/pageWords.ts';

const Frame = styled.div`padding: 4px; &:hover { color: gold; }`;
const Bar = styled.i<{ $width: number }>`width: ${({ $width }) => $width}px;`;

function stylesOf(sheet: ServerStyleSheet, widths: number[]): string {
  const bars = widths.map(($width) => createElement(Bar, { $width, key: $width }));
  renderToStaticMarkup(sheet.collectStyles(createElement(Frame, null, bars)));
  return sheet.getStyleTags();
}

test('R-10 a page has its own classes alone, as if its rules had been made for it', () => {
  for (const widths of [[1, 2], [], [2, 3], [3, 1]]) {
    const styles = stylesOf(openPageStyles('once'), widths);
    expect(styles).toBe(stylesOf(new ServerStyleSheet({ nonce: 'once' }), widths));
    for (const width of [1, 2, 3]) expect(styles.includes(`width:${width}px`)).toBe(widths.includes(width));
  }
});

test('R-10 a page names the words that it uses, in its own language', async () => {
  const first = await openPageWords('en');
  await loadWords(first.i18n, 'market');
  const second = await openPageWords('en');
  expect([...first.features]).toEqual(['shell', 'market']);
  expect([...second.features]).toEqual(['shell']);
  // The words are there already, and the second page uses them too.
  await loadWords(second.i18n, 'market');
  expect([...second.features]).toEqual(['shell', 'market']);
  const other = await openPageWords('zh');
  await loadWords(other.i18n, 'market');
  const key = 'sort';
  expect(other.i18n.getFixedT('zh', 'market')(key)).not.toBe(first.i18n.getFixedT('en', 'market')(key));
});

test('R-10 a text that was asked for before its words came is not kept', async () => {
  const { i18n } = await openPageWords('en');
  const [key = '', text] = Object.entries(await readWords('order'))[0] ?? [];
  expect(i18n.getFixedT('en', 'order')(key)).toBe(key);
  await loadWords(i18n, 'order');
  expect(i18n.getFixedT('en', 'order')(key)).toBe(text);
  expect(i18n.getFixedT('en', 'order')(key)).toBe(text);
});

async function readWords(feature: string): Promise<Record<string, string>> {
  return (await import(`../../web/orders/${feature}/locales/en.json`)).default;
}
