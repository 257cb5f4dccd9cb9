import { SECOND_MS } from '../../kernel/durations.ts';

/** What a change is about. */
export type ChangeKind = 'listed' | 'repriced' | 'sold' | 'unlisted' | 'bids';

/** A copy as a change shows it: nothing of its seller. Amounts in fen. */
export interface ChangedCopy {
  readonly listingId: string;
  readonly askCents: number;
  /** The ask before a new one; null otherwise. */
  readonly formerAskCents: number | null;
  readonly wear: number | null;
  readonly seed: number | null;
  readonly phase: string | null;
}

/** A message of a stream over the market. */
export interface MarketChange {
  /** Where to resume: everything before it was told. */
  readonly cursor: string;
  /** `cursor` tells that nothing else happened, `summary` how much did, and `reset` that the reader must read its data again. */
  readonly kind: ChangeKind | 'summary' | 'reset' | 'cursor';
  readonly marketItemId: string | null;
  /** Null for bids and for what is about no copy. */
  readonly listing: ChangedCopy | null;
  /** Number of changes that a summary stands for; null otherwise. */
  readonly count: number | null;
}

/** Where the messages of one reader go: it ends by itself if too many are unread. */
export interface ChangeSink {
  push(change: MarketChange): void;
  end(): void;
}

/** Single changes that a stream sends within a second. */
export const SINGLE_MAX = 20;

/** A message that is about no single copy or book. */
export function noteOf(
  kind: 'summary' | 'reset' | 'cursor',
  cursor: string,
  count: number | null = null,
): MarketChange {
  return { cursor, kind, marketItemId: null, listing: null, count };
}

/** What one reader is sent of the changes that match its filter: single ones up to a rate, and beyond it their number. */
export class MarketStream {
  readonly #stream: ChangeSink;
  #secondFrom = 0;
  #sent = 0;

  constructor(stream: ChangeSink) {
    this.#stream = stream;
  }

  /** Sends the changes of one round: each, or one summary if they are more than the rate allows. */
  tell(changes: readonly MarketChange[], nowMs: number): void {
    if (nowMs - this.#secondFrom >= SECOND_MS) [this.#secondFrom, this.#sent] = [nowMs, 0];
    const last = changes.at(-1);
    if (last === undefined) return;
    if (this.#sent + changes.length > SINGLE_MAX) {
      // The rest of the second is summarised as well: a reader of a summary reads its data again.
      this.#sent = SINGLE_MAX;
      this.#stream.push(noteOf('summary', last.cursor, changes.length));
      return;
    }
    this.#sent += changes.length;
    this.replay(changes);
  }

  /** Sends all changes, however many they are. */
  replay(changes: readonly MarketChange[]): void {
    for (const change of changes) this.#stream.push(change);
  }
}
