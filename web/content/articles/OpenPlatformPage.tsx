import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { styled } from 'styled-components';
import { appServicesRoute } from '../../shell/appServices.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ArticleView } from './ArticleView.tsx';
import type { TitledArticle } from './article.ts';
import { loadContent, useContent } from './contentFiles.ts';
import { HelpMissing } from './HelpMissing.tsx';
import { PARTNER_DOCUMENTS, PartnerDocument, type PartnerDocumentName } from './PartnerDocument.tsx';
import { Board, ContentSkeleton, Page, PageHead } from './pageParts.tsx';

/** Placeholder while the text loads. */
export const Skeleton = ContentSkeleton;

function readDocument(place: string | undefined): PartnerDocumentName | null {
  return PARTNER_DOCUMENTS.find((name) => name === place) ?? null;
}

/** Loads the text that the URL names: the introduction, or a document. An unknown name responds with HTTP 404. */
export async function loader(args: LoaderFunctionArgs) {
  const { i18n, answer } = args.context.get(appServicesRoute);
  const place = args.params.document;
  const name = readDocument(place);
  if (place === undefined) await loadContent(i18n, 'pages', 'openplat');
  else if (name === null) answer.status = 404;
  else await loadContent(i18n, 'open', name);
  return null;
}

/** The open platform: its introduction, or what a partner's engineer reads. */
export function Component() {
  const place = useParams().document;
  const name = readDocument(place);
  if (place === undefined) return <Introduction />;
  return name === null ? <HelpMissing /> : <PartnerDocument key={name} name={name} />;
}

/** What partners can do by API, how to apply, and where to try it (requirement R-01). */
function Introduction() {
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
          <ButtonLink to="/openplat/guide">{t('openGuide')}</ButtonLink>
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
