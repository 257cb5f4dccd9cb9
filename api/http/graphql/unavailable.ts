import type { ExecutionResult } from 'graphql';

/** What a caller reads while the database is away: the same request may succeed in a moment, HTTP 503 with `Retry-After`. */
export const UNAVAILABLE = {
  code: 'SERVICE_UNAVAILABLE',
  message: 'The service is unavailable; try again in a moment.',
} as const;

/** Tells whether an answer lacks what the database did not give; the rest of its data stands. */
export function hasOutage({ errors }: ExecutionResult): boolean {
  return errors?.some(({ extensions }) => extensions.code === UNAVAILABLE.code) ?? false;
}
