import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { CompareBar_listing$key } from '../../__generated__/CompareBar_listing.graphql.ts';
import type { CompareBar_marketItem$key } from '../../__generated__/CompareBar_marketItem.graphql.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { Button } from '../../ui/Button.tsx';

interface CompareBarProps {
  /** The picked copies, in the order in which they were picked. */
  readonly listings: CompareBar_listing$key;
  readonly marketItem: CompareBar_marketItem$key;
  readonly onClear: () => void;
}

const CompareDialog = lazyPart(async () => (await import('./CompareDialog.tsx')).CompareDialog);

/** The bar at the foot of the window from the first picked copy on. It opens the comparison. */
export function CompareBar({ listings, marketItem, onClear }: CompareBarProps) {
  const picked = useFragment(LISTING, listings);
  const item = useFragment(MARKET_ITEM, marketItem);
  const { t } = useTranslation('market');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Bar role="region" aria-label={t('goods:compareTitle')}>
        <span role="status">
          {picked.length === 1 ? t('goods:pickMore') : t('goods:picked', { count: picked.length })}
        </span>
        <Button onClick={onClear}>{t('clear')}</Button>
        <Button look="primary" disabled={picked.length < 2} onClick={() => setIsOpen(true)}>
          {t('goods:compareCopies', { count: picked.length })}
        </Button>
      </Bar>
      {isOpen && (
        <Suspense fallback={null}>
          <CompareDialog listings={picked} marketItem={item} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const LISTING = graphql`
  fragment CompareBar_listing on Listing @relay(plural: true) {
    ...CompareDialog_listing
  }
`;

const MARKET_ITEM = graphql`
  fragment CompareBar_marketItem on MarketItem {
    ...CompareDialog_marketItem
  }
`;

const Bar = styled.div`
  position: sticky;
  bottom: 16px;
  z-index: 20;
  display: flex;
  align-items: center;
  gap: 10px;
  width: fit-content;
  max-width: 100%;
  margin: 16px auto 0;
  padding: 10px 12px 10px 18px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-4);
  background: var(--s3);
  box-shadow: var(--e3);
  @media (max-width: 1023px) { bottom: calc(136px + env(safe-area-inset-bottom)); }
  @media print { display: none; }
`;
