/** A step of the chart, or a whole range: its days such as 2026-11-01, and the length of steps. */
export interface ShownPeriod {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** Formats a day: `11-21`, or `21 Nov` in English; optionally with weekday and year. */
export function dayText(
  day: string,
  language: string,
  { hasWeekday = false, hasYear = false }: { hasWeekday?: boolean; hasYear?: boolean } = {},
): string {
  const date = new Date(day);
  const weekday = hasWeekday
    ? new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-CN', {
        weekday: 'short',
        timeZone: 'UTC',
      }).format(date)
    : '';
  if (language !== 'en') {
    return `${hasYear ? day : day.slice(5)}${weekday === '' ? '' : ` ${weekday}`}`;
  }
  const text = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(hasYear ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  }).format(date);
  return weekday === '' ? text : `${weekday} ${text}`;
}

/** Formats a step of the chart: a day with its weekday, or its first and last day. */
export function periodText({ firstDay, lastDay }: ShownPeriod, language: string): string {
  return firstDay === lastDay
    ? dayText(firstDay, language, { hasWeekday: true })
    : `${dayText(firstDay, language)} – ${dayText(lastDay, language)}`;
}

/** Formats the days of a range, with their years. */
export function rangeText({ firstDay, lastDay }: ShownPeriod, language: string): string {
  const [first, last] = [firstDay, lastDay].map((day) => dayText(day, language, { hasYear: true }));
  return firstDay === lastDay ? `${first}` : `${first} – ${last}`;
}
