import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type MomentPrecision, momentText } from '../ui/momentText.ts';
import { useTimeZone } from '../ui/useTimeZone.ts';

/** Formats a moment (ISO 8601, as the server sends it) in the reader's language and time zone. */
export type WriteMoment = (at: string, precision?: MomentPrecision) => string;

/** `nowMs`, in milliseconds since 1970, decides whether the year is included. */
export function useMomentText(nowMs: number): WriteMoment {
  const { i18n } = useTranslation('shell');
  const timeZone = useTimeZone();
  const { language } = i18n;
  // Rounded to a day, so that the function stays the same between renders: only the year matters.
  const dayMs = Math.floor(nowMs / 86_400_000) * 86_400_000;
  return useCallback(
    (at, precision = 'minute') => momentText(Date.parse(at), { precision, language, timeZone, nowMs: dayMs }),
    [language, timeZone, dayMs],
  );
}
