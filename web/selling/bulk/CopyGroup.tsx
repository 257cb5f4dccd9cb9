import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { Details } from './GroupItems.tsx';
import { KeptCopies } from './KeptCopies.tsx';
import { SkippedCopies, type SkippedCopiesProps } from './SkippedCopies.tsx';

interface BulkGroupsProps {
  readonly action: {
    readonly id: string;
    readonly refused: readonly ReasonGroup[];
    readonly undoRefused: readonly ReasonGroup[];
  };
}

interface ReasonGroup extends Pick<SkippedCopiesProps, 'reason' | 'count'> {
  readonly text: string;
}

/** What an action skipped, and what its undo did not restore, by reason. Opened, each group tells its copies. */
export function BulkGroups({ action: { id, refused, undoRefused } }: BulkGroupsProps) {
  const { t } = useTranslation('bulk');
  return (
    <>
      {undoRefused.map(({ reason, count, text }) => (
        <CopyGroup key={`kept ${reason}`} line={t('kept', { count, reason: text })}>
          <KeptCopies key={count} actionId={id} reason={reason} />
        </CopyGroup>
      ))}
      {refused.map(({ reason, count, text }) => (
        <CopyGroup key={reason} line={t('skipped', { count, reason: text })}>
          <SkippedCopies actionId={id} reason={reason} count={count} />
        </CopyGroup>
      ))}
    </>
  );
}

interface CopyGroupProps {
  /** How many copies, and what they have in common. */
  readonly line: string;
  /** Reads the copies; it is rendered once the group is opened. */
  readonly children: ReactNode;
}

function CopyGroup({ line, children }: CopyGroupProps) {
  const { t } = useTranslation(['bulk', 'shell']);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{line}</summary>
      {isOpen && (
        <BlockErrorBoundary title={t('shell:error_INTERNAL_SERVER_ERROR')} resetKey={line}>
          <Suspense fallback={<p>…</p>}>{children}</Suspense>
        </BlockErrorBoundary>
      )}
    </Details>
  );
}
