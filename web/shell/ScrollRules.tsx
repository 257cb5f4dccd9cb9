import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { placeKey, scrollPlaces } from './scrollPlaces.ts';

/** React warns about layout effects on the server, where nothing scrolls. */
const useBrowserLayoutEffect = import.meta.env.SSR ? useEffect : useLayoutEffect;
/**
 * Loaded after the page has started. Where it fails to load, a scroll position is restored only as far as the page is
 * high.
 */
const lateScroll = () => import('./lateScroll.ts').catch(() => null);

/**
 * Scroll position after a navigation (requirement R-07): the top for a new path, and also for a link to the current
 * page; unchanged when only the query changes; restored on Back and on reload.
 */
export function ScrollRules() {
  const { key, pathname, search, hash } = useLocation();
  const navigationType = useNavigationType();
  const growing = useRef<AbortController>(null);
  const previous = useRef<{ key: string; pathname: string; search: string } | null>(null);
  useBrowserLayoutEffect(() => {
    const last = previous.current;
    previous.current = { key, pathname, search };
    if (last?.key === key || (last === null && hash !== '')) {
      return;
    }
    growing.current?.abort();
    if (last === null || navigationType === 'POP') {
      const place = scrollPlaces[placeKey(key)] ?? (last === null ? window.scrollY : 0);
      window.scrollTo(0, place);
      if (window.scrollY < place - 1) {
        growing.current = new AbortController();
        const { signal } = growing.current;
        void lateScroll().then((late) => late?.growToPlace(place, signal));
      }
    } else if (last.pathname !== pathname || last.search + search + hash === '') {
      window.scrollTo(0, 0);
    }
    if (last !== null && last.pathname !== pathname && document.activeElement === document.body) {
      // The pressed link was unmounted with its page, so focus moves to the new page, which screen readers then read.
      document.getElementById('content')?.focus({ preventScroll: true });
    }
  }, [key, pathname, search, hash, navigationType]);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    void lateScroll().then((late) => late?.keepPlaces());
  }, []);
  return null;
}
