import { z } from 'zod';
import { ok, successOf } from '../../http/rest/envelope.ts';
import { languageOf } from '../../http/rest/request.ts';
import { callerOf, type OpenContext, type RestApp } from '../../http/rest/restApp.ts';
import { readClock } from '../../kernel/clock.ts';
import { toSafeNumber } from '../../kernel/money.ts';
import { centsShape, idShape, momentShape, pageOf } from '../../kernel/shapes.ts';
import { UNDO_BATCHES_MAX, undoListings } from '../../selling/bulk/undoListings.ts';
import { isTradableAt } from '../../selling/inventory/inventoryItem.ts';
import { listItems } from '../../selling/listing/listItems.ts';
import { repriceListings } from '../../selling/listing/repriceListings.ts';
import { unlistListings } from '../../selling/listing/unlistListings.ts';
import {
  outcomeShape,
  ownListingShape,
  toOutcome,
  toOwnListing,
  toTraits,
  traitShapes,
} from './listingShape.ts';
import { type CopyRow, listCopies, listOwnListings } from './openListing.store.ts';
import { marketHashNameShape, pageQuery, requestIdShape, rowIdShape } from './shapes.ts';

/** Maximum number of rows in one batch. */
const BATCH_MAX = 100;
const outcomesShape = successOf(z.object({ outcomes: z.array(outcomeShape) }));

const copyShape = z
  .object({
    inventoryItemId: idShape.describe('Id of the copy, used to list it.'),
    assetId: z.string().describe("Steam's id of the copy."),
    steamId: z.string().describe('SteamID64 of the account that holds it.'),
    marketHashName: marketHashNameShape,
    floatValue: z.number().nullable().describe('Wear of the copy, 0 to 1.'),
    paintSeed: z.int().nullable().describe('Pattern template of the copy.'),
    phase: z.string().nullable().describe('Doppler phase or gem; null if none.'),
    ...traitShapes,
    isTradable: z.boolean(),
    tradableAt: momentShape.nullable().describe("When the copy's cooldown ends."),
    listing: z
      .object({ listingId: idShape, priceCents: centsShape, status: z.string() })
      .nullable()
      .describe('The open listing of the copy; null if none.'),
  })
  .meta({ id: 'InventoryItem' });

function toCopy(row: CopyRow, now: Date): z.infer<typeof copyShape> {
  const [listing] = row.listings;
  const { marketHashName } = row.marketItem;
  return {
    inventoryItemId: row.id,
    assetId: row.assetId,
    steamId: row.steamAccount.steamId,
    marketHashName,
    floatValue: row.floatValue,
    paintSeed: row.paintSeed,
    phase: row.phase,
    ...toTraits(marketHashName, row.paintSeed),
    isTradable: isTradableAt(row, now),
    tradableAt: row.tradableAt?.toISOString() ?? null,
    listing: listing
      ? { listingId: listing.id, priceCents: toSafeNumber(listing.askCents), status: listing.status }
      : null,
  };
}

/** Converts a row's price to the input of the listing rules. */
function toInput({ priceCents, isLowPriceConfirmed }: { priceCents: number; isLowPriceConfirmed: boolean }) {
  return { priceCents: BigInt(priceCents), multiplier: null, isPriceConfirmed: isLowPriceConfirmed };
}

function ownRoutes(app: RestApp, { services }: OpenContext): void {
  const { db } = services.platform;
  app.get(
    '/inventory',
    {
      schema: {
        tags: ['selling'],
        operationId: 'listInventory',
        summary: 'The copies in your bound Steam accounts',
        description: 'Copies of accounts that were bound on the site, as of the last sync with Steam.',
        querystring: pageQuery,
        response: { 200: successOf(pageOf(copyShape)) },
      },
    },
    async (request) => {
      const { after = null, limit: size } = request.query;
      const rows = await listCopies(db, { userId: callerOf(request).userId, after, size });
      const now = await readClock(db);
      const page = rows.slice(0, size);
      const next = rows.length > size ? (page.at(-1)?.id ?? null) : null;
      return ok({ rows: page.map((row) => toCopy(row, now)), next });
    },
  );
  app.get(
    '/listings/own',
    {
      schema: {
        tags: ['selling'],
        operationId: 'listOwnListings',
        summary: 'Your open listings, newest first',
        description: 'Copies that are on sale or paused, with their asks and how they are delivered.',
        querystring: pageQuery,
        response: { 200: successOf(pageOf(ownListingShape)) },
      },
    },
    async (request) => {
      const { userId } = callerOf(request);
      const { after = null, limit: size } = request.query;
      const rows = await listOwnListings(db, { userId, after, size });
      const page = rows.slice(0, size);
      const next = rows.length > size ? (page.at(-1)?.id ?? null) : null;
      return ok({ rows: page.map((row) => toOwnListing(row, userId)), next });
    },
  );
}

