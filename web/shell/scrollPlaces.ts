import type { createBrowserRouter } from 'react-router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Vertical scroll position in px at which a history entry was left, by its `placeKey`. */
export const scrollPlaces: Record<string, number> = import.meta.env.SSR ? {} : readPlaces();

/** The router's key of every entry with which a document began: a page that was opened by its address. */
export const FIRST_ENTRY = 'default';

/**
 * The key of the current history entry, by the router's key. An entry with which a document began gets one of its own,
 * else a page that is opened by its address would begin where the last one in the tab was left.
 */
export function placeKey(key: string): string {
  if (key !== FIRST_ENTRY) {
    return key;
  }
  const { state } = window.history;
  const first = state?.first ?? `first ${Date.now()}`;
  if (state?.first === undefined) {
    window.history.replaceState({ ...state, first }, '');
  }
  return first;
}

/**
 * Saves the scroll position of the entry that is left. The router reports a new location before its page renders, so
 * the window still shows the previous one. On a slow device a location may be left again before its page has
 * rendered.
 */
export function followPlaces(router: Router): void {
  let { key } = router.state.location;
  let place = placeKey(key);
  router.subscribe(({ location }) => {
    if (location.key === key) return;
    scrollPlaces[place] = window.scrollY;
    key = location.key;
    place = placeKey(key);
  });
}

function readPlaces(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.scrollPlaces);
  } catch {
    return {};
  }
}
