/** A promise about all data, as a query for what breaks it (`safety.md` 2.1). No row: it holds. */
export interface Invariant {
  id: string;
  promise: string;
  offendersSql: string;
  /** Compares with the sandbox's own books: only where there is a sandbox. */
  needsSandbox?: true;
}
