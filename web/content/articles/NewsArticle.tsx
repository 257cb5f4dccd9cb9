import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigationType } from 'react-router';
import { styled } from 'styled-components';
import type { RichText_platform$key } from '../../__generated__/RichText_platform.graphql.ts';
import { ArticleView } from './ArticleView.tsx';
import type { Article } from './article.ts';
import type { NewsEntry } from './articleLists.ts';
import { useContent } from './contentFiles.ts';
import { Page, PageHead } from './pageParts.tsx';

interface NewsArticleProps {
  readonly entry: NewsEntry;
  readonly platform: RichText_platform$key | null;
}

/** One news article. */
export function NewsArticle({ entry, platform }: NewsArticleProps) {
  const article = useContent<Article>('news', entry.id);
  const { t } = useTranslation(['articles', 'shell']);
  const navigation = useNavigationType();
  useEffect(() => {
    // A changed query keeps the scroll position, but an article opens at its top.
    if (navigation === 'PUSH') {
      window.scrollTo(0, 0);
    }
  }, [navigation]);
  return (
    <Page as="article">
      <title>{`${entry.title} · ${t('shell:name')}`}</title>
      <meta name="description" content={entry.summary} />
      <Back to="/news">{t('newsBack')}</Back>
      <PageHead>
        <h1>{entry.title}</h1>
        <p>{entry.summary}</p>
        <small>
          <time className="num" dateTime={entry.date}>
            {entry.date}
          </time>
        </small>
      </PageHead>
      <ArticleView article={article} platform={platform} />
    </Page>
  );
}

const Back = styled(Link)`
  display: inline-block;
  padding: 2px 0 10px;
  font-size: 12px;
  line-height: 20px;
  color: var(--t2);
  &:hover { color: var(--accent-t); }
`;
