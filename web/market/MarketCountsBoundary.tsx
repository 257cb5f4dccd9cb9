import { Component, type ReactNode } from 'react';
import { MarketCounts } from './MarketCounts.tsx';

interface MarketCountsBoundaryProps {
  /** Reads the counts around the page. */
  readonly children: ReactNode;
  /** The page, shown without counts where they could not be read: the market works without them. */
  readonly page: ReactNode;
  /** A change of it gives the counts another chance. */
  readonly resetKey: string;
}

interface MarketCountsBoundaryState {
  readonly hasFailed: boolean;
  readonly failedKey: string;
}

/** Keeps a failure of the counts from the page. A class, because React offers boundaries in no other form. */
export class MarketCountsBoundary extends Component<MarketCountsBoundaryProps, MarketCountsBoundaryState> {
  override state: MarketCountsBoundaryState = { hasFailed: false, failedKey: '' };

  static getDerivedStateFromError(): Partial<MarketCountsBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(props: MarketCountsBoundaryProps, state: MarketCountsBoundaryState) {
    return props.resetKey === state.failedKey ? null : { hasFailed: false, failedKey: props.resetKey };
  }

  override render(): ReactNode {
    const { children, page } = this.props;
    return this.state.hasFailed ? <MarketCounts query={null}>{page}</MarketCounts> : children;
  }
}
