import { Refusal } from '../../kernel/refusal.ts';

/** The inventory was looked at a moment ago, or its account was bound less than five minutes ago (S-07). */
export class InventoryNotDue extends Refusal {
  readonly code = 'inventoryNotDue';
  /** From when on a look may be asked for. */
  readonly dueAt: Date;

  constructor(dueAt: Date) {
    super('The inventory cannot be refreshed yet.');
    this.dueAt = dueAt;
  }
}

/** No Steam account is bound, or none of that id. */
export class NoSteamAccount extends Refusal {
  readonly code = 'noSteamAccount';

  constructor() {
    super('There is no such bound Steam account.');
  }
}
