import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { BulkVerb } from '../../shell/dialogs.ts';
import { Button } from '../../ui/Button.tsx';
import { Price } from '../../ui/Price.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { Details, GroupItems } from './GroupItems.tsx';
import type { BulkPreview } from './useBulkPreview.ts';

interface BulkSumsProps {
  readonly verb: BulkVerb;
  /** True if the action ends discounts instead of giving one. */
  readonly isEnding: boolean;
  /** Null while it is being read. */
  readonly preview: BulkPreview | null;
  /** False while the form holds no valid value. */
  readonly isAsked: boolean;
  /** Reads it again. Null unless reading it has failed. */
  readonly onRetry: (() => void) | null;
  /** Closes the form: a row is shown in the inventory. */
  readonly onLeave: () => void;
}

/** What an action would do: how many, before and after, the fee, what is lowered, and what is skipped by reason. */
export function BulkSums({ verb, isEnding, preview, isAsked, onRetry, onLeave }: BulkSumsProps) {
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
    return <Waiting role="status">{isAsked ? t('counting') : t('typeFirst')}</Waiting>;
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
      <Groups preview={preview} onLeave={onLeave} />
    </Box>
  );
}

interface GroupsProps {
  readonly preview: BulkPreview;
  readonly onLeave: () => void;
}

/** What is lowered, what does not follow the lowest ask, how the asks compare with past sales, and what is skipped by reason. */
function Groups({ preview, onLeave }: GroupsProps) {
  const { t } = useTranslation('bulk');
  const { paid } = useMoneyText();
  const { loweredCount, loweredCents, outlierCount, comparedCount } = preview;
  return (
    <>
      {loweredCount > 0 && (
        <Group
          line={t('lowered', { count: loweredCount, amount: paid(loweredCents) })}
          isWarning
          items={preview.loweredItems}
          count={loweredCount}
          onLeave={onLeave}
        />
      )}
      {outlierCount > 0 && (
        <Group
          line={t('outliers', { count: outlierCount })}
          isWarning
          items={preview.outlierItems}
          count={outlierCount}
          onLeave={onLeave}
        />
      )}
      {comparedCount > 0 && (
        <Compared className="num">
          {t('aboveMedian', { count: comparedCount, above: preview.aboveMedianCount })}
        </Compared>
      )}
      {preview.refused.map(({ reason, text, count, items }) => (
        <Group
          key={reason}
          line={t('skipped', { count, reason: text })}
          items={items}
          count={count}
          onLeave={onLeave}
        />
      ))}
    </>
  );
}

interface GroupProps {
  /** How many copies, and what they have in common. */
  readonly line: string;
  readonly isWarning?: boolean;
  readonly items: BulkPreview['loweredItems'];
  readonly count: number;
  readonly onLeave: () => void;
}

/** A group of copies; opened, some of them, each of which leads to its rows. */
function Group({ line, isWarning = false, items, count, onLeave }: GroupProps) {
  return (
    <Details>
      <Line $isWarning={isWarning} className="num">
        {line}
      </Line>
      <GroupItems items={items.map(({ marketItem }) => marketItem)} count={count} onLeave={onLeave} />
    </Details>
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
  font-size: 12px;
  line-height: 18px;
  color: var(--t2);
`;

const Line = styled.summary<{ $isWarning: boolean }>`
  color: ${({ $isWarning }) => ($isWarning ? 'var(--warn)' : 'inherit')};
`;
