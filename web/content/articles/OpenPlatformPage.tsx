import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { styled } from 'styled-components';
import { appServicesRoute } from '../../shell/appServices.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ArticleView } from './ArticleView.tsx';
import type { TitledArticle } from './article.ts';
import { loadContent, useContent } from './contentFiles.ts';
import { Board, ContentSkeleton, Page, PageHead } from './pageParts.tsx';

/** Placeholder while the text loads. */
export const Skeleton = ContentSkeleton;

/** Loads the text. */
export async function loader(args: LoaderFunctionArgs) {
  await loadContent(args.context.get(appServicesRoute).i18n, 'pages', 'openplat');
  return null;
}

/** What partners can do by API, how to apply, and where to try it (requirement R-01). */
export function Component() {
  const article = useContent<TitledArticle>('pages', 'openplat');
  const { t } = useTranslation(['articles', 'shell']);
  return (
    <Page>
      <title>{`${article.title} · ${t('shell:name')}`}</title>
      <meta name="description" content={article.summary} />
      <PageHead>
        <h1>{article.title}</h1>
        <p>{article.summary}</p>
        <Ways>
          <ButtonLink to="/user/openapi" look="primary">
            {t('apply')}
          </ButtonLink>
          <ButtonLink to="/developers">{t('openGuide')}</ButtonLink>
          {/* These two are served by the server, not by a route of the app. */}
          <ButtonLink to="/graphql" reloadDocument target="_blank">
            {t('openGraphiql')}
          </ButtonLink>
          <ButtonLink to="/open/v1/docs" reloadDocument target="_blank">
            {t('openReference')}
          </ButtonLink>
          <ButtonLink to="/help/701">{t('openHelp')}</ButtonLink>
        </Ways>
      </PageHead>
      <Board>
        <ArticleView article={article} platform={null} />
      </Board>
    </Page>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  padding-top: 18px;
`;
