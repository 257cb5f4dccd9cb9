import type { i18n } from 'i18next';
import type { Article } from './article.ts';
import { loadContent } from './contentFiles.ts';
import { type HelpIndex, type HelpTexts, helpEntries, plainText } from './help.ts';

/** Loads every article of the help centre, for a search in their texts. */
export async function loadHelpTexts(language: i18n, index: HelpIndex): Promise<HelpTexts> {
  const texts = helpEntries(index).map(async ({ serial }) => {
    const article = await loadContent<Article>(language, 'help', serial);
    return [serial, plainText(article)] as const;
  });
  return new Map(await Promise.all(texts));
}
