const SHOWN_KEY = 'serverErrorShown';
const LAST_PATH_KEY = 'serverErrorLastPath';

/** True once this browser session has been sent to `/serverError` (requirement R-09). */
export function hasShownServerError(): boolean {
  try {
    return sessionStorage.getItem(SHOWN_KEY) !== null;
  } catch {
    return false;
  }
}

/** Remembers that the page was shown, and where the reader came from. */
export function rememberServerError(path: string): void {
  try {
    sessionStorage.setItem(SHOWN_KEY, '1');
    sessionStorage.setItem(LAST_PATH_KEY, path);
  } catch {
    // Without session storage the way back is the market.
  }
}

/** The page to offer the way back to; only a path of this site, never an address. */
export function lastPathBeforeServerError(): string {
  try {
    const path = sessionStorage.getItem(LAST_PATH_KEY) ?? '';
    return /^\/(?![/\\])/.test(path) && !path.startsWith('/serverError') ? path : '/market';
  } catch {
    return '/market';
  }
}
