/** The preferences that apply to the whole site (requirement R-10). The server renders by the cookies. */
export type ChoiceName = 'language' | 'currency' | 'theme';

/** Saves a choice for a year, in local storage and in a cookie of the same name. */
export function saveChoice(name: ChoiceName, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store does not exist in every browser that the site serves.
  document.cookie = `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax`;
  try {
    localStorage.setItem(name, value);
  } catch {
    // A browser may block storage. The cookie alone then holds the choice.
  }
}

/** The saved choice: local storage, then cookie; null where nothing was saved. */
export function savedChoice(name: ChoiceName): string | null {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(name);
  } catch {
    // Storage is blocked: the cookie is read instead.
  }
  return stored ?? new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? null;
}
