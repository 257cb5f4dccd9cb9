import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const STORE_KEY = 'scrollPlaces';
const PLACE_COUNT_MAX = 50;

/** The browser warns about layout effects on the server; there is nothing to scroll there. */
const useBrowserLayoutEffect = import.meta.env.SSR ? useEffect : useLayoutEffect;

/**
 * Where a page stands after a navigation (requirement R-07): a new path at the top, and so a link to the page one is on; a changed query
 * on the same path where it was, Back and reload where they were left.
 */
export function ScrollRules() {
  const { key, pathname, search, hash } = useLocation();
  const navigationType = useNavigationType();
  const previous = useRef<{ key: string; pathname: string; search: string } | null>(null);
  useBrowserLayoutEffect(() => {
    const last = previous.current;
    previous.current = { key, pathname, search };
    if (last?.key === key || (last === null && hash !== '')) {
      return;
    }
    if (last === null || navigationType === 'POP') {
      window.scrollTo(0, readPlaces()[key] ?? (last === null ? window.scrollY : 0));
    } else if (last.pathname !== pathname || last.search + search + hash === '') {
      window.scrollTo(0, 0);
    }
    if (last !== null && last.pathname !== pathname && document.activeElement === document.body) {
      // The pressed link went with its page: the keyboard goes on in the new one, and screen readers read it.
      document.getElementById('content')?.focus({ preventScroll: true });
    }
  }, [key, pathname, search, hash, navigationType]);
  // Laid aside before the next page is scrolled: on a slow phone that scroll would else be kept as this page's place.
  useBrowserLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    let timer: ReturnType<typeof setTimeout> | undefined;
    let place: number | null = null;
    function save() {
      clearTimeout(timer);
      if (place !== null) savePlace(key, place);
      place = null;
    }
    function onScroll() {
      place = window.scrollY;
      clearTimeout(timer);
      timer = setTimeout(save, 100);
    }
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      save();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', save);
    };
  }, [key]);
  return null;
}

function readPlaces(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORE_KEY) ?? '{}');
  } catch {
    return {};
  }
}

function savePlace(key: string, y: number): void {
  const { [key]: _old, ...others } = readPlaces();
  const kept = Object.entries(others).slice(1 - PLACE_COUNT_MAX);
  try {
    sessionStorage.setItem(STORE_KEY, JSON.stringify({ ...Object.fromEntries(kept), [key]: y }));
  } catch {
    // Without session storage Back opens the page at its top.
  }
}
