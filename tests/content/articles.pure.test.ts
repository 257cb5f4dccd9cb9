import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type ArticleBlock, articlePieces, articleTexts } from '../../web/content/articles/article.ts';
import { helpEntries, INFORMATION_SECTIONS } from '../../web/content/articles/articleLists.ts';
import { articleOf, helpIndexOf, KINDS, LANGUAGES, namesOf, newsIndexOf } from './contentTexts.ts';

const WEB = fileURLToPath(new URL('../../web/', import.meta.url));

/** What the features name, as patterns of a path. */
function routePatterns(): RegExp[] {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.feature.ts'),
  );
  const paths = files.flatMap((file) =>
    [...readFileSync(WEB + file, 'utf8').matchAll(/path: '([^']+)'/g)].map(([, path = '']) => path),
  );
  return paths.map((path) => new RegExp(`^/${path.replace(/\/:\w+\??/g, '(/[^/]+)?')}$`));
}

/** The shape of a block: what kind it is, and how much it holds. */
function shapeOf(block: ArticleBlock): string {
  if (typeof block === 'string') return 'text';
  if ('table' in block) return `table ${block.table.head.length} × ${block.table.rows.length}`;
  if ('list' in block) return `list ${block.list.length}`;
  if ('steps' in block) return `steps ${block.steps.length}`;
  return 'fees' in block ? `fees ${block.fees}` : 'note';
}

describe.each(KINDS)('the texts of %s', (kind) => {
  test('R-10 both languages have the same articles with the same sections and blocks', () => {
    expect(namesOf(kind, 'en')).toEqual(namesOf(kind, 'zh'));
    for (const name of namesOf(kind, 'zh')) {
      const [zh, en] = LANGUAGES.map((language) =>
        articleOf(kind, language, name).sections.map(({ id, blocks }) => [id, ...blocks.map(shapeOf)]),
      );
      expect(en, name).toEqual(zh);
      expect(new Set(zh?.map(([id]) => id)).size, name).toBe(zh?.length);
    }
  });

  test('R-10 no text is empty, and each is in its language', () => {
    for (const language of LANGUAGES)
      for (const name of namesOf(kind, language)) {
        const article = articleOf(kind, language, name);
        for (const { heading } of article.sections) expect(heading, name).not.toBe('');
        const text = articleTexts(article).join('');
        expect(/\p{Script=Han}/u.test(text), `${language} ${name}`).toBe(language === 'zh');
      }
  });

  test('every link leads to a page or an article that exists', () => {
    const patterns = routePatterns();
    const broken = LANGUAGES.flatMap((language) =>
      namesOf(kind, language).flatMap((name) =>
        articleTexts(articleOf(kind, language, name))
          .flatMap(articlePieces)
          .flatMap(({ to }) =>
            to === undefined || leads(to, patterns) ? [] : [`${language} ${name}: ${to}`],
          ),
      ),
    );
    expect(broken).toEqual([]);
  });
});

function leads(to: string, patterns: readonly RegExp[]): boolean {
  const { pathname, searchParams } = new URL(to, 'http://site.invalid');
  const [, serial] = /^\/help\/(.+)$/.exec(pathname) ?? [];
  if (serial !== undefined) return namesOf('help', 'zh').includes(serial);
  const section = searchParams.get('section');
  if (pathname === '/information' && section !== null)
    return INFORMATION_SECTIONS.some((name) => name === section);
  return patterns.some((pattern) => pattern.test(pathname));
}

test('R-01 the lists name exactly the articles that there are, in one order in both languages', () => {
  const [zh, en] = LANGUAGES.map((language) => helpEntries(helpIndexOf(language)));
  expect(en?.map(({ serial }) => serial)).toEqual(zh?.map(({ serial }) => serial));
  expect(zh?.map(({ serial }) => serial).toSorted()).toEqual(namesOf('help', 'zh'));
  expect(zh?.length).toBeGreaterThanOrEqual(18);
  const news = LANGUAGES.map((language) => newsIndexOf(language).articles.map(({ id, date }) => [date, id]));
  expect(news[1]).toEqual(news[0]);
  expect(news[0]?.map(([, id]) => id).toSorted()).toEqual(namesOf('news', 'zh'));
  expect(news[0]?.map(([date]) => date)).toEqual(
    news[0]
      ?.map(([date]) => date)
      .toSorted()
      .toReversed(),
  );
  expect(namesOf('information', 'zh')).toEqual([...INFORMATION_SECTIONS].sort());
});

test('the check of links sees a broken one', () => {
  const patterns = routePatterns();
  expect(['/help/999', '/nowhere', '/information?section=x'].filter((to) => leads(to, patterns))).toEqual([]);
  expect(leads('/user/wallet?tab=withdraw', patterns)).toBe(true);
});

test('where a person doubts there is a way to the article: fees, protection, verification', () => {
  const links = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      [...readFileSync(WEB + file, 'utf8').matchAll(/<HelpLink serial="(\d+)"/g)].map(([, serial = '']) => [
        file.replace(/^.*\//, ''),
        serial,
      ]),
    );
  for (const serial of links.map(([, name]) => name)) expect(namesOf('help', 'zh')).toContain(serial);
  expect(links.toSorted()).toEqual([
    ['LeavePanel.tsx', '603'],
    ['OrderHero.tsx', '301'],
    ['OrderMoney.tsx', '501'],
    ['PriceFormFoot.tsx', '501'],
    ['VerifyForm.tsx', '503'],
    ['WithdrawBill.tsx', '501'],
  ]);
});
