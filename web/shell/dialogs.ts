import type { InventoryFilter } from '../__generated__/InventoryPageQuery.graphql.ts';
import type { MarketItemFilter } from '../__generated__/MarketPageQuery.graphql.ts';
import type { OwnListingFilter } from '../__generated__/SellPageQuery.graphql.ts';
import { createStore, type Store } from '../ui/store.ts';

/** A dialog that any page may open, whichever feature implements it. */
export type DialogRequest =
  | LoginRequest
  | PurchaseRequest
  | { readonly kind: 'priceAlert'; readonly marketItemId: string }
  | CheapestRequest
  | BidRequest
  | { readonly kind: 'bargain' | 'listingTerms'; readonly listingId: string }
  | SellRequest
  | BulkRequest
  | SaveFilterRequest;

/** The requests of one kind. */
export type DialogRequestOf<TKind, TRequest = DialogRequest> = TRequest extends DialogRequest
  ? TKind extends TRequest['kind']
    ? TRequest
    : never
  : never;

/** Purchase of a copy. Where the page was left before the response to a purchase arrived, it only reports the order. */
interface PurchaseRequest {
  readonly kind: 'purchase';
  readonly listingId: string;
  readonly isUnheard?: boolean;
}

/** Purchase of several copies of an item, with the conditions and the highest price of one that its form begins with. */
interface CheapestRequest {
  readonly kind: 'cheapest';
  readonly marketItemId: string;
  readonly filter: string;
  readonly limitCents: number | null;
}

/** A new buy order for an item, or a change of the viewer's own. */
interface BidRequest {
  readonly kind: 'bid';
  readonly marketItemId: string;
  readonly bidId?: string;
  /** The price that its form begins with, in cents. */
  readonly priceCents?: number;
  /** The condition that the form of a new one begins with. */
  readonly filter?: string;
}

/** Sign-in. Exactly one of the two callbacks runs, once, when the modal closes. */
export interface LoginRequest {
  readonly kind: 'login';
  readonly onSignedIn?: (() => void) | undefined;
  /** The modal closed without a sign-in, or another user than before signed in. */
  readonly onGivenUp?: (() => void) | undefined;
}

/** The bulk actions of sellers. `onDone` runs when something changed. */
export type SellRequest =
  | {
      readonly kind: 'sell' | 'quickSale';
      readonly assetIds: readonly string[];
      readonly onDone?: (() => void) | undefined;
    }
  | RepriceRequest
  | UnlistRequest
  | UndoRequest;

/** New prices for the viewer's open listings. `onDone` runs when something changed. */
interface RepriceRequest {
  readonly kind: 'reprice';
  readonly listingIds: readonly string[];
  readonly onDone?: (() => void) | undefined;
}

/** Withdrawal of one of the viewer's open listings; of several, it is a bulk action. */
interface UnlistRequest {
  readonly kind: 'unlist';
  readonly listingId: string;
  readonly onDone?: (() => void) | undefined;
}

/** What an action on many copies does with each of them. */
export type BulkVerb = 'LIST' | 'REPRICE' | 'UNLIST' | 'COST' | 'DISCOUNT';

/** What an action is about, in the form that the API accepts. */
type BulkSelection = ({ readonly inventory: InventoryFilter } | { readonly listings: OwnListingFilter }) & {
  readonly exceptIds?: readonly string[];
  readonly onlyIds?: readonly string[];
};

/** An action on everything that a filter matches, or on some of it. `onDone` runs when it has begun. */
export interface BulkRequest {
  readonly kind: 'bulk';
  readonly selection: BulkSelection;
  /** Number of copies that match, for the title. */
  readonly count: number;
  /** What can be done with them. */
  readonly verbs: readonly BulkVerb[];
  readonly onDone?: (() => void) | undefined;
}

/** Undo of a batch, possible for one minute. */
interface UndoRequest {
  readonly kind: 'undo';
  readonly verb: 'list' | 'reprice';
  readonly count: number;
  readonly clientRequestId: string;
  /** In milliseconds since 1970 by the browser's clock. */
  readonly endsAtMs: number;
  readonly onDone?: (() => void) | undefined;
}

/**
 * Saves a market list: as a new filter under a suggested name or, with `alert`, changes the notifications of a saved
 * one.
 */
export interface SaveFilterRequest {
  readonly kind: 'saveFilter';
  /** In the form that the API accepts. */
  readonly filter: MarketItemFilter;
  readonly name: string;
  readonly alert?: { readonly wantsAlerts: boolean; readonly priceLimitCents: number | null };
}

/** The open dialogs, lowest first. `DialogHost` renders them. */
export interface Dialogs extends Store<readonly DialogRequest[]> {
  /** Returns false, and ignores the request, when a dialog of the same kind is open. */
  open(request: DialogRequest): boolean;
  /** Closes the dialog of that very request: a late answer leaves another one of the same kind open. */
  close(request: DialogRequest): void;
}

/** One stack per app. A second request of a kind is ignored, so a burst of 401 responses opens one modal. */
export function createDialogs(): Dialogs {
  const { current, set, subscribe } = createStore<readonly DialogRequest[]>([]);
  return {
    current,
    subscribe,
    open(request) {
      const isNew = !current().some((open) => open.kind === request.kind);
      if (isNew) {
        set([...current(), request]);
      }
      return isNew;
    },
    close(closed) {
      set(current().filter((request) => request !== closed));
    },
  };
}
