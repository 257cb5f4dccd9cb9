import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DoorContext, RequestContext } from '../graphql/context.ts';

/** What a REST route stands on. */
export interface RestContext {
  door: DoorContext;
  /** Who asks, from where, and how to set cookies. */
  requestOf(request: FastifyRequest, reply: FastifyReply): Promise<RequestContext>;
  /** Says that the answer under way is the same for every visitor, and whether it was made from the market in memory alone. */
  permit(request: FastifyRequest, source: { isFromMemory: boolean }): void;
}
