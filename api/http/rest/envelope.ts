import type { FastifyReply } from 'fastify';
import { REQUEST_ID } from '../../kernel/log.ts';

/** What every REST call answers (E-01). */
export interface Envelope<T> {
  code: number;
  msg: string;
  data: T | null;
  /** Of a "no": what the log calls the request by. */
  request_id?: string;
}

/** Success. */
export function ok<T>(data: T): Envelope<T> {
  return { code: 0, msg: 'ok', data };
}

/** A "no" with its number. */
export function no(code: number, msg: string): Envelope<never> {
  return { code, msg, data: null };
}

/** Answers with a status of its own; everything else is HTTP 200. */
export function answer(reply: FastifyReply, status: number, envelope: Envelope<unknown>): FastifyReply {
  const named = envelope.code === 0 ? envelope : { ...envelope, [REQUEST_ID]: reply.request.id };
  return reply.code(status).header('cache-control', 'no-store').send(named);
}

/** Answers what is the same for everybody: shared caches may hold it for the second that it may be old. */
export function answerPublic(reply: FastifyReply, envelope: Envelope<unknown>): FastifyReply {
  return reply.code(200).header('cache-control', 'public, max-age=0, s-maxage=1').send(envelope);
}
