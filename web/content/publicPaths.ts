import { contentNames } from './contentFiles.ts';
import { helpPath } from './help.ts';
import { INFORMATION_SECTIONS, informationPath } from './information.ts';
import { newsPath } from './news.ts';

/** The paths of the pages that search engines should know, but those of the market's items. */
export function publicPaths(): readonly string[] {
  return [
    '/',
    '/market',
    '/sellhot',
    '/multiplatform',
    '/notice',
    '/openplat',
    '/download/app',
    '/help',
    ...contentNames('help').map(helpPath),
    ...INFORMATION_SECTIONS.map(informationPath),
    '/news',
    ...contentNames('news').map(newsPath),
  ];
}
