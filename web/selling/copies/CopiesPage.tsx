import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { CopiesPageQuery } from '../../__generated__/CopiesPageQuery.graphql.ts';
import { MarketTags } from '../../catalog/items/MarketTags.tsx';
import { loadRouteQuery, useRouteQuery } from '../../relay/routeQuery.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { appServicesRoute } from '../../shell/appServices.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { loadWords } from '../../shell/i18n.ts';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RowsSkeleton } from '../../ui/Skeleton.tsx';
import { CopyFacets } from './CopyFacets.tsx';
import { CopyFilterForm } from './CopyFilterForm.tsx';
import { CopyList } from './CopyList.tsx';
import { copyVariables, readCopySearch } from './copySearch.ts';
import { FilterHelp } from './FilterHelp.tsx';
import { NewCopies } from './NewCopies.tsx';

const QUERY = graphql`
  query CopiesPageQuery($text: String!, $sort: CopySort!) {
    ...MarketTags_query
    ...CopyList_query @arguments(text: $text, sort: $sort)
    copySearch(text: $text) {
      text
      ...CopyFilterForm_copySearch
      ...CopyFacets_copySearch
    }
  }
`;

/** Placeholder while the copies load. */
export function Skeleton() {
  const { t } = useTranslation('copies');
  return (
    <PageSkeleton>
      <SkeletonTitle>{t('title')}</SkeletonTitle>
      <Panel>
        <RowsSkeleton
          count={8}
          height="77px"
          narrowHeight="164px"
          thumb={{ width: '84px', height: '56px' }}
        />
      </Panel>
    </PageSkeleton>
  );
}

/** Starts the query for the search that the address describes. */
export async function loader(args: LoaderFunctionArgs) {
  const search = readCopySearch(new URL(args.request.url).searchParams);
  const { i18n } = args.context.get(appServicesRoute);
  const [started] = await Promise.all([
    loadRouteQuery<CopiesPageQuery>(args, QUERY, copyVariables(search)),
    // What it shows of a copy are parts of the item's page.
    loadWords(i18n, 'goods'),
    loadWords(i18n, 'market'),
  ]);
  return started;
}

/** The copies of all items on sale, found by one filter that is typed (requirement F-06). */
export function Component() {
  const data = useRouteQuery<CopiesPageQuery>(QUERY);
  const { t } = useTranslation(['copies', 'shell']);
  const [params] = useSearchParams();
  const search = readCopySearch(params);
  const refresh = useRefresh<CopiesPageQuery>(QUERY, copyVariables(search));
  return (
    <MarketTags query={data}>
      <Page>
        <title>{`${t('title')} · ${t('shell:name')}`}</title>
        <meta name="description" content={t('hint')} />
        <h1>{t('title')}</h1>
        <Hint>{t('hint')}</Hint>
        {data.copySearch && (
          <>
            <CopyFilterForm search={search} copySearch={data.copySearch} />
            <CopyFacets search={search} copySearch={data.copySearch} />
          </>
        )}
        <BlockErrorBoundary title={t('failed')} resetKey={params.toString()}>
          <Fragment key={params.toString()}>
            {data.copySearch?.text != null && <NewCopies text={data.copySearch.text} onShow={refresh} />}
            <CopyList query={data} />
          </Fragment>
        </BlockErrorBoundary>
        <FilterHelp />
      </Page>
    </MarketTags>
  );
}

const Page = styled.div`
  min-width: 0;
  padding: 28px 0 48px;
`;

const SkeletonTitle = styled.h1`
  padding: 28px 0 168px;
`;

const Hint = styled.p`
  max-width: 760px;
  padding: 6px 0 18px;
  color: var(--t2);
`;
