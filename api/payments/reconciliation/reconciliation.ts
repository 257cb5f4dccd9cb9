import type { Cents } from '../../kernel/money.ts';

/**
 * What one side's records show for a payment, by our number for it. Fen, positive if incoming, negative if outgoing.
 */
export interface Flow {
  number: string;
  cents: Cents;
  /** True if some of it falls on the compared day; the rest lies before or after it. */
  isOfDay: boolean;
}

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

/** Adds up the movements of each payment. */
function byNumber(flows: readonly Flow[]): Map<string, Flow> {
  const sums = new Map<string, Flow>();
  for (const { number, cents, isOfDay } of flows) {
    const known = sums.get(number);
    sums.set(number, {
      number,
      cents: (known?.cents ?? 0n) + cents,
      isOfDay: isOfDay || (known?.isOfDay ?? false),
    });
  }
  return sums;
}

/**
 * Compares our records with the app's for one day, payment by payment. A payment belongs to the day if either side
 * moved it then, because money that the app received a second before midnight is posted here a second after. A payment
 * that was fully refunded is not a difference.
 */
export function compareFlows(ours: readonly Flow[], theirs: readonly Flow[]): Comparison {
  const [our, their] = [byNumber(ours), byNumber(theirs)];
  const found: Comparison = { matchedCount: 0, inCents: 0n, outCents: 0n, differences: [] };
  for (const number of new Set([...our.keys(), ...their.keys()])) {
    const [here, there] = [our.get(number), their.get(number)];
    if (!here?.isOfDay && !there?.isOfDay) continue;
    const [ourCents, theirCents] = [here?.cents ?? 0n, there?.cents ?? 0n];
    if (ourCents === theirCents) {
      found.matchedCount += 1;
      if (ourCents > 0n) found.inCents += ourCents;
      else found.outCents -= ourCents;
      continue;
    }
    const kind = ourCents === 0n ? 'missingHere' : theirCents === 0n ? 'missingThere' : 'otherAmount';
    found.differences.push({ number, kind, ourCents, theirCents });
  }
  return found;
}

const DAY_MS = 24 * 3_600_000;
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

/** The period around a day in which the other half of a payment is searched: from an hour before the day to now. */
export function windowOf(day: string, now: Date): { from: Date; until: Date } {
  const start = dayStart(day).getTime();
  const until = Math.min(now.getTime(), start + (DAYS_BACK + 1) * DAY_MS);
  return { from: new Date(start - 3_600_000), until: new Date(until) };
}

/** True if an instant falls on a day. */
export function isInDay(day: string, at: Date): boolean {
  const start = dayStart(day).getTime();
  return at.getTime() >= start && at.getTime() < start + DAY_MS;
}