const priceFields = {
  priceCents: centsShape.min(1),
  isLowPriceConfirmed: z
    .boolean()
    .default(false)
    .describe('Confirms a price below half of the reference price.'),
};

function listRoute(app: RestApp, { services: { platform } }: OpenContext): void {
  app.post(
    '/listings',
    {
      schema: {
        tags: ['selling'],
        operationId: 'list',
        'x-errors': ['serviceClosed', 'accountBlocked', 'requestIdReused'],
        summary: 'Put copies on sale',
        description:
          'Lists every copy that can be listed. Each row has its own outcome; a price above the limit is ' +
          'lowered to it.',
        body: z.strictObject({
          requestId: requestIdShape,
          items: z
            .array(z.strictObject({ inventoryItemId: rowIdShape('InventoryItem'), ...priceFields }))
            .min(1)
            .max(BATCH_MAX),
        }),
        response: { 200: outcomesShape },
      },
    },
    async (request) => {
      const items = request.body.items.map(({ inventoryItemId, ...choice }) => ({
        assetId: inventoryItemId,
        ...toInput(choice),
      }));
      const { userId } = callerOf(request);
      const outcomes = await listItems(platform, { userId, items, clientRequestId: request.body.requestId });
      return ok({ outcomes: outcomes.map((outcome) => toOutcome(outcome, languageOf(request))) });
    },
  );
}

function repriceRoute(app: RestApp, { services: { platform } }: OpenContext): void {
  app.post(
    '/listings/reprice',
    {
      schema: {
        tags: ['selling'],
        operationId: 'reprice',
        'x-errors': ['accountBlocked', 'requestIdReused'],
        summary: 'Give listings new prices',
        description: 'Each row has its own outcome; a price above the limit is lowered to it.',
        body: z.strictObject({
          requestId: requestIdShape,
          items: z
            .array(z.strictObject({ listingId: rowIdShape('Listing'), ...priceFields }))
            .min(1)
            .max(BATCH_MAX),
        }),
        response: { 200: outcomesShape },
      },
    },
    async (request) => {
      const items = request.body.items.map(({ listingId, ...choice }) => ({ listingId, ...toInput(choice) }));
      const { userId } = callerOf(request);
      const clientRequestId = request.body.requestId;
      const outcomes = await repriceListings(platform, { userId, items, clientRequestId });
      return ok({ outcomes: outcomes.map((outcome) => toOutcome(outcome, languageOf(request))) });
    },
  );
}

function unlistRoute(app: RestApp, { services: { platform } }: OpenContext): void {
  app.post(
    '/listings/unlist',
    {
      schema: {
        tags: ['selling'],
        operationId: 'unlist',
        'x-errors': ['requestIdReused'],
        summary: 'Take listings back',
        description: 'Each row has its own outcome; a copy that is being bought stays with its order.',
        body: z.strictObject({
          requestId: requestIdShape,
          listingIds: z.array(rowIdShape('Listing')).min(1).max(BATCH_MAX),
        }),
        response: { 200: outcomesShape },
      },
    },
    async (request) => {
      const { requestId: clientRequestId, listingIds } = request.body;
      const { userId } = callerOf(request);
      const outcomes = await unlistListings(platform, { userId, listingIds, clientRequestId });
      return ok({ outcomes: outcomes.map((outcome) => toOutcome(outcome, languageOf(request))) });
    },
  );
}

function undoRoute(app: RestApp, { services: { platform } }: OpenContext): void {
  app.post(
    '/listings/undo',
    {
      schema: {
        tags: ['selling'],
        operationId: 'undoListings',
        'x-errors': ['undoNotAllowed'],
        summary: 'Undo batches of the last minute',
        description:
          'New listings are taken back and changed prices restored, unless somebody has bought the copy or changed the ' +
          'price since. Repeating it changes nothing.',
        body: z.strictObject({
          requestIds: z
            .array(requestIdShape)
            .min(1)
            .max(UNDO_BATCHES_MAX)
            .describe('The `requestId` of the batches to undo.'),
        }),
        response: { 200: outcomesShape },
      },
    },
    async (request) => {
      const { userId } = callerOf(request);
      const outcomes = await undoListings(platform, { userId, clientRequestIds: request.body.requestIds });
      return ok({ outcomes: outcomes.map((outcome) => toOutcome(outcome, languageOf(request))) });
    },
  );
}

/** The selling endpoints for partners: `/inventory`, `/listings/own`, `/listings`. */
export function sellingRoutes(app: RestApp, context: OpenContext): void {
  ownRoutes(app, context);
  listRoute(app, context);
  repriceRoute(app, context);
  unlistRoute(app, context);
  undoRoute(app, context);
}
