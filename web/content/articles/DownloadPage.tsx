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
  await loadContent(args.context.get(appServicesRoute).i18n, 'pages', 'download');
  return null;
}

/** How to install the site, a web app, on a phone (requirement R-01). */
export function Component() {
  const article = useContent<TitledArticle>('pages', 'download');
  const { t } = useTranslation(['articles', 'shell']);
  return (
    <Page>
      <title>{`${article.title} · ${t('shell:name')}`}</title>
      <meta name="description" content={article.summary} />
      <Head>
        <svg width="64" height="64" viewBox="0 0 26 26" aria-hidden="true">
          <use href="#mark" />
        </svg>
        <PageHead>
          <h1>{article.title}</h1>
          <p>{article.summary}</p>
        </PageHead>
      </Head>
      <Board>
        <ArticleView article={article} platform={null} />
      </Board>
      <Ways>
        <ButtonLink to="/market" look="primary">
          {t('toMarket')}
        </ButtonLink>
      </Ways>
    </Page>
  );
}

const Head = styled.div`
  display: flex;
  gap: 20px;
  svg { flex: none; }
  @media (max-width: 767px) { flex-direction: column; gap: 12px; }
`;

const Ways = styled.div`
  padding-top: 28px;
`;
