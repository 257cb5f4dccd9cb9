interface HoldOrder {
  readonly phase: string;
  readonly direction: string;
  readonly events: readonly {
    readonly evidence: readonly { readonly name: string; readonly value: string }[];
  }[];
}

/** The sides that have words of their own; both together are nobody's alone. */
const SIDES = ['buyer', 'seller', 'both'];

/**
 * Key of what is said of Steam's hold on a trade: whose account causes it and how it ends, and, once the order has ended with it, who
 * cancelled it. Null where there is no hold, or Steam does not say whose it is.
 */
export function holdWordsKey({ phase, direction, events }: HoldOrder): string | null {
  const isEnd = phase === 'FAILED';
  if (!isEnd && phase !== 'ON_HOLD') {
    return null;
  }
  const name = isEnd ? 'holdCancelledBy' : 'holdCausedBy';
  const side = events.flatMap(({ evidence }) => evidence).findLast((proof) => proof.name === name)?.value;
  if (side === undefined || !SIDES.includes(side)) {
    return null;
  }
  const mine = direction === 'BUY' ? 'buyer' : 'seller';
  return `${isEnd ? 'holdEnd' : 'holdWhy'}_${side === mine ? 'mine' : side}`;
}
