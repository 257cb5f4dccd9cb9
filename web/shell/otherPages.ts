import type { PageModule } from './pageRoute.ts';

const PAGES = import.meta.glob<PageModule>(['/**/*Page.tsx', '!/catalog/home/*', '!/catalog/market/*']);

/** Loads a page that few visits start with, by its file below `web/`; undefined when there is none. */
export function otherPage(file: string): (() => Promise<PageModule>) | undefined {
  return PAGES[`/${file}`];
}
