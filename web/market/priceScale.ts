/** Places of the slider for each factor of ten: neighbours differ by an eighth, so that rounding keeps them apart. */
const PLACES_PER_DECADE = 20;

/** The slider's ends, in cents: those of the histogram above it. */
export interface PriceScale {
  readonly fromCents: number;
  readonly toCents: number;
}

/** How many steps the slider has: from place 0 to this one. */
export function placeCount({ fromCents, toCents }: PriceScale): number {
  return Math.round(Math.log10(toCents / fromCents) * PLACES_PER_DECADE);
}

/** The price of a place, in cents, as people would say it: two digits that count. */
export function priceAtPlace(scale: PriceScale, place: number): number {
  const exact = scale.fromCents * 10 ** (place / PLACES_PER_DECADE);
  const unit = Math.max(1, 10 ** (Math.floor(Math.log10(exact)) - 1));
  return Math.round(exact / unit) * unit;
}

/** The place nearest to a price; beyond an end it is the end. */
export function placeOfPrice(scale: PriceScale, cents: number): number {
  const place = Math.round(Math.log10(Math.max(cents, 1) / scale.fromCents) * PLACES_PER_DECADE);
  return Math.min(Math.max(place, 0), placeCount(scale));
}
