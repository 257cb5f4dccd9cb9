import { Refusal } from '../../kernel/refusal.ts';

/** A batch that names nothing (I-05). */
export class NothingSelected extends Refusal {
  readonly code = 'nothingSelected';
  constructor() {
    super('Select at least one item.');
  }
}

/** The minute is over, or there is no such batch. */
export class UndoNotAllowed extends Refusal {
  readonly code = 'undoNotAllowed';
  constructor() {
    super('This can no longer be undone.');
  }
}
