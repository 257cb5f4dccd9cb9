import type { Closure } from '../../kernel/closure/closure.ts';
import { defineError } from '../../kernel/domainError.ts';

/** A signed request that is turned away before anything is done. It carries its HTTP status. */
export class Denied extends Error {
  readonly statusCode: 401 | 403;
  /** The stable category. */
  readonly error: 'unauthorized' | 'openPlatformOff' | 'addressNotAllowed';
  constructor(statusCode: 401 | 403, error: Denied['error']) {
    super(error);
    this.statusCode = statusCode;
    this.error = error;
  }
}

/** Operators have closed the open platform for everybody: nothing was done, and the same request goes once it is open. HTTP 503. */
export class OpenPlatformClosed extends Error {
  readonly statusCode = 503;
  /** What operators say of it; null: the usual words. */
  readonly closure: Closure | null;
  constructor(closure: Closure | null) {
    super(`The open platform is closed for now. ${closure?.wordsEn ?? ''}`.trimEnd());
    this.closure = closure;
  }
}

export const NoListingWithinLimit = defineError({
  code: 'noListingWithinLimit',
  number: 2014,
  description: 'Nobody sells the item within the price limit.',
  zh: '限价以内没有在售的该饰品',
  en: 'No copy of this item is on sale within the price limit',
});

export const MarketItemUnknown = defineError({
  code: 'marketItemUnknown',
  number: 2015,
  description: 'The market has no item of this name.',
  zh: '市场中没有这个饰品',
  en: 'The market has no item of this name',
});

/** What is named is not there, or not the caller's: which of both is not told. Answered as HTTP 404. */
export class NoSuchRow extends Error {
  readonly statusCode = 404;
  constructor() {
    super('no such row');
  }
}
