import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { InformationPageQuery } from '../../__generated__/InformationPageQuery.graphql.ts';
import { loadRouteQuery, useRouteQuery } from '../../relay/routeQuery.ts';
import { appServicesRoute } from '../../shell/appServices.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { ArticleView } from './ArticleView.tsx';
import type { TitledArticle } from './article.ts';
import { INFORMATION_SECTIONS, informationPath, readInformationSection } from './articleLists.ts';
import { loadContent, useContent } from './contentFiles.ts';
import { ContentSkeleton, Page, PageHead } from './pageParts.tsx';

const QUERY = graphql`
  query InformationPageQuery {
    platform {
      supportEmail
      ...RichText_platform
    }
  }
`;

/** Placeholder while a text loads. */
export const Skeleton = ContentSkeleton;

/** Loads the section that the URL names. */
export async function loader(args: LoaderFunctionArgs) {
  const section = readInformationSection(new URL(args.request.url).searchParams);
  await loadContent(args.context.get(appServicesRoute).i18n, 'information', section);
  return loadRouteQuery<InformationPageQuery>(args, QUERY, {});
}

/** About the company, agreements, privacy, fees and contact (requirement R-01). */
export function Component() {
  const { platform } = useRouteQuery<InformationPageQuery>(QUERY);
  const [search] = useSearchParams();
  const section = readInformationSection(search);
  const article = useContent<TitledArticle>('information', section);
  const { t } = useTranslation(['articles', 'shell']);
  const tabs = INFORMATION_SECTIONS.map((name) => ({
    to: informationPath(name),
    label: t(`section_${name}`),
    isCurrent: name === section,
  }));
  const address = platform?.supportEmail;
  return (
    <Page>
      <title>{`${article.title} · ${t('shell:name')}`}</title>
      <meta name="description" content={article.summary} />
      <Tabs label={t('informationSections')} tabs={tabs} />
      <Head>
        <h1>{article.title}</h1>
        <p>{article.summary}</p>
        {article.updated !== undefined && (
          <small className="num">{t('updatedOn', { date: article.updated })}</small>
        )}
      </Head>
      <ArticleView key={section} article={article} platform={platform ?? null} />
      {section === 'contact' && address != null && (
        <Write href={`mailto:${address}`}>{t('writeTo', { address })}</Write>
      )}
      {section === 'contact' && (
        <OnSite>
          <Link to="/user/letters">{t('writeOnSite')}</Link>
          <small>{t('writeOnSiteHint')}</small>
        </OnSite>
      )}
    </Page>
  );
}

const Head = styled(PageHead)`
  padding-top: 28px;
`;

const OnSite = styled.p`
  margin-top: 24px;
  a {
    font-size: 16px;
    color: var(--accent-t);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  small { display: block; padding-top: 4px; font-size: 12px; line-height: 18px; color: var(--t3); }
`;

const Write = styled.a`
  display: inline-block;
  margin-top: 24px;
  font-size: 16px;
  color: var(--accent-t);
  text-decoration: underline;
  text-underline-offset: 3px;
`;
