import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { quoteFee } from '../../shell/feeQuote.ts';
import { Dollars, Price } from '../../ui/Price.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';

interface FeeNoteProps {
  readonly askCents: number;
  readonly feeBasisPoints: number;
}

/**
 * The fee on one sale. One that is small enough to be shown to a tenth of a cent comes with the amount that is posted
 * (requirement W-09).
 */
export function FeeNote({ askCents, feeBasisPoints }: FeeNoteProps) {
  const { t } = useTranslation('desk');
  const { shown } = useMoneyText();
  const { postedCents, exact } = quoteFee(askCents, feeBasisPoints);
  if (exact === null) {
    return (
      <Line>
        {t('fee')} <Price cents={postedCents} tone="inherit" />
      </Line>
    );
  }
  return (
    <Line>
      <span>
        {t('fee')} {`¥${exact.yuan}`} <Dollars cents={exact.cents} />
      </span>
      {exact.isPostedOtherwise && <span>{t('feePosted', { amount: shown(postedCents) })}</span>}
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 6px;
`;
