import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { MultiPlatformPageQuery } from '../__generated__/MultiPlatformPageQuery.graphql.ts';
import { BlockErrorBoundary } from '../app/BlockErrorBoundary.tsx';
import { MarketTags } from '../app/items/MarketTags.tsx';
import { loadRouteQuery, useRouteQuery } from '../app/routeQuery.ts';
import { Panel } from '../ui/Panel.tsx';
import { ComparisonForm } from './ComparisonForm.tsx';
import { ComparisonList } from './ComparisonList.tsx';
import { ComparisonSkeleton } from './ComparisonSkeleton.tsx';
import { COMPARISON_SORTS, readComparison } from './comparison.ts';

const QUERY = graphql`
  query MultiPlatformPageQuery($filter: MarketItemFilter, $sort: MarketItemSort!) {
    ...MarketTags_query
    ...ComparisonList_query @arguments(filter: $filter, sort: $sort)
  }
`;

/** What stands there while the data is on the way. */
export const Skeleton = ComparisonSkeleton;

/** Starts the list that the address names. */
export function loader(args: LoaderFunctionArgs) {
  const { keyword, type, sort } = readComparison(new URL(args.request.url).searchParams);
  const filter = {
    ...(keyword === '' ? {} : { keyword }),
    ...(type === '' ? {} : { types: [type] }),
  };
  return loadRouteQuery<MultiPlatformPageQuery>(args, QUERY, { filter, sort: COMPARISON_SORTS[sort] });
}

/** Prices of the imported feeds beside our lowest asks, and the way to buy or to sell (requirement R-01). */
export function Component() {
  const data = useRouteQuery<MultiPlatformPageQuery>(QUERY);
  const { t } = useTranslation(['multiplatform', 'app']);
  const [search] = useSearchParams();
  return (
    <MarketTags query={data}>
      <Page>
        <title>{`${t('title')} · ${t('app:name')}`}</title>
        <meta name="description" content={t('hint')} />
        <h1>{t('title')}</h1>
        <Hint>{t('hint')}</Hint>
        <ComparisonForm key={search.toString()} comparison={readComparison(search)} />
        <Panel as="div">
          <BlockErrorBoundary title={t('failed')} resetKey={search.toString()}>
            <ComparisonList key={search.toString()} query={data} />
          </BlockErrorBoundary>
        </Panel>
      </Page>
    </MarketTags>
  );
}

const Page = styled.div`
  min-width: 0;
  padding: 28px 0 48px;
`;

const Hint = styled.p`
  max-width: 760px;
  padding: 6px 0 18px;
  color: var(--t2);
`;
