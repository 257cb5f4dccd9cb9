import type { Ask, LoadFigures } from './load.ts';

/** What a row reached, beside the ceiling of the same run. Shares are of the ceiling's requests a second. */
export interface Measured extends LoadFigures {
  share: number;
  /** Of the control that does the same work, where there is one. */
  controlShare: number | null;
  /** CPU of the api for one answer, in milliseconds. */
  cpuMs: number;
}

/** One kind of work of the bench. */
export interface BenchRow {
  name: string;
  work: string;
  /** The target from platform.md 6 and how it is checked. */
  goal: string;
  isReached(measured: Measured): boolean;
  ask: Ask | (() => Ask);
  /** What the hand-written control is asked for the same work. */
  control?: Ask | (() => Ask);
  /** Checks every body where the status alone does not show success. */
  isGood?(body: string): boolean;
  /** Asks once and holds the answer against SQL. @returns a word where the row cannot run yet. @throws WrongAnswer */
  check(): Promise<string | null>;
  /** Holds what the load left in the database against what was answered. @throws WrongAnswer */
  checkAfter?(answers: { ours: number; control: number }): Promise<void>;
}

/** An answer that is not what the database says: the bench measures right answers alone. */
export class WrongAnswer extends Error {}
