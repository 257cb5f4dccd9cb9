import { Refusal } from '../../kernel/refusal.ts';

/** As many letters of the user as may be wait for an answer, or were written in a day. */
export class LettersFull extends Refusal {
  readonly code = 'lettersFull';
  constructor() {
    super('Your letters of today are used up, or still wait for an answer.');
  }
}
