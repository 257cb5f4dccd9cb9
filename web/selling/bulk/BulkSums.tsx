import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { BulkVerb } from '../../shell/dialogs.ts';
import { Button } from '../../ui/Button.tsx';
import { Price } from '../../ui/Price.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { CopyGroup, Groups } from './CopyGroup.tsx';
import { type Plan, PlannedCopies } from './PlannedCopies.tsx';
import type { BulkPreview } from './useBulkPreview.ts';

interface BulkSumsProps {
  readonly verb: BulkVerb;
  /** True if the action ends discounts instead of giving one. */
  readonly isEnding: boolean;
  /** Null while it is being read. */
  readonly preview: BulkPreview | null;
  /** What it is of. Null while the form holds no valid value. */
  readonly plan: Plan | null;
  /** Reads it again. Null unless reading it has failed. */
  readonly onRetry: (() => void) | null;
  /** Closes the form: a row is shown in the inventory. */
  readonly onLeave: () => void;
}

/** What an action would do: how many, before and after, the fee, what is lowered, and what is skipped by reason. */
export function BulkSums({ verb, isEnding, preview, plan, onRetry, onLeave }: BulkSumsProps) {
  const { t } = useTranslation(['bulk', 'shell']);
  if (onRetry !== null) {
    return (
      <Lost role="status">
        {t('countingFailed')}
        <Button size="small" onClick={onRetry}>
          {t('shell:retry')}
        </Button>
      </Lost>
    );
  }
  if (preview === null) {
    return <Waiting role="status">{plan !== null ? t('counting') : t('typeFirst')}</Waiting>;
  }
  const { doneCount, totalCount, fromCents, toCents, feeCents } = preview;
  return (
    <Box>
      <Sums className="num">
        <dt>{t(isEnding ? 'sum_NO_DISCOUNT' : `sum_${verb}`)}</dt>
        <dd role="status">{t('ofTotal', { count: doneCount, total: totalCount })}</dd>
        {verb !== 'LIST' && (
          <>
            <dt>{t(verb === 'COST' ? 'costBefore' : 'sumBefore')}</dt>
            <dd>
              <Price cents={fromCents} />
            </dd>
          </>
        )}
        {verb !== 'UNLIST' && (
          <>
            <dt>{t(verb === 'COST' ? 'costAfter' : 'sumAfter')}</dt>
            <dd>
              <Price cents={toCents} />
            </dd>
          </>
        )}
        {(verb === 'LIST' || verb === 'REPRICE' || verb === 'DISCOUNT') && (
          <>
            <dt>{t('sumFee')}</dt>
            <dd>
              <Price cents={-feeCents} />
            </dd>
            <dt>
              <b>{t('sumNet')}</b>
            </dt>
            <dd>
              <Price cents={toCents - feeCents} size={20} isPaid />
            </dd>
          </>
        )}
      </Sums>
      {plan !== null && (
        <PlanGroups key={JSON.stringify(plan.change)} plan={plan} preview={preview} onLeave={onLeave} />
      )}
    </Box>
  );
}

interface PlanGroupsProps {
  readonly plan: Plan;
  readonly preview: BulkPreview;
  readonly onLeave: () => void;
}

/**
 * What is lowered, what does not follow the lowest ask, how the asks compare with past sales, what is skipped by reason,
 * and everything. Opened, each group tells its copies.
 */
function PlanGroups({ plan, preview, onLeave }: PlanGroupsProps) {
  const { t } = useTranslation('bulk');
  const { paid } = useMoneyText();
  const { doneCount, totalCount, loweredCount, loweredCents, outlierCount, comparedCount } = preview;
  const copies = { plan, onLeave };
  return (
    <Groups>
      {loweredCount > 0 && (
        <CopyGroup line={t('lowered', { count: loweredCount, amount: paid(loweredCents) })} isWarning>
          <PlannedCopies {...copies} group="LOWERED" />
        </CopyGroup>
      )}
      {outlierCount > 0 && (
        <CopyGroup line={t('outliers', { count: outlierCount })} isWarning>
          <PlannedCopies {...copies} group="OUTLIER" />
        </CopyGroup>
      )}
      {comparedCount > 0 && (
        <Compared className="num">
          {t('aboveMedian', { count: comparedCount, above: preview.aboveMedianCount })}
        </Compared>
      )}
      {preview.refused.map(({ reason, text, count }) => (
        <CopyGroup key={reason} line={t('skipped', { count, reason: text })}>
          <PlannedCopies {...copies} reason={reason} />
        </CopyGroup>
      ))}
      {doneCount > 0 && (
        <CopyGroup line={t('groupPlanned', { count: doneCount })}>
          <PlannedCopies {...copies} group="DONE" />
        </CopyGroup>
      )}
      {doneCount < totalCount && (
        <CopyGroup line={t('groupAll', { count: totalCount })}>
          <PlannedCopies {...copies} />
        </CopyGroup>
      )}
    </Groups>
  );
}

const Box = styled.div`
  display: grid;
  gap: 10px;
  width: 100%;
`;

const Waiting = styled.p`
  min-height: 120px;
  color: var(--t3);
`;

const Lost = styled(Waiting)`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 12px;
`;

const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  gap: 6px 16px;
  margin: 0;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  background: var(--s2);
  dt { color: var(--t2); }
  dd { margin: 0; text-align: right; }
  b { font-weight: 600; color: var(--t1); }
`;

const Compared = styled.p`
  flex: 1 0 100%;
  font-size: 12px;
  line-height: 18px;
  color: var(--t2);
`;
