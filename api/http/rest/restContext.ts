import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DoorContext, RequestContext } from '../graphql/context.ts';

/** Dependencies of a REST route. */
export interface RestContext {
  door: DoorContext;
  /** Creates the context of a request: viewer, origin, and how to set cookies. */
  requestOf(request: FastifyRequest, reply: FastifyReply): Promise<RequestContext>;
  /** Marks the current response as independent of the user, with its data sources. */
  permit(request: FastifyRequest, source: { isFromMemory: boolean; hasViewer: boolean }): void;
}
