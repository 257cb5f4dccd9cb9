/** Formats a wait as minutes and seconds, 4:32. The last second is shown as 0:01. */
export function waitText(waitMs: number): string {
  const seconds = Math.max(0, Math.ceil(waitMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
