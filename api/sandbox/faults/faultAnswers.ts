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

/** The response of a fault of kind `status`, `refusal`, `empty`, `html`, `nothing` or `timeout`. */
export function faultAnswerOf(fault: FaultRow, service: string, path: string): FaultAnswer {
  if (fault.kind === 'refusal') return refusalOf(fault, service, path);
  if (fault.kind === 'nothing') return nothingOf(path);
  const html = { 'content-type': 'text/html; charset=utf-8' };
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
