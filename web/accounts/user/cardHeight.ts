/** Height of a statistics card with all its lines, in px, so that nothing moves when the values load. */
export const CARD_HEIGHT = 236;
