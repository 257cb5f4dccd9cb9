const SHOWN_KEY = 'serverErrorShown';
/** Where the failed request's name lies in the session storage. */
export const REQUEST_ID_KEY = 'serverErrorRequestId';
/** Where the last path lies in the session storage. */
export const LAST_PATH_KEY = 'serverErrorLastPath';

/** True once this browser session has been sent to `/serverError` (requirement R-09). */
export function hasShownServerError(): boolean {
  try {
    return sessionStorage.getItem(SHOWN_KEY) !== null;
  } catch {
    return false;
  }
}

/** Remembers that the page was shown, where the reader came from, and which request it was. */
export function rememberServerError(path: string, requestId: string | null): void {
  try {
    sessionStorage.setItem(SHOWN_KEY, '1');
    sessionStorage.setItem(LAST_PATH_KEY, path);
    sessionStorage.setItem(REQUEST_ID_KEY, requestId ?? '');
  } catch {
    // Without session storage the way back is the market.
  }
}
