import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { ListingSeller_listing$key } from '../../__generated__/ListingSeller_listing.graphql.ts';
import { Avatar, personName } from '../../ui/Avatar.tsx';
import { Ellipsis } from '../../ui/textStyles.ts';

interface ListingSellerProps {
  readonly listing: ListingSeller_listing$key;
}

/** A share of delivered orders as text, rounded down, so that only a perfect record is 100%. */
export function rateText(rate: number): string {
  return `${Math.floor(rate * 1000) / 10}%`;
}

/** The seller, with a link to their shop and the share of their orders that they delivered. Without a nickname, the specification's 人工发货 is shown. */
export function ListingSeller({ listing }: ListingSellerProps) {
  const { seller } = useFragment(FRAGMENT, listing);
  const { t, i18n } = useTranslation('goods');
  const name = seller == null ? t('sellerMissing') : personName(seller.sellerName, i18n.language);
  const rate = seller?.sellerRecord?.deliveryRate ?? null;
  return (
    <Row>
      <Avatar name={name} url={seller?.avatarUrl} />
      <Names>
        <Ellipsis>
          {seller == null ? name : <Link to={`/shop/${encodeURIComponent(seller.id)}`}>{name}</Link>}
        </Ellipsis>
        {rate !== null && <small className="num">{t('deliveryRate', { rate: rateText(rate) })}</small>}
      </Names>
    </Row>
  );
}

const FRAGMENT = graphql`
  fragment ListingSeller_listing on Listing {
    seller {
      id
      sellerName
      avatarUrl
      sellerRecord {
        deliveryRate
      }
    }
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  --ring: -2px;
  a:hover { color: var(--accent-t); text-decoration: underline; }
`;

const Names = styled.div`
  min-width: 0;
  small { display: block; font-size: 12px; line-height: 18px; color: var(--t3); }
`;
