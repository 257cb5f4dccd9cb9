import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { BuyBar_marketItem$key } from '../../__generated__/BuyBar_marketItem.graphql.ts';
import { Price } from '../../ui/Price.tsx';
import { BuyButton } from './BuyButton.tsx';

interface BuyBarProps {
  readonly marketItem: BuyBar_marketItem$key;
}

/** Bar with the cheapest copy, above the tab bar of phones. */
export function BuyBar({ marketItem }: BuyBarProps) {
  const lowest = useFragment(FRAGMENT, marketItem).lowestListing?.edges[0]?.node;
  const { t } = useTranslation('market');
  if (lowest == null) {
    return null;
  }
  return (
    <Bar>
      <div>
        <small>{t('goods:lowestAsk')}</small>
        <Price cents={lowest.askCents} size={20} />
      </div>
      <BuyButton listingId={lowest.id} isOwn={lowest.isOwn} look="primary" size="large" isWide />
    </Bar>
  );
}

const FRAGMENT = graphql`
  fragment BuyBar_marketItem on MarketItem {
    lowestListing: listings(first: 1, sort: PRICE_ASCENDING, filter: $phaseFilter) {
      edges {
        node {
          id
          askCents
          isOwn
        }
      }
    }
  }
`;

const Bar = styled.div`
  display: none;
  @media (max-width: 767px) {
    display: flex;
    position: fixed;
    inset: auto 0 calc(60px + env(safe-area-inset-bottom));
    z-index: var(--z-stick);
    align-items: center;
    gap: 16px;
    padding: 8px 16px;
    background: color-mix(in srgb, var(--s1) 96%, transparent);
    border-top: 1px solid var(--line);
  }
  div { display: grid; white-space: nowrap; }
  small { font-size: 12px; color: var(--t3); }
`;
