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

/** Buttons to watch the item: the heart, and the price alert. */
export function WatchButtons({ marketItem }: WatchButtonsProps) {
  const { id, isWatched, priceAlertCents } = useFragment(FRAGMENT, marketItem);
  const { t } = useTranslation('market');
  const { dialogs, session } = useAppServices();
  const setWatched = useSetWatched();
  const openAlert = () => dialogs.open({ kind: 'priceAlert', marketItemId: id });
  const pressAlert = () =>
    session.isSignedIn ? openAlert() : dialogs.open({ kind: 'login', onSignedIn: openAlert });
  return (
    <Row>
      <Heart aria-pressed={isWatched} onClick={() => setWatched(id, !isWatched)}>
        <Icon name="heart" />
        {t(isWatched ? 'watched' : 'watch')}
      </Heart>
      <Button onClick={pressAlert}>
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
