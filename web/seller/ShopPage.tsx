import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router';
import { styled } from 'styled-components';
import type { ShopPageQuery } from '../__generated__/ShopPageQuery.graphql.ts';
import { personName } from '../app/personName.ts';
import { loadRouteQuery, useRouteQuery } from '../app/routeQuery.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Panel } from '../ui/Panel.tsx';
import { SellerFigures } from './SellerFigures.tsx';
import { SellerSkeleton } from './SellerSkeleton.tsx';
import { ShopListings } from './ShopListings.tsx';

const QUERY = graphql`
  query ShopPageQuery($sellerId: ID!) {
    seller(id: $sellerId) {
      id
      nickname
      avatarUrl
      isShopOpen
      ...SellerFigures_seller
      ...ShopListings_seller
    }
  }
`;

/** What stands there while the data is on the way. */
export const Skeleton = SellerSkeleton;

/** Starts the shop. */
export function loader(args: LoaderFunctionArgs) {
  const sellerId = args.params.sellerId ?? '';
  return loadRouteQuery<ShopPageQuery>(args, QUERY, { sellerId }, { isVolatile: true });
}

/** One seller: how they deliver, and everything that they have on sale. */
export function Component() {
  const { seller } = useRouteQuery<ShopPageQuery>(QUERY);
  const { t, i18n } = useTranslation(['seller', 'app']);
  if (seller == null) {
    return (
      <Missing>
        <title>{`${t('shopMissing')} · ${t('app:name')}`}</title>
        <Empty
          art="k-knife"
          title={t('shopMissing')}
          hint={t('shopMissingHint')}
          action={
            <ButtonLink to="/sellhot" look="primary">
              {t('hotSellers')}
            </ButtonLink>
          }
        />
      </Missing>
    );
  }
  const name = personName(seller.nickname, i18n.language);
  return (
    <Page>
      <title>{`${t('shopOf', { name })} · ${t('app:name')}`}</title>
      <Head>
        <Who>
          <Avatar name={name} url={seller.avatarUrl} size={56} />
          <h1>{name}</h1>
        </Who>
        <SellerFigures seller={seller} />
        <small>{t('figuresHint')}</small>
      </Head>
      {seller.isShopOpen ? (
        <ShopListings key={seller.id} seller={seller} />
      ) : (
        <Panel>
          <Empty art="k-rifle" title={t('shopClosed')} hint={t('shopClosedHint')} />
        </Panel>
      )}
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  gap: 16px;
  padding: 28px 0 48px;
  min-width: 0;
`;

const Missing = styled(Panel)`
  margin: 28px 0 48px;
`;

const Head = styled(Panel)`
  display: grid;
  gap: 16px;
  padding: 20px 24px;
  dl { justify-content: start; gap: 4px 48px; }
  small { font-size: 12px; line-height: 18px; color: var(--t3); }
  @media (max-width: 767px) { padding: 16px; dl { gap: 8px 16px; } }
`;

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  min-width: 0;
  h1 { overflow-wrap: anywhere; }
`;
