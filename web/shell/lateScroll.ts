import { FIRST_ENTRY, placeKey, scrollPlaces } from './scrollPlaces.ts';

const READER_ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
const PLACE_COUNT_MAX = 50;

/**
 * Scrolls to a position, in px from the top, each time the page grows, until it is reached: while its data loads, a
 * page is only as high as its placeholders. Stops when the user scrolls or the signal aborts.
 */
export function growToPlace(y: number, signal: AbortSignal): void {
  const over = new AbortController();
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, y);
    // Screens with fractional pixels round the position.
    if (window.scrollY > y - 1) over.abort();
  });
  const until = { signal: AbortSignal.any([signal, over.signal]), passive: true };
  until.signal.addEventListener('abort', () => growth.disconnect());
  for (const act of READER_ACTS) window.addEventListener(act, () => over.abort(), until);
  if (!signal.aborted) growth.observe(document.body);
}

/**
 * Saves the scroll positions for a reload and for the return from another site. A phone may discard a page in the
 * background without an event.
 */
export function keepPlaces(): void {
  function keep(): void {
    scrollPlaces[placeKey(window.history.state?.key ?? FIRST_ENTRY)] = window.scrollY;
    const kept = Object.entries(scrollPlaces).slice(-PLACE_COUNT_MAX);
    try {
      sessionStorage.scrollPlaces = JSON.stringify(Object.fromEntries(kept));
    } catch {
      // Without session storage a reload opens the page at its top.
    }
  }
  document.addEventListener('visibilitychange', keep);
  window.addEventListener('pagehide', keep);
}
