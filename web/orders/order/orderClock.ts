import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Share of the running time that is left, 0 to 1. All three values in milliseconds since 1970. */
export function clockShare({
  startMs,
  endMs,
  nowMs,
}: {
  startMs: number;
  endMs: number;
  nowMs: number;
}): number {
  if (endMs <= startMs) {
    return 0;
  }
  return Math.max(0, Math.min(1, (endMs - nowMs) / (endMs - startMs)));
}

/** Minutes and seconds of a remaining time, as the translations require them. */
export function leftParts(leftMs: number): { minutes: number; seconds: string } {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return { minutes: Math.floor(seconds / 60), seconds: String(seconds % 60).padStart(2, '0') };
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Remaining time in the specification's units (section 5); null once it is over. */
export type RemainingTime =
  | { readonly unit: 'day' | 'hour'; readonly count: number }
  | { readonly unit: 'lessThanHour' }
  | null;

/**
 * Null for a past deadline; from a day, whole days rounded up; from an hour, whole hours rounded down; below that,
 * less than an hour (requirement O-07). Both times in milliseconds since 1970.
 */
export function remainingTime(deadlineMs: number, nowMs: number): RemainingTime {
  const leftMs = deadlineMs - nowMs;
  if (leftMs <= 0) {
    return null;
  }
  if (leftMs >= DAY_MS) {
    return { unit: 'day', count: Math.ceil(leftMs / DAY_MS) };
  }
  return leftMs >= HOUR_MS ? { unit: 'hour', count: Math.floor(leftMs / HOUR_MS) } : { unit: 'lessThanHour' };
}

/**
 * Formats the remaining time in the specification's wording (requirement O-07). A past or missing deadline gives an
 * empty text.
 */
export function useRemainingText(): (deadlineAt: string | null | undefined, nowMs: number) => string {
  const { t } = useTranslation('order');
  return useCallback(
    (deadlineAt, nowMs) => {
      const left = deadlineAt == null ? null : remainingTime(Date.parse(deadlineAt), nowMs);
      if (left === null) {
        return '';
      }
      return left.unit === 'lessThanHour' ? t('lessThanHour') : t(left.unit, { number: left.count });
    },
    [t],
  );
}
