import { Refusal } from '../../kernel/refusal.ts';

/** As many rules as one user may have. */
export class SellingRulesFull extends Refusal {
  readonly code = 'sellingRulesFull';
  readonly limit: number;
  constructor(limit: number) {
    super(`There are ${limit} selling rules already.`);
    this.limit = limit;
  }
}

/** A floor would lift asks above 1.5 times their reference price, and the seller has not said that it is meant. */
export class FloorFarAbove extends Refusal {
  readonly code = 'floorFarAbove';
  readonly count: number;
  /** @param count how many listings it would lift. */
  constructor(count: number) {
    super(`A floor would lift ${count} asks above 1.5 times their reference price: confirm it.`);
    this.count = count;
  }
}

/** No rule of the viewer's, or one that was deleted. */
export class SellingRuleUnknown extends Refusal {
  readonly code = 'sellingRuleUnknown';
  constructor() {
    super('This selling rule does not exist.');
  }
}
