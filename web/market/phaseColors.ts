/** The colour in which people know a phase or gem; a mark beside the word, never text. */
const PHASE_COLORS: Readonly<Record<string, string>> = {
  'Phase 1': '#8A3FA0',
  'Phase 2': '#E0509E',
  'Phase 3': '#2F8F83',
  'Phase 4': '#3B6FE0',
  Ruby: '#D81F35',
  Sapphire: '#1F5BFF',
  'Black Pearl': '#4A3A63',
  Emerald: '#12A150',
};

/** The mark's colour of a phase. */
export function phaseColor(phase: string): string {
  return PHASE_COLORS[phase] ?? '#888888';
}
