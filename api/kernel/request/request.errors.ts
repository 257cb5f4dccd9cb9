import { Refusal } from '../refusal.ts';

/** A client request id came again with another input. */
export class RequestIdReused extends Refusal {
  readonly code = 'requestIdReused';
  constructor() {
    super('This request id was used for another request.');
  }
}
