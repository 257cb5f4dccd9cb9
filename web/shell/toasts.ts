/** One short message at the top centre (requirement R-12). */
export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'failure';
  readonly text: string;
}

/** The queue of visible messages. The page reads it with `useSyncExternalStore`. */
export interface Toasts {
  show(kind: Toast['kind'], text: string): void;
  subscribe(listener: () => void): () => void;
  current(): readonly Toast[];
}

/** How long a toast is visible, in ms (specification section 9). */
export const TOAST_MS = 2000;
const TOAST_COUNT_MAX = 3;

/** One queue per app. Beyond three toasts a new one replaces the oldest (look.md 3.10). */
export function createToasts(): Toasts {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  function replace(next: readonly Toast[]): void {
    toasts = next;
    for (const listener of listeners) {
      listener();
    }
  }
  return {
    show(kind, text) {
      lastId += 1;
      const id = lastId;
      // A repeated message is shown once, and its time starts anew.
      const others = toasts.filter((toast) => toast.kind !== kind || toast.text !== text);
      replace([...others, { id, kind, text }].slice(-TOAST_COUNT_MAX));
      setTimeout(() => replace(toasts.filter((toast) => toast.id !== id)), TOAST_MS);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => toasts,
  };
}
