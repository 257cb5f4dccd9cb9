import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import type { BidPreview } from './useBidPreview.ts';

interface BidOutlookProps {
  /** Null until it has arrived. */
  readonly preview: BidPreview | null;
  readonly onPickPrice: (cents: number) => void;
  readonly onPickLimit: (cents: number) => void;
}

/** What a buy order would do at once, and who would be served before it. It keeps its height while it is read. */
export function BidOutlook({ preview, onPickPrice, onPickLimit }: BidOutlookProps) {
  const { t } = useTranslation('bid');
  const { paid } = useMoneyText();
  const nearest = preview?.nearestPrices ?? preview?.nearestLimits ?? null;
  const onPick = preview?.nearestPrices == null ? onPickLimit : onPickPrice;
  if (nearest !== null) {
    return (
      <Box role="status">
        {t('offStep')}
        <Steps>
          {[nearest.lowerCents, nearest.higherCents]
            .filter((cents) => cents > 0)
            .map((cents) => (
              <Button key={cents} size="small" onClick={() => onPick(cents)}>
                {paid(cents)}
              </Button>
            ))}
        </Steps>
      </Box>
    );
  }
  const { buysAtOnce = 0, sumCents = 0, copiesAhead = 0 } = preview ?? {};
  return (
    <Box role="status">
      {preview !== null && (
        <>
          <span>
            {buysAtOnce > 0 ? t('buysAtOnce', { count: buysAtOnce, amount: paid(sumCents) }) : t('waits')}
          </span>
          <span>{copiesAhead === 0 ? t('isBest') : t('ahead', { count: copiesAhead })}</span>
        </>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 4px;
  align-content: start;
  min-height: 48px;
  color: var(--t2);
`;

const Steps = styled.div`
  display: flex;
  gap: 8px;
`;
