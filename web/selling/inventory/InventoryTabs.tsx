import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { InventoryTabs_viewer$key } from '../../__generated__/InventoryTabs_viewer.graphql.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { COUNT_OF, type InventoryChoice, inventoryPath, TABS } from './inventoryChoice.ts';

interface InventoryTabsProps {
  readonly viewer: InventoryTabs_viewer$key;
  readonly choice: InventoryChoice;
}

/** Tabs for all, unlisted, listed and not tradable copies, each with its count (requirement I-01). */
export function InventoryTabs({ viewer, choice }: InventoryTabsProps) {
  const { inventoryCounts: counts } = useFragment(FRAGMENT, viewer);
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
  }
`;

const Row = styled.div`
  padding: 4px 20px 0;
  border-bottom: 1px solid var(--line);
  nav { border-bottom: 0; }
  @media (max-width: 767px) { padding: 4px 16px 0; }
`;
