import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMomentText } from '../../shell/Moment.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { bidAtOnce, type CopyBlame, type JudgedCopy } from './pricedCopy.ts';

/** Below a copy: why it is skipped, what is wrong with its price, how it will be changed, or that it sells at once. */
export function PriceNote({ row }: { readonly row: JudgedCopy }) {
  return (
    <>
      <SoldAtOnce row={row} />
      <PriceProblem row={row} />
    </>
  );
}

/** Tells a copy that is sold to a buy order at once apart from those that wait for a buyer: it cannot be undone. */
function SoldAtOnce({ row }: { readonly row: JudgedCopy }) {
  const { t } = useTranslation('sell');
  const { paid } = useMoneyText();
  const bid = bidAtOnce(row);
  return bid === null ? null : (
    <Line $tone="warn" role="status">
      <Icon name="alert" size={14} />
      {t('soldAtOnce', { price: paid(bid.priceCents), net: paid(bid.netCents) })}
    </Line>
  );
}

function PriceProblem({ row: { copy, entry, judged, blame } }: { readonly row: JudgedCopy }) {
  const { t } = useTranslation('sell');
  const { shown } = useMoneyText();
  const blameText = useBlameText();
  if (blame !== null) {
    return (
      <Line>
        <Tag tone="warn">{blameText(blame)}</Tag>
      </Line>
    );
  }
  const percent =
    copy.reference === null || judged.askCents === null
      ? 0
      : Math.round(Math.abs(judged.askCents / copy.reference.priceCents - 1) * 100);
  const isToldAtOnce = judged.problem === 'PRICE_INVALID' || judged.problem === 'LISTINGS_CLOSED';
  if (isToldAtOnce || (judged.problem === 'PRICE_MISSING' && entry.isTouched)) {
    return (
      <Line $tone="neg" role="alert">
        <Icon name="alert" size={14} />
        {t(`reason_${judged.problem}`)}
      </Line>
    );
  }
  if (judged.problem !== null) {
    return null;
  }
  if (judged.loweredFromCents !== null) {
    return (
      <Line $tone="info">
        <Icon name="info" size={14} />
        {t('lowered', { from: shown(judged.loweredFromCents), to: shown(judged.askCents ?? 0) })}
      </Line>
    );
  }
  if (judged.warning !== null && !entry.isConfirmed) {
    return (
      <Line $tone="warn">
        <Icon name="alert" size={14} />
        {t(`warning_${judged.warning}`, { percent })}
      </Line>
    );
  }
  return null;
}

const LINES = { plain: 'var(--t3)', neg: 'var(--neg)', warn: 'var(--warn)', info: 'var(--info)' };

const Line = styled.div<{ $tone?: keyof typeof LINES }>`
  display: flex;
  align-items: center;
  gap: 6px;
  padding-top: 6px;
  font-size: 12px;
  line-height: 18px;
  color: ${({ $tone = 'plain' }) => LINES[$tone]};
`;

/** Formats why a copy was skipped. An unknown reason, from a newer server, gets a general text. */
export function useBlameText(): (blame: CopyBlame) => string {
  const { t } = useTranslation('sell');
  const writeMoment = useMomentText(Date.now());
  return ({ reason, until }) =>
    reason === 'IN_COOLDOWN' && until !== null
      ? t('reason_IN_COOLDOWN_until', { moment: writeMoment(until) })
      : t(`reason_${reason}`, { defaultValue: t('reason_unknown') });
}
