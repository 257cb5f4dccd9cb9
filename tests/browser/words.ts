import { readFileSync } from 'node:fs';

/** The site's text for `feature:key` in a language, with `values` filled in. Throws where the key has no text. */
export function say(
  language: 'zh' | 'en',
  name: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const [feature = '', key = ''] = name.split(':');
  const file = new URL(`../../web/${feature}/locales/${language}.json`, import.meta.url);
  const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const text = (values.count === 1 ? words[`${key}_one`] : undefined) ?? words[key];
  if (text === undefined) throw new Error(`no words for ${name} in ${language}`);
  return text.replace(/\{\{(\w+)\}\}/g, (_gap, value: string) => String(values[value]));
}
