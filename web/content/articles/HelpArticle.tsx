import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { RichText_platform$key } from '../../__generated__/RichText_platform.graphql.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ArticleOutline } from './ArticleOutline.tsx';
import { ArticleView } from './ArticleView.tsx';
import type { Article } from './article.ts';
import { type HelpEntry, type HelpIndex, type HelpPlace, helpPath } from './articleLists.ts';
import { useContent } from './contentFiles.ts';
import { PageHead } from './pageParts.tsx';

interface HelpArticleProps {
  readonly index: HelpIndex;
  readonly place: HelpPlace;
  readonly platform: RichText_platform$key | null;
}

/** One help article with links to the previous and the next. */
export function HelpArticle({ index, place, platform }: HelpArticleProps) {
  const { entry, category, previous, next } = place;
  const article = useContent<Article>('help', entry.serial);
  const { t } = useTranslation(['articles', 'shell']);
  return (
    <Columns>
      <title>{`${entry.title} · ${t('help')} · ${t('shell:name')}`}</title>
      <meta name="description" content={entry.summary} />
      <Side aria-label={t('helpArticles')}>
        {index.categories.map(({ id, title, articles }) => (
          <div key={id}>
            <b>{title}</b>
            <ul>
              {articles.map(({ serial, title: name }) => (
                <li key={serial}>
                  <Link to={helpPath(serial)} aria-current={serial === entry.serial ? 'page' : undefined}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Side>
      <article>
        <Way aria-label={t('way')}>
          <Link to="/help">{t('help')}</Link>
          <Icon name="right" size={12} />
          <span>{category}</span>
        </Way>
        <PageHead>
          <h1>{entry.title}</h1>
          <p>{entry.summary}</p>
        </PageHead>
        <ArticleView article={article} platform={platform} />
        <Neighbours aria-label={t('neighbours')}>
          {previous !== null && <Neighbour entry={previous} word={t('previous')} />}
          {next !== null && <Neighbour entry={next} word={t('next')} isNext />}
        </Neighbours>
      </article>
      <ArticleOutline article={article} platform={platform} />
    </Columns>
  );
}

interface NeighbourProps {
  readonly entry: HelpEntry;
  readonly word: string;
  readonly isNext?: boolean;
}

function Neighbour({ entry, word, isNext = false }: NeighbourProps) {
  return (
    <Link to={helpPath(entry.serial)} rel={isNext ? 'next' : 'prev'}>
      <small>{word}</small>
      {entry.title}
    </Link>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr);
  gap: 48px;
  padding: 28px 0 48px;
  article { min-width: 0; max-width: 760px; }
  @media (min-width: 1280px) { grid-template-columns: 240px minmax(0, 760px) minmax(0, 260px); }
  @media (max-width: 1023px) { grid-template-columns: minmax(0, 1fr); }
`;

const Side = styled.nav`
  position: sticky;
  top: 76px;
  margin-left: -10px;
  align-self: start;
  max-height: calc(100dvh - 92px);
  overflow-y: auto;
  display: grid;
  gap: 18px;
  b { font-size: 12px; line-height: 18px; font-weight: 500; color: var(--t3); }
  a { display: block; margin: 2px 0; padding: 5px 10px; border-radius: var(--r-2); color: var(--t2); line-height: 20px; }
  b { padding-left: 10px; }
  ul { margin-top: 4px; }
  a:hover { background: var(--hover); color: var(--t1); }
  a:focus-visible { outline-offset: -2px; }
  a[aria-current] { background: var(--sel); color: var(--accent-t); font-weight: 500; }
  @media (max-width: 1023px) { display: none; }
`;

const Way = styled.nav`
  display: flex;
  align-items: center;
  gap: 8px;
  padding-bottom: 10px;
  font-size: 12px;
  line-height: 20px;
  color: var(--t3);
  a { padding: 2px 0; color: var(--t2); }
  a:hover { color: var(--accent-t); }
`;

const Neighbours = styled.nav`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  margin-top: 40px;
  a {
    padding: 12px 16px;
    border: 1px solid var(--line);
    border-radius: var(--r-3);
    background: var(--s1);
    line-height: 22px;
    font-weight: 500;
  }
  a:hover { border-color: var(--line-2); background: var(--hover); }
  a[rel="next"] { grid-column: 2; text-align: right; }
  small { display: block; font-size: 12px; line-height: 18px; font-weight: 400; color: var(--t3); }
`;
