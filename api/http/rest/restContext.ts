import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DoorContext, RequestContext } from '../graphql/context.ts';

/** What a REST route stands on. */
export interface RestContext {
  door: DoorContext;
  /** Who asks, from where, and how to set cookies. */
  requestOf(request: FastifyRequest, reply: FastifyReply): Promise<RequestContext>;
  /** Says that the answer under way hangs on nobody, and what it was made of. */
  permit(request: FastifyRequest, source: { isFromMemory: boolean; hasViewer: boolean }): void;
}
