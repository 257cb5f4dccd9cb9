/** Where a callback stands. */
export type CallbackState = 'waiting' | 'delivered' | 'dead';

/** A test callback and how it went. */
export interface CallbackTest {
  readonly state: CallbackState;
  readonly sentAt: Date;
  readonly status: number | null;
  readonly failure: string | null;
  /** The first KB of the answer's body. */
  readonly answer: string | null;
  readonly durationMs: number | null;
}
