import { helpPath, INFORMATION_SECTIONS, informationPath, newsPath } from './articleLists.ts';
import { contentNames } from './contentFiles.ts';

/** The paths of the pages for search engines, except those of market items. */
export function publicPaths(): readonly string[] {
  return [
    '/',
    '/market',
    '/sellhot',
    '/multiplatform',
    '/notice',
    '/openplat',
    '/openplat/guide',
    '/openplat/errors',
    '/download/app',
    '/help',
    ...contentNames('help').map(helpPath),
    ...INFORMATION_SECTIONS.map(informationPath),
    '/news',
    ...contentNames('news').map(newsPath),
  ];
}
