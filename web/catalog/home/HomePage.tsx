import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router';
import { styled } from 'styled-components';
import type { HomePageQuery } from '../../__generated__/HomePageQuery.graphql.ts';
import { loadRouteQuery, useRouteQuery } from '../../relay/routeQuery.ts';
import { MarketTags } from '../items/MarketTags.tsx';
import { BargainList } from './BargainList.tsx';
import { CardRow } from './CardRow.tsx';
import { Faq } from './Faq.tsx';
import { HomeHero } from './HomeHero.tsx';
import { HomeSection } from './HomeSection.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { HOME_LISTS, MARKET_PATHS } from './homeLists.ts';
import { KindLinks } from './KindLinks.tsx';
import { LatestList } from './LatestList.tsx';
import { TrendRow } from './TrendRow.tsx';

const QUERY = graphql`
  query HomePageQuery(
    $automatic: MarketItemFilter!
    $hot: MarketItemFilter!
    $lowStock: MarketItemFilter!
    $bargain: MarketItemFilter!
  ) {
    platform {
      serverTime
      saleFeeBasisPoints
    }
    ...HomeHero_query
    ...MarketTags_query
    automaticRow: marketItems(filter: $automatic, first: 6) {
      ...CardRow_items
    }
    hotRow: marketItems(filter: $hot, sort: SALES_PER_DAY, first: 6) {
      ...CardRow_items
    }
    lowStockRow: marketItems(filter: $lowStock, sort: PRICE_DESCENDING, first: 6) {
      ...CardRow_items
    }
    trends: marketItems(first: 8) {
      ...TrendRow_items
    }
    latest: marketItems(sort: NEWEST, first: 5) {
      ...LatestList_items
    }
    bargains: marketItems(filter: $bargain, sort: DISCOUNT, first: 5) {
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
  return (
    <MarketTags query={lists}>
      <title>{t('shell:title')}</title>
      <meta name="description" content={t('pageDescription')} />
      <HomeHero query={lists} />
      <KindLinks />
      <HomeSection
        title={t('automatic')}
        hint={t('automaticHint')}
        morePath={MARKET_PATHS.automatic}
        skeleton={<HomeSkeleton shape="cards" />}
      >
        <CardRow items={lists.automaticRow} />
      </HomeSection>
      <HomeSection
        title={t('hot')}
        hint={t('hotHint')}
        morePath={MARKET_PATHS.hot}
        skeleton={<HomeSkeleton shape="cards" />}
      >
        <CardRow items={lists.hotRow} />
      </HomeSection>
      <HomeSection title={t('trends')} hint={t('trendsHint')} skeleton={<HomeSkeleton shape="trends" />}>
        <TrendRow items={lists.trends} />
      </HomeSection>
      <HomeSection
        title={t('lowStock')}
        hint={t('lowStockHint')}
        morePath={MARKET_PATHS.lowStock}
        skeleton={<HomeSkeleton shape="cards" />}
      >
        <CardRow items={lists.lowStockRow} />
      </HomeSection>
      <Two>
        <HomeSection
          title={t('latest')}
          morePath={MARKET_PATHS.newest}
          skeleton={<HomeSkeleton shape="lines" />}
        >
          <LatestList items={lists.latest} serverTime={platform?.serverTime ?? null} />
        </HomeSection>
        <HomeSection
          title={t('bargain')}
          hint={t('bargainHint')}
          morePath={MARKET_PATHS.bargain}
          skeleton={<HomeSkeleton shape="lines" />}
        >
          <BargainList items={lists.bargains} />
        </HomeSection>
      </Two>
      <Faq saleFeeBasisPoints={platform?.saleFeeBasisPoints ?? null} />
    </MarketTags>
  );
}

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 28px;
  @media (max-width: 1023px) { grid-template-columns: minmax(0, 1fr); }
`;
