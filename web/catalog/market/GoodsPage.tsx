import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { GoodsPageDotsQuery } from '../../__generated__/GoodsPageDotsQuery.graphql.ts';
import type { GoodsPageFoundQuery } from '../../__generated__/GoodsPageFoundQuery.graphql.ts';
import type { GoodsPageQuery } from '../../__generated__/GoodsPageQuery.graphql.ts';
import type { GoodsPageTagsQuery } from '../../__generated__/GoodsPageTagsQuery.graphql.ts';
import { loadRouteQuery, useRouteQuery } from '../../relay/routeQuery.ts';
import { appServicesRoute } from '../../shell/appServices.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { ClosureNote } from '../../shell/ClosureNote.tsx';
import { loadWords } from '../../shell/i18n.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { GoodsDeals } from '../goods/GoodsDeals.tsx';
import { GoodsHistory } from '../goods/GoodsHistory.tsx';
import { MarketTags } from '../items/MarketTags.tsx';
import { BuyBar } from './BuyBar.tsx';
import { PurchasesClosed } from './BuyButton.tsx';
import { CopyFinder } from './CopyFinder.tsx';
import { CopyStrip } from './CopyStrip.tsx';
import { FoundCopies } from './FoundCopies.tsx';
import { GoodsHead } from './GoodsHead.tsx';
import { GoodsListings } from './GoodsListings.tsx';
import { GoodsLive } from './GoodsLive.tsx';
import { GoodsPageSkeleton } from './GoodsPageSkeleton.tsx';
import { goodsQueries } from './goodsChoice.ts';
import { keepShown } from './goodsNews.ts';
import { PressesContext, useGoodsChoice, useGoodsPresses } from './useGoodsChoice.ts';

const QUERY = graphql`
  query GoodsPageQuery(
    $hashName: String!
    $sort: ListingSort!
    $filter: ListingFilter
    $phaseFilter: ListingFilter
    $phase: String
    $hasPhase: Boolean!
    $stickers: [String!]!
  ) @throwOnFieldError {
    platform {
      serverTime
      closures {
        service
        ...ClosureNote_closure
      }
    }
    marketItem(marketHashName: $hashName) {
      id
      nameZh
      nameEn
      listingCount
      lowestAskCents
      ...GoodsHead_marketItem
      ...GoodsHistory_marketItem
      ...GoodsDeals_marketItem
      ...GoodsListings_marketItem @arguments(sort: $sort, filter: $filter, stickers: $stickers)
      ...BuyBar_marketItem
    }
  }
`;

/** A separate query, because the page's own is as broad as one may be. */
const DOTS_QUERY = graphql`
  query GoodsPageDotsQuery($hashName: String!, $phase: String) {
    marketItem(marketHashName: $hashName) {
      ...CopyStrip_marketItem
    }
  }
`;

/** The copies that a typed filter finds, only where there is one. */
const FOUND_QUERY = graphql`
  query GoodsPageFoundQuery(
    $hashName: String!
    $text: String!
    $chosen: ListingFilter
    $sort: CopySort!
    $stickers: [String!]!
  ) {
    marketItem(marketHashName: $hashName) {
      ...FoundCopies_marketItem @arguments(text: $text, chosen: $chosen, sort: $sort, stickers: $stickers)
    }
  }
`;

const TAGS_QUERY = graphql`
  query GoodsPageTagsQuery {
    ...MarketTags_query
  }
`;

/** Placeholder while the data loads. */
export const Skeleton = GoodsPageSkeleton;

/**
 * Starts the queries for the item that the URL names and for the tags. An unknown name responds with HTTP 404
 * (requirement R-01).
 */
export async function loader(args: LoaderFunctionArgs) {
  const queries = goodsQueries(new URL(args.request.url).searchParams);
  const [item, dots, tags, found] = await Promise.all([
    loadRouteQuery<GoodsPageQuery>(args, QUERY, queries.page, {
      isMissing: (response) => response.marketItem == null,
    }),
    loadRouteQuery<GoodsPageDotsQuery>(args, DOTS_QUERY, queries.dots),
    loadRouteQuery<GoodsPageTagsQuery>(args, TAGS_QUERY, {}),
    queries.found && loadRouteQuery<GoodsPageFoundQuery>(args, FOUND_QUERY, queries.found),
    loadWords(args.context.get(appServicesRoute).i18n, 'goods'),
  ]);
  if (item.source != null) {
    keepShown(item.environment, queries.page, null);
  }
  return { item, dots, tags, found };
}

/** Page of one market item: what it is, what it costs, and every copy on sale (requirement M-09). */
export function Component() {
  return (
    <PressesContext value={useGoodsPresses()}>
      <Item />
    </PressesContext>
  );
}

