const dayMs = 86_400_000;
const protectionDays = 7;
const valveMidnightHourUtc = 7;

/** End of trade protection: seven days after acceptance, rounded up to the next 07:00 UTC, the start of Valve's day. */
export function settlementOf(acceptedAt: Date): Date {
  const earliest = acceptedAt.getTime() + protectionDays * dayMs;
  const boundaryOffset = valveMidnightHourUtc * 3_600_000;
  return new Date(Math.ceil((earliest - boundaryOffset) / dayMs) * dayMs + boundaryOffset);
}
