import type { IncomingHttpHeaders } from 'node:http';
import { readCookies } from '../../kernel/cookie.ts';
import { statedLanguage } from '../../kernel/statedLanguage.ts';

/** A persisted document as requested. */
export interface DocumentRequest {
  id: string;
  variables: Record<string, unknown>;
}

/** Cookies by which a page may differ, besides its language. */
const PAGE_COOKIES = ['currency', 'marketView'] as const;
/** Deepest nesting of variables whose response is kept. No document of the site comes near, and no depth may exhaust the stack. */
const DEPTH_MAX = 32;

/** Names of the session cookies without prefix. Repeated from `session/session.ts`, because this module imports no feature. */
const SESSION_COOKIES = /^(?:__host-|__secure-)?(?:authorization|bind)$/;

/** Normalises a cookie name that may be quoted, escaped or in another case. */
function plainName(name: string): string {
  const unescaped = name.replace(/%([0-9a-f]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return unescaped.replace(/[^\w-]/g, '').toLowerCase();
}

/**
 * True if a request has a session cookie, valid or not, in any spelling: its response is neither cached nor taken from the cache. Accepts
 * more spellings than the session itself, never fewer.
 */
export function hasSession({ cookie }: IncomingHttpHeaders): boolean {
  return [...readCookies(cookie).keys()].some((name) => SESSION_COOKIES.test(plainName(name)));
}

/**
 * True if a request belongs to someone: it has a session cookie or a partner id with its signature (P-04), valid or not. It is never served
 * from the response cache.
 */
export function isPersonal(headers: IncomingHttpHeaders): boolean {
  return hasSession(headers) || headers['x-open-app'] !== undefined;
}

/** Headers by which responses differ, for caches on the way. */
export const VARY = 'accept-encoding, cookie, x-open-app';

/**
 * Cache key of a document with its variables, independent of their order, in the language of its messages. Null for variables that are nested
 * too deep: their response is not kept.
 */
export function documentKey({ id, variables }: DocumentRequest, headers: IncomingHttpHeaders): string | null {
  const text = writeCanonical(variables, DEPTH_MAX);
  return text === null ? null : `document ${id} ${statedLanguage(headers) ?? ''} ${text}`;
}

/** Parameters by which advertisements and newsletters count their visitors. No page reads them on the server. */
const COUNTING = /^(?:utm_[\w-]+|[a-z]*clid|[gw]braid|mc_[ce]id|bd_vid)(?:=|$)/i;

/**
 * The address of a page without what makes no difference to it: the order of its parameters and those that count visitors. Those with the
 * same name keep their order.
 */
export function plainAddress(url: string): string {
  const [path = '', query = ''] = url.split(/\?(.*)/s, 2);
  const nameOf = (pair: string): string => pair.split('=', 1)[0] ?? '';
  const pairs = query
    .split('&')
    .filter((pair) => pair !== '' && !COUNTING.test(pair))
    .sort((left, right) => Number(nameOf(left) > nameOf(right)) - Number(nameOf(left) < nameOf(right)));
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}

/** Cache key of any other GET: its address, its language and the cookies by which pages are rendered, and whether a page is requested. */
export function addressKey(url: string, headers: IncomingHttpHeaders): string {
  const cookies = readCookies(headers.cookie);
  const chosen = [statedLanguage(headers) ?? '', ...PAGE_COOKIES.map((name) => cookies.get(name) ?? '')];
  const isPage = (headers.accept ?? '*/*').includes('text/html');
  const address = isPage && !url.startsWith('/web/') ? plainAddress(url) : url;
  return `get ${address} ${chosen.join(';')} ${isPage}`;
}

/** Parses a body that contains a persisted document and nothing else. Null for any other. */
export function readDocument(body: unknown): DocumentRequest | null {
  if (!isRecord(body) || typeof body.doc_id !== 'string') return null;
  if (Object.keys(body).some((name) => name !== 'doc_id' && name !== 'variables')) return null;
  const variables = body.variables ?? {};
  return isRecord(variables) ? { id: body.doc_id, variables } : null;
}

/** Parses the text of a body likewise. */
export function readDocumentText(text: string): DocumentRequest | null {
  try {
    return readDocument(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Parses a GET of `/graphql` that contains a persisted document and nothing else. Null for any other. */
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

function writeCanonical(value: unknown, depthLeft: number): string | null {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (depthLeft === 0) return null;
  const isList = Array.isArray(value);
  const names = isList ? Object.keys(value) : Object.keys(value).sort();
  const parts: string[] = [];
  for (const name of names) {
    const text = writeCanonical((value as Record<string, unknown>)[name], depthLeft - 1);
    if (text === null) return null;
    parts.push(isList ? text : `${JSON.stringify(name)}:${text}`);
  }
  return isList ? `[${parts.join(',')}]` : `{${parts.join(',')}}`;
}
