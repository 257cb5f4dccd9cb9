/** Doppler phases and gems in display order. Gamma Dopplers have Emerald instead of the other gems. */
const PHASES: readonly string[] = [
  'Phase 1',
  'Phase 2',
  'Phase 3',
  'Phase 4',
  'Ruby',
  'Sapphire',
  'Black Pearl',
  'Emerald',
];

/** Sorts rows by phase in that order. */
export function inPhaseOrder<Row extends { phase: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => PHASES.indexOf(a.phase) - PHASES.indexOf(b.phase));
}
