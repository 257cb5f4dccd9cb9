import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { WatchButtons_marketItem$key } from '../../__generated__/WatchButtons_marketItem.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import type { DialogRequestOf } from '../../shell/dialogs.ts';
import { useSetWatched } from '../../shell/useSetWatched.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Price } from '../../ui/Price.tsx';
import { phaseCondition } from '../items/marketItem.ts';
import { useGoodsChoice } from './useGoodsChoice.ts';

interface WatchButtonsProps {
  readonly marketItem: WatchButtons_marketItem$key;
}

/**
 * Buttons to watch the item and to wait for it: the heart, the buy order with the best price of others, and the price alert. With a phase
 * chosen the buy order is for it alone; what counts every phase says so.
 */
export function WatchButtons({ marketItem }: WatchButtonsProps) {
  const { id, isWatched, priceAlertCents, bestBidCents } = useFragment(FRAGMENT, marketItem);
  const { t } = useTranslation(['market', 'goods']);
  const { phase } = useGoodsChoice().choice;
  const { dialogs, session } = useAppServices();
  const setWatched = useSetWatched();
  const pressFor = (request: DialogRequestOf<'priceAlert' | 'bid'>) => () => {
    const open = () => dialogs.open(request);
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
      <Button
        onClick={pressFor({
          kind: 'bid',
          marketItemId: id,
          ...(phase !== null && { filter: phaseCondition(phase) }),
        })}
      >
        <Icon name="hand" />
        {phase !== null ? (
          t('goods:buyOrderPhase', { phase: t(`phase_${phase}`) })
        ) : bestBidCents == null ? (
          t('buyOrder')
        ) : (
          <>
            {t('buyOrderBest')}
            <Price cents={bestBidCents} />
          </>
        )}
      </Button>
      <Button onClick={pressFor({ kind: 'priceAlert', marketItemId: id })}>
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
      {phase !== null && (
        <OfEveryPhase>
          {t('goods:alertAnyPhase')}
          {bestBidCents != null && (
            <span>
              {t('goods:bestBidAnyPhase')} <Price cents={bestBidCents} />
            </span>
          )}
        </OfEveryPhase>
      )}
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
  button { flex: 1 1 140px; min-width: max-content; }
`;

const OfEveryPhase = styled.small`
  flex: 1 1 100%;
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
`;

const Heart = styled(Button)`
  &[aria-pressed="true"] svg { fill: currentColor; color: var(--accent-t); }
`;
