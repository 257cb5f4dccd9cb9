const KEY = 'unheardPurchase';

/** Stores for this tab that a purchase was sent and its response has not arrived. Null clears it. */
export function noteUnheardPurchase(listingId: string | null): void {
  try {
    if (listingId === null) {
      sessionStorage.removeItem(KEY);
    } else {
      sessionStorage.setItem(KEY, listingId);
    }
  } catch {
    // Without session storage only the message center reports the purchase.
  }
}

/** The listing of a purchase whose page was left before the response arrived. It is returned once. */
export function takeUnheardPurchase(): string | null {
  try {
    const listingId = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return listingId;
  } catch {
    return null;
  }
}
