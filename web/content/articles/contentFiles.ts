import type { i18n } from 'i18next';
import { use } from 'react';
import { useTranslation } from 'react-i18next';

/** Every text of the site: `./<kind>/<language>/<name>.json`, and the documents for partners, which are served as they are, too. */
const FILES = {
  ...import.meta.glob<unknown>(['./*/*/*.json', '!./locales/**'], { import: 'default' }),
  ...import.meta.glob<unknown>('../../../docs/open/{guide,errors}.*.md', {
    query: '?raw',
    import: 'default',
  }),
};

const loaded = new Map<string, unknown>();
const underWay = new Map<string, Promise<unknown>>();

/** The names of all texts of a kind except its list. All languages have the same ones; a test checks this. */
export function contentNames(kind: string): readonly string[] {
  const [start, end] = fileOf(kind, 'zh', '*').split('*') as [string, string];
  return Object.keys(FILES)
    .filter((file) => file.startsWith(start))
    .map((file) => file.slice(start.length, -end.length))
    .filter((name) => name !== 'index');
}

/** Loads a text in the page's language, for a route loader. Loaded texts render without suspending. */
export async function loadContent<T>({ language }: i18n, kind: string, name: string): Promise<T> {
  return (await read(fileOf(kind, language, name))) as T;
}

/** The text in the reader's language. After a change of language it suspends until the text is loaded. */
export function useContent<T>(kind: string, name: string): T {
  const { i18n } = useTranslation();
  const file = fileOf(kind, i18n.language, name);
  return (loaded.has(file) ? loaded.get(file) : use(read(file))) as T;
}

function fileOf(kind: string, language: string, name: string): string {
  if (kind === 'open') return `../../../docs/open/${name}.${language}.md`;
  return `./${kind}/${language}/${name}.json`;
}

function read(file: string): Promise<unknown> {
  const known = underWay.get(file);
  if (known !== undefined) {
    return known;
  }
  const load = FILES[file];
  if (load === undefined) {
    throw new Error(`There is no text ${file}.`);
  }
  const reading = load().then(
    (text) => {
      loaded.set(file, text);
      return text;
    },
    (error: unknown) => {
      // A later call loads it again.
      underWay.delete(file);
      throw error;
    },
  );
  underWay.set(file, reading);
  return reading;
}
