import type { Page } from 'playwright-core';

/** Any font that is there, with as little above and below its line as the flattest fonts of the field have. */
const FACE = `@font-face {
    font-family: flat;
    src: ${['Noto Sans SC Regular', 'DejaVu Sans', 'Liberation Sans', 'Arial'].map((name) => `local("${name}")`).join(', ')};
    ascent-override: 76%; descent-override: 20%; line-gap-override: 0%;
  }
  * { font-family: flat !important; }`;

/** Sets a page in a font that is flatter than most, so that what hangs on the fonts of a machine shows on every machine. */
export async function wearFlatFont(page: Page): Promise<void> {
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    // A sheet of the script's own: the page's policy lets no other in.
    document.adoptedStyleSheets = [sheet];
    await document.fonts.load('16px flat');
  }, FACE);
}
