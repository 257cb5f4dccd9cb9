import type { Ask, LoadFigures } from './load.ts';

/** What a row reached, beside the ceiling of the same run. Shares are of the ceiling's requests a second. */
export interface Measured extends LoadFigures {
  share: number;
  /** Of the control that does the same work, where there is one. */
  controlShare: number | null;
  /** CPU time of the API per response, in milliseconds. */
  cpuMs: number;
}

/** One kind of work of the bench. */
export interface BenchRow {
  name: string;
  work: string;
  /** The goal and how it is checked. */
  goal: string;
  isReached(measured: Measured): boolean;
  ask: Ask | (() => Ask);
  /** The request that the hand-written control receives for the same work. */
  control?: Ask | (() => Ask);
  /** Checks every body where the status alone does not show success. */
  isGood?(body: string): boolean;
  /**
   * Sends one request and compares the response with SQL.
   * @returns a text if the row cannot run yet.
   * @throws WrongAnswer
   */
  check(): Promise<string | null>;
  /** Compares what the load wrote to the database with the responses. @throws WrongAnswer */
  checkAfter?(answers: { ours: number; control: number }): Promise<void>;
}

/** A response that differs from the database. The bench measures correct responses only. */
export class WrongAnswer extends Error {}
