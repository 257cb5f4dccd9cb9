import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppServices } from '../../shell/appServices.ts';
import { Button } from '../../ui/Button.tsx';
import { RowsSkeleton } from '../../ui/Skeleton.tsx';
import { VirtualRows } from '../../ui/VirtualRows.tsx';
import type { AskRules } from './askRules.ts';
import { BulkPrices, type RowsPrice } from './BulkPrices.tsx';
import { type BatchEntry, type BatchResult, type SendPart, unreportedStop } from './batch.ts';
import { PlaceAnnouncement, type PricePosition } from './PriceFacts.tsx';
import { PriceFormFoot, type SendStop } from './PriceFormFoot.tsx';
import { NARROW_ROW_HEIGHT_PX, PRICE_ROW_HEIGHT_PX, PriceRow, useCopyName } from './PriceRow.tsx';
import { distinctSubjects, subjectKey } from './priceContext.ts';
import {
  type CopyBlame,
  type JudgedCopy,
  newPriceOf,
  type PricedCopy,
  rowsBySubject,
  type TypedPrice,
} from './pricedCopy.ts';
import { type PriceContexts, usePriceContexts } from './usePriceContexts.ts';
import { type PriceForm, usePriceForm } from './usePriceForm.ts';

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
  /** Tells how many copies can still be priced, whenever that changes. */
  readonly onCount: (count: number) => void;
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
  onCount,
  onDone,
  onClose,
}: PriceFormBodyProps) {
  const { t } = useTranslation('sell');
  const finishBatch = useFinishBatch({ verb, rules, onDone, onClose });
  const [batchCount, setBatchCount] = useState(0);
  const contexts = useContextsOf(copies, blames, batchCount);
  const contextOf = ({ subject }: PricedCopy) => contexts.of(subject);
  const form = usePriceForm({ copies, blames, begin, contextOf }, rules, sendPart);
  const openCount = form.rows.filter(({ blame }) => blame === null).length;
  useEffect(() => onCount(openCount), [onCount, openCount]);
  const [failedCount, setFailedCount] = useState(0);
  const [editedKey, setEditedKey] = useState<string | null>(null);
  const enter = (key: string, typed: TypedPrice) => {
    form.enter(key, typed);
    setEditedKey(key);
  };
  const finish = (result: BatchResult) => {
    setBatchCount((count) => count + 1);
    setFailedCount(result.failures.size);
    finishBatch(result, form.rows.length);
  };
  const applyToAll = (price: RowsPrice) => {
    setEditedKey(null);
    form.applyToAll(price);
  };
  const positionOf = usePositions(form.rows, contexts);
  const isLocked = form.progress !== null;
  return (
    <>
      <BulkPrices rules={rules} isLocked={isLocked} begin={begin} onApply={applyToAll} />
      {contexts.hasFailed && <NoMarket onRetry={contexts.retry} />}
      {failedCount > 0 && <Failed role="status">{t('failedCount', { count: failedCount })}</Failed>}
      <VirtualRows
        label={t('rows')}
        rows={form.rows}
        keyOf={({ copy }) => copy.key}
        rowHeightPx={PRICE_ROW_HEIGHT_PX}
      >
        {(row) => (
          <PriceRow row={row} position={positionOf(row)} rules={rules} isLocked={isLocked} onEnter={enter} />
        )}
      </VirtualRows>
      {editedKey !== null && <EditedPlace form={form} editedKey={editedKey} positionOf={positionOf} />}
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

/** Reports the end of a batch: why it stopped, the undo for what was done; closes the form when every row was. */
function useFinishBatch({
  verb,
  rules,
  onDone,
  onClose,
}: Pick<PriceFormBodyProps, 'verb' | 'rules' | 'onDone' | 'onClose'>) {
  const { dialogs, toasts } = useAppServices();
  return (result: BatchResult, rowCount: number) => {
    const doneCount = result.doneKeys.length;
    const stop = unreportedStop(result);
    if (stop !== null) {
      toasts.show('failure', stop);
    }
    if (doneCount === 0) {
      return;
    }
    const { requestIds: clientRequestIds } = result;
    const endsAtMs = Date.now() + rules.undoSeconds * 1000;
    dialogs.close('undo');
    dialogs.open({ kind: 'undo', verb, count: doneCount, clientRequestIds, endsAtMs, onDone });
    onDone?.();
    if (result.failures.size === 0 && result.stop === null && doneCount === rowCount) {
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

/** Returns where the price of a row stands, among the other prices of the form as well. */
function usePositions(
  rows: readonly JudgedCopy[],
  contexts: PriceContexts,
): (row: JudgedCopy) => PricePosition {
  const groups = useMemo(() => rowsBySubject(rows), [rows]);
  return (row) => {
    const { copy, judged } = row;
    const group = copy.subject === null ? [] : (groups.get(subjectKey(copy.subject)) ?? []);
    return {
      context: contexts.of(copy.subject),
      reference: copy.reference,
      priceCents: judged.askCents,
      ownAskCents: copy.isOnSale ? copy.askCents : null,
      mates: group.filter((one) => one !== row).map(newPriceOf),
    };
  };
}

function NoMarket({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('sell');
  return (
    <Lost role="status">
      {t('contextFailed')}
      <Button size="small" onClick={onRetry}>
        {t('shell:retry')}
      </Button>
    </Lost>
  );
}

interface EditedPlaceProps {
  readonly form: PriceForm;
  readonly editedKey: string;
  readonly positionOf: (row: JudgedCopy) => PricePosition;
}

function EditedPlace({ form, editedKey, positionOf }: EditedPlaceProps) {
  const nameOf = useCopyName();
  const row = form.rows.find(({ copy }) => copy.key === editedKey);
  return row === undefined ? null : (
    <PlaceAnnouncement name={nameOf(row.copy)} editCount={form.editCount} {...positionOf(row)} />
  );
}

const Lost = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 8px 24px;
  font-size: 13px;
  color: var(--t2);
  background: var(--s2);
  @media (max-width: 767px) { padding-inline: 16px; }
`;

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
