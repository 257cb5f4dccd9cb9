import { LAST_PATH_KEY } from './serverErrorMemory.ts';

/** The page to offer the way back to; only a path of this site, never an address. */
export function lastPathBeforeServerError(): string {
  try {
    const path = sessionStorage.getItem(LAST_PATH_KEY) ?? '';
    return /^\/(?![/\\])/.test(path) && !path.startsWith('/serverError') ? path : '/market';
  } catch {
    return '/market';
  }
}
