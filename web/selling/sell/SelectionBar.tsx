import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppServices } from '../../shell/appServices.ts';
import { Button } from '../../ui/Button.tsx';
import { Price } from '../../ui/Price.tsx';

interface SelectionBarProps {
  readonly listingIds: readonly string[];
  readonly sumCents: number;
  /** True while more of them are loading. */
  readonly isLoading: boolean;
  readonly onClear: () => void;
  readonly onDone: () => void;
}

/** The largest number of listings that the server accepts in one reprice form. */
const REPRICE_MAX = 1000;

/** Floating bar at the bottom while listings are selected: their number, the sum of their prices, and the actions. */
export function SelectionBar({ listingIds, sumCents, isLoading, onClear, onDone }: SelectionBarProps) {
  const { t } = useTranslation('sell');
  const { dialogs } = useAppServices();
  const count = listingIds.length;
  const isTooMany = count > REPRICE_MAX;
  return (
    <Bar aria-label={t('selection')}>
      <b className="num" role="status">
        {t(isLoading ? 'selectingAll' : 'selected', { count })}
      </b>
      <Sum className="num">
        {t('sumAsks')} <Price cents={sumCents} />
      </Sum>
      <Buttons>
        <Button look="ghost" onClick={onClear}>
          {t('clearSelection')}
        </Button>
        <Button disabled={isLoading} onClick={() => dialogs.open({ kind: 'unlist', listingIds, onDone })}>
          {t('unlist')}
        </Button>
        <Button
          look="primary"
          disabled={isLoading || isTooMany}
          title={isTooMany ? t('repriceMax', { count: REPRICE_MAX }) : undefined}
          onClick={() => dialogs.open({ kind: 'reprice', listingIds, onDone })}
        >
          {t('reprice')}
        </Button>
      </Buttons>
    </Bar>
  );
}

const Bar = styled.section`
  position: sticky;
  bottom: 12px;
  z-index: var(--z-bar);
  display: flex;
  align-items: center;
  gap: 16px;
  margin: 0 12px 12px;
  padding: 10px 12px 10px 16px;
  background: var(--s3);
  border: 1px solid var(--line-2);
  border-radius: var(--r-3);
  box-shadow: var(--e3);
  white-space: nowrap;
  b { font-weight: 600; }
  @media (max-width: 1023px) { bottom: calc(72px + env(safe-area-inset-bottom)); }
  @media (max-width: 767px) { gap: 8px; margin: 0 8px 8px; padding: 8px 8px 8px 12px; }
`;

const Sum = styled.span`
  font-size: 12px;
  color: var(--t3);
  @media (max-width: 767px) { display: none; }
`;

const Buttons = styled.div`
  display: flex;
  gap: 8px;
  margin-left: auto;
  @media (max-width: 767px) { gap: 4px; button { padding: 0 10px; } }
`;
