import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { SellerCard_seller$key } from '../../__generated__/SellerCard_seller.graphql.ts';
import { Avatar, personName } from '../../ui/Avatar.tsx';
import { Ellipsis } from '../../ui/textStyles.ts';
import { SellerFigures } from './SellerFigures.tsx';

interface SellerCardProps {
  readonly seller: SellerCard_seller$key;
  /** Position in the list, from 1. */
  readonly rank: number;
}

/** One seller of the list, with a link to the shop. */
export function SellerCard({ seller, rank }: SellerCardProps) {
  const data = useFragment(FRAGMENT, seller);
  const { i18n } = useTranslation('shop');
  const name = personName(data.sellerName, i18n.language);
  return (
    <Card>
      <Link to={`/shop/${encodeURIComponent(data.id)}`}>
        <Who>
          <Rank className="num" $isTop={rank <= 3}>
            {rank}
          </Rank>
          <Avatar name={name} url={data.avatarUrl} size={32} />
          <b>
            <Ellipsis>{name}</Ellipsis>
          </b>
        </Who>
        <SellerFigures seller={data} />
      </Link>
    </Card>
  );
}

const FRAGMENT = graphql`
  fragment SellerCard_seller on User {
    id
    sellerName
    avatarUrl
    ...SellerFigures_seller
  }
`;

const Card = styled.li`
  a {
    display: grid;
    gap: 14px;
    padding: 16px 18px;
    border: 1px solid var(--line);
    border-radius: var(--r-3);
    background: var(--s1);
    box-shadow: var(--e1);
    transition: border-color var(--t-2);
  }
  a:hover { border-color: var(--line-2); }
`;

const Who = styled.div`
  display: grid;
  grid-template-columns: 24px auto minmax(0, 1fr);
  align-items: center;
  gap: 12px;
  b { font-size: 14px; line-height: 22px; font-weight: 600; }
`;

const Rank = styled.span<{ $isTop: boolean }>`
  font-size: 16px;
  font-weight: 600;
  color: ${({ $isTop }) => ($isTop ? 'var(--accent-t)' : 'var(--t3)')};
`;
