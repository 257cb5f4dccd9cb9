/** A fee before it is taken (requirement W-09). */
export interface FeeQuote {
  /** As it is posted: whole cents, half up, at most the amount. */
  readonly postedCents: number;
  /** A computed fee below 0.10 yuan; null for any other, which is quoted as it is posted, and where nothing is taken. */
  readonly exact: ExactFee | null;
}

/** A fee to a tenth of a cent. */
interface ExactFee {
  /** In yuan, with three decimals. */
  readonly yuan: string;
  readonly cents: number;
  /** The books take another amount. */
  readonly isPostedOtherwise: boolean;
}

/** Below it a computed fee is quoted with three decimals. */
const EXACT_BELOW_CENTS = 10;

/** The fee on an amount at a rate, as it is posted and as it is quoted. */
export function quoteFee(amountCents: number, feeBasisPoints: number): FeeQuote {
  const computed = amountCents * feeBasisPoints;
  const postedCents = Math.min(amountCents, Math.floor((computed * 2 + 10_000) / 20_000));
  if (computed === 0 || computed >= EXACT_BELOW_CENTS * 10_000) {
    return { postedCents, exact: null };
  }
  const tenths = Math.floor((computed * 2 + 1_000) / 2_000);
  const isPostedOtherwise = tenths !== postedCents * 10;
  return {
    postedCents,
    exact: { yuan: (tenths / 1_000).toFixed(3), cents: tenths / 10, isPostedOtherwise },
  };
}
