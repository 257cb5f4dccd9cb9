/** The largest target price of an alert in cents: 100,000 yuan, as for a listing. */
export const AMOUNT_MAX_CENTS = 10_000_000;
