const KEY = 'unheardPurchase';

/** Remembers, for this tab, that a purchase was sent and its answer has not come; null: it has. */
export function noteUnheardPurchase(listingId: string | null): void {
  try {
    if (listingId === null) {
      sessionStorage.removeItem(KEY);
    } else {
      sessionStorage.setItem(KEY, listingId);
    }
  } catch {
    // Without session storage the message center alone tells of it.
  }
}

/** The listing of a purchase whose page was left before the answer came, told once. */
export function takeUnheardPurchase(): string | null {
  try {
    const listingId = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return listingId;
  } catch {
    return null;
  }
}
