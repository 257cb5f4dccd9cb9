import { useSyncExternalStore } from 'react';

/** A value outside of React with a subscription to its changes. */
interface Source<T> {
  subscribe(listener: () => void): () => void;
  current(): T;
}

/** Reads such a value. The server renders its initial value. */
export function useStore<T>(source: Source<T>): T {
  return useSyncExternalStore(source.subscribe, source.current, source.current);
}
