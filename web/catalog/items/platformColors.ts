/** Colours of the lines and marks of places. The text beside them carries the meaning. */
const COLORS: Readonly<Record<string, string>> = {
  HERE: 'var(--accent)',
  BUFF: '#E08A2E',
  YOUPIN: '#4F8DFD',
  C5: '#B06EF5',
  STEAM: '#8A97A8',
};

/** The colour of a place: `HERE`, or a platform's name. */
export function platformColor(place: string): string {
  return COLORS[place] ?? 'var(--t3)';
}
