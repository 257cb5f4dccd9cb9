/** The largest price that an alert may name, in cents: 100,000 yuan, as of a listing. */
export const AMOUNT_MAX_CENTS = 10_000_000;
