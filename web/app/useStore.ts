import { useSyncExternalStore } from 'react';

/** A value that lives outside of React and tells when it changed. */
interface Source<T> {
  subscribe(listener: () => void): () => void;
  current(): T;
}

/** Reads such a value; the server renders it as it is at the start. */
export function useStore<T>(source: Source<T>): T {
  return useSyncExternalStore(source.subscribe, source.current, source.current);
}
