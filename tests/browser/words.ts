import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of each feature of the site that has translations, by its name: `market` is in `web/catalog/market`. */
export const FEATURE_FOLDERS: ReadonlyMap<string, string> = new Map(
  readdirSync(join(ROOT, 'web'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('/locales/zh.json'))
    .map((path) => join('web', dirname(dirname(path))))
    .sort()
    .map((folder) => [basename(folder), folder]),
);

/** All texts of a feature in a language, by their keys. */
export function wordsOf(feature: string, language: 'zh' | 'en'): Readonly<Record<string, string>> {
  const file = join(ROOT, FEATURE_FOLDERS.get(feature) ?? feature, 'locales', `${language}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}

/** The site's text for `feature:key` in a language, with `values` filled in. Throws where the key has no text. */
export function say(
  language: 'zh' | 'en',
  name: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const [feature = '', key = ''] = name.split(':');
  const words = wordsOf(feature, language);
  const text = (values.count === 1 ? words[`${key}_one`] : undefined) ?? words[key];
  if (text === undefined) throw new Error(`no words for ${name} in ${language}`);
  return text.replace(/\{\{(\w+)\}\}/g, (_gap, value: string) => String(values[value]));
}
