import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { quoteFee } from '../../shell/feeQuote.ts';
import { Dollars } from '../../ui/Price.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';

interface FeeNoteProps {
  readonly askCents: number;
  readonly feeBasisPoints: number;
}

/**
 * The fee on one sale, when it is small enough to be shown to a tenth of a cent, and the amount that is posted
 * (requirement W-09).
 */
export function FeeNote({ askCents, feeBasisPoints }: FeeNoteProps) {
  const { t } = useTranslation('sell');
  const { shown } = useMoneyText();
  const { postedCents, exact } = quoteFee(askCents, feeBasisPoints);
  if (exact === null) {
    return null;
  }
  return (
    <Line className="num">
      <span>
        {t('fee')} {`¥${exact.yuan}`} <Dollars cents={exact.cents} />
      </span>
      {exact.isPostedOtherwise && <span>{t('feePosted', { amount: shown(postedCents) })}</span>}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  gap: 10px;
  overflow: hidden;
  padding-top: 2px;
  font-size: 12px;
  line-height: 18px;
  white-space: nowrap;
  color: var(--t3);
`;
