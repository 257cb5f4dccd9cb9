import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Books } from './books.ts';

/** A scripted failure: the next `remaining` calls whose path contains `path_contains`. Status 0 cuts the connection. */
interface FaultRow {
  readonly status: number;
  readonly delay_ms: number;
  readonly with_effect: boolean;
}

async function takeFault(books: Books, path: string): Promise<FaultRow | null> {
  const { rows } = await books.query<FaultRow>(
    `update sandbox.fault set remaining = remaining - 1 where id = (
       select id from sandbox.fault where remaining > 0 and position(path_contains in $1) > 0
       order by id limit 1 for update)
     returning status, delay_ms, with_effect`,
    [path],
  );
  return rows[0] ?? null;
}

async function fail(fault: FaultRow, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await wait(fault.delay_ms);
  if (fault.status === 0) {
    reply.hijack();
    request.raw.socket.destroy();
    return;
  }
  await reply.code(fault.status).send('');
}

/**
 * Lets calls fail by script: without effect before the handler runs, with effect by spoiling the answer after the
 * handler has committed. The sandbox's own pages and controls never fail.
 */
export function addFaults(server: FastifyInstance, books: Books): void {
  const spoiling = new WeakMap<FastifyRequest, FaultRow>();
  server.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/sandbox')) return;
    const fault = await takeFault(books, request.url);
    if (fault === null) return;
    if (fault.with_effect) spoiling.set(request, fault);
    else await fail(fault, request, reply);
  });
  server.addHook('onSend', async (request, reply, payload) => {
    const fault = spoiling.get(request);
    if (fault === undefined) return payload;
    await wait(fault.delay_ms);
    if (fault.status === 0) request.raw.socket.destroy();
    else reply.code(fault.status);
    return '';
  });
}
