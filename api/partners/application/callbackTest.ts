/** Delivery state of a callback. */
export type CallbackState = 'waiting' | 'delivered' | 'dead';

/** A test callback and its result. */
export interface CallbackTest {
  readonly state: CallbackState;
  readonly sentAt: Date;
  readonly status: number | null;
  readonly failure: string | null;
  /** The first KB of the response body. */
  readonly answer: string | null;
  readonly durationMs: number | null;
}
