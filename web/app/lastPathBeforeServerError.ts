import { LAST_PATH_KEY, REQUEST_ID_KEY } from './serverErrorMemory.ts';

/** The page to offer the way back to; only a path of this site, never an address. */
export function lastPathBeforeServerError(): string {
  try {
    const path = sessionStorage.getItem(LAST_PATH_KEY) ?? '';
    return /^\/(?![/\\])/.test(path) && !path.startsWith('/serverError') ? path : '/market';
  } catch {
    return '/market';
  }
}

/** By which the operators find the request that failed; nothing where it is not known. */
export function requestIdOfServerError(): string {
  try {
    const requestId = sessionStorage.getItem(REQUEST_ID_KEY) ?? '';
    return /^[0-9a-f-]{36}$/.test(requestId) ? requestId : '';
  } catch {
    return '';
  }
}
