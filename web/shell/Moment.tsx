import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { agoOf, type MomentPrecision, momentText, yearOf } from '../ui/momentText.ts';

interface MomentProps {
  /** ISO 8601, as the server sends it. */
  readonly at: string;
  readonly writeMoment: WriteMoment;
  readonly precision?: MomentPrecision;
  readonly className?: string;
  /** Text shown in place of the moment: how long ago it was, or a sentence that contains it. */
  readonly children?: ReactNode;
}

/** A moment in the reader's time zone. Its title gives the full form with year, second and zone. */
export function Moment({ at, writeMoment, precision, className = '', children }: MomentProps) {
  return (
    <time className={`num ${className}`} dateTime={at} title={writeMoment(at, 'exact')}>
      {children ?? writeMoment(at, precision)}
    </time>
  );
}

/** Formats a moment (ISO 8601, as the server sends it) in the reader's language and time zone. */
export type WriteMoment = (at: string, precision?: MomentPrecision) => string;

/** The year is left out where it is that of `nowMs`, in milliseconds since 1970. */
export function useMomentText(nowMs: number): WriteMoment {
  const { i18n } = useTranslation('shell');
  const timeZone = useTimeZone();
  const { language } = i18n;
  const thisYear = yearOf(nowMs, timeZone);
  return useCallback(
    (at, precision = 'minute') => momentText(Date.parse(at), { precision, language, timeZone, thisYear }),
    [language, timeZone, thisYear],
  );
}

/** Formats how long before `nowMs` a moment (ISO 8601) was: just now, minutes, hours or days. */
export function useAgoText(nowMs: number): (moment: string) => string {
  const { t } = useTranslation('shell');
  return (moment) => {
    const { unit, count } = agoOf(Date.parse(moment), nowMs);
    return t(`ago_${unit}`, { count });
  };
}

/** Time zone of the server's markup. Most readers are in it, so that nothing changes for them on hydration. */
const SERVER_TIME_ZONE = 'Asia/Shanghai';

/** The reader's time zone; during hydration, that of the server's markup. */
function useTimeZone(): string {
  return useIsStarted() ? readerTimeZone() : SERVER_TIME_ZONE;
}

let timeZoneOfBrowser: string | undefined;

/** The reader's time zone when the page was loaded. For the browser only, where it is known. */
export function readerTimeZone(): string {
  timeZoneOfBrowser ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return timeZoneOfBrowser;
}

/** False in the server's markup and during hydration, when the reader's time zone is not known yet. */
export function useIsStarted(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
