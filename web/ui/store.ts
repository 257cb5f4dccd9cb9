import { useSyncExternalStore } from 'react';

/** An event without a value. Every listener that subscribed is called. */
export interface Signal {
  notify(): void;
  /** Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** A value outside of React with a subscription to its changes. */
export interface Store<T> {
  current(): T;
  /** The value that the server renders, where the browser's own one is not known to it. */
  initial?(): T;
  subscribe(listener: () => void): () => void;
}

/** Creates a signal. */
export function createSignal(): Signal {
  const listeners = new Set<() => void>();
  return {
    notify() {
      for (const listener of listeners) {
        listener();
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Creates a store that its owner sets. */
export function createStore<T>(initial: T): Store<T> & { set(next: T): void } {
  let value = initial;
  const { notify, subscribe } = createSignal();
  return {
    current: () => value,
    set(next) {
      value = next;
      notify();
    },
    subscribe,
  };
}

/** Reads a store in a component. The server renders its initial value. */
export function useStore<T>({ subscribe, current, initial = current }: Store<T>): T {
  return useSyncExternalStore(subscribe, current, initial);
}
