import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { InventoryState_account$key } from '../../__generated__/InventoryState_account.graphql.ts';
import { useMomentText } from '../../shell/Moment.tsx';
import { clockText } from '../../ui/clock.ts';

interface InventoryStateProps {
  readonly account: InventoryState_account$key;
  readonly nowMs: number;
}

/** State of the inventory's sync, and how long a new account must wait (S-07). */
export function InventoryState({ account, nowMs }: InventoryStateProps) {
  const data = useFragment(FRAGMENT, account);
  const { t } = useTranslation('account');
  const writeMoment = useMomentText(nowMs);
  const waitMs = data.inventoryDueAt == null ? 0 : Date.parse(data.inventoryDueAt) - nowMs;
  const isCounted = data.inventorySyncedAt != null;
  return (
    <State>
      <span className="num">
        {isCounted ? t('itemCount', { count: data.inventoryCount }) : t(`inventory_${data.inventoryStatus}`)}
      </span>
      <small className="num">
        {waitMs > 0
          ? t('inventoryWait', { time: clockText(waitMs) })
          : isCounted && data.inventoryStatus === 'SYNCED'
            ? t('syncedAt', { moment: writeMoment(data.inventorySyncedAt) })
            : t(`inventory_${data.inventoryStatus}_hint`)}
      </small>
    </State>
  );
}

const FRAGMENT = graphql`
  fragment InventoryState_account on SteamAccount {
    inventoryStatus
    inventorySyncedAt
    inventoryDueAt
    inventoryCount
  }
`;

const State = styled.span`
  display: block;
  small { display: block; font-size: 12px; line-height: 18px; color: var(--t3); }
`;
