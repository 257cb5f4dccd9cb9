import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { InventoryTabs_viewer$key } from '../../__generated__/InventoryTabs_viewer.graphql.ts';
import { Icon } from '../../ui/Icon.tsx';
import { wholeNumberText } from '../../ui/money.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { COUNT_OF, type InventoryChoice, inventoryPath, TABS } from './inventoryChoice.ts';

interface InventoryTabsProps {
  readonly viewer: InventoryTabs_viewer$key;
  readonly choice: InventoryChoice;
}

/** Tabs for all, unlisted, listed and not tradable copies, each with its count (requirement I-01). */
export function InventoryTabs({ viewer, choice }: InventoryTabsProps) {
  const { inventoryCounts: counts, unavailableListings } = useFragment(FRAGMENT, viewer);
  const unavailable = (unavailableListings ?? []).reduce((sum, { count }) => sum + count, 0);
  const { t } = useTranslation('inventory');
  return (
    <Row>
      <Tabs
        label={t('title')}
        tabs={TABS.map((tab) => ({
          to: inventoryPath({ ...choice, tab }),
          label: t(`tab_${tab}`),
          count: counts?.[COUNT_OF[tab]],
          isCurrent: tab === choice.tab,
        }))}
      />
      {unavailable > 0 && (
        <Link to="/user/sell" className="num">
          <Icon name="alert" size={14} />
          {t('unavailableCount', { count: unavailable, number: wholeNumberText(unavailable) })}
        </Link>
      )}
    </Row>
  );
}

const FRAGMENT = graphql`
  fragment InventoryTabs_viewer on Viewer @argumentDefinitions(filter: { type: "InventoryFilter" }) {
    inventoryCounts(filter: $filter) {
      all
      unlisted
      listed
      nonTradable
    }
    unavailableListings {
      count
    }
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 16px;
  padding: 4px 20px 0;
  border-bottom: 1px solid var(--line);
  nav { min-width: 0; border-bottom: 0; }
  > a { display: inline-flex; align-items: center; gap: 6px; min-height: 24px; font-size: 12px; color: var(--warn); }
  @media (max-width: 767px) { padding: 4px 16px 0; }
`;
