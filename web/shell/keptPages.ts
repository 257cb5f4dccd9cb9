/** The service worker's cache of pages that were made for a signed-in user. */
const OWN_PAGES = 'own-pages';

/** Lets the browser keep scripts and visited pages, so that the site opens without a network (`serviceWorker.ts`). */
export function keepPages(): void {
  // Missing without TLS and where the browser keeps nothing; refused in private windows of some.
  navigator.serviceWorker?.register('/serviceWorker.js').catch(() => {});
}

/** Deletes the kept pages of a user who signed out, or whose session turned out to have ended. */
export async function forgetOwnPages(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(OWN_PAGES).catch(() => false);
}
