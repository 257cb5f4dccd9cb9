import type { FastifyInstance } from 'fastify';
import { createPictureHttp } from '../catalog/items/picture.ts';
import { isDatabaseOutage } from '../kernel/databaseOutage.ts';
import { noteFailure } from '../kernel/noteFailure.ts';
import type { Services } from './graphql/context.ts';
import { hasOutage, UNAVAILABLE } from './graphql/resultErrors.ts';
import { type HttpServer, requestContext } from './server.ts';
import type { SiteMode } from './site/buildSite.ts';
import { registerSite } from './site/site.ts';

const UNAVAILABLE_REPLY = {
  data: null,
  errors: [{ message: UNAVAILABLE.message, extensions: { code: UNAVAILABLE.code } }],
};

/** Registers the pages after the interfaces. Queries of a page run in process with the session of the page's request. */
export async function mountSite(
  app: FastifyInstance,
  services: Services,
  { graphql, kept }: Pick<HttpServer, 'graphql' | 'kept'>,
  mode: SiteMode = 'production',
): Promise<void> {
  const { config } = services.platform;
  const pictures = createPictureHttp();
  await registerSite(app, {
    mode,
    origin: (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/+$/, ''),
    *listItemPages() {
      for (const { marketHashName, newestListedAt } of services.market.rows)
        yield {
          path: `/goods?${new URLSearchParams({ hashName: marketHashName })}`,
          changedAt: newestListedAt,
        };
    },
    previews: {
      findItem: (hashName) => services.market.findByName(hashName),
      loadPicture: (url) => pictures.load(url),
    },
    fetchQuery: async (request, document, variables) => {
      const context = await requestContext(services, request, null).catch((error: unknown) => {
        if (!isDatabaseOutage(error)) throw error;
        return null;
      });
      // The viewer cannot be determined: an error is better than showing the page of a visitor.
      if (!context)
        return {
          reply: UNAVAILABLE_REPLY,
          isFromMemory: false,
          hasViewer: false,
          hasErrors: true,
          isAway: true,
        };
      const answer = await graphql.queries.answer(context, {
        id: document.id ?? '',
        variables: { ...variables },
      });
      if (!answer) throw new Error(`the page asked for ${document.name} with variables that are no text`);
      // The data of the page is serialised as JSON.
      return {
        reply: JSON.parse(JSON.stringify(answer.result)),
        isFromMemory: answer.isFromMemory,
        hasViewer: context.viewer !== null,
        hasErrors: answer.result.errors !== undefined,
        isAway: hasOutage(answer.result),
      };
    },
    onPageMade: (request, source) => {
      kept.permit(request.raw, source);
    },
    onRenderError: (error, request) =>
      noteFailure(request, 'error', error, `a page could not be rendered: ${request.url}`),
  });
}
