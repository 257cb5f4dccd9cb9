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

/** The seller, with a link to their shop. Without a nickname, the specification's 人工发货 is shown. */
export function ListingSeller({ listing }: ListingSellerProps) {
  const { seller } = useFragment(FRAGMENT, listing);
  const { t, i18n } = useTranslation('goods');
  const name = seller == null ? t('sellerMissing') : personName(seller.sellerName, i18n.language);
  return (
    <Row>
      <Avatar name={name} url={seller?.avatarUrl} />
      <Ellipsis>
        {seller == null ? name : <Link to={`/shop/${encodeURIComponent(seller.id)}`}>{name}</Link>}
      </Ellipsis>
    </Row>
  );
}

const FRAGMENT = graphql`
  fragment ListingSeller_listing on Listing {
    seller {
      id
      sellerName
      avatarUrl
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
