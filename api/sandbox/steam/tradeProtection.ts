const dayMs = 86_400_000;
const protectionDays = 7;
const valveMidnightHourUtc = 7;

/**
 * When trade protection of a trade ends: seven days after acceptance, rounded up to the next 07:00 UTC, the boundary
 * of Valve's day (steam.md 3.4).
 */
export function settlementOf(acceptedAt: Date): Date {
  const earliest = acceptedAt.getTime() + protectionDays * dayMs;
  const boundaryOffset = valveMidnightHourUtc * 3_600_000;
  return new Date(Math.ceil((earliest - boundaryOffset) / dayMs) * dayMs + boundaryOffset);
}
