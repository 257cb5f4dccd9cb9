import type { Page } from 'playwright-core';

/**
 * Amounts in yuan that a reader of dollars meets, in sight or spoken: those that have their value in dollars behind them, as what is typed
 * and paid has, and those that have none.
 */
export async function yuanOn(page: Page): Promise<{ paired: string[]; bare: string[] }> {
  const texts = await page.evaluate(() => {
    const said = ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'content'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    );
    return [document.body.innerText, document.title, ...said];
  });
  const amounts = [
    ...texts
      .join('\n\n')
      .replace(/\s+/g, ' ')
      .matchAll(/¥ ?[\d,]+(?:\.\d+)?( ?\(?≈ ?\$[\d,.]+)?/g),
  ];
  const [paired = [], bare = []] = [true, false].map((isPaired) =>
    amounts.filter(([, dollars]) => (dollars !== undefined) === isPaired).map(([text]) => text),
  );
  return { paired, bare };
}
