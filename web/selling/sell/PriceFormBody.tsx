import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppServices } from '../../shell/appServices.ts';
import { RowsSkeleton } from '../../ui/Skeleton.tsx';
import { VirtualRows } from '../../ui/VirtualRows.tsx';
import type { AskRules } from './askRules.ts';
import { BulkPrices } from './BulkPrices.tsx';
import { type BatchEntry, type BatchResult, type SendPart, unreportedStop } from './batch.ts';
import { PriceFormFoot, type SendStop } from './PriceFormFoot.tsx';
import { PRICE_ROW_HEIGHT_PX, PriceRow } from './PriceRow.tsx';
import type { CopyBlame, PricedCopy, TypedPrice } from './pricedCopy.ts';
import { usePriceForm } from './usePriceForm.ts';

interface PriceFormBodyProps {
  readonly verb: 'list' | 'reprice';
  readonly copies: readonly PricedCopy[];
  readonly blames: ReadonlyMap<string, CopyBlame>;
  /** The multiplier that fills the form; null to start with the copies' current asks. */
  readonly begin: number | null;
  readonly rules: AskRules;
  /** Why the form cannot be sent: operators have closed listing, or hold the account. Null when it can. */
  readonly stop?: SendStop | null;
  readonly sendPart: SendPart<BatchEntry>;
  readonly onDone?: (() => void) | undefined;
  readonly onClose: () => void;
}

/**
 * One form for one or a thousand copies: prices for all at once, a row for each, the sums, and the countdown button
 * (section 5, I-05 to I-08).
 */
export function PriceFormBody({
  verb,
  copies,
  blames,
  begin,
  rules,
  stop = null,
  sendPart,
  onDone,
  onClose,
}: PriceFormBodyProps) {
  const { t } = useTranslation('sell');
  const { dialogs, toasts } = useAppServices();
  const form = usePriceForm({ copies, blames, begin }, rules, sendPart);
  const [failedCount, setFailedCount] = useState(0);
  const latest = useRef(form);
  latest.current = form;
  // A stable function for all rows and edits, so that only the changed row rerenders.
  const enter = useCallback((key: string, typed: TypedPrice) => latest.current.enter(key, typed), []);
  const finish = (result: BatchResult) => {
    const doneCount = result.doneKeys.length;
    setFailedCount(result.failures.size);
    const stop = unreportedStop(result);
    if (stop !== null) {
      toasts.show('failure', stop);
    }
    if (doneCount > 0) {
      const { requestIds: clientRequestIds } = result;
      const endsAtMs = Date.now() + rules.undoSeconds * 1000;
      dialogs.close('undo');
      dialogs.open({ kind: 'undo', verb, count: doneCount, clientRequestIds, endsAtMs, onDone });
      onDone?.();
    }
    if (
      doneCount > 0 &&
      result.failures.size === 0 &&
      result.stop === null &&
      doneCount === form.rows.length
    ) {
      onClose();
    }
  };
  const isLocked = form.progress !== null;
  return (
    <>
      <BulkPrices rules={rules} isLocked={isLocked} begin={begin} onApply={form.applyToAll} />
      {failedCount > 0 && <Failed role="status">{t('failedCount', { count: failedCount })}</Failed>}
      <VirtualRows
        label={t('rows')}
        rows={form.rows}
        keyOf={({ copy }) => copy.key}
        rowHeightPx={PRICE_ROW_HEIGHT_PX}
      >
        {(row) => <PriceRow row={row} rules={rules} isLocked={isLocked} onEnter={enter} />}
      </VirtualRows>
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
  const height = `${PRICE_ROW_HEIGHT_PX}px`;
  return (
    <RowsSkeleton count={5} height={height} narrowHeight={height} thumb={{ width: '84px', height: '56px' }} />
  );
}
