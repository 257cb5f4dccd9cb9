import { createContext, type ReactNode, Suspense, use, useState } from 'react';
import { BlockErrorBoundary } from './BlockErrorBoundary.tsx';

interface LazyBlockProps {
  readonly children: ReactNode;
  /** While the data of the block loads. */
  readonly fallback: ReactNode;
  /** Name of the block, used in the sentence about its failure. */
  readonly title?: string;
  /** A new value clears the failure, because the block gets new content. */
  readonly resetKey?: string;
}

/** Number of the last retry of any block: none has the options of another one, whose failed answer Relay keeps. */
let lastAttempt = 0;

const Attempt = createContext({ attempt: 0, retry: () => {} });

/** A block that reads its own data, once it is shown, with `useAttempt`. Where that fails, its retry sends the query again. */
export function LazyBlock({ children, fallback, resetKey = '', ...rest }: LazyBlockProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    lastAttempt += 1;
    setAttempt(lastAttempt);
  };
  return (
    <BlockErrorBoundary resetKey={`${resetKey} ${attempt}`} onRetry={retry} {...rest}>
      <Attempt value={{ attempt, retry }}>
        <Suspense fallback={fallback}>{children}</Suspense>
      </Attempt>
    </BlockErrorBoundary>
  );
}

/**
 * The options of a query within a `LazyBlock`, and what sends it again.
 * @param fetchPolicy that of the first attempt. A retry asks the server: Relay keeps an answer that failed, as it keeps others.
 */
export function useAttempt<TPolicy extends 'store-or-network' | 'store-and-network' | 'network-only'>(
  fetchPolicy: TPolicy,
) {
  const { attempt, retry } = use(Attempt);
  return {
    options: { fetchKey: attempt, fetchPolicy: attempt === 0 ? fetchPolicy : ('network-only' as const) },
    retry,
  };
}
