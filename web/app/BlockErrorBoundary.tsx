import { Component, type ReactNode } from 'react';
import { ErrorNote } from './ErrorNote.tsx';

interface BlockErrorBoundaryProps {
  readonly children: ReactNode;
  /** What the block shows, for its sentence of failure. */
  readonly title?: string;
  /** A change of it clears the failure: the block gets new content. */
  readonly resetKey: string;
  /** Asks for the content again; the page reloads unless told. */
  readonly onRetry?: () => void;
}

interface BlockErrorBoundaryState {
  readonly hasFailed: boolean;
  readonly failedKey: string;
}

/** Keeps the failure of one block inside it. A class, because React offers boundaries in no other form. */
export class BlockErrorBoundary extends Component<BlockErrorBoundaryProps, BlockErrorBoundaryState> {
  override state: BlockErrorBoundaryState = { hasFailed: false, failedKey: '' };

  static getDerivedStateFromError(): Partial<BlockErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(props: BlockErrorBoundaryProps, state: BlockErrorBoundaryState) {
    return props.resetKey === state.failedKey ? null : { hasFailed: false, failedKey: props.resetKey };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) {
      return this.props.children;
    }
    const { title, onRetry } = this.props;
    const retry = onRetry ?? (() => window.location.reload());
    return (
      <ErrorNote
        {...(title === undefined ? {} : { title })}
        onRetry={() => {
          this.setState({ hasFailed: false });
          retry();
        }}
      />
    );
  }
}
