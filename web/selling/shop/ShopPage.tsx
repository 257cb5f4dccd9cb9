import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { type LoaderFunctionArgs, Navigate, useParams, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { ShopPageListQuery } from '../../__generated__/ShopPageListQuery.graphql.ts';
import type { ShopPageQuery } from '../../__generated__/ShopPageQuery.graphql.ts';
import { loadRouteQuery, useRouteQuery } from '../../relay/routeQuery.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { Avatar, personName } from '../../ui/Avatar.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { BargainFigures } from './BargainFigures.tsx';
import { SellerFigures } from './SellerFigures.tsx';
import { SellerSkeleton } from './SellerSkeleton.tsx';
import { ShopListings, type ShopListingsProps } from './ShopListings.tsx';
import { ShopMissing } from './ShopMissing.tsx';
import { ShopPins, usePinnedIds } from './ShopPins.tsx';
import { ShopSearch } from './ShopSearch.tsx';
import { isShopFiltered, readShopFilter, shopVariables } from './shopFilter.ts';
import { useShopFacts } from './useShopFacts.ts';

const QUERY = graphql`
  query ShopPageQuery($sellerId: ID!) {
    seller(id: $sellerId) {
      id
      sellerName
      avatarUrl
      isShopOpen
      shopAddress
      shopLine
      ...SellerFigures_seller
      ...BargainFigures_seller
      ...useShopFacts_seller
      ...ShopSearch_seller
      ...ShopPins_seller
    }
  }
`;

/** A separate query, so that Back finds the list with all its loaded pages, while what is told of the shop is fetched on every visit. */
const LIST_QUERY = graphql`
  query ShopPageListQuery(
    $sellerId: ID!
    $keyword: String!
    $min: Cents
    $max: Cents
    $types: [String!]
    $exteriors: [String!]
    $sort: ShopSort
  ) {
    seller(id: $sellerId) {
      ...ShopListings_seller
        @arguments(
          keyword: $keyword
          min: $min
          max: $max
          types: $types
          exteriors: $exteriors
          sort: $sort
        )
    }
  }
`;

/** Placeholder while the data loads. */
export const Skeleton = SellerSkeleton;

/** Starts the queries for the shop and for its listings. An unknown shop responds with HTTP 404 (requirement R-06). */
export async function loader(args: LoaderFunctionArgs) {
  const sellerId = args.params.sellerId ?? '';
  const { searchParams, search } = new URL(args.request.url);
  const filter = readShopFilter(searchParams);
  const [shop, list] = await Promise.all([
    loadRouteQuery<ShopPageQuery>(
      args,
      QUERY,
      { sellerId },
      {
        isVolatile: true,
        isMissing: (response) => response.seller === null,
        movedTo: ({ seller }) => {
          const path = presentPath(seller, sellerId);
          return path === null ? null : `${path}${search}`;
        },
      },
    ),
    loadRouteQuery<ShopPageListQuery>(args, LIST_QUERY, { sellerId, ...shopVariables(filter) }),
  ]);
  return { shop, list };
}

/** The path of a shop that was opened by one of its former addresses; null for its present one and its id. */
function presentPath(
  seller: { readonly id: string; readonly shopAddress?: string | null | undefined } | null | undefined,
  param: string,
): string | null {
  const address = seller?.shopAddress ?? null;
  if (address === null || param === address || param === seller?.id) return null;
  return `/shop/${encodeURIComponent(address)}`;
}

/** One seller: name, line, delivery record, what came of price offers, pinned listings and all others, with a search. */
export function Component() {
  const { seller } = useRouteQuery<ShopPageQuery>(QUERY, 'shop');
  const [params] = useSearchParams();
  const { sellerId = '' } = useParams();
  const pinnedIds = usePinnedIds(seller ?? null);
  const facts = useShopFacts(seller ?? null);
  const { t, i18n } = useTranslation(['shop', 'shell']);
  if (seller == null) {
    return <ShopMissing />;
  }
  const path = presentPath(seller, sellerId);
  if (path !== null) {
    return <Navigate to={{ pathname: path, search: params.toString() }} replace />;
  }
  const filter = readShopFilter(params);
  const name = personName(seller.sellerName, i18n.language);
  return (
    <Page>
      <title>{`${t('shopOf', { name })} · ${t('shell:name')}`}</title>
      <meta name="description" content={t('shopDescription', { name, facts })} />
      <Head>
        <Who>
          <Avatar name={name} url={seller.avatarUrl} size={56} />
          <div>
            <h1>{name}</h1>
            {seller.shopLine != null && <Line>{seller.shopLine}</Line>}
            <p>{facts}</p>
          </div>
        </Who>
        <SellerFigures seller={seller} />
        <small>{t('figuresHint')}</small>
        <BargainFigures seller={seller} />
      </Head>
      {seller.isShopOpen ? (
        <>
          {!isShopFiltered(filter) && <ShopPins seller={seller} />}
          <ShopSearch seller={seller} filter={filter} />
          <BlockErrorBoundary resetKey={`${seller.id} ${params}`}>
            <Listings key={`${seller.id} ${params}`} filter={filter} pinnedIds={pinnedIds} />
          </BlockErrorBoundary>
        </>
      ) : (
        <Panel>
          <Empty art="k-rifle" title={t('shopClosed')} hint={t('shopClosedHint')} />
        </Panel>
      )}
    </Page>
  );
}

/** The seller's listings as the filter wants them. */
function Listings(props: Omit<ShopListingsProps, 'seller'>) {
  const { seller } = useRouteQuery<ShopPageListQuery>(LIST_QUERY, 'list');
  return seller == null ? null : <ShopListings seller={seller} {...props} />;
}

const Page = styled.div`
  display: grid;
  gap: 16px;
  padding: 28px 0 48px;
  min-width: 0;
`;

const Head = styled(Panel)`
  display: grid;
  gap: 16px;
  padding: 20px 24px;
  dl { justify-content: start; gap: 4px 48px; }
  small { font-size: 12px; line-height: 18px; color: var(--t3); }
  @media (max-width: 767px) { padding: 16px; dl { gap: 8px 16px; } }
`;

const Line = styled.p`
  && { color: var(--t1); overflow-wrap: anywhere; }
`;

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  min-width: 0;
  h1 { overflow-wrap: anywhere; }
  p { padding-top: 2px; color: var(--t2); line-height: 22px; }
`;
