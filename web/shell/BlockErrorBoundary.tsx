import { Component, type ReactNode } from 'react';
import { ErrorNote } from './ErrorNote.tsx';
import { useRetry } from './useRenewSession.ts';

interface BlockErrorBoundaryProps {
  readonly children: ReactNode;
  /** Name of the block, used in the sentence about its failure. */
  readonly title?: string;
  /** A new value clears the failure, because the block gets new content. */
  readonly resetKey: string;
  /** Fetches the content again. Without it, the whole page is fetched again. */
  readonly onRetry?: () => void;
}

/** Catches the failure of one block, so that the rest of the page keeps rendering until the data is fetched again. */
export function BlockErrorBoundary({ onRetry, title, ...rest }: BlockErrorBoundaryProps) {
  const retry = useRetry();
  const note = (
    <ErrorNote
      {...(title === undefined ? {} : { title })}
      isBusy={retry.isBusy}
      onRetry={onRetry ?? retry.onRetry}
    />
  );
  return <Boundary {...rest} isRenewing={retry.isBusy} note={note} />;
}

interface BoundaryProps {
  readonly children: ReactNode;
  readonly resetKey: string;
  readonly isRenewing: boolean;
  readonly note: ReactNode;
}

interface BoundaryState {
  readonly hasFailed: boolean;
  readonly failedKey: string;
  readonly wasRenewing: boolean;
}

/** A class, because React supports error boundaries in no other form. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, failedKey: '', wasRenewing: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey, isRenewing }: BoundaryProps, state: BoundaryState) {
    const isNew = resetKey !== state.failedKey || (state.wasRenewing && !isRenewing);
    return {
      failedKey: resetKey,
      wasRenewing: isRenewing,
      hasFailed: state.hasFailed && !isNew,
    };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.note : this.props.children;
  }
}
