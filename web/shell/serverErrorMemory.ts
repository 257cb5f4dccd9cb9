const SHOWN_KEY = 'serverErrorShown';
/** Key of the failed request's id in session storage. */
export const REQUEST_ID_KEY = 'serverErrorRequestId';
/** Key of the last path in session storage. */
export const LAST_PATH_KEY = 'serverErrorLastPath';

/** True once this browser session has been redirected to `/serverError` (requirement R-09). */
export function hasShownServerError(): boolean {
  try {
    return sessionStorage.getItem(SHOWN_KEY) !== null;
  } catch {
    return false;
  }
}

/** Stores that the page was shown, the path that the user came from, and the id of the failed request. */
export function rememberServerError(path: string, requestId: string | null): void {
  try {
    sessionStorage.setItem(SHOWN_KEY, '1');
    sessionStorage.setItem(LAST_PATH_KEY, path);
    sessionStorage.setItem(REQUEST_ID_KEY, requestId ?? '');
  } catch {
    // Without session storage the link back leads to the market.
  }
}
