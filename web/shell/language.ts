/** Languages of the interface; Chinese is the default (requirement R-10). */
export type Language = 'zh' | 'en';

/** Converts the value of a cookie or of storage to a supported language. */
export function readLanguage(value: string | null | undefined): Language {
  return value === 'en' ? 'en' : 'zh';
}

/** The value of `<html lang>`, which selects the right Han glyphs (look.md 1.4). */
export function htmlLanguage(language: Language): string {
  return language === 'zh' ? 'zh-CN' : 'en';
}
