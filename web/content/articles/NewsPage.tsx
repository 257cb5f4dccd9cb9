import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { NewsPageQuery } from '../../__generated__/NewsPageQuery.graphql.ts';
import { loadRouteQuery, useRouteQuery } from '../../relay/routeQuery.ts';
import { appServicesRoute } from '../../shell/appServices.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { findNews, type NewsIndex } from './articleLists.ts';
import { loadContent, useContent } from './contentFiles.ts';
import { NewsArticle } from './NewsArticle.tsx';
import { NewsList } from './NewsList.tsx';
import { ContentSkeleton, Page, PageHead } from './pageParts.tsx';

const QUERY = graphql`
  query NewsPageQuery {
    platform {
      ...RichText_platform
    }
  }
`;

/** Placeholder while a text loads. */
export const Skeleton = ContentSkeleton;

/** Loads the list and the article that the URL names. An unknown one responds with HTTP 404. */
export async function loader(args: LoaderFunctionArgs) {
  const { i18n, answer } = args.context.get(appServicesRoute);
  const id = new URL(args.request.url).searchParams.get('id');
  const index = await loadContent<NewsIndex>(i18n, 'news', 'index');
  if (id !== null) {
    if (findNews(index, id) === null) {
      answer.status = 404;
    } else {
      await loadContent(i18n, 'news', id);
    }
  }
  return loadRouteQuery<NewsPageQuery>(args, QUERY, {});
}

/** The site's news: the list, or one article (requirement R-01). */
export function Component() {
  const { platform } = useRouteQuery<NewsPageQuery>(QUERY);
  const index = useContent<NewsIndex>('news', 'index');
  const [search] = useSearchParams();
  const { t } = useTranslation(['articles', 'shell']);
  const id = search.get('id');
  if (id === null) {
    return (
      <Page>
        <title>{`${t('news')} · ${t('shell:name')}`}</title>
        <meta name="description" content={t('newsHint')} />
        <PageHead>
          <h1>{t('news')}</h1>
          <p>{t('newsHint')}</p>
        </PageHead>
        <NewsList articles={index.articles} />
      </Page>
    );
  }
  const entry = findNews(index, id);
  return entry === null ? (
    <Missing>
      <title>{`${t('newsMissing')} · ${t('shell:name')}`}</title>
      <meta name="robots" content="noindex" />
      <Empty
        isPage
        art="k-case"
        title={t('newsMissing')}
        hint={t('newsMissingHint')}
        action={
          <ButtonLink to="/news" look="primary">
            {t('newsBack')}
          </ButtonLink>
        }
      />
    </Missing>
  ) : (
    <NewsArticle key={id} entry={entry} platform={platform ?? null} />
  );
}

const Missing = styled(Panel)`
  margin: 28px 0 48px;
`;
