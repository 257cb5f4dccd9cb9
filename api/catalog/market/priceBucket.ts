/** Buckets for each factor of ten: bounds lie at 10^(k/4) fen, so that cheap and dear items spread alike. */
const PER_DECADE = 4;
/** Of items that nobody sells. */
export const NO_BUCKET = 255;

/** The histogram's bucket of a price in fen. */
export function priceBucketOf(cents: bigint | null): number {
  if (cents === null || cents < 1n) return NO_BUCKET;
  const bucket = Math.floor(Math.log10(Number(cents)) * PER_DECADE);
  // The logarithm may miss the bound by its last digit.
  return boundOf(bucket + 1) <= Number(cents) ? bucket + 1 : bucket;
}

/** The lowest price of a bucket, in whole fen. */
export function boundOf(bucket: number): number {
  return Math.ceil(10 ** (bucket / PER_DECADE) - 1e-9);
}
