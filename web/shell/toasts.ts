import { createStore, type Store } from '../ui/store.ts';

/** One short message at the top centre (requirement R-12). */
export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'failure';
  readonly text: string;
}

/** The queue of visible messages. */
export interface Toasts extends Store<readonly Toast[]> {
  show(kind: Toast['kind'], text: string): void;
}

/** How long a toast is visible, in ms (specification section 9). */
export const TOAST_MS = 2000;
const TOAST_COUNT_MAX = 3;

/** One queue per app. Beyond three toasts a new one replaces the oldest. */
export function createToasts(): Toasts {
  const { current, set, subscribe } = createStore<readonly Toast[]>([]);
  let lastId = 0;
  return {
    current,
    subscribe,
    show(kind, text) {
      lastId += 1;
      const id = lastId;
      // A repeated message is shown once, and its time starts anew.
      const others = current().filter((toast) => toast.kind !== kind || toast.text !== text);
      set([...others, { id, kind, text }].slice(-TOAST_COUNT_MAX));
      setTimeout(() => set(current().filter((toast) => toast.id !== id)), TOAST_MS);
    },
  };
}
