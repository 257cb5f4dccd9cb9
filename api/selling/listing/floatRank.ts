/** A copy as it is told apart from the others of its item: Steam gives it another asset id with each trade, never another wear and seed. */
export interface WornCopy {
  readonly floatValue: number | null;
  readonly paintSeed: number | null;
}

/** The seen copies of an item at both ends of its wear. */
export interface FloatEnds {
  /** The least worn, the lowest first. */
  readonly lowest: readonly WornCopy[];
  /** The most worn, the highest first. */
  readonly highest: readonly WornCopy[];
}

/** The ends of an item's seen copies, and how many there are. */
export interface SeenCopies extends FloatEnds {
  /** Number of different copies, counted up to `SEEN_MAX`. */
  readonly seenCount: number;
}

/** The places of a copy among all that were seen of its item. */
export interface FloatPlaces {
  /** From the least worn, 1 for the first; null if it is further than `PLACES_MAX`. */
  readonly lowestPlace: number | null;
  /** From the most worn, 1 for the first; null if it is further than `PLACES_MAX`. */
  readonly highestPlace: number | null;
}

/** The places of a copy, and of how many. */
export interface FloatRank extends FloatPlaces {
  readonly seenCount: number;
}

/** Places that are told from each end. */
export const PLACES_MAX = 50;
/** Of fewer seen copies a place says nothing: filters and orders know none there, and pages tell none. */
export const SEEN_LEAST = 20;
/** Copies that are counted. */
export const SEEN_MAX = 10_000;
/** How long a copy that nobody shows any more keeps its place, in days. */
export const KEPT_DAYS = 90;

const keyOf = ({ floatValue, paintSeed }: WornCopy): string => `${floatValue} ${paintSeed}`;

/** Finds the places of copies of an item from either end. */
export function placeFinder({ lowest, highest }: FloatEnds): (copy: WornCopy) => FloatPlaces {
  const [low, high] = [lowest, highest].map((end) => new Map(end.map((copy, at) => [keyOf(copy), at + 1])));
  return (copy) => {
    const key = keyOf(copy);
    return { lowestPlace: low?.get(key) ?? null, highestPlace: high?.get(key) ?? null };
  };
}

/** The places of a copy, and of how many; null if it has none that is told. */
export function floatRankOf(seen: SeenCopies, copy: WornCopy): FloatRank | null {
  const places = placeFinder(seen)(copy);
  if (places.lowestPlace === null && places.highestPlace === null) return null;
  return { ...places, seenCount: seen.seenCount };
}
