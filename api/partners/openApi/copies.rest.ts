import { z } from 'zod';
import { FILTER_LENGTH_MAX } from '../../catalog/filter/filter.ts';
import { readFilterText } from '../../catalog/filter/readFilterText.ts';
import { ok, successOf } from '../../http/rest/envelope.ts';
import { callerOf, type OpenContext, type RestApp } from '../../http/rest/restApp.ts';
import { afterParam, nameShape, pageOf, param, textShape } from '../../kernel/shapes.ts';
import { catalogueVocabulary } from '../../selling/copies/catalogueVocabulary.ts';
import { listFoundListings } from '../../selling/copies/copyOnSale.store.ts';
import { openSearch } from '../../selling/copies/openSearch.ts';
import { COPY_SORTS, searchCopies } from '../../selling/copies/searchCopies.ts';
import { listingShape, toListing } from './listingShape.ts';
import { marketHashNameShape, pageLimit } from './shapes.ts';

const copyShape = listingShape.extend({ marketHashName: marketHashNameShape }).meta({ id: 'Copy' });

/** The copies of all items on sale: `/copies`. */
export function openCopyRoutes(app: RestApp, { services }: OpenContext): void {
  app.get(
    '/copies',
    {
      schema: {
        tags: ['market'],
        operationId: 'searchCopies',
        'x-errors': ['filterInvalid'],
        summary: 'Copies of all items that are on sale, found by one filter',
        description:
          'The filter is the one of the page `/copies`. A copy that is sold between two pages shifts none.',
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
    async (request) => {
      const { filter: text, sort, after = null, limit: size } = request.query;
      const { market, platform } = services;
      const filter = readFilterText(text, { place: 'copies', vocabulary: catalogueVocabulary(market) });
      const page = searchCopies({ filter, sort, size, after }, await openSearch(filter, services));
      const rows = await listFoundListings(
        platform.db,
        page.rows.map(({ id }) => id),
      );
      const { userId } = callerOf(request);
      return ok({
        rows: rows.map((row) => ({
          ...toListing(row, userId),
          marketHashName: market.findById(row.marketItemId)?.marketHashName ?? '',
        })),
        next: page.hasMore ? (page.rows.at(-1)?.cursor ?? null) : null,
      });
    },
  );
}
