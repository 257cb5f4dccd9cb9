import { Refusal } from '../refusal.ts';
import type { Closure } from './closure.ts';

/** Operators have closed this service for everybody. */
export class ServiceClosed extends Refusal {
  readonly code = 'serviceClosed';
  readonly closure: Closure;
  constructor(closure: Closure) {
    super(`Closed for now: ${closure.service}. ${closure.wordsEn ?? ''}`.trimEnd());
    this.closure = closure;
  }
}
