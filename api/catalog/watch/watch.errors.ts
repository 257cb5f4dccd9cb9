import { Refusal } from '../../kernel/refusal.ts';

/** A user watches as many items as one may. */
export class WatchlistFull extends Refusal {
  readonly code = 'watchlistFull';
  /** How many that are. */
  readonly limit: number;
  constructor(limit: number) {
    super(`At most ${limit} items can be watched; remove some first.`);
    this.limit = limit;
  }
}

/** A user has saved as many filters as one may. */
export class SavedFiltersFull extends Refusal {
  readonly code = 'savedFiltersFull';
  /** How many that are. */
  readonly limit: number;
  constructor(limit: number) {
    super(`At most ${limit} filters can be saved; remove some first.`);
    this.limit = limit;
  }
}

/** The id names no item. */
export class ItemUnknown extends Refusal {
  readonly code = 'itemUnknown';
  constructor() {
    super('There is no such item.');
  }
}
