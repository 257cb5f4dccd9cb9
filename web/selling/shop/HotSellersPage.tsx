import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router';
import { styled } from 'styled-components';
import type { HotSellersPageQuery } from '../../__generated__/HotSellersPageQuery.graphql.ts';
import { loadRouteQuery, useRouteQuery } from '../../relay/routeQuery.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SellerCard } from './SellerCard.tsx';
import { SellerSkeleton } from './SellerSkeleton.tsx';

const QUERY = graphql`
  query HotSellersPageQuery {
    hotSellers(first: 50) {
      edges {
        node {
          id
          ...SellerCard_seller
        }
      }
    }
  }
`;

/** Placeholder while the data loads. */
export const Skeleton = SellerSkeleton;

/** Starts the query for the list. */
export function loader(args: LoaderFunctionArgs) {
  return loadRouteQuery<HotSellersPageQuery>(args, QUERY, {}, { isVolatile: true });
}

/** The sellers with the most recent deliveries, with their success rate and delivery time. */
export function Component() {
  const { hotSellers } = useRouteQuery<HotSellersPageQuery>(QUERY);
  const { t } = useTranslation(['shop', 'shell']);
  const sellers = hotSellers?.edges.map(({ node }) => node) ?? [];
  return (
    <Page>
      <title>{`${t('hotSellers')} · ${t('shell:name')}`}</title>
      <meta name="description" content={t('hotSellersHint')} />
      <h1>{t('hotSellers')}</h1>
      <p>{t('hotSellersHint')}</p>
      {sellers.length === 0 ? (
        <Panel>
          <Empty
            art="k-knife"
            title={t('nobodyYet')}
            hint={t('nobodyYetHint')}
            action={
              <ButtonLink to="/market" look="primary">
                {t('toMarket')}
              </ButtonLink>
            }
          />
        </Panel>
      ) : (
        <List>
          {sellers.map((seller, place) => (
            <SellerCard key={seller.id} seller={seller} rank={place + 1} />
          ))}
        </List>
      )}
    </Page>
  );
}

const Page = styled.div`
  min-width: 0;
  padding: 28px 0 48px;
  p { color: var(--t2); padding: 6px 0 20px; }
`;

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(340px, 100%), 1fr));
  gap: 12px;
`;
