import { Suspense } from 'react';
import type { BulkStatus_viewer$key } from '../../__generated__/BulkStatus_viewer.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { WithWords } from '../../shell/DialogHost.tsx';
import type { BulkRequest } from '../../shell/dialogs.ts';
import { Button } from '../../ui/Button.tsx';
import { BulkStatus } from './BulkStatus.tsx';

interface BulkPartProps {
  readonly viewer: BulkStatus_viewer$key;
  /** Reads the page again: an action began or ended. */
  readonly onChanged: () => void;
}

/** The progress of actions on many copies, as a part of a page of another feature: it brings its words. */
export function BulkPart(props: BulkPartProps) {
  return (
    <Suspense fallback={null}>
      <WithWords feature="bulk">
        <BulkStatus {...props} />
      </WithWords>
    </Suspense>
  );
}

interface BulkButtonProps extends Omit<BulkRequest, 'kind'> {
  readonly label: string;
}

/** Opens the form of an action on everything that a filter matches. */
export function BulkButton({ label, ...request }: BulkButtonProps) {
  const { dialogs } = useAppServices();
  return (
    <Button size="small" onClick={() => dialogs.open({ kind: 'bulk', ...request })}>
      {label}
    </Button>
  );
}
