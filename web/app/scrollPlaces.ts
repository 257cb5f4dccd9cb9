import type { createBrowserRouter } from 'react-router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Where the window stood when an entry of the history was left, in px from the top, by the entry's key. */
export const scrollPlaces: Record<string, number> = import.meta.env.SSR ? {} : readPlaces();

/**
 * Keeps the place of the entry that is left. The router tells of a new address before its page is drawn, so the window still shows what is
 * left; and on a slow device an address may be left again before its page was ever drawn.
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
