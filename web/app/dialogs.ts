import type { MarketItemFilter } from '../__generated__/MarketPageQuery.graphql.ts';

/** A dialog that any page may ask for, whatever feature it lives in. */
export type DialogRequest =
  | LoginRequest
  | PurchaseRequest
  | { readonly kind: 'priceAlert'; readonly marketItemId: string }
  | SellRequest
  | SaveFilterRequest;

/** Buying a copy, or, where the page was left before the answer to a purchase came, telling of the order alone. */
interface PurchaseRequest {
  readonly kind: 'purchase';
  readonly listingId: string;
  readonly isUnheard?: boolean;
}

/** Signing in; one of the two is called, once, when the modal is left. */
export interface LoginRequest {
  readonly kind: 'login';
  readonly onSignedIn?: (() => void) | undefined;
  /** Closed without a sign-in, or signed in as somebody else than before. */
  readonly onGivenUp?: (() => void) | undefined;
}

/** What sellers do with many items at once; `onDone` is called when something changed. */
export type SellRequest =
  | {
      readonly kind: 'sell';
      readonly assetIds: readonly string[];
      readonly onDone?: (() => void) | undefined;
    }
  | ListingsRequest
  | UndoRequest;

/** New prices for open listings of the reader's, or taking them back; `onDone` is called when something changed. */
interface ListingsRequest {
  readonly kind: 'reprice' | 'unlist';
  readonly listingIds: readonly string[];
  readonly onDone?: (() => void) | undefined;
}

/** The way back after a batch, open for a minute. */
interface UndoRequest {
  readonly kind: 'undo';
  readonly verb: 'list' | 'reprice';
  readonly count: number;
  readonly clientRequestIds: readonly string[];
  /** Milliseconds since 1970 by this browser's clock. */
  readonly endsAtMs: number;
  readonly onDone?: (() => void) | undefined;
}

/** Keeping a market list: as new under a suggested name, or, with `alert`, changing what is told of a kept one. */
export interface SaveFilterRequest {
  readonly kind: 'saveFilter';
  /** As the API takes it. */
  readonly filter: MarketItemFilter;
  readonly name: string;
  readonly alert?: { readonly wantsAlerts: boolean; readonly priceLimitCents: number | null };
}

/** The dialogs that stand open, lowest first; `DialogHost` draws them. */
export interface Dialogs {
  /** False where a dialog of the kind stands open already: then nothing of the request is kept. */
  open(request: DialogRequest): boolean;
  close(kind: DialogRequest['kind']): void;
  subscribe(listener: () => void): () => void;
  current(): readonly DialogRequest[];
}

/** One stack per app; a second request of a kind replaces nothing, so a burst of 401 answers opens one modal. */
export function createDialogs(): Dialogs {
  let requests: readonly DialogRequest[] = [];
  const listeners = new Set<() => void>();
  function replace(next: readonly DialogRequest[]): void {
    requests = next;
    for (const listener of listeners) {
      listener();
    }
  }
  return {
    open(request) {
      const isNew = !requests.some((open) => open.kind === request.kind);
      if (isNew) {
        replace([...requests, request]);
      }
      return isNew;
    },
    close(kind) {
      replace(requests.filter((request) => request.kind !== kind));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => requests,
  };
}
