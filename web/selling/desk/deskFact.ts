import type { DeskFact as AnyDeskFact } from '../../__generated__/DeskPart_viewer.graphql.ts';

/** A fact that a row of a seller's copies can show. */
export type DeskFact = Exclude<AnyDeskFact, '%future added value'>;

/** All facts, in the order of a row. */
export const DESK_FACTS: readonly DeskFact[] = [
  'PLACE',
  'LOWEST_OTHER',
  'ABOVE_LOWEST',
  'REFERENCE',
  'LAST_SALE',
  'WEEK_SALES',
  'SELLING_TIME',
  'COST',
  'NET',
  'PROFIT',
  'DAYS_ON_SALE',
  'VIEWS',
  'RULE',
];

/** The facts that several equal copies have in common: they need no ask and no cost of their own. */
export const VARIETY_FACTS: readonly DeskFact[] = [
  'PLACE',
  'LOWEST_OTHER',
  'REFERENCE',
  'LAST_SALE',
  'WEEK_SALES',
  'VIEWS',
];

/** The facts that this version of the site knows, in the order of a row. */
export function knownFacts(facts: readonly string[]): DeskFact[] {
  return DESK_FACTS.filter((fact) => facts.includes(fact));
}

/** The words for a place: of a copy without an ask, alone on sale, at one place, or at one of several at its price. */
export function placeKey({
  place,
  lastPlace,
  listingCount,
}: {
  readonly place: number | null | undefined;
  readonly lastPlace: number | null | undefined;
  readonly listingCount: number;
}): 'place_none' | 'place_only' | 'place_at' | 'place_between' {
  if (place == null) {
    return 'place_none';
  }
  if (listingCount <= 1) {
    return 'place_only';
  }
  return lastPlace == null || lastPlace === place ? 'place_at' : 'place_between';
}

const HOUR_S = 3_600;
const DAY_S = 86_400;

/** A waiting time in the unit in which people say it: less than an hour, hours up to two days, then days. */
export function waitOf(seconds: number): {
  readonly unit: 'underHour' | 'hours' | 'days';
  readonly count: number;
} {
  if (seconds < HOUR_S) {
    return { unit: 'underHour', count: 0 };
  }
  return seconds < 2 * DAY_S
    ? { unit: 'hours', count: Math.round(seconds / HOUR_S) }
    : { unit: 'days', count: Math.round(seconds / DAY_S) };
}
