import type { Page } from 'playwright-core';

/**
 * Amounts in yuan that a viewer who uses dollars sees or hears: those followed by their value in dollars, as typed and paid amounts are,
 * and those without.
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
