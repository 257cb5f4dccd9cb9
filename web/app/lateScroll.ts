import { scrollPlaces } from './scrollPlaces.ts';

const READER_ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
const PLACE_COUNT_MAX = 50;

/**
 * Scrolls to a place, in px from the top, whenever the page has grown, until it is reached: while its data are on their way a page is as
 * short as its boxes. The reader's own hand ends it, and the signal.
 */
export function growToPlace(y: number, signal: AbortSignal): void {
  const over = new AbortController();
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, y);
    // Screens with fractions of pixels round.
    if (window.scrollY > y - 1) over.abort();
  });
  const until = { signal: AbortSignal.any([signal, over.signal]), passive: true };
  until.signal.addEventListener('abort', () => growth.disconnect());
  for (const act of READER_ACTS) window.addEventListener(act, () => over.abort(), until);
  if (!signal.aborted) growth.observe(document.body);
}

/** Keeps the places for a reload and for what follows another site. A phone ends a page in the background without another word. */
export function keepPlaces(): void {
  function keep(): void {
    scrollPlaces[window.history.state?.key ?? 'default'] = window.scrollY;
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
