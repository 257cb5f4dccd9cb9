import type { FastifyInstance } from 'fastify';
import type { DoorContext } from './graphql/context.ts';
import type { GraphqlServer } from './graphql/server.ts';
import { requestContext } from './http.ts';
import type { SiteMode } from './site/buildSite.ts';
import { registerSite } from './site/site.ts';

/** Puts the pages behind the interfaces; what a page asks for runs in process, with the session of the page's request. */
export async function mountSite(
  app: FastifyInstance,
  door: DoorContext,
  graphql: GraphqlServer,
  mode: SiteMode = 'production',
): Promise<void> {
  const { log } = door.platform;
  await registerSite(app, {
    mode,
    fetchQuery: async (request, document, variables) => {
      const context = await requestContext(door, request, null);
      return graphql.querySite(context, document.id ?? '', { ...variables });
    },
    onRenderError: (error, request) =>
      log.error({ err: error, url: request.url }, 'a page could not be rendered'),
  });
}