function Item() {
  const { marketItem, platform } = useRouteQuery<GoodsPageQuery>(QUERY, 'item');
  const tags = useRouteQuery<GoodsPageTagsQuery>(TAGS_QUERY, 'tags');
  const { t, i18n } = useTranslation('goods');
  const money = useMoneyText();
  const { choice } = useGoodsChoice();
  const [search] = useSearchParams();
  if (marketItem == null) {
    return <GoodsMissing />;
  }
  const name = i18n.language === 'zh' ? marketItem.nameZh : marketItem.nameEn;
  const closure = platform?.closures.find(({ service }) => service === 'PURCHASES');
  const price = marketItem.lowestAskCents == null ? '—' : money.shown(marketItem.lowestAskCents);
  return (
    <MarketTags query={tags}>
      <title>{`${name} · ${t('shell:name')}`}</title>
      <meta
        name="description"
        content={t('goods:goodsDescription', { name, count: marketItem.listingCount, price })}
      />
      <GoodsPriceData lowestAskCents={marketItem.lowestAskCents ?? null} count={marketItem.listingCount} />
      <PurchasesClosed value={closure !== undefined}>
        <Page>
          {closure !== undefined && (
            <Closed>
              <ClosureNote closure={closure} />
            </Closed>
          )}
          <GoodsHead marketItem={marketItem} />
          <Past>
            <GoodsHistory marketItem={marketItem} />
            {platform != null && (
              <GoodsDeals marketItem={marketItem} serverTime={platform.serverTime} phase={choice.phase} />
            )}
          </Past>
          <BlockErrorBoundary title={t('goods:listingsFailed')} resetKey={marketItem.id}>
            <CopyFinder>
              <Dots />
              {platform != null && (
                <GoodsLive
                  key={search.toString()}
                  marketItemId={marketItem.id}
                  queries={goodsQueries(search)}
                  serverTime={platform.serverTime}
                />
              )}
              {choice.text === '' ? (
                <GoodsListings key={marketItem.id} marketItem={marketItem} />
              ) : (
                <Found key={marketItem.id} />
              )}
            </CopyFinder>
          </BlockErrorBoundary>
        </Page>
        <BuyBar marketItem={marketItem} />
      </PurchasesClosed>
    </MarketTags>
  );
}

const Page = styled.div`
  padding-top: 16px;
  @media (max-width: 767px) { padding: 0 0 64px; }
`;

/** All copies by wear and price. */
function Dots() {
  const { marketItem } = useRouteQuery<GoodsPageDotsQuery>(DOTS_QUERY, 'dots');
  return marketItem == null ? null : <CopyStrip marketItem={marketItem} />;
}

/** The copies that a typed filter finds. */
function Found() {
  const { marketItem } = useRouteQuery<GoodsPageFoundQuery>(FOUND_QUERY, 'found');
  return marketItem == null ? null : <FoundCopies marketItem={marketItem} />;
}

const Closed = styled.div`
  padding-bottom: 16px;
  @media (max-width: 767px) { padding-top: 12px; }
`;

/** Chart and latest sales, side by side where there is room. */
const Past = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  gap: 20px;
  margin-top: 28px;
  @media (max-width: 1199px) { grid-template-columns: minmax(0, 1fr); }
  @media (max-width: 767px) { gap: 12px; margin-top: 20px; }
`;

/** Message that the game has no item of this name. */
export function GoodsMissing() {
  const { t } = useTranslation('goods');
  return (
    <>
      <title>{`${t('goods:goodsMissing')} · ${t('shell:name')}`}</title>
      <meta name="robots" content="noindex" />
      <Empty
        isPage
        art="k-rifle"
        title={t('goods:goodsMissing')}
        hint={t('goods:goodsMissingHint')}
        action={
          <ButtonLink to="/market" look="primary">
            {t('shell:toMarket')}
          </ButtonLink>
        }
      />
    </>
  );
}

interface GoodsPriceDataProps {
  /** Null when nothing is on sale. */
  readonly lowestAskCents: number | null;
  readonly count: number;
}

/**
 * The price for link previews and search engines, always in yuan, whatever currency the page shows. The server
 * converts it to JSON-LD.
 */
export function GoodsPriceData({ lowestAskCents, count }: GoodsPriceDataProps) {
  return (
    <>
      <meta property="product:price:currency" content="CNY" />
      <meta property="product:availability" content={count > 0 ? 'in stock' : 'out of stock'} />
      <meta name="offer-count" content={String(count)} />
      {lowestAskCents !== null && (
        <meta property="product:price:amount" content={(lowestAskCents / 100).toFixed(2)} />
      )}
    </>
  );
}
