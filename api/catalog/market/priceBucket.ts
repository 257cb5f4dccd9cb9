/** Buckets per factor of ten: bounds are 10^(k/4) fen, so that cheap and expensive items are spread evenly. */
const PER_DECADE = 4;
/** Bucket of items without a listing. */
export const NO_BUCKET = 255;

/** The histogram bucket of a price in fen. */
export function priceBucketOf(cents: bigint | null): number {
  if (cents === null || cents < 1n) return NO_BUCKET;
  const bucket = Math.floor(Math.log10(Number(cents)) * PER_DECADE);
  // Corrects rounding errors of the logarithm at a bound.
  return boundOf(bucket + 1) <= Number(cents) ? bucket + 1 : bucket;
}

/** The lower bound of a bucket, in whole fen. */
export function boundOf(bucket: number): number {
  return Math.ceil(10 ** (bucket / PER_DECADE) - 1e-9);
}
