/** The tabs of the watchlist. */
export const WATCH_TABS = ['items', 'filters'] as const;
export type WatchTab = (typeof WATCH_TABS)[number];

/** Parses the URL. Unknown values give the items. */
export function readWatchTab(search: URLSearchParams): WatchTab {
  return search.get('tab') === 'filters' ? 'filters' : 'items';
}

/** URL of one tab. */
export function watchTabPath(tab: WatchTab): string {
  return tab === 'items' ? '/user/watch' : `/user/watch?tab=${tab}`;
}
