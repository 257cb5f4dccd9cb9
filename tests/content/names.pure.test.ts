import { expect, test } from 'vitest';
import { ItemUnknown, WatchlistFull } from '../../api/catalog/watch/watch.errors.ts';
import { MESSAGE_WORDS } from '../../api/notifications/message/messageWords.ts';
import { STATUS_WORDS } from '../../api/notifications/message/orderStatusWords.ts';
import { type ArticleBlock, articleTexts } from '../../web/content/articles/article.ts';
import { STATUS_GROUPS } from '../../web/orders/order/orderListFilter.ts';
import { FEATURE_FOLDERS, wordsOf } from '../browser/words.ts';
import { articleOf, LANGUAGES, type Language, namesOf } from './contentTexts.ts';

const FEATURES = [...FEATURE_FOLDERS.keys()];

/** What is quoted and is no name of ours: names at Steam's, forms to type, and words of swindlers. */
const NOT_OURS = new Set([
  '库存 → 交易报价 → 谁能向我发送交易报价',
  '交易 URL',
  'Trade URL',
  '账号--密码',
  'account--password',
  '交易助手',
  'trade helper',
  '验证饰品',
  'item verification',
  '直接转账更便宜',
  'cheaper by direct transfer',
  '客服',
]);

/** Tables whose first column holds names of the pages: what an order says, and the accounts of the wallet. */
const NAMING_TABLES = [
  ['203', 'outcomes'],
  ['502', 'accounts'],
] as const;

/** Every text of the pages and every title of a message in one language. */
function shownTexts(language: Language): ReadonlySet<string> {
  const texts = FEATURES.flatMap((feature) => Object.values(wordsOf(feature, language)));
  return new Set([...texts, ...Object.values(MESSAGE_WORDS).map((words) => words[language].title)]);
}

function screaming(name: string): string {
  return name.replace(/[A-Z]/g, (sign) => `_${sign}`).toUpperCase();
}

function quotedNames(text: string, language: Language): string[] {
  const pattern = language === 'zh' ? /「([^」]+)」/g : /“([^”]+)”/g;
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

function firstColumn(blocks: readonly ArticleBlock[]): string[] {
  return blocks.flatMap((block) =>
    typeof block === 'object' && 'table' in block ? block.table.rows.map(([name = '']) => name) : [],
  );
}

test.each(LANGUAGES)(
  'names in the help in %s stand on the pages or in messages word for word',
  (language) => {
    const shown = shownTexts(language);
    const unknown = namesOf('help', language).flatMap((serial) =>
      articleTexts(articleOf('help', language, serial))
        .flatMap((text) => quotedNames(text, language))
        .filter((name) => !shown.has(name) && !NOT_OURS.has(name))
        .map((name) => `${serial}: ${name}`),
    );
    expect(unknown).toEqual([]);
    const named = NAMING_TABLES.flatMap(([serial, id]) =>
      articleOf('help', language, serial)
        .sections.filter((section) => section.id === id)
        .flatMap(({ blocks }) => firstColumn(blocks))
        .flatMap((cell) => cell.split(' / ')),
    );
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((name) => !shown.has(name))).toEqual([]);
  },
);

test.each(LANGUAGES)(
  'O-02 O-03 an order’s states are called alike on the pages, by REST and in the help in %s',
  (language) => {
    const words = wordsOf('order', language);
    const byRest = Object.entries(STATUS_WORDS).map(([name, text]) => [screaming(name), text[language]]);
    expect(byRest.filter(([name, text]) => words[`status_${name}`] !== text)).toEqual([]);
    // The help lists the tabs of the order list, each by its name and in its order.
    const tabs = STATUS_GROUPS.map((group) => words[`group_${group ?? 'ALL'}`]);
    const listed = articleOf('help', language, '101').sections.find(({ id }) => id === 'tabs')?.blocks ?? [];
    expect(firstColumn(listed)).toEqual(tabs.slice(1));
  },
);

/** Where Chinese says 自动发货, English has one word for it. */
const AUTOMATIC = { zh: '自动发货', en: /automatic/i };

test('English has one word for 自动发货, on the pages and in the help', () => {
  const pages = FEATURES.flatMap((feature) => {
    const en = wordsOf(feature, 'en');
    return Object.entries(wordsOf(feature, 'zh')).map(
      ([key, text]) => [`${feature}:${key}`, text, en[key] ?? ''] as const,
    );
  });
  expect(pages.length).toBeGreaterThan(1_000);
  const wrong = pages.filter(
    ([, zh, en]) => (zh.includes(AUTOMATIC.zh) && !AUTOMATIC.en.test(en)) || /instant/i.test(en),
  );
  expect(wrong).toEqual([]);
  const said = namesOf('help', 'en').flatMap((serial) => articleTexts(articleOf('help', 'en', serial)));
  expect(said.filter((text) => /instant (?:delivery|listing)/i.test(text))).toEqual([]);
});

/** Texts of kinds of items; all others that count, count copies. */
const OF_KINDS: Readonly<Record<string, readonly string[]>> = {
  home: ['faq_reference_answer'],
  market: ['total', 'showItems', 'loadMore', 'dropFilter', 'listingsEmpty'],
  desk: ['recipe_MODEL'],
  watch: ['filterShows'],
};

test('A7 kinds of items are 款, and copies 件', () => {
  for (const [feature, keys] of Object.entries(OF_KINDS)) {
    const texts = wordsOf(feature, 'zh');
    const wrong = keys.filter((key) => !/款/.test(texts[key] ?? '') || /件/.test(texts[key] ?? ''));
    expect(wrong, feature).toEqual([]);
    const counted = Object.keys(texts).filter((key) => /\}\}\s*款/.test(texts[key] ?? ''));
    expect(counted.filter((key) => !keys.includes(key))).toEqual([]);
  }
  for (const error of [new WatchlistFull({ limit: 500 }), new ItemUnknown()])
    expect(error.messageIn('zh')).toMatch(/^[^件]*款[^件]*$/);
});

/** Text that a reader would take for a name and that the test above would miss. */
const UNQUOTED = { zh: /["“”]/, en: /["「]|\b[Pp]ress (?!“|the heart)/ } as const;

test.each(LANGUAGES)('names in the help in %s are quoted as that test reads them', (language) => {
  const loose = namesOf('help', language).flatMap((serial) =>
    articleTexts(articleOf('help', language, serial))
      .filter((text) => UNQUOTED[language].test(text))
      .map((text) => `${serial}: ${text}`),
  );
  expect(loose).toEqual([]);
});
