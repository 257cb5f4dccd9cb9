import type { FastifyInstance } from 'fastify';
import type { DoorContext } from './graphql/context.ts';
import { hasOutage, UNAVAILABLE } from './graphql/unavailable.ts';
import type { HttpServer } from './http.ts';
import { requestContext } from './http.ts';
import { hasSession } from './kept/answerKey.ts';
import { isDatabaseOutage } from './kernel/databaseOutage.ts';
import type { SiteMode } from './site/buildSite.ts';
import { registerSite } from './site/site.ts';

const UNAVAILABLE_REPLY = {
  data: null,
  errors: [{ message: UNAVAILABLE.message, extensions: { code: UNAVAILABLE.code } }],
};

/** Puts the pages behind the interfaces; what a page asks for runs in process, with the session of the page's request. */
export async function mountSite(
  app: FastifyInstance,
  door: DoorContext,
  { graphql, kept }: Pick<HttpServer, 'graphql' | 'kept'>,
  mode: SiteMode = 'production',
): Promise<void> {
  const { config, log } = door.platform;
  await registerSite(app, {
    mode,
    origin: (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/+$/, ''),
    listItemPages: () =>
      door.market.rows.map(({ marketHashName, newestListedAt }) => ({
        path: `/goods?${new URLSearchParams({ hashName: marketHashName })}`,
        changedAt: newestListedAt,
      })),
    fetchQuery: async (request, document, variables) => {
      const context = await requestContext(door, request, null).catch((error: unknown) => {
        if (!isDatabaseOutage(error)) throw error;
        return null;
      });
      // Who asks cannot be known: nothing is better than the page of a visitor.
      if (!context) return { reply: UNAVAILABLE_REPLY, isFromMemory: false, hasErrors: true, isAway: true };
      const answer = await graphql.queries.answer(context, {
        id: document.id ?? '',
        variables: { ...variables },
      });
      if (!answer) throw new Error(`the page asked for ${document.name} with variables that are no text`);
      // The page's data travels as JSON.
      return {
        reply: JSON.parse(JSON.stringify(answer.result)),
        isFromMemory: answer.isFromMemory,
        hasErrors: answer.result.errors !== undefined,
        isAway: hasOutage(answer.result),
      };
    },
    onPublicPage: (request, isFromMemory) => {
      if (!hasSession(request.headers)) kept.permit(request.raw, { isFromMemory });
    },
    onRenderError: (error, request) =>
      log.error({ err: error, url: request.url }, 'a page could not be rendered'),
  });
}
