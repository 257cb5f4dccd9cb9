import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The accessibility violations of a page, one line each. @param within a selector that limits the check to the elements inside it. */
export async function violations(page: Page, within?: string): Promise<string[]> {
  // Half-faded text has half its contrast.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  // axe does not know the browser's top layer: the bar at the bottom, under the scrim, counts for it as lying above a dialog.
  await page.evaluate(() => {
    const visibility = document.querySelector('dialog[open]') ? 'hidden' : '';
    for (const bar of document.querySelectorAll('nav')) bar.style.visibility = visibility;
  });
  // No page of ours holds a frame: axe need not open a second page to put frames together.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (within !== undefined) axe.include(within);
  const { violations: found } = await axe.withTags(STANDARDS).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
