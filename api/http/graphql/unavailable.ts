import type { ExecutionResult } from 'graphql';

/** Error while the database is unavailable: the same request may succeed in a moment. HTTP 503 with `Retry-After`. */
export const UNAVAILABLE = {
  code: 'SERVICE_UNAVAILABLE',
  message: 'The service is unavailable; try again in a moment.',
} as const;

/** True if a result is incomplete because the database was unavailable. Its other data is valid. */
export function hasOutage({ errors }: ExecutionResult): boolean {
  return errors?.some(({ extensions }) => extensions.code === UNAVAILABLE.code) ?? false;
}
