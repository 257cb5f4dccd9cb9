import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { assert } from '../../kernel/assert.ts';
import type { Log } from '../../kernel/log.ts';
import type { OpenCaller } from '../../partners/openApi/admitCaller.ts';
import type { PlatformKey } from '../../partners/openApi/platformKey.ts';
import type { RestContext } from './restContext.ts';

/** The server as the routes of `/open/v1` see it: their shapes are zod's, and so are the types of what they read and answer. */
export type OpenApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  Log,
  ZodTypeProvider
>;

/** What a route of `/open/v1` stands on. */
export interface OpenContext extends RestContext {
  /** The first one signs; the rest are on their way out. */
  keys: readonly PlatformKey[];
}

/** Who signed the request of a route that asks for a signature. */
export function callerOf({ caller }: FastifyRequest): OpenCaller {
  assert(caller, 'a signed route was reached without a signature');
  return caller;
}
