/** Steps of the slider per factor of ten. Neighbours differ by an eighth, so that rounding keeps them distinct. */
const PLACES_PER_DECADE = 20;

/** The slider's bounds in cents, equal to those of the histogram above. */
export interface PriceScale {
  readonly fromCents: number;
  readonly toCents: number;
}

/** The last step of the slider; the first is 0. */
export function placeCount({ fromCents, toCents }: PriceScale): number {
  return Math.round(Math.log10(toCents / fromCents) * PLACES_PER_DECADE);
}

/** Price of a step in cents, rounded to two significant digits. */
export function priceAtPlace(scale: PriceScale, place: number): number {
  const exact = scale.fromCents * 10 ** (place / PLACES_PER_DECADE);
  const unit = Math.max(1, 10 ** (Math.floor(Math.log10(exact)) - 1));
  return Math.round(exact / unit) * unit;
}

/** The step nearest to a price, clamped to the slider's range. */
export function placeOfPrice(scale: PriceScale, cents: number): number {
  const place = Math.round(Math.log10(Math.max(cents, 1) / scale.fromCents) * PLACES_PER_DECADE);
  return Math.min(Math.max(place, 0), placeCount(scale));
}
