import type { FastifyInstance } from 'fastify';
import { listPhases } from '../catalog/market/marketItem.store.ts';
import { inPhase } from '../catalog/pictures/pictureAddress.ts';
import { openPictureStores } from '../catalog/pictures/pictureStore.ts';
import { siteUrlOf } from '../config.ts';
import { openCache } from '../kernel/caches.ts';
import { isDatabaseOutage } from '../kernel/databaseOutage.ts';
import type { MarketItemPhase } from '../kernel/generated/prisma/client.ts';
import { noteFailure } from '../kernel/noteFailure.ts';
import { findRendering } from '../selling/listing/rendering.ts';
import { BudgetSpent } from './admission/workBudget.ts';
import type { Services } from './graphql/context.ts';
import { hasOutage, UNAVAILABLE } from './graphql/resultErrors.ts';
import { type HttpServer, requestContext } from './server.ts';
import type { SiteMode } from './site/buildSite.ts';
import type { PictureRoute } from './site/pictureRoute.ts';
import { registerSite } from './site/site.ts';

const UNAVAILABLE_REPLY = JSON.stringify({
  data: null,
  errors: [{ message: UNAVAILABLE.message, extensions: { code: UNAVAILABLE.code } }],
});

const [PHASE_BYTES, ENTRY_BYTES] = [600, 300];
const PHASES_MS = 10 * 60_000;

/** Finds what a picture shows, in memory; the phases of an item are read once in a while. */
function findPicturedIn({ market, platform }: Services): PictureRoute['findPictured'] {
  const phasesOf = openCache<readonly MarketItemPhase[]>(
    'phases',
    (phases) => phases.length * PHASE_BYTES + ENTRY_BYTES,
    { ttl: PHASES_MS, fetchMethod: async (id) => (await listPhases(platform.db, [id])).flat() },
  );
  return async (id, phase) => {
    const item = market.findById(id);
    if (item === null || phase === null) return item;
    const phases = await phasesOf.forceFetch(id);
    return phases.some((row) => row.phase === phase) ? inPhase(item, phases, phase) : null;
  };
}

/** Charges a caller for drawing. False if its budget, or that of a purse of its own, is spent. */
function chargeFor(server: Pick<HttpServer, 'charge'>, purse = ''): PictureRoute['mayWork'] {
  return (request, costMs) =>
    server.charge(request, costMs, purse).then(
      () => true,
      (error: unknown) => {
        if (error instanceof BudgetSpent) return false;
        throw error;
      },
    );
}

/** Registers the pages after the interfaces. Queries of a page run in process with the session of the page's request. */
export async function mountSite(
  app: FastifyInstance,
  services: Services,
  server: Pick<HttpServer, 'graphql' | 'kept' | 'charge' | 'isCrowded'>,
  mode: SiteMode = 'production',
): Promise<void> {
  const { config } = services.platform;
  const { graphql, kept } = server;
  const { photographs, renderings } = openPictureStores(services.platform);
  await registerSite(app, {
    mode,
    origin: siteUrlOf(config),
    *listItemPages() {
      for (const { marketHashName, newestListedAt } of services.market.rows)
        yield {
          path: `/goods?${new URLSearchParams({ hashName: marketHashName })}`,
          changedAt: newestListedAt,
        };
    },
    previews: {
      findItem: (hashName) => services.market.findByName(hashName),
      store: photographs,
    },
    pictures: { store: photographs, findPictured: findPicturedIn(services), mayWork: chargeFor(server) },
    renderings: {
      store: renderings,
      findRendering: (assetId, side) => findRendering(services.platform, assetId, side),
      // Apart from pages: whoever has looked at enough copies can still use the site.
      mayWork: chargeFor(server, 'rendering '),
      patienceMs: config.COPY_RENDERER_TIMEOUT_MS,
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
      if (!answer)
        throw new Error(`the page asked for ${document.name} with variables that are not valid text`);
      return {
        reply: JSON.stringify(answer.result),
        isFromMemory: answer.isFromMemory,
        hasViewer: context.viewer !== null,
        hasErrors: answer.result.errors !== undefined,
        isAway: hasOutage(answer.result),
      };
    },
    isCrowded: () => server.isCrowded(),
    onPageMade: (request, source) => {
      kept.permit(request.raw, source);
    },
    onRenderError: (error, request) =>
      noteFailure(request, 'error', error, `a page could not be rendered: ${request.url}`),
  });
}
