import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LazyBlock } from '../../shell/LazyBlock.tsx';
import { ActionCopies, type CopiesOf } from './ActionCopies.tsx';
import { UndoCopies } from './UndoCopies.tsx';
import type { ActionFacts } from './useBulkSentence.ts';

interface BulkGroupsProps {
  readonly action: Pick<ActionFacts, 'id' | 'kind' | 'decidedCount' | 'doneCount' | 'undoneCount'> & {
    /** Where it is told what was lowered. */
    readonly loweredCount?: number;
    readonly refused: readonly ReasonGroup[];
    readonly undoRefused: readonly ReasonGroup[];
  };
}

interface ReasonGroup {
  readonly reason: NonNullable<CopiesOf['reason']>;
  readonly text: string;
  readonly count: number;
}

/**
 * What an undo did not restore and what the action skipped, by reason; then what was lowered, restored and done, and all
 * of it. Opened, each group tells its copies.
 */
export function BulkGroups({ action }: BulkGroupsProps) {
  const { t } = useTranslation('bulk');
  const { id, kind, decidedCount, doneCount, undoneCount, loweredCount = 0, refused, undoRefused } = action;
  const copies = { actionId: id, kind };
  const isMixed = doneCount > 0 && doneCount < decidedCount;
  return (
    <Groups>
      {undoRefused.map(({ reason, count, text }) => (
        <CopyGroup key={`kept ${reason}`} line={t('kept', { count, reason: text })}>
          <UndoCopies key={count} {...copies} reason={reason} />
        </CopyGroup>
      ))}
      {refused.map(({ reason, count, text }) => (
        <CopyGroup key={reason} line={t('skipped', { count, reason: text })}>
          <ActionCopies key={count} {...copies} reason={reason} />
        </CopyGroup>
      ))}
      {loweredCount > 0 && (
        <CopyGroup key="lowered" line={t('groupLowered', { count: loweredCount })}>
          <ActionCopies key={loweredCount} {...copies} group="LOWERED" />
        </CopyGroup>
      )}
      {undoneCount > 0 && (
        <CopyGroup key="restored" line={t('groupRestored', { count: undoneCount })}>
          <UndoCopies key={undoneCount} {...copies} group="DONE" />
        </CopyGroup>
      )}
      {isMixed && (
        <CopyGroup key="done" line={t('groupDone', { count: doneCount })}>
          <ActionCopies key={doneCount} {...copies} group="DONE" />
        </CopyGroup>
      )}
      {decidedCount > 0 && (
        <CopyGroup key="all" line={t('groupAll', { count: decidedCount })}>
          <ActionCopies key={decidedCount} {...copies} />
        </CopyGroup>
      )}
    </Groups>
  );
}

interface CopyGroupProps {
  /** How many copies, and what they have in common. */
  readonly line: string;
  readonly isWarning?: boolean;
  /** Reads the copies, with `useAttempt`; it is rendered once the group is opened. */
  readonly children: ReactNode;
}

/** A group of copies: its number with what they have in common, and opened its copies. */
export function CopyGroup({ line, isWarning = false, children }: CopyGroupProps) {
  const { t } = useTranslation(['bulk', 'shell']);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <Line $isWarning={isWarning} className="num">
        {line}
      </Line>
      {isOpen && (
        <LazyBlock title={t('shell:error_INTERNAL_SERVER_ERROR')} resetKey={line} fallback={<p>…</p>}>
          {children}
        </LazyBlock>
      )}
    </Details>
  );
}

/** Groups beside each other; an opened one has the whole width. */
export const Groups = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 20px;
  width: 100%;
  > [open] { flex: 1 0 100%; min-width: 0; }
`;

const Details = styled.details`
  font-size: 13px;
  line-height: 20px;
  color: var(--t2);
`;

const Line = styled.summary<{ $isWarning: boolean }>`
  min-height: 24px;
  cursor: pointer;
  color: ${({ $isWarning }) => ($isWarning ? 'var(--warn)' : 'inherit')};
`;
