import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { assert } from '../../kernel/assert.ts';
import type { Log } from '../../kernel/log.ts';
import type { CallbackKeys } from '../../partners/callbacks/callbackKey.ts';
import type { OpenCaller } from '../../partners/openApi/admitCaller.ts';
import type { PlatformKey } from '../../partners/openApi/platformKey.ts';
import type { PartnerLimit } from '../admission/partnerLimit.ts';
import type { RequestContext, Services } from '../graphql/context.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if only a signed-in user may call this route of `/web`. Checked before the parameters are. */
    needsUser?: boolean;
  }
  interface FastifySchema {
    /** The codes of the domain errors of a route of `/open/v1`, and `notFound`; what every signed route can answer is not repeated. */
    'x-errors'?: readonly string[];
  }
  interface FastifyRequest {
    /** The id of the signed-in user, on a route that needs one. */
    userId: string | null;
  }
}

/**
 * The Fastify instance of `/web` and `/open/v1`. A route declares its parameters and its answer as zod schemas: they parse, they name the
 * wrong field, and the OpenAPI document is generated from them.
 */
export type RestApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  Log,
  ZodTypeProvider
>;

/** Dependencies of a REST route. */
export interface RestContext {
  services: Services;
  /** Creates the context of a request: viewer, origin, and how to set cookies. */
  requestOf(request: FastifyRequest, reply: FastifyReply): Promise<RequestContext>;
  /** Marks the current response as independent of the user, with its data sources. */
  permit(request: FastifyRequest, source: { isFromMemory: boolean; hasViewer: boolean }): void;
}

/** Dependencies of a route of `/open/v1`. */
export interface OpenContext extends RestContext {
  /** The first key signs answers; the others are being retired. */
  keys: readonly PlatformKey[];
  callbackKeys: CallbackKeys;
  partnerLimit: PartnerLimit;
}

/** The id of the signed-in user who called a route of `/web` that needs one. */
export function userOf({ userId }: FastifyRequest): string {
  assert(userId, 'a route for users was reached without one');
  return userId;
}

/** The partner that signed the request of a route with required signature. */
export function callerOf({ caller }: FastifyRequest): OpenCaller {
  assert(caller, 'a signed route was reached without a signature');
  return caller;
}
