/** An invariant over all data, as a query for violations. It holds if the query returns no row. */
export interface Invariant {
  id: string;
  promise: string;
  offendersSql: string;
  /** True if it compares with the sandbox's own database. */
  needsSandbox?: true;
}
