/** What a reader may choose for the whole site (requirement R-10): the server renders by the cookies. */
export type ChoiceName = 'language' | 'currency' | 'theme';

/** Keeps a choice for a year, in local storage and in a cookie of the same name. */
export function saveChoice(name: ChoiceName, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store does not exist in every browser that the site serves.
  document.cookie = `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax`;
  try {
    localStorage.setItem(name, value);
  } catch {
    // A browser may forbid storage; the cookie alone then carries the choice.
  }
}

/** The choice as the browser keeps it: local storage, then cookie; null where nothing was chosen. */
export function savedChoice(name: ChoiceName): string | null {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(name);
  } catch {
    // See above.
  }
  return stored ?? new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? null;
}
