/** The one error of the bridge to the exchange-rate service; its message says in a few words what was wrong. */
export class RateError extends Error {
  override readonly name = 'RateError';
}

/** The bridge to the exchange-rate service. Must not be called inside a database transaction. */
export interface RateGateway {
  /** Host of the service, as kept beside its rate. */
  readonly source: string;
  /**
   * Asks how many yuan a dollar costs.
   * @throws RateError where no answer, or none that can be true, came in time.
   */
  fetchCnyPerUsd(): Promise<number>;
}
