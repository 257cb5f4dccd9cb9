import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { MultiPlatformPageQuery } from '../../__generated__/MultiPlatformPageQuery.graphql.ts';
import { loadRouteQuery, useRouteQuery } from '../../relay/routeQuery.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { ErrorNote } from '../../shell/ErrorNote.tsx';
import { useRetry } from '../../shell/useRenewSession.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { MarketTags } from '../items/MarketTags.tsx';
import { ComparisonForm } from './ComparisonForm.tsx';
import { ComparisonList } from './ComparisonList.tsx';
import { ComparisonSkeleton } from './ComparisonSkeleton.tsx';
import { type Comparison, comparisonVariables, readComparison } from './comparison.ts';
import { type ComparedPlatforms, useComparedPlatforms } from './useComparedPlatforms.ts';

const QUERY = graphql`
  query MultiPlatformPageQuery(
    $filter: MarketItemFilter
    $sort: MarketItemSort!
    $platform: PricePlatformName
  ) {
    ...MarketTags_query
    ...useComparedPlatforms_query
    ...ComparisonList_query @arguments(filter: $filter, sort: $sort, platform: $platform)
  }
`;

/** Placeholder while the data loads. */
export const Skeleton = ComparisonSkeleton;

/** Starts the query for the list that the URL describes. */
export function loader(args: LoaderFunctionArgs) {
  const comparison = readComparison(new URL(args.request.url).searchParams);
  return loadRouteQuery<MultiPlatformPageQuery>(args, QUERY, comparisonVariables(comparison));
}

/**
 * Prices of other platforms beside the lowest asks here, and the gaps after fees in both directions (requirement
 *
 */
export function Component() {
  const data = useRouteQuery<MultiPlatformPageQuery>(QUERY);
  const { t } = useTranslation(['multiplatform', 'shell']);
  const [search] = useSearchParams();
  const comparison = readComparison(search);
  const compared = useComparedPlatforms(data, comparison);
  const isSandbox = compared?.isSandbox === true;
  return (
    <MarketTags query={data}>
      <Page>
        <title>{`${t('title')} · ${t('shell:name')}`}</title>
        <meta name="description" content={t('hint')} />
        <h1>
          {t('title')}
          {isSandbox && <Tag tone="warn">{t('sandbox')}</Tag>}
        </h1>
        <Hint>
          {t('hint')}
          {isSandbox && ` ${t('sandboxHint')}`}
        </Hint>
        {compared !== null && compared.names.length > 0 ? (
          <Compared query={data} comparison={comparison} compared={compared} address={search.toString()} />
        ) : (
          <Panel as="div">{compared === null ? <PlatformsFailed /> : <NoFeed />}</Panel>
        )}
      </Page>
    </MarketTags>
  );
}

/** Message that the platforms could not be read. */
function PlatformsFailed() {
  const { t } = useTranslation('multiplatform');
  const retry = useRetry();
  return <ErrorNote title={t('failed')} {...retry} />;
}

/** Message that no platform's prices were imported. */
function NoFeed() {
  const { t } = useTranslation('multiplatform');
  return (
    <Empty
      art="k-case"
      title={t('noFeed')}
      hint={t('noFeedHint')}
      action={<ButtonLink to="/market">{t('toMarket')}</ButtonLink>}
    />
  );
}

interface ComparedProps {
  readonly query: MultiPlatformPageQuery['response'];
  readonly comparison: Comparison;
  readonly compared: ComparedPlatforms;
  /** The query of the URL: another one is another list. */
  readonly address: string;
}

/** The filters, the compared items, and what the columns mean. */
function Compared({ query, comparison, compared, address }: ComparedProps) {
  const { t } = useTranslation('multiplatform');
  return (
    <>
      <ComparisonForm comparison={comparison} names={compared.names} />
      <Panel as="div">
        <BlockErrorBoundary title={t('failed')} resetKey={address}>
          <ComparisonList key={address} query={query} compared={compared} />
        </BlockErrorBoundary>
      </Panel>
      <Notes>
        <li>{t('noteFees')}</li>
        <li>{t('noteWallet')}</li>
        <li>{t('noteStale')}</li>
      </Notes>
    </>
  );
}

const Page = styled.div`
  min-width: 0;
  padding: 28px 0 48px;
  h1 { display: flex; align-items: center; gap: 12px; }
`;

const Hint = styled.p`
  max-width: 760px;
  padding: 6px 0 18px;
  color: var(--t2);
`;

const Notes = styled.ul`
  padding: 16px 20px 0;
  font-size: 12px;
  line-height: 20px;
  color: var(--t3);
  list-style: disc;
`;
