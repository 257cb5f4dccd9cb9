import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Segmented } from '../../ui/Segmented.tsx';
import { VirtualRows } from '../../ui/VirtualRows.tsx';
import { PlaceAnnouncement, type PricePosition } from '../desk/PriceFacts.tsx';
import { subjectKey } from '../desk/priceContext.ts';
import type { PriceContexts } from '../desk/usePriceContexts.ts';
import type { AskRules } from './askRules.ts';
import { PriceGroupHead, PriceGroupTail } from './PriceGroup.tsx';
import { PRICE_ROW_HEIGHT_PX, PriceRow, useCopyName } from './PriceRow.tsx';
import { type JudgedCopy, newPriceOf, rowsBySubject, type TypedPrice } from './pricedCopy.ts';
import { canMerge, type FormLine, mergedLines, opensMerged, singleLine } from './priceGroups.ts';
import type { PriceForm } from './usePriceForm.ts';

interface PriceRowsProps {
  readonly form: PriceForm;
  readonly contexts: PriceContexts;
  readonly rules: AskRules;
}

/**
 * The rows of a price form: one a copy, or with equal ones merged one an item and phase, with one price for all of it.
 * A group opens to its copies, and a copy that is priced there keeps its own price.
 */
export function PriceRows({ form, contexts, rules }: PriceRowsProps) {
  const { t } = useTranslation('sell');
  const { rows } = form;
  const [isMerged, setIsMerged] = useState(() => opensMerged(rows));
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(new Set());
  const [edited, setEdited] = useState({ key: '', editCount: 0 });
  const positionOf = usePositions(rows, contexts);
  const isLocked = form.sendingCount > 0;
  const lines = useMemo(
    () => (isMerged ? mergedLines(rows, openKeys) : rows.map(singleLine)),
    [isMerged, rows, openKeys],
  );
  const enter = (group: FormLine['group'], key: string, typed: TypedPrice) => {
    const alike = group?.alike.map(({ copy }) => copy.key);
    if (alike === undefined) form.enter(key, typed);
    else form.enterAll(alike, typed);
    setEdited({ key, editCount: form.editCount + 1 });
  };
  // Only the place of what was typed last is told, not that of one price for all.
  const isTyped = edited.editCount === form.editCount;
  const editedLine = isTyped ? lines.find(({ key }) => key === edited.key) : undefined;
  return (
    <>
      {canMerge(rows) && <MergeSwitch isMerged={isMerged} onChange={setIsMerged} />}
      <VirtualRows label={t('rows')} rows={lines} keyOf={({ key }) => key} rowHeightPx={PRICE_ROW_HEIGHT_PX}>
        {(line) => (
          <PriceRow
            row={line.row}
            position={positionOf(line)}
            rules={rules}
            isLocked={isLocked}
            onEnter={(key, typed) => enter(line.group, key, typed)}
            {...(line.group !== null && {
              number: line.group.alike.length,
              head: (
                <PriceGroupHead
                  group={line.group}
                  isOpen={openKeys.has(line.key)}
                  onToggle={() => setOpenKeys((before) => toggled(before, line.key))}
                />
              ),
              tail: <PriceGroupTail group={line.group} isLocked={isLocked} onEqual={form.enterAll} />,
            })}
          />
        )}
      </VirtualRows>
      {editedLine !== undefined && (
        <EditedPlace line={editedLine} editCount={form.editCount} positionOf={positionOf} />
      )}
    </>
  );
}

interface MergeSwitchProps {
  readonly isMerged: boolean;
  readonly onChange: (isMerged: boolean) => void;
}

function MergeSwitch({ isMerged, onChange }: MergeSwitchProps) {
  const { t } = useTranslation('sell');
  return (
    <Merge>
      <Segmented
        label={t('mergeOrSplit')}
        value={isMerged ? 'merge' : 'split'}
        options={[
          { value: 'split', label: t('split') },
          { value: 'merge', label: t('merge') },
        ]}
        onChange={(value) => onChange(value === 'merge')}
      />
    </Merge>
  );
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Returns where the price of a line stands, among the other prices of the form as well. */
function usePositions(
  rows: readonly JudgedCopy[],
  contexts: PriceContexts,
): (line: FormLine) => PricePosition {
  const bySubject = useMemo(() => rowsBySubject(rows), [rows]);
  return ({ row, group }) => {
    const { copy, judged } = row;
    // The row of a group stands for one of its copies.
    const own = group === null ? row : group.alike[0];
    const mates = copy.subject === null ? [] : (bySubject.get(subjectKey(copy.subject)) ?? []);
    return {
      context: contexts.of(copy.subject),
      reference: copy.reference,
      priceCents: judged.askCents,
      ownAskCents: copy.isOnSale ? copy.askCents : null,
      mates: mates.filter((one) => one !== own).map(newPriceOf),
    };
  };
}

interface EditedPlaceProps {
  readonly line: FormLine;
  readonly editCount: number;
  readonly positionOf: (line: FormLine) => PricePosition;
}

function EditedPlace({ line, editCount, positionOf }: EditedPlaceProps) {
  const nameOf = useCopyName();
  return <PlaceAnnouncement name={nameOf(line.row.copy)} editCount={editCount} {...positionOf(line)} />;
}

const Merge = styled.div`
  display: flex;
  justify-content: flex-end;
  padding: 8px 24px;
  border-bottom: 1px solid var(--line);
  @media (max-width: 767px) { padding-inline: 16px; }
`;
