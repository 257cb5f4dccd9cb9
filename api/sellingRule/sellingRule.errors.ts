import { Refusal } from '../kernel/refusal.ts';

/** As many rules as one user may have. */
export class SellingRulesFull extends Refusal {
  readonly code = 'sellingRulesFull';
  readonly limit: number;
  constructor(limit: number) {
    super(`There are ${limit} selling rules already.`);
    this.limit = limit;
  }
}

/** No rule of the viewer's, or one that was deleted. */
export class SellingRuleUnknown extends Refusal {
  readonly code = 'sellingRuleUnknown';
  constructor() {
    super('This selling rule does not exist.');
  }
}
