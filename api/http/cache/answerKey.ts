import type { IncomingHttpHeaders } from 'node:http';
import { readCookies } from '../../kernel/cookie.ts';

/** A persisted document as a request names it. */
export interface DocumentRequest {
  id: string;
  variables: Record<string, unknown>;
}

/** Cookies that an answer may differ by for somebody without a session (R-10). */
const PAGE_COOKIES = ['language', 'currency'] as const;

/** The session's cookies by their bare names (A-03): `session/session.ts` names them, and a front knows no feature. */
const SESSION_COOKIES = /^(?:__host-|__secure-)?(?:authorization|bind)$/;

/** A name as anybody may have misspelled it: quoted, escaped, in another case. */
function plainName(name: string): string {
  const unescaped = name.replace(/%([0-9a-f]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return unescaped.replace(/[^\w-]/g, '').toLowerCase();
}

/**
 * Tells whether a request carries a session's cookie, live or not, however it is spelled: what it gets is never kept and never comes from
 * what is kept. Wider than what the doors take for a session, never narrower.
 */
export function hasSession({ cookie }: IncomingHttpHeaders): boolean {
  return [...readCookies(cookie).keys()].some((name) => SESSION_COOKIES.test(plainName(name)));
}

/**
 * Tells whether a request is somebody's own: it carries a session, or a partner's name beside its signature (P-04), right or wrong. It
 * gets nothing that is kept for visitors.
 */
export function isPersonal(headers: IncomingHttpHeaders): boolean {
  return hasSession(headers) || headers['x-open-app'] !== undefined;
}

/** What answers differ by, for the caches on the way. */
export const VARY = 'accept-encoding, cookie, x-open-app';

/** The key of a document with its variables, the same for every order of their names. */
export function documentKey({ id, variables }: DocumentRequest): string {
  return `document ${id} ${writeCanonical(variables)}`;
}

/** The key of any other GET: its address, the cookies that pages are rendered by, and whether a page is wanted at all. */
export function addressKey(url: string, headers: IncomingHttpHeaders): string {
  const cookies = readCookies(headers.cookie);
  const chosen = PAGE_COOKIES.map((name) => cookies.get(name) ?? '');
  const isPage = (headers.accept ?? '*/*').includes('text/html');
  return `get ${url} ${chosen.join(';')} ${isPage}`;
}

/** Reads a body that names a persisted document and nothing else; null for any other. */
export function readDocument(body: unknown): DocumentRequest | null {
  if (!isRecord(body) || typeof body.doc_id !== 'string') return null;
  if (Object.keys(body).some((name) => name !== 'doc_id' && name !== 'variables')) return null;
  const variables = body.variables ?? {};
  return isRecord(variables) ? { id: body.doc_id, variables } : null;
}

/** The same of a body's text. */
export function readDocumentText(text: string): DocumentRequest | null {
  try {
    return readDocument(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Reads a GET of `/graphql` that names a persisted document and nothing else; null for any other. */
export function readDocumentQuery(url: string): DocumentRequest | null {
  const params = new URLSearchParams(url.split('?', 2)[1] ?? '');
  const names = [...params.keys()];
  const isOnlyNamed = names.every((name) => name === 'doc_id' || name === 'variables');
  if (!isOnlyNamed || new Set(names).size < names.length) return null;
  const variables = params.get('variables') ?? '{}';
  const id = params.get('doc_id');
  return id === null ? null : readDocumentText(`{"doc_id":${JSON.stringify(id)},"variables":${variables}}`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function writeCanonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeCanonical).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${writeCanonical(value[name])}`).join(',')}}`;
}
