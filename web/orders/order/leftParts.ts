/** Minutes and seconds of a remaining time, as the translations require them. */
export function leftParts(leftMs: number): { minutes: number; seconds: string } {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return { minutes: Math.floor(seconds / 60), seconds: String(seconds % 60).padStart(2, '0') };
}
