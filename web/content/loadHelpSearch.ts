import type { SearchHelp } from './helpSearch.ts';

let ready: SearchHelp | null = null;

/** The search where it is loaded already. */
export function readyHelpSearch(): SearchHelp | null {
  return ready;
}

/** Loads the search with all texts; on the server, too, for a page whose address holds a question. */
export async function loadHelpSearch(): Promise<SearchHelp> {
  const { searchHelpFiles } = await import('./helpSources.ts');
  ready = searchHelpFiles;
  return searchHelpFiles;
}
