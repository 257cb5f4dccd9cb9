/** Gems cost several times the ordinary phases, which differ by little (percent of the reference price). */
export const PHASE_PERCENTS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    'Phase 1': 100,
    'Phase 2': 112,
    'Phase 3': 98,
    'Phase 4': 106,
    'Black Pearl': 260,
    Sapphire: 380,
    Ruby: 400,
    Emerald: 450,
  }),
);

/** The price of a Doppler phase or gem in fen, from the reference price of its market item; unknown phases cost the same. */
export function phasePriceCents(referenceCents: number, phase: string | null): number {
  return Math.round((referenceCents * (PHASE_PERCENTS.get(phase ?? '') ?? 100)) / 100);
}
