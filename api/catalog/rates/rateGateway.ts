/** The only error of the gateway to the exchange-rate service. Its message says briefly what failed. */
export class RateError extends Error {
  override readonly name = 'RateError';
}

/** The gateway to the exchange-rate service. Must not be called inside a database transaction. */
export interface RateGateway {
  /** Host of the service, stored with its rate. */
  readonly source: string;
  /**
   * Requests the price of a dollar in yuan.
   * @throws RateError if no plausible response arrives in time.
   */
  fetchCnyPerUsd(): Promise<number>;
}
