import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppServices } from '../../shell/appServices.ts';
import { RowsSkeleton } from '../../ui/Skeleton.tsx';
import { distinctSubjects } from '../desk/priceContext.ts';
import { type PriceContexts, usePriceContexts } from '../desk/usePriceContexts.ts';
import type { AskRules } from './askRules.ts';
import { BulkPrices } from './BulkPrices.tsx';
import type { BatchEntry, BatchResult, SendBatch } from './batch.ts';
import { NoMarket } from './NoMarket.tsx';
import { PriceFormFoot, type SendStop } from './PriceFormFoot.tsx';
import { NARROW_ROW_HEIGHT_PX, PRICE_ROW_HEIGHT_PX } from './PriceRow.tsx';
import { PriceRows } from './PriceRows.tsx';
import type { CopyBlame, PricedCopy } from './pricedCopy.ts';
import { useOfferUndo } from './useOfferUndo.ts';
import { usePriceForm } from './usePriceForm.ts';

interface PriceFormBodyProps {
  readonly verb: 'list' | 'reprice';
  readonly copies: readonly PricedCopy[];
  readonly blames: ReadonlyMap<string, CopyBlame>;
  /** The multiplier that fills the form; null to start with the copies' current asks. */
  readonly initialMultiplier: number | null;
  readonly rules: AskRules;
  /** Why the form cannot be sent: operators have closed listing, or hold the account. Null when it can. */
  readonly stop?: SendStop | null;
  readonly send: SendBatch<BatchEntry>;
  /** Tells how many copies can still be priced, whenever that changes. */
  readonly onCount: (count: number) => void;
  readonly onDone?: (() => void) | undefined;
  readonly onClose: () => void;
}

/**
 * One form for one or hundreds of copies: prices for all at once, a row for each, the sums, and the countdown button
 * (section 5, I-05 to I-08).
 */
export function PriceFormBody({
  verb,
  copies,
  blames,
  initialMultiplier,
  rules,
  stop = null,
  send,
  onCount,
  onDone,
  onClose,
}: PriceFormBodyProps) {
  const { t } = useTranslation('sell');
  const finishBatch = useFinishBatch({ verb, rules, onDone, onClose });
  const [batchCount, setBatchCount] = useState(0);
  const contexts = useContextsOf(copies, blames, batchCount);
  const contextOf = ({ subject }: PricedCopy) => contexts.of(subject);
  const form = usePriceForm({ copies, blames, initialMultiplier, contextOf }, rules, send);
  const openCount = form.rows.filter(({ blame }) => blame === null).length;
  useEffect(() => onCount(openCount), [onCount, openCount]);
  const [last, setLast] = useState<BatchResult | null>(null);
  const failedCount = last?.failures.size ?? 0;
  const isLeft = useIsLeft();
  const finish = (result: BatchResult) => {
    setBatchCount((count) => count + 1);
    setLast(result);
    const openRows = form.rows.length - form.totals.unchangedCount;
    finishBatch(result, { isWhole: result.doneKeys.length === openRows, isLeft: isLeft() });
  };
  const isLocked = form.sendingCount > 0;
  return (
    <>
      <BulkPrices
        rules={rules}
        isLocked={isLocked}
        initialMultiplier={initialMultiplier}
        onApply={form.applyToAll}
      />
      {contexts.hasFailed && <NoMarket text={t('contextFailed')} onRetry={contexts.retry} />}
      {last?.isLost === true && <Failed role="status">{t('answerLost')}</Failed>}
      {failedCount > 0 && <Failed role="status">{t('failedCount', { count: failedCount })}</Failed>}
      <PriceRows form={form} contexts={contexts} rules={rules} />
      <PriceFormFoot
        verb={verb}
        form={form}
        rules={rules}
        stop={stop}
        onSend={() => void form.send().then(finish)}
        onClose={onClose}
      />
    </>
  );
}

/** Tells whether the form was closed: what it would say has to be said elsewhere. */
function useIsLeft(): () => boolean {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return () => isLeft.current;
}

/**
 * Reports the end of a batch: why it was rejected, the undo for what was done; closes the form when every row was. A form
 * that was closed meanwhile cannot show what failed: a toast says it, and another form that was opened stays.
 */
function useFinishBatch({
  verb,
  rules,
  onDone,
  onClose,
}: Pick<PriceFormBodyProps, 'verb' | 'rules' | 'onDone' | 'onClose'>) {
  const { t } = useTranslation('sell');
  const { toasts } = useAppServices();
  const offerUndo = useOfferUndo({ verb, undoSeconds: rules.undoSeconds, onDone });
  return (result: BatchResult, { isWhole, isLeft }: { isWhole: boolean; isLeft: boolean }) => {
    if (result.problem !== null) {
      toasts.show('failure', result.problem);
    }
    if (isLeft && result.failures.size > 0) {
      toasts.show('failure', t('leftFailed', { count: result.failures.size }));
    }
    if (result.doneKeys.length === 0) {
      return;
    }
    offerUndo(result);
    onDone?.();
    if (isWhole && !isLeft) {
      onClose();
    }
  };
}

/** Reads what is known for setting the prices of copies that can be listed; anew after each batch, which changed asks. */
function useContextsOf(
  copies: readonly PricedCopy[],
  blames: ReadonlyMap<string, CopyBlame>,
  batchCount: number,
): PriceContexts {
  const subjects = useMemo(
    () => distinctSubjects(copies.map(({ key, subject }) => (blames.has(key) ? null : subject))),
    [copies, blames],
  );
  return usePriceContexts(subjects, String(batchCount));
}

const Failed = styled.p`
  padding: 10px 24px;
  font-size: 13px;
  color: var(--neg);
  background: var(--neg-w);
  @media (max-width: 767px) { padding-inline: 16px; }
`;

/** A note inside the drawer with the drawer's padding. */
export const Inset = styled.div`
  padding: 12px 24px;
  @media (max-width: 767px) { padding: 12px 16px; }
`;

/** Placeholder rows of a price form. */
export function PriceRowsSkeleton() {
  return (
    <RowsSkeleton
      count={5}
      height={`${PRICE_ROW_HEIGHT_PX}px`}
      narrowHeight={`${NARROW_ROW_HEIGHT_PX}px`}
      thumb={{ width: '84px', height: '56px' }}
    />
  );
}
