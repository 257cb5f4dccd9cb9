import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { htmlLanguage, type Language, saveChoice } from './preferences.ts';

type Words = Record<string, string>;

/** The translations of every feature by file. Each language has its own file, so a reader loads one language. */
const WORD_FILES = import.meta.glob<Words>('/**/locales/*.json', { import: 'default' });

/** A test checks that both languages have all keys, so there is no fallback. A missing key shows itself in the text. */
export async function createI18n(language: Language): Promise<i18n> {
  const instance = createInstance();
  instance.use(initReactI18next);
  await instance.init({
    lng: language,
    fallbackLng: false,
    ns: ['shell'],
    defaultNS: 'shell',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await loadWords(instance, 'shell');
  return instance;
}

/**
 * Loads the translations of one feature (`web/<domain>/<feature>/locales`), in the current language unless another one is
 * named; their namespace is the feature's name, `shell` for those of the shell. Resolves at once when they are loaded.
 */
export async function loadWords(
  instance: i18n,
  feature: string,
  language: string = instance.language,
): Promise<void> {
  if (!instance.hasResourceBundle(language, feature)) {
    const [, load] = wordFile(feature, language);
    instance.addResourceBundle(language, feature, await load());
  }
}

/**
 * Suspends the component that calls it until the translations of a feature are loaded.
 * @returns false where they cannot be: the browser requests a failed file again only in a new document.
 */
export function hasWords(instance: i18n, feature: string): boolean {
  const key = instance.language + feature;
  if (instance.hasResourceBundle(instance.language, feature)) return true;
  if (MISSING.has(key)) return false;
  throw loadWords(instance, feature).catch(() => MISSING.add(key));
}

/** Language and feature of the translations that did not load. */
const MISSING = new Set<string>();

/** Changes the language of the running page and stores the choice for a year (requirement R-10). */
export async function changeLanguage(instance: i18n, language: Language): Promise<void> {
  const features = Object.keys(instance.getDataByLanguage(instance.language) ?? {});
  await Promise.all(features.map((feature) => loadWords(instance, feature, language)));
  saveChoice('language', language);
  document.documentElement.lang = htmlLanguage(language);
  await instance.changeLanguage(language);
}

/** Names of the translation files of features, as in the build's manifest, so that the page can preload them. */
export function wordFilesOf(features: Iterable<string>, language: Language): string[] {
  return Array.from(features, (feature) => wordFile(feature, language)[0].slice(1));
}

/** A feature's translations by their file, from the root of `web/`. No two features have the same name. */
function wordFile(feature: string, language: string): readonly [string, () => Promise<Words>] {
  const end = `/${feature}/locales/${language}.json`;
  const file = Object.entries(WORD_FILES).find(([name]) => name.endsWith(end));
  if (file === undefined) {
    throw new Error(`No words of ${feature} in ${language}.`);
  }
  return file;
}
