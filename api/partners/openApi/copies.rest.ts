import { z } from 'zod';
import { FILTER_LENGTH_MAX } from '../../catalog/filter/filter.ts';
import { readFilterText } from '../../catalog/filter/readFilterText.ts';
import { limitHeaders } from '../../http/admission/partnerLimit.ts';
import { ok, successOf } from '../../http/rest/envelope.ts';
import { callerOf, type OpenContext, type RestApp } from '../../http/rest/restApp.ts';
import { afterParam, nameShape, pageOf, param, textShape } from '../../kernel/shapes.ts';
import { catalogueVocabulary } from '../../selling/copies/catalogueVocabulary.ts';
import { listFoundListings } from '../../selling/copies/copyOnSale.store.ts';
import { CopyQuery } from '../../selling/copies/copyQuery.ts';
import { COPY_SORTS } from '../../selling/copies/copySort.ts';
import { listingShape, toListing } from './listingShape.ts';
import { marketHashNameShape, pageLimit } from './shapes.ts';

const copyShape = listingShape.extend({ marketHashName: marketHashNameShape }).meta({ id: 'Copy' });

/** Processor milliseconds that are one request of a partner's limit. */
const REQUEST_MS = 20;

/** The copies of all items on sale: `/copies`. */
export function openCopyRoutes(app: RestApp, { services, partnerLimit }: OpenContext): void {
  app.get(
    '/copies',
    {
      schema: {
        tags: ['market'],
        operationId: 'searchCopies',
        'x-errors': ['filterInvalid'],
        summary: 'Copies of all items that are on sale, found by one filter',
        description:
          'The filter is the one of the page `/copies`. A copy that is sold between two pages shifts none, but by `rankAscending`, where places change, a row may ' +
          'come again or be left out. ' +
          'A filter of many conditions counts as several requests.',
        querystring: z.strictObject({
          filter: param(textShape(FILTER_LENGTH_MAX).default('')).describe(
            'The filter as text, such as `type:knife wear<0.01 price<=ref*0.95`. Empty: every copy.',
          ),
          sort: param(nameShape(COPY_SORTS).default('priceAscending')).describe('Order of the rows.'),
          after: afterParam,
          limit: pageLimit,
        }),
        response: { 200: successOf(pageOf(copyShape)) },
      },
    },
    async (request, reply) => {
      const { userId, partnerId } = callerOf(request);
      const { filter: text, sort, after = null, limit: size } = request.query;
      const { market, platform } = services;
      const filter = readFilterText(text, { place: 'copies', vocabulary: catalogueVocabulary(market) });
      const query = new CopyQuery(filter, services, async (costMs) => {
        const requests = Math.floor(costMs / REQUEST_MS);
        if (requests > 0) reply.headers(limitHeaders(await partnerLimit.spend(partnerId, requests)));
      });
      const page = await query.page({ sort, size, after });
      const rows = await listFoundListings(
        platform.db,
        page.rows.map(({ id }) => id),
      );
      return ok({
        rows: rows.map((row) => {
          const marketHashName = market.findById(row.marketItemId)?.marketHashName ?? '';
          return { ...toListing(row, { marketHashName, readerId: userId }), marketHashName };
        }),
        next: page.hasMore ? (page.rows.at(-1)?.cursor ?? null) : null,
      });
    },
  );
}
