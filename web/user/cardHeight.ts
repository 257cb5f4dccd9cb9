/** Of a card of the statistics with all its lines, in px, so that nothing jumps when the figures come. */
export const CARD_HEIGHT = 236;
