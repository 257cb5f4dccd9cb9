import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What on a page breaks a rule of accessibility, one line each. */
export async function violations(page: Page): Promise<string[]> {
  // Half-faded text has half its contrast.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  // axe does not know the browser's top layer: the bar at the bottom, under the scrim, counts for it as lying above a dialog.
  await page.evaluate(() => {
    if (document.querySelector('dialog[open]')) {
      for (const bar of document.querySelectorAll('nav')) bar.style.visibility = 'hidden';
    }
  });
  const { violations: found } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
