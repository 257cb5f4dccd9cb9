/** The usual colour of a phase or gem. Used for a mark beside the name, never for text. */
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

/** Colour of a phase's mark. */
export function phaseColor(phase: string): string {
  return PHASE_COLORS[phase] ?? '#888888';
}
