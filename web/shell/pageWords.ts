import type { i18n, TFunction } from 'i18next';
import { createI18n } from './i18n.ts';
import type { Language } from './preferences.ts';

/** Above this number of texts, those of a namespace are forgotten. Keys may be composed from data, and values are data. */
const TEXTS_MAX = 5_000;

/** The words of each language with what was loaded of them, for all pages. */
const kept = new Map<Language, Promise<i18n>>();

/** The words of one page. */
export interface PageWords {
  readonly i18n: i18n;
  /** The features whose words the page loaded or asked for. */
  readonly features: ReadonlySet<string>;
}

/**
 * The words of one page. Its instance shares everything with those of other pages in the same language, whose language therefore never
 * changes; it only records the features of this page.
 */
export async function openPageWords(language: Language): Promise<PageWords> {
  let shared = kept.get(language);
  if (shared === undefined) {
    shared = createI18n(language).then(keepTexts);
    kept.set(language, shared);
  }
  const instance = await shared;
  const features = new Set(['shell']);
  const page: i18n = Object.create(instance, {
    hasResourceBundle: {
      value(of: string, feature: string) {
        features.add(feature);
        return instance.hasResourceBundle(of, feature);
      },
    },
  });
  return { i18n: page, features };
}

/**
 * Makes `t` of an instance keep its texts, by their keys and values: a page has hundreds, and most are those of the page before. A key of
 * words that are not loaded yet is its own text, so that all are forgotten when words arrive.
 */
function keepTexts(instance: i18n): i18n {
  const fixed = new Map<string, TFunction>();
  instance.store.on('added', () => fixed.clear());
  const getFixedT = instance.getFixedT.bind(instance) as (...args: unknown[]) => TFunction;
  const getKept = (...args: unknown[]): TFunction => {
    const name = JSON.stringify(args);
    const known = fixed.get(name);
    if (known !== undefined) return known;
    const t = keepTextsOf(getFixedT(...args));
    fixed.set(name, t);
    return t;
  };
  return Object.assign(instance, { getFixedT: getKept });
}

function keepTextsOf(translate: TFunction): TFunction {
  const texts = new Map<string, string>();
  const t = (...args: Parameters<TFunction>): unknown => {
    const [key, ...values] = args;
    if (typeof key !== 'string') return translate(...args);
    const name = values.length === 0 ? key : JSON.stringify(args);
    const known = texts.get(name);
    if (known !== undefined) return known;
    const text = translate(...args);
    if (texts.size >= TEXTS_MAX) texts.clear();
    texts.set(name, text);
    return text;
  };
  return Object.assign(t, translate) as unknown as TFunction;
}
