import type { createBrowserRouter } from 'react-router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Vertical scroll position in px at which a history entry was left, by the entry's key. */
export const scrollPlaces: Record<string, number> = import.meta.env.SSR ? {} : readPlaces();

/**
 * Saves the scroll position of the entry that is left. The router reports a new location before its page renders, so
 * the window still shows the previous one. On a slow device a location may be left again before its page has
 * rendered.
 */
export function followPlaces(router: Router): void {
  let { key } = router.state.location;
  router.subscribe(({ location }) => {
    if (location.key === key) return;
    scrollPlaces[key] = window.scrollY;
    key = location.key;
  });
}

function readPlaces(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.scrollPlaces);
  } catch {
    return {};
  }
}
