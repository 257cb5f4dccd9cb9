/**
 * Error codes of an outage: Prisma's for an unreachable or unresponsive database, PostgreSQL's for one that is starting or stopping, the
 * operating system's for a refused or broken connection, and a lock on contended rows that could not be acquired after all retries.
 */
const CODES = new Set([
  ...['P1001', 'P1002', 'P1008', 'P1011', 'P1017', 'P2024', 'P2037'],
  ...['57P01', '57P02', '57P03', '08000', '08001', '08003', '08004', '08006', '53300'],
  '55P03',
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'],
]);
/** The driver adapter's names for the same errors. */
const KINDS = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections']);
/** The driver's messages for errors without a code. */
const SENTENCES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Transaction API error: Unable to start a transaction)/;
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
export function isDatabaseOutage(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > DEPTH_MAX) return false;
  const { code, kind, originalCode, message, cause, originalError, meta } = error as FailureShape;
  return (
    [code, originalCode].some((each) => typeof each === 'string' && CODES.has(each)) ||
    (typeof kind === 'string' && KINDS.has(kind)) ||
    (typeof message === 'string' && SENTENCES.test(message)) ||
    [cause, originalError, meta?.driverAdapterError].some((inner) => isDatabaseOutage(inner, depth + 1))
  );
}

/** Value of the header `Retry-After`, in seconds. */
export const OUTAGE_RETRY_SECONDS = 5;
