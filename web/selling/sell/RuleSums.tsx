import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMomentText } from '../../shell/Moment.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import type { RulePreview } from './usePreviewRule.ts';

/** What the dry run of a rule comes to: how many listings, the sums of their asks, what is sold, and how many for each reason. */
export function RuleSums({ preview }: { readonly preview: RulePreview }) {
  const { t } = useTranslation('sell');
  const { paid } = useMoneyText();
  const writeMoment = useMomentText(Date.parse(preview.waitsUntil ?? '1970-01-01'));
  const counts = {
    count: preview.changedCount ?? 0,
    decided: preview.decidedCount ?? 0,
    open: preview.openCount ?? 0,
  };
  const reasons = preview.reasons ?? [];
  return (
    <>
      <p role="status">{t(counts.decided === 0 ? 'rule_diffNone' : 'rule_diffSays', counts)}</p>
      {preview.waitsUntil != null && (
        <p>{t('rule_diffWaits', { moment: writeMoment(preview.waitsUntil) })}</p>
      )}
      {counts.count > 0 && (
        <p className="num">
          {t('rule_diffSums', { from: paid(preview.fromCents ?? 0), to: paid(preview.toCents ?? 0) })}
        </p>
      )}
      {(preview.soldCount ?? 0) > 0 && (
        <p className="num">
          {t('rule_diffSold', {
            count: preview.soldCount,
            price: paid(preview.soldCents ?? 0),
            net: paid(preview.soldNetCents ?? 0),
          })}
        </p>
      )}
      {reasons.length > 0 && (
        <Reasons aria-label={t('rule_diffReasons')} className="num">
          {reasons.map(({ because, count }) => (
            <li key={because}>
              <Tag tone={toneOf(because)}>
                {t('rule_reasonCount', { reason: t(`rule_because_${because}`), count })}
              </Tag>
            </li>
          ))}
        </Reasons>
      )}
    </>
  );
}

const TONES: Readonly<Record<string, 'accent' | 'info' | 'warn'>> = {
  BASIS: 'accent',
  FLOOR: 'info',
  CEILING: 'info',
  STEP: 'info',
  OUTLIER_SKIPPED: 'warn',
  OUTLIER: 'warn',
  FLOOR_ABOVE_CEILING: 'warn',
  COST_FLOOR: 'info',
  HIGHEST: 'info',
  TOO_LOW: 'warn',
  FLOOR_TOO_HIGH: 'warn',
  FLOOR_FAR_ABOVE: 'warn',
  NO_COST: 'warn',
  SOLD_TO_BID: 'warn',
};

/** The tone in which the reason of a decision is written. */
export function toneOf(because: string): 'accent' | 'info' | 'warn' | 'plain' {
  return TONES[because] ?? 'plain';
}

const Reasons = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;
