/** Languages of the interface; Chinese is the default (requirement R-10). */
export type Language = 'zh' | 'en';

/** The forms in which the market lists its items. */
export type MarketView = 'grid' | 'list';

/** Converts the value of a cookie to a form of the market's list; the grid is the default. */
export function readMarketView(value: string | null | undefined): MarketView {
  return value === 'list' ? 'list' : 'grid';
}

/** Converts the value of a cookie or of storage to a supported language. */
export function readLanguage(value: string | null | undefined): Language {
  return value === 'en' ? 'en' : 'zh';
}

/** The value of `<html lang>`, which selects the right Han glyphs. */
export function htmlLanguage(language: Language): string {
  return language === 'zh' ? 'zh-CN' : 'en';
}

/** The preferences that apply to the whole site (requirement R-10). The server renders by the cookies. */
export type ChoiceName = 'language' | 'currency' | 'theme' | 'marketView';

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

/** A currency in which amounts are shown. */
type CurrencyCode = 'CNY' | 'USD';

/** The currency of a choice; without one, readers of English start in dollars and all others in yuan. */
export function readCurrency(choice: string | null | undefined, language: Language): CurrencyCode {
  if (choice === 'CNY' || choice === 'USD') {
    return choice;
  }
  return language === 'en' ? 'USD' : 'CNY';
}

/** The currency of the saved choice, which is written again in case the browser lost its cookie. */
export function chosenCurrency(language: Language): CurrencyCode {
  const saved = savedChoice('currency');
  if (saved !== null) {
    saveChoice('currency', saved);
  }
  return readCurrency(saved, language);
}
