import { observeElementOffset, observeWindowOffset, type Virtualizer } from '@tanstack/react-virtual';

/** Tells a virtualizer where its reader is, in px, and whether the place still changes. */
type Tell = (offsetPx: number, isScrolling: boolean) => void;

/**
 * Follows the place of the window for a virtualised list, from the present one on: as it is mounted, the library takes the
 * reader to the place of the list's first render, and since then the window may have been scrolled. Given as
 * `observeElementOffset`.
 */
export function followWindow(virtual: Virtualizer<Window, Element>, tell: Tell) {
  const stop = observeWindowOffset(virtual, tell);
  tell(window.scrollY, false);
  return stop;
}

/** The same for a list in a box that scrolls. */
export function followBox(virtual: Virtualizer<HTMLElement, Element>, tell: Tell) {
  const stop = observeElementOffset(virtual, tell);
  tell(virtual.scrollElement?.scrollTop ?? 0, false);
  return stop;
}
