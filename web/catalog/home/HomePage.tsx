import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router';
import { styled } from 'styled-components';
import type { HomePageQuery } from '../../__generated__/HomePageQuery.graphql.ts';
import { loadRouteQuery, useRouteQuery } from '../../relay/routeQuery.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { MarketTags } from '../items/MarketTags.tsx';
import { BargainList } from './BargainList.tsx';
import { CardRow } from './CardRow.tsx';
import { Faq } from './Faq.tsx';
import { HomeHero } from './HomeHero.tsx';
import { HomeOwn } from './HomeOwn.tsx';
import { HomeSection } from './HomeSection.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { chooseItems, HOME_LISTS, MARKET_PATHS } from './homeLists.ts';
import { KindLinks } from './KindLinks.tsx';
import { LatestList } from './LatestList.tsx';
import { TrendRow } from './TrendRow.tsx';

const QUERY = graphql`
  query HomePageQuery(
    $automatic: MarketItemFilter!
    $hot: MarketItemFilter!
    $lowStock: MarketItemFilter!
    $bargain: MarketItemFilter!
    $dearest: MarketItemFilter!
    $trends: MarketItemFilter!
  ) {
    platform {
      serverTime
      saleFeeBasisPoints
      copiesOnSale
      medianDeliverySeconds
    }
    dearest: marketItems(filter: $dearest, sort: PRICE_DESCENDING, first: 1) {
      edges {
        node {
          id
        }
      }
    }
    viewer {
      id
      ...HomeOwn_viewer
    }
    ...HomeHero_query
    ...MarketTags_query
    automaticRow: marketItems(filter: $automatic, first: 20) {
      edges {
        node {
          id
        }
      }
      ...CardRow_items
    }
    hotRow: marketItems(filter: $hot, sort: SALES_PER_DAY, first: 20) {
      edges {
        node {
          id
        }
      }
      ...CardRow_items
    }
    lowStockRow: marketItems(filter: $lowStock, sort: PRICE_DESCENDING, first: 14) {
      edges {
        node {
          id
        }
      }
      ...CardRow_items
    }
    trends: marketItems(filter: $trends, first: 9) {
      edges {
        node {
          id
        }
      }
      ...TrendRow_items
    }
    latest: marketItems(sort: NEWEST, first: 14) {
      edges {
        node {
          id
        }
      }
      ...LatestList_items
    }
    bargains: marketItems(filter: $bargain, sort: SALES_PER_DAY, first: 20) {
      edges {
        node {
          id
        }
      }
      ...BargainList_items
    }
  }
`;

/** Starts one query for all lists. Stored data renders at once and is fetched again. */
export function loader(args: LoaderFunctionArgs) {
  return loadRouteQuery<HomePageQuery>(args, QUERY, HOME_LISTS, { isVolatile: true });
}

/** The home page: a featured item and the search, then lists of the market (requirements H-01 to H-05). */
export function Component() {
  const lists = useRouteQuery<HomePageQuery>(QUERY);
  const { t } = useTranslation('home');
  const { platform } = lists;
  const shown = shownIn(lists);
  return (
    <MarketTags query={lists}>
      <title>{t('shell:title')}</title>
      <meta name="description" content={t('pageDescription')} />
      <HomeHero query={lists} platform={platform ?? null} />
      {lists.viewer != null && platform != null && (
        <BlockErrorBoundary title={t('failed', { title: t('ownAll') })} resetKey={lists.viewer.id}>
          <HomeOwn viewer={lists.viewer} serverTime={platform.serverTime} />
        </BlockErrorBoundary>
      )}
      <KindLinks />
      <HomeSection
        title={t('automatic')}
        hint={t('automaticHint')}
        morePath={MARKET_PATHS.automatic}
        skeleton={<HomeSkeleton shape="cards" />}
      >
        <CardRow shown={shown.automatic} items={lists.automaticRow} />
      </HomeSection>
      <HomeSection
        title={t('hot')}
        hint={t('hotHint')}
        morePath={MARKET_PATHS.hot}
        skeleton={<HomeSkeleton shape="cards" />}
      >
        <CardRow shown={shown.hot} items={lists.hotRow} />
      </HomeSection>
      <HomeSection title={t('trends')} hint={t('trendsHint')} skeleton={<HomeSkeleton shape="trends" />}>
        <TrendRow shown={shown.trends} items={lists.trends} />
      </HomeSection>
      <HomeSection
        title={t('lowStock')}
        hint={t('lowStockHint')}
        morePath={MARKET_PATHS.lowStock}
        skeleton={<HomeSkeleton shape="cards" />}
      >
        <CardRow shown={shown.lowStock} items={lists.lowStockRow} />
      </HomeSection>
      <Two>
        <HomeSection
          title={t('latest')}
          morePath={MARKET_PATHS.newest}
          skeleton={<HomeSkeleton shape="lines" />}
        >
          <LatestList shown={shown.latest} items={lists.latest} serverTime={platform?.serverTime ?? null} />
        </HomeSection>
        <HomeSection
          title={t('bargain')}
          hint={t('bargainHint')}
          morePath={MARKET_PATHS.bargain}
          skeleton={<HomeSkeleton shape="lines" />}
        >
          <BargainList
            shown={shown.bargain}
            items={lists.bargains}
            serverTime={platform?.serverTime ?? null}
          />
        </HomeSection>
      </Two>
      <Faq saleFeeBasisPoints={platform?.saleFeeBasisPoints ?? null} />
    </MarketTags>
  );
}

/** The items that each list of the page shows. */
function shownIn(lists: HomePageQuery['response']) {
  return chooseItems({
    dearest: idsOf(lists.dearest),
    trends: idsOf(lists.trends),
    automatic: idsOf(lists.automaticRow),
    hot: idsOf(lists.hotRow),
    lowStock: idsOf(lists.lowStockRow),
    latest: idsOf(lists.latest),
    bargain: idsOf(lists.bargains),
  });
}

/** The ids of a list; null where it could not be loaded. */
function idsOf(
  list: { readonly edges: readonly { readonly node: { readonly id: string } }[] } | null | undefined,
): readonly string[] | null {
  return list?.edges.map(({ node }) => node.id) ?? null;
}

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 28px;
  @media (max-width: 1023px) { grid-template-columns: minmax(0, 1fr); }
`;
