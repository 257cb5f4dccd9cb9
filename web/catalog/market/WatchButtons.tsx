import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { WatchButtons_marketItem$key } from '../../__generated__/WatchButtons_marketItem.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { useSetWatched } from '../../shell/useSetWatched.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Price } from '../../ui/Price.tsx';

interface WatchButtonsProps {
  readonly marketItem: WatchButtons_marketItem$key;
}

/** Buttons to watch the item and to wait for it: the heart, the buy order with the best price of others, and the price alert. */
export function WatchButtons({ marketItem }: WatchButtonsProps) {
  const { id, isWatched, priceAlertCents, bestBidCents } = useFragment(FRAGMENT, marketItem);
  const { t } = useTranslation('market');
  const { dialogs, session } = useAppServices();
  const setWatched = useSetWatched();
  const pressFor = (kind: 'priceAlert' | 'bid') => () => {
    const open = () => dialogs.open({ kind, marketItemId: id });
    if (session.isSignedIn) {
      open();
    } else {
      dialogs.open({ kind: 'login', onSignedIn: open });
    }
  };
  return (
    <Row>
      <Heart aria-pressed={isWatched} onClick={() => setWatched(id, !isWatched)}>
        <Icon name="heart" />
        {t(isWatched ? 'watched' : 'watch')}
      </Heart>
      <Button onClick={pressFor('bid')}>
        <Icon name="hand" />
        {bestBidCents == null ? (
          t('buyOrder')
        ) : (
          <>
            {t('buyOrderBest')}
            <Price cents={bestBidCents} />
          </>
        )}
      </Button>
      <Button onClick={pressFor('priceAlert')}>
        <Icon name="bell" />
        {priceAlertCents == null ? (
          t('priceAlert')
        ) : (
          <>
            {t('priceAlertAt')}
            <Price cents={priceAlertCents} />
          </>
        )}
      </Button>
    </Row>
  );
}

const FRAGMENT = graphql`
  fragment WatchButtons_marketItem on MarketItem {
    id
    isWatched
    priceAlertCents
    bestBidCents
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
  button { flex: 1 1 140px; }
`;

const Heart = styled(Button)`
  &[aria-pressed="true"] svg { fill: currentColor; color: var(--accent-t); }
`;
