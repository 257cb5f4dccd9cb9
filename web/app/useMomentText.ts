import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type MomentPrecision, momentText } from '../ui/momentText.ts';
import { useTimeZone } from '../ui/useTimeZone.ts';

/** Writes a moment (ISO 8601, as the server sends it) in the reader's language and time zone. */
export type WriteMoment = (at: string, precision?: MomentPrecision) => string;

/** `nowMs`, milliseconds since 1970, decides whether a moment's year must be said. */
export function useMomentText(nowMs: number): WriteMoment {
  const { i18n } = useTranslation('app');
  const timeZone = useTimeZone();
  const { language } = i18n;
  // A year changes once a year: the writer stays the same from one second to the next.
  const dayMs = Math.floor(nowMs / 86_400_000) * 86_400_000;
  return useCallback(
    (at, precision = 'minute') => momentText(Date.parse(at), { precision, language, timeZone, nowMs: dayMs }),
    [language, timeZone, dayMs],
  );
}
