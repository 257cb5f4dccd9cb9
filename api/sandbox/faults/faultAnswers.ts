import type { FastifyReply } from 'fastify';
import type { FaultRow } from './faultSwitch.ts';

const maintenancePage =
  '<!DOCTYPE html><html><head><title>Steam Community :: Error</title></head><body><h1>Sorry!</h1>' +
  '<h3>An error was encountered while processing your request.</h3></body></html>';

/** What a fault answers in the place of the real answer. */
export interface FaultAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const json = { 'content-type': 'application/json; charset=utf-8' };

function inJson(status: number, body: unknown, headers: Record<string, string> = {}): FaultAnswer {
  return { status, headers: { ...json, ...headers }, body: JSON.stringify(body) };
}

/** Each of Steam's doors says "no" in its own way (steam.md 3.2, 3.3, 3.5). */
function refusalOf(fault: FaultRow, service: string, path: string): FaultAnswer {
  if (service !== 'steam') return inJson(200, { Code: fault.code, Message: fault.code, RequestId: 'FAULT' });
  if (path.startsWith('/I')) return inJson(200, { response: {} }, { 'x-eresult': fault.code });
  if (path.startsWith('/mobileconf/')) return inJson(200, { success: false });
  const text = `There was an error processing your request.  Please try again later. (${fault.code})`;
  return inJson(500, path.startsWith('/inventory/') ? { success: false, error: text } : { strError: text });
}

/** Well-formed, signed by success, and without content: what Steam has been seen to answer on bad days. */
function nothingOf(path: string): FaultAnswer {
  if (path.startsWith('/I')) return inJson(200, { response: {} }, { 'x-eresult': '1' });
  if (path.startsWith('/mobileconf/')) return inJson(200, { success: true, conf: [] });
  if (path.startsWith('/inventory/'))
    return inJson(200, { total_inventory_count: 0, success: 1, rwgrsn: -2 });
  return inJson(200, {});
}

/** The answer that a fault of the kinds `status`, `refusal`, `empty`, `html`, `nothing` or `timeout` gives. */
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

/** Puts status and headers of the answer on the reply; the body is the caller's to send. */
export function putOnReply(reply: FastifyReply, answer: FaultAnswer): void {
  reply.removeHeader('x-eresult').removeHeader('content-length');
  reply.code(answer.status).headers(answer.headers);
}
