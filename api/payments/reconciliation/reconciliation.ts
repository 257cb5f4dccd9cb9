import { DAY_MS } from '../../kernel/durations.ts';
import type { Cents } from '../../kernel/money.ts';

/**
 * What one side's records show for a payment, by our number for it. Fen, positive if incoming, negative if outgoing.
 */
export interface Flow {
  number: string;
  cents: Cents;
  /** Where it lies as seen from the compared day. */
  place: Place;
}

/** Before, on, or after the compared day. */
export type Place = 'before' | 'on' | 'after';

/** How two records of a payment disagree: missing in ours, missing in the app's, or a different amount. */
export type DifferenceKind = 'missingHere' | 'missingThere' | 'otherAmount';

/** One difference between the two records. */
export interface Difference {
  number: string;
  kind: DifferenceKind;
  ourCents: Cents;
  theirCents: Cents;
}

/** The result of a comparison. */
export interface Comparison {
  matchedCount: number;
  inCents: Cents;
  outCents: Cents;
  differences: Difference[];
}

/** One side's movements of a payment: the sum of those before the compared day, and of those from the day on. */
interface Sum {
  beforeCents: Cents;
  cents: Cents;
  isOfDay: boolean;
}
const NOTHING: Sum = { beforeCents: 0n, cents: 0n, isOfDay: false };

/** Adds up the movements of each payment. */
function byNumber(flows: readonly Flow[]): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const { number, cents, place } of flows) {
    const known = sums.get(number) ?? NOTHING;
    const isBefore = place === 'before';
    sums.set(number, {
      beforeCents: known.beforeCents + (isBefore ? cents : 0n),
      cents: known.cents + (isBefore ? 0n : cents),
      isOfDay: known.isOfDay || place === 'on',
    });
  }
  return sums;
}

/**
 * Compares our records with the app's for one day, payment by payment. A payment belongs to the day if either side
 * moved it then, because money that the app moved before midnight may be posted here after it, in a second or, if the
 * app was not reached, in days. Movements before the day count only if they differ themselves: then one may be the other
 * half of a movement of the day, and the payment is counted in the report of the day on which it began. A payment that
 * was fully refunded is not a difference, whichever days it falls on, even if our ledger never recorded it.
 */
export function compareFlows(ours: readonly Flow[], theirs: readonly Flow[]): Comparison {
  const [our, their] = [byNumber(ours), byNumber(theirs)];
  const found: Comparison = { matchedCount: 0, inCents: 0n, outCents: 0n, differences: [] };
  for (const number of new Set([...our.keys(), ...their.keys()])) {
    const [here, there] = [our.get(number) ?? NOTHING, their.get(number) ?? NOTHING];
    if (!here.isOfDay && !there.isOfDay) continue;
    if (here.cents === there.cents) {
      found.matchedCount += 1;
      if (here.cents > 0n) found.inCents += here.cents;
      else found.outCents -= here.cents;
      continue;
    }
    // Of a payment that the app knows nothing of, our movements before the day are no other half. Where our ledger has nothing instead, the app
    // may have given back on the day what it took before, for an order that had failed: neither is ever posted here.
    const isOpenBefore = there !== NOTHING && here.beforeCents !== there.beforeCents;
    const ourCents = here.cents + (isOpenBefore ? here.beforeCents : 0n);
    const theirCents = there.cents + (isOpenBefore ? there.beforeCents : 0n);
    if (ourCents === theirCents) continue;
    const kind = ourCents === 0n ? 'missingHere' : theirCents === 0n ? 'missingThere' : 'otherAmount';
    found.differences.push({ number, kind, ourCents, theirCents });
  }
  return found;
}

/** The payment app's days follow Beijing time, which has no daylight saving. */
const BEIJING_MS = 8 * 3_600_000;
/** A night's comparison begins at four in the morning, when the app has completed the day's records. */
const BEGINS_MS = 4 * 3_600_000;
/** For how many days a day is compared that has no report, or that had differences. */
const DAYS_BACK = 7;

/**
 * The start of a day as an instant.
 * @param day as `2026-11-21`.
 */
export function dayStart(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - BEIJING_MS);
}

/** The days that can be compared at a given time, oldest first: the complete ones of the last week. */
export function comparableDays(now: Date): string[] {
  const today = now.getTime() + BEIJING_MS - BEGINS_MS;
  return Array.from({ length: DAYS_BACK }, (_, back) =>
    new Date(today - (DAYS_BACK - back) * DAY_MS).toISOString().slice(0, 10),
  );
}

/** The start of the night that a time belongs to. */
export function nightStart(now: Date): Date {
  const today = new Date(now.getTime() + BEIJING_MS - BEGINS_MS).toISOString().slice(0, 10);
  return new Date(dayStart(today).getTime() + BEGINS_MS);
}

/**
 * The period around a day in which the other half of a payment is searched: from a week before the day to now, at most a
 * week after it. The payment app permits 31 days.
 */
export function windowOf(day: string, now: Date): { from: Date; until: Date } {
  const start = dayStart(day).getTime();
  const until = Math.min(now.getTime(), start + (DAYS_BACK + 1) * DAY_MS);
  return { from: new Date(start - DAYS_BACK * DAY_MS), until: new Date(until) };
}

/** Where an instant lies as seen from a day. */
export function placeOf(day: string, at: Date): Place {
  const start = dayStart(day).getTime();
  if (at.getTime() < start) return 'before';
  return at.getTime() < start + DAY_MS ? 'on' : 'after';
}
