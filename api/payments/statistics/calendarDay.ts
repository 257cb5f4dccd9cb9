/** A calendar day, as 2026-11-21. */
export type Day = string;

const DAY_MS = 86_400_000;
const DAY = /^20\d{2}-\d{2}-\d{2}$/;

const dayOfMs = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** Whether a text is a calendar day of this century; 2026-02-30 is not. */
export function isDay(text: string): boolean {
  const ms = DAY.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(ms) && dayOfMs(ms) === text;
}

/** The day `count` days later, or earlier if negative. */
export function addDays(day: Day, count: number): Day {
  return dayOfMs(Date.parse(day) + count * DAY_MS);
}

/** The number of days from the first to the last, both included. */
export function countDays(firstDay: Day, lastDay: Day): number {
  return (Date.parse(lastDay) - Date.parse(firstDay)) / DAY_MS + 1;
}

/** The Monday of the day's week. */
export function mondayOf(day: Day): Day {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** The first day of the day's month. */
export function monthStartOf(day: Day): Day {
  return `${day.slice(0, 7)}-01`;
}
