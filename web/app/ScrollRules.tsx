import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { scrollPlaces } from './scrollPlaces.ts';

/** The browser warns about layout effects on the server; there is nothing to scroll there. */
const useBrowserLayoutEffect = import.meta.env.SSR ? useEffect : useLayoutEffect;
/** The page starts without it. Where it does not come, a place is restored as far as the page goes. */
const lateScroll = () => import('./lateScroll.ts').catch(() => null);

/**
 * Where a page stands after a navigation (requirement R-07): a new path at the top, and so a link to the page one is on; a changed query
 * on the same path where it was, Back and reload where they were left.
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
      const place = scrollPlaces[key] ?? (last === null ? window.scrollY : 0);
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
      // The pressed link went with its page: the keyboard goes on in the new one, and screen readers read it.
      document.getElementById('content')?.focus({ preventScroll: true });
    }
  }, [key, pathname, search, hash, navigationType]);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    void lateScroll().then((late) => late?.keepPlaces());
  }, []);
  return null;
}
