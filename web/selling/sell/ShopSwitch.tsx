import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { ShopSwitch_viewer$key } from '../../__generated__/ShopSwitch_viewer.graphql.ts';
import type { ShopSwitchQuery } from '../../__generated__/ShopSwitchQuery.graphql.ts';
import { useRefresh, useRefreshEvery } from '../../relay/useRefresh.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { ShopSettings } from './ShopSettings.tsx';
import { useSetShopOpen } from './useSetShopOpen.ts';

interface ShopSwitchProps {
  readonly viewer: ShopSwitch_viewer$key;
  /** True while the account may not list. */
  readonly isHeld: boolean;
  /** True when operators have closed listing: a shop can then be closed but not opened. */
  readonly isListingClosed: boolean;
  /** Runs when listings were paused or resumed. */
  readonly onChanged: () => void;
}

/** Interval at which the page looks how many listings have yet to follow the shop, in ms. */
const FOLLOW_MS = 1_500;
const NO_VARIABLES = {};

/**
 * Whether the seller's shop is open, what that means, and the button that changes it. While the account is on hold
 * the shop cannot be opened; the panel above gives the reason.
 */
export function ShopSwitch({ viewer, isHeld, isListingClosed, onChanged }: ShopSwitchProps) {
  const { isShopOpen, shopRemainingCount: remaining } = useFragment(FRAGMENT, viewer);
  const { t } = useTranslation('sell');
  const [setShopOpen, isInFlight] = useSetShopOpen(onChanged);
  const look = useRefresh<ShopSwitchQuery>(QUERY, NO_VARIABLES, onChanged);
  useRefreshEvery(look, remaining > 0 ? FOLLOW_MS : null);
  return (
    <Line aria-label={t('shop')}>
      <Tag tone={isShopOpen ? 'pos' : 'warn'}>{t(isShopOpen ? 'shopOpen' : 'shopClosed')}</Tag>
      <p>
        {t(isShopOpen ? 'shopOpenHint' : 'shopClosedHint')}
        {isHeld && !isShopOpen && ` ${t('shopHeld')}`}
        {remaining > 0 && ` ${t(isShopOpen ? 'shopResuming' : 'shopPausing', { count: remaining })}`}
      </p>
      <ShopSettings />
      <Button
        size="small"
        look={isShopOpen ? 'default' : 'primary'}
        isBusy={isInFlight}
        disabled={!isShopOpen && (isListingClosed || isHeld)}
        onClick={() => setShopOpen(!isShopOpen)}
      >
        {t(isShopOpen ? 'closeShop' : 'openShop')}
      </Button>
    </Line>
  );
}

const FRAGMENT = graphql`
  fragment ShopSwitch_viewer on Viewer {
    isShopOpen
    shopRemainingCount
  }
`;

const QUERY = graphql`
  query ShopSwitchQuery {
    viewer {
      ...ShopSwitch_viewer
    }
  }
`;

const Line = styled(Panel)`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-bottom: 16px;
  padding: 12px 20px;
  p { flex: 1; min-width: 0; font-size: 13px; line-height: 20px; color: var(--t2); }
  @media (max-width: 767px) {
    flex-wrap: wrap;
    padding: 12px 16px;
    p { flex-basis: 100%; order: 1; }
    > button:first-of-type { margin-left: auto; }
  }
`;
