import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const FIRST_PAUSE_MS = 2_000;
const PAUSE_MS_MAX = 60_000;

/**
 * A part of the shell whose code comes when it is first shown. Where the code does not come it is asked for again with growing pauses:
 * one missing part must never take the page with it that the reader has before them.
 */
// biome-ignore lint/suspicious/noExplicitAny: a component of any props, as React's own `lazy` takes it.
export function lazyPart<T extends ComponentType<any>>(load: () => Promise<T>): LazyExoticComponent<T> {
  return lazy(async () => {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, PAUSE_MS_MAX)) {
      const part = await load().catch(() => null);
      if (part !== null) {
        return { default: part };
      }
      await new Promise((done) => setTimeout(done, pauseMs));
    }
  });
}
