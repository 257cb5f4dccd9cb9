/**
 * Prisma's codes for a database that cannot be reached or does not answer, PostgreSQL's for one that is starting or stopping, and the
 * operating system's for a connection that is refused or breaks.
 */
const AWAY_CODES: ReadonlySet<string> = new Set([
  ...['P1001', 'P1002', 'P1008', 'P1011', 'P1017', 'P2024', 'P2037'],
  ...['57P01', '57P02', '57P03', '08000', '08001', '08003', '08004', '08006', '53300'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'],
]);
/** The driver adapter's names for the same errors. */
const KINDS = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections']);
/** The driver's messages for errors without a code. */
const SENTENCES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Transaction API error: Unable to start a transaction)/;
/** A lock that was not to be had among a crowd on the same rows, after all tries. */
const CROWDED_CODES: ReadonlySet<string> = new Set([...AWAY_CODES, '55P03']);
const DEPTH_MAX = 6;

interface FailureShape {
  code?: unknown;
  kind?: unknown;
  originalCode?: unknown;
  message?: unknown;
  cause?: unknown;
  originalError?: unknown;
  meta?: { driverAdapterError?: unknown };
}

/**
 * True if an error only means that the database is unavailable or overloaded, so that the same request may succeed in a moment. GraphQL and
 * REST then return "unavailable, try again" instead of a server error (E-06).
 */
export function isDatabaseOutage(error: unknown): boolean {
  return tells(error, CROWDED_CODES, 0);
}

/**
 * Tells whether an error says that the database is away, so that whatever is asked next will fail as well. Rows that somebody holds are no
 * such thing: other rows are free.
 */
export function isDatabaseAway(error: unknown): boolean {
  return tells(error, AWAY_CODES, 0);
}

function tells(error: unknown, codes: ReadonlySet<string>, depth: number): boolean {
  if (typeof error !== 'object' || error === null || depth > DEPTH_MAX) return false;
  const { code, kind, originalCode, message, cause, originalError, meta } = error as FailureShape;
  return (
    [code, originalCode].some((each) => typeof each === 'string' && codes.has(each)) ||
    (typeof kind === 'string' && KINDS.has(kind)) ||
    (typeof message === 'string' && SENTENCES.test(message)) ||
    [cause, originalError, meta?.driverAdapterError].some((inner) => tells(inner, codes, depth + 1))
  );
}

/** Value of the header `Retry-After`, in seconds. */
export const OUTAGE_RETRY_SECONDS = 5;

/** What a process keeps in memory of the database is still being read: answered as by a database that is starting. */
export class StillStarting extends Error {
  readonly code = '57P03';
}
