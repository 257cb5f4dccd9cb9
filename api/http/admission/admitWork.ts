import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from '../../accounts/session/session.ts';
import { readCookies } from '../../kernel/cookie.ts';
import { FairLine, LineFull } from './fairLine.ts';
import { BudgetSpent, type WorkBudget } from './workBudget.ts';
import type { Work } from './workCost.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request of this route asks of the processor; null where it is as light as most. */
    workOf?: (request: FastifyRequest) => Work | null;
  }
}

/**
 * A page computes in several long steps: while one waits for the database the other goes on. What a document computes it does at its
 * beginning, and then it waits for the database, which takes so many at once.
 */
const LINES = {
  pages: { width: 2, waitingMax: 500, placeMs: 250 },
  queries: { width: 20, waitingMax: 1_000, placeMs: 250 },
};
const RETRY_SECONDS = 2;

/** Where heavy work waits. */
export type WorkLines = Record<Work['line'], FairLine>;

/** Too many wait for the processor already. */
class Crowded extends Error {
  readonly statusCode = 503;
}

/** IPv6 gives everybody a network of their own: the network is the caller. */
function networkOf(address: string): string {
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;
}

/** Whose work it is: by network, and by session. A session that somebody makes up only adds a budget that is spent, too. */
export function callerKeys(request: FastifyRequest): string[] {
  const session = readCookies(request.headers.cookie).get(SESSION_COOKIE) ?? '';
  const keys = [`address:${networkOf(request.ip)}`];
  if (session !== '') keys.push(`session:${hash('sha256', session, 'base64url')}`);
  return keys;
}

/**
 * Lets heavy work in by a line of its own, in which callers take turns, and within each caller's budget (T-30): light requests of
 * everybody else never wait behind it. A route says by `config.workOf` what it asks for.
 * @returns the lines, to be watched.
 */
export function admitWork(app: FastifyInstance, budget: WorkBudget): WorkLines {
  const lines = { pages: new FairLine(LINES.pages), queries: new FairLine(LINES.queries) };
  app.addHook('preHandler', async (request, reply) => {
    const work = request.routeOptions.config.workOf?.(request) ?? null;
    if (work === null) return;
    const keys = callerKeys(request);
    try {
      await budget.charge(keys, work.costMs);
      const answered = new AbortController();
      reply.raw.once('close', () => answered.abort());
      await lines[work.line].enter(keys[0] ?? '', answered.signal);
    } catch (error) {
      throw refused(error, reply);
    }
  });
  return lines;
}

function refused(error: unknown, reply: FastifyReply): unknown {
  if (error instanceof BudgetSpent) reply.header('retry-after', error.retryAfterSeconds);
  if (!(error instanceof LineFull)) return error;
  reply.header('retry-after', RETRY_SECONDS);
  return new Crowded('Too many requests for heavy work at once; try again in a moment.');
}
