import { Component, type ReactNode } from 'react';
import { MarketCounts } from './MarketCounts.tsx';

interface MarketCountsBoundaryProps {
  /** The page with counts. */
  readonly children: ReactNode;
  /** The page without counts, rendered where they could not be loaded: the market works without them. */
  readonly page: ReactNode;
  /** A new value makes the boundary try the counts again. */
  readonly resetKey: string;
}

interface MarketCountsBoundaryState {
  readonly hasFailed: boolean;
  readonly failedKey: string;
}

/** Keeps an error of the counts from the page. A class, because React supports error boundaries in no other form. */
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
