/** Languages of the interface; Chinese is the default (requirement R-10). */
export type Language = 'zh' | 'en';

/** Takes whatever a cookie or a store holds and answers a language that exists. */
export function readLanguage(value: string | null | undefined): Language {
  return value === 'en' ? 'en' : 'zh';
}

/** The value for `<html lang>`: it picks the right Han shapes (look.md 1.4). */
export function htmlLanguage(language: Language): string {
  return language === 'zh' ? 'zh-CN' : 'en';
}
