import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { assert } from '../../kernel/assert.ts';
import type { Log } from '../../kernel/log.ts';
import type { OpenCaller } from '../../partners/openApi/admitCaller.ts';
import type { PlatformKey } from '../../partners/openApi/platformKey.ts';
import type { RestContext } from './restContext.ts';

/** The Fastify instance with the types of `/open/v1`: zod schemas define what its routes accept and return. */
export type OpenApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  Log,
  ZodTypeProvider
>;

/** Dependencies of a route of `/open/v1`. */
export interface OpenContext extends RestContext {
  /** The first key signs; the others are being retired. */
  keys: readonly PlatformKey[];
}

/** The partner that signed the request of a route with required signature. */
export function callerOf({ caller }: FastifyRequest): OpenCaller {
  assert(caller, 'a signed route was reached without a signature');
  return caller;
}
