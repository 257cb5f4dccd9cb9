import type { FastifyReply } from 'fastify';
import type { FaultRow } from './faultSwitch.ts';

const maintenancePage =
  '<!DOCTYPE html><html><head><title>Steam Community :: Error</title></head><body><h1>Sorry!</h1>' +
  '<h3>An error was encountered while processing your request.</h3></body></html>';

/** The response that a fault sends instead of the real one. */
export interface FaultAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const json = { 'content-type': 'application/json; charset=utf-8' };

function inJson(status: number, body: unknown, headers: Record<string, string> = {}): FaultAnswer {
  return { status, headers: { ...json, ...headers }, body: JSON.stringify(body) };
}

/** Each of Steam's services rejects requests in its own format. */
function refusalOf(fault: FaultRow, service: string, path: string): FaultAnswer {
  if (service !== 'steam') return inJson(200, { Code: fault.code, Message: fault.code, RequestId: 'FAULT' });
  if (path.startsWith('/I')) return inJson(200, { response: {} }, { 'x-eresult': fault.code });
  if (path.startsWith('/mobileconf/')) return inJson(200, { success: false });
  const text = `There was an error processing your request.  Please try again later. (${fault.code})`;
  return inJson(500, path.startsWith('/inventory/') ? { success: false, error: text } : { strError: text });
}

/** Well-formed, marked as success, and without content: a response that Steam has been seen to send during outages. */
function nothingOf(path: string): FaultAnswer {
  if (path.startsWith('/I')) return inJson(200, { response: {} }, { 'x-eresult': '1' });
  if (path.startsWith('/mobileconf/')) return inJson(200, { success: true, conf: [] });
  if (path.startsWith('/inventory/'))
    return inJson(200, { total_inventory_count: 0, success: 1, rwgrsn: -2 });
  return inJson(200, {});
}

/** The page of Steam's edge, which bans an address. */
export const edgePage =
  '<HTML><HEAD>\n<TITLE>Access Denied</TITLE>\n</HEAD><BODY>\n<H1>Access Denied</H1>\n \n' +
  "You don't have permission to access this page on this server.<P>\nReference&#32;&#35;18&#46;fault\n</BODY>\n</HTML>\n";
const signInPage =
  '<!DOCTYPE html><html><head><title>Sign In</title></head><body><script>g_steamID = false;</script></body></html>';
const unauthorizedPage =
  '<html><head><title>Unauthorized</title></head><body><h1>Unauthorized</h1>Access is denied. Retrying will not help. Please verify your <pre>access_token=</pre> parameter.</body></html>';

/** A list that says how many rows there are, and has none: real Steam sends it for app 730 and for offers. */
function noneOf(path: string, hasMore: boolean): FaultAnswer {
  if (path.startsWith('/I')) return inJson(200, { response: { next_cursor: 0 } }, { 'x-eresult': '1' });
  if (!path.startsWith('/inventory/')) return nothingOf(path);
  const more = hasMore ? { more_items: 1, last_assetid: '1' } : {};
  return inJson(200, { total_inventory_count: 1234, success: 1, rwgrsn: -2, ...more });
}

/** The response of a fault that replaces it. */
export function faultAnswerOf(fault: FaultRow, service: string, path: string): FaultAnswer {
  if (fault.kind === 'refusal') return refusalOf(fault, service, path);
  if (fault.kind === 'nothing') return nothingOf(path);
  if (fault.kind === 'null') return inJson(200, null);
  if (fault.kind === 'none' || fault.kind === 'hollow') return noneOf(path, fault.kind === 'hollow');
  const html = { 'content-type': 'text/html; charset=utf-8' };
  if (fault.kind === 'edge') return { status: 403, headers: html, body: edgePage };
  if (fault.kind === 'signIn') {
    const isApi = path.startsWith('/I');
    return { status: isApi ? 401 : 200, headers: html, body: isApi ? unauthorizedPage : signInPage };
  }
  if (fault.kind === 'html') return { status: 200, headers: html, body: maintenancePage };
  if (fault.kind === 'empty') return { status: 200, headers: html, body: '' };
  const status = fault.kind === 'timeout' ? 504 : fault.status;
  const retry = fault.retry_after_seconds;
  const headers = retry === null ? html : { ...html, 'retry-after': String(retry) };
  return { status, headers, body: '' };
}

/** Sets status and headers of the reply. The caller sends the body. */
export function putOnReply(reply: FastifyReply, answer: FaultAnswer): void {
  reply.removeHeader('x-eresult').removeHeader('content-length');
  reply.code(answer.status).headers(answer.headers);
}
