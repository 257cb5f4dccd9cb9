/** Price of each phase in percent of the reference price. Gems cost several times the ordinary phases, which differ little. */
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

/** Price of a Doppler phase or gem in fen, from the reference price of its market item. An unknown phase has the same price. */
export function phasePriceCents(referenceCents: number, phase: string | null): number {
  return Math.round((referenceCents * (PHASE_PERCENTS.get(phase ?? '') ?? 100)) / 100);
}
