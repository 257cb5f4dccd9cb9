const SHOWN_KEY = 'serverErrorShown';
/** Key of the failed request's id in session storage. */
const REQUEST_ID_KEY = 'serverErrorRequestId';
/** Key of the last path in session storage. */
const LAST_PATH_KEY = 'serverErrorLastPath';

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

/** The page to link back to: always a path of this site, never a full URL. */
export function lastPathBeforeServerError(): string {
  try {
    const path = sessionStorage.getItem(LAST_PATH_KEY) ?? '';
    return /^\/(?![/\\])/.test(path) && !path.startsWith('/serverError') ? path : '/market';
  } catch {
    return '/market';
  }
}

/** Id by which the operators find the failed request; empty when it is not known. */
export function requestIdOfServerError(): string {
  try {
    const requestId = sessionStorage.getItem(REQUEST_ID_KEY) ?? '';
    return /^[0-9a-f-]{36}$/.test(requestId) ? requestId : '';
  } catch {
    return '';
  }
}

const PURCHASE_KEY = 'unheardPurchase';

/** Stores for this tab that a purchase was sent and its response has not arrived. Null clears it. */
export function noteUnheardPurchase(listingId: string | null): void {
  try {
    if (listingId === null) {
      sessionStorage.removeItem(PURCHASE_KEY);
    } else {
      sessionStorage.setItem(PURCHASE_KEY, listingId);
    }
  } catch {
    // Without session storage only the message center reports the purchase.
  }
}

/** The listing of a purchase whose page was left before the response arrived. It is returned once. */
export function takeUnheardPurchase(): string | null {
  try {
    const listingId = sessionStorage.getItem(PURCHASE_KEY);
    sessionStorage.removeItem(PURCHASE_KEY);
    return listingId;
  } catch {
    return null;
  }
}
