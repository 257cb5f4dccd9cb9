import { z } from 'zod';
import { ok, successOf } from '../../http/rest/envelope.ts';
import { callerOf, type OpenContext, type RestApp } from '../../http/rest/restApp.ts';
import {
  afterParam,
  centsParam,
  flagShape,
  listShape,
  nameShape,
  numberShape,
  pageOf,
  param,
  textShape,
} from '../../kernel/shapes.ts';
import { writeSortCursor } from '../../kernel/sortCursor.ts';
import {
  EVERY_LISTING,
  LISTING_SORTS,
  readListingCursor,
  requireListingFilter,
} from '../../selling/listing/listingFilter.ts';
import { EMPTY_PAGE, listListingPages, sortValueOf } from '../../selling/listing/listingPage.store.ts';
import { listingShape, toListing } from './listingShape.ts';
import { MarketItemUnknown } from './open.errors.ts';
import { marketHashNameShape, pageLimit } from './shapes.ts';

const SEED_RULE = 'a whole number from 0 to 1000';
/** A parameter that is given once for each of its values, because names may contain commas. */
const stickersParam = z.preprocess(
  (value) => (value === undefined ? value : [value].flat()),
  z.array(textShape(200)).optional(),
);
const wearParam = param(numberShape({ min: 0, max: 1 }).optional());

/** The copies of one item that are on sale: `/listings`. */
export function openListingRoutes(app: RestApp, { services }: OpenContext): void {
  app.get(
    '/listings',
    {
      schema: {
        tags: ['market'],
        operationId: 'listListings',
        'x-errors': ['marketItemUnknown'],
        summary: 'The copies of one item that are on sale',
        description:
          'In the order of `sort`, page by page. Filters narrow each other; an item that nobody sells has no rows.',
        querystring: z.strictObject({
          marketHashName: marketHashNameShape,
          sort: param(nameShape(LISTING_SORTS).default('priceAscending')).describe('Order of the rows.'),
          floatMin: wearParam.describe('Minimum wear of the copy, 0 to 1.'),
          floatMax: wearParam.describe('Maximum wear of the copy, 0 to 1.'),
          paintSeeds: listShape
            .pipe(
              z.array(
                z.coerce.number<string>(SEED_RULE).int(SEED_RULE).min(0, SEED_RULE).max(1_000, SEED_RULE),
              ),
            )
            .describe('Pattern templates of the copy, separated by commas.'),
          phases: listShape,
          sticker: stickersParam.describe(
            'Market hash name of a sticker on the copy. Repeat it for up to five.',
          ),
          hasAllStickers: flagShape.describe('True: the copy has all of the stickers; false: one is enough.'),
          deliveryType: param(nameShape(['any', 'automatic', 'manual']).default('any')).describe(
            'Return only copies that a robot delivers, or only those that their seller sends.',
          ),
          minPriceCents: centsParam,
          maxPriceCents: centsParam,
          after: afterParam,
          limit: pageLimit,
        }),
        response: { 200: successOf(pageOf(listingShape)) },
      },
    },
    async (request) => {
      const { query } = request;
      const { sort, limit: size, after, minPriceCents, maxPriceCents } = query;
      const item = services.market.findByName(query.marketHashName);
      if (!item) throw new MarketItemUnknown();
      const filter = requireListingFilter({
        ...EVERY_LISTING,
        floatMin: query.floatMin ?? null,
        floatMax: query.floatMax ?? null,
        paintSeeds: query.paintSeeds,
        phases: query.phases,
        stickers: query.sticker ?? [],
        hasAllStickers: query.hasAllStickers,
        isAutomatic: query.deliveryType === 'any' ? null : query.deliveryType === 'automatic',
        minPriceCents: minPriceCents === undefined ? null : BigInt(minPriceCents),
        maxPriceCents: maxPriceCents === undefined ? null : BigInt(maxPriceCents),
      });
      const cursor = after === undefined ? null : readListingCursor('after', sort, after);
      const wanted = { filter, sort, size, isBackward: false, after: cursor, before: null };
      const pages = await listListingPages(services.platform.db, [item.id], wanted);
      const { rows, hasMore } = pages.get(item.id) ?? EMPTY_PAGE;
      const last = rows.at(-1);
      const next =
        hasMore && last ? writeSortCursor(sort, { value: sortValueOf(sort, last), id: last.id }) : null;
      const { marketHashName } = item;
      const { userId: readerId } = callerOf(request);
      return ok({ rows: rows.map((row) => toListing(row, { marketHashName, readerId })), next });
    },
  );
}
