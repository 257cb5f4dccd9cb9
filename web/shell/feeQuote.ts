/** A fee as it is shown before it is charged (requirement W-09). */
export interface FeeQuote {
  /** The posted fee in whole cents, rounded half up, at most the amount. */
  readonly postedCents: number;
  /**
   * The exact value of a computed fee below 0.10 yuan. Null for larger fees, which are shown as posted, and when no
   * fee is charged.
   */
  readonly exact: ExactFee | null;
}

/** A fee to a tenth of a cent. */
interface ExactFee {
  /** In yuan, with three decimals. */
  readonly yuan: string;
  readonly cents: number;
  /** True when the posted amount differs. */
  readonly isPostedOtherwise: boolean;
}

/** Computed fees below this, in cents, are shown with three decimals. */
const EXACT_BELOW_CENTS = 10;

/** The fee on an amount at a rate, as posted and as shown. */
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
