import { LAST_PATH_KEY, REQUEST_ID_KEY } from './serverErrorMemory.ts';

/** The page to link back to: always a path of this site, never a full URL. */
export function lastPathBeforeServerError(): string {
  try {
    const path = sessionStorage.getItem(LAST_PATH_KEY) ?? '';
    return /^\/(?![/\\])/.test(path) && !path.startsWith('/serverError') ? path : '/market';
  } catch {
    return '/market';
  }
}

/** Id by which the operators find the failed request; empty when it is not known. */
export function requestIdOfServerError(): string {
  try {
    const requestId = sessionStorage.getItem(REQUEST_ID_KEY) ?? '';
    return /^[0-9a-f-]{36}$/.test(requestId) ? requestId : '';
  } catch {
    return '';
  }
}
