import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from '../../accounts/session/session.ts';
import { readCookies } from '../../kernel/cookie.ts';
import { networkOf } from '../../kernel/networkOf.ts';
import { FairLine, LineFull } from './fairLine.ts';
import { BudgetSpent, type WorkBudget } from './workBudget.ts';
import type { Work } from './workCost.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The processor cost of a request of this route. Null if it is light, as most are. */
    workOf?: (request: FastifyRequest) => Work | null;
  }
}

/**
 * Concurrency of each queue. A page computes in several long steps, so a second one can run while the first waits for the database. A
 * document computes only at its start and then waits for the database, which limits concurrency itself.
 */
const LINES = {
  pages: { width: 2, waitingMax: 500, placeMs: 250 },
  queries: { width: 20, waitingMax: 1_000, placeMs: 250 },
};
const RETRY_SECONDS = 2;
/** Number of waiting requests that count as a crowd: the last of them waits for a sixth of a second or longer. */
const CROWD = 8;

/** The queues of heavy work. */
export type WorkLines = Record<Work['line'], FairLine>;

/** True while so many pages wait that each should take less processor time. Preview pictures wait in the same line and count too. */
export function isCrowded({ pages }: WorkLines): boolean {
  return pages.waitingCount >= CROWD;
}

/** Too many requests are waiting for the processor. */
class Crowded extends Error {
  readonly statusCode = 503;
}

/** Keys of the caller: network and session. A made-up session gains nothing, since the budget of the network is charged too. */
export function callerKeys(request: FastifyRequest): string[] {
  const session = readCookies(request.headers.cookie).get(SESSION_COOKIE) ?? '';
  const keys = [`address:${networkOf(request.ip)}`];
  if (session !== '') keys.push(`session:${hash('sha256', session, 'base64url')}`);
  return keys;
}

/**
 * Admits heavy work through queues in which callers take turns, and within the budget of each caller (T-30), so that light requests of
 * other callers never wait for it. A route declares its cost with `config.workOf`.
 * @returns the queues, for metrics.
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
