import type { Cents } from '../../kernel/money.ts';

/** What one side's books say of a payment, by our number for it. Cents that came in; negative where they went out. */
export interface Flow {
  number: string;
  cents: Cents;
  /** True where some of it lies in the day that is compared; the rest lies around it. */
  isOfDay: boolean;
}

/** How two books disagree about a payment: it is not in ours, not in the app's, or by another amount. */
export type DifferenceKind = 'missingHere' | 'missingThere' | 'otherAmount';

/** One disagreement. */
export interface Difference {
  number: string;
  kind: DifferenceKind;
  ourCents: Cents;
  theirCents: Cents;
}

/** What a comparison found. */
export interface Comparison {
  matchedCount: number;
  inCents: Cents;
  outCents: Cents;
  differences: Difference[];
}

/** Several movements of one payment as one. */
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
 * Compares our books with the app's, payment by payment, for one day. A payment is of the day when either side moved it then: money that
 * the app took a second before midnight is booked here a second after. What came and went back whole is no difference.
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
/** The payment app's days are Beijing's, which knows no summer time. */
const BEIJING_MS = 8 * 3_600_000;
/** A night's comparison begins at four in the morning: by then the app has written its day. */
const BEGINS_MS = 4 * 3_600_000;
/** How many days back a day is compared that never was, or that had differences. */
const DAYS_BACK = 7;

/** The start of a day as an instant. @param day as `2026-11-21`. */
export function dayStart(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - BEIJING_MS);
}

/** The days that may be compared at a time, oldest first: those that ended, of the last week. */
export function comparableDays(now: Date): string[] {
  const today = now.getTime() + BEIJING_MS - BEGINS_MS;
  return Array.from({ length: DAYS_BACK }, (_, back) =>
    new Date(today - (DAYS_BACK - back) * DAY_MS).toISOString().slice(0, 10),
  );
}

/** When the night of a time began. */
export function nightStart(now: Date): Date {
  const today = new Date(now.getTime() + BEIJING_MS - BEGINS_MS).toISOString().slice(0, 10);
  return new Date(dayStart(today).getTime() + BEGINS_MS);
}

/** The stretch around a day in which the other half of a payment is looked for: an hour before, and all that is known after. */
export function windowOf(day: string, now: Date): { from: Date; until: Date } {
  const start = dayStart(day).getTime();
  const until = Math.min(now.getTime(), start + (DAYS_BACK + 1) * DAY_MS);
  return { from: new Date(start - 3_600_000), until: new Date(until) };
}

/** True where an instant lies in a day. */
export function isInDay(day: string, at: Date): boolean {
  const start = dayStart(day).getTime();
  return at.getTime() >= start && at.getTime() < start + DAY_MS;
}
