import type { SearchHelp } from './helpSearch.ts';

let ready: SearchHelp | null = null;

/** The search, when it is loaded already. */
export function readyHelpSearch(): SearchHelp | null {
  return ready;
}

/** Loads the search with all texts. Runs on the server too, for a URL with a question. */
export async function loadHelpSearch(): Promise<SearchHelp> {
  const { searchHelpFiles } = await import('./helpSources.ts');
  ready = searchHelpFiles;
  return searchHelpFiles;
}
