import { z } from 'zod';
import { ok, successOf } from '../../http/rest/envelope.ts';
import { callerOf, type OpenContext, type RestApp } from '../../http/rest/restApp.ts';
import { NotFound } from '../../http/rest/restError.ts';
import { readClock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db.ts';
import { AMOUNT_MAX_CENTS, toSafeNumber } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { afterParam, centsShape, idShape, nameShape, pageOf, param, textShape } from '../../kernel/shapes.ts';
import { acceptOffer, type OfferAnswer } from '../../orders/bargain/answerOffer.ts';
import { OFFER_SIDES, OFFER_STATES } from '../../orders/bargain/bargain.ts';
import {
  counterForPartner,
  declineForPartner,
  offerForPartner,
  withdrawForPartner,
} from './offerForPartner.ts';
import { offerShape, toOffer } from './offerShape.ts';
import { findOpenOffer, listOpenOffers } from './openOffer.store.ts';
import { OUT_ORDER_NO, OUT_ORDER_NO_RULE, pageLimit, rowIdShape } from './shapes.ts';

const ownNoShape = z
  .string()
  .regex(OUT_ORDER_NO, OUT_ORDER_NO_RULE)
  .describe('Your own number of the price offer, usable once: repeating it returns the first one.');
const priceShape = centsShape.min(1).max(toSafeNumber(AMOUNT_MAX_CENTS));
const oneOffer = { 200: successOf(offerShape) };
const byId = z.strictObject({ offerId: rowIdShape('PriceOffer') });

/** The codes of what can stop the purchase that an accepted offer makes. */
const PURCHASE_ERRORS = [
  ...['serviceClosed', 'listingGone', 'ownListing', 'insufficientFunds', 'tradeUrlMissing'],
  ...['accountBlocked', 'tradeBanned', 'tradeHeld'],
];
const MAKE_ERRORS = [
  ...PURCHASE_ERRORS,
  ...['bargainClosed', 'offerTooLow', 'offerIsPurchase', 'offerExists', 'offersFull', 'offersPaused'],
  ...['tradeUrlInvalid', 'requestIdReused'],
];

async function requireOffer(db: Db, userId: string, offerId: string): Promise<z.infer<typeof offerShape>> {
  const offer = await findOpenOffer(db, userId, offerId);
  if (!offer) throw new NotFound();
  return toOffer(offer, userId, await readClock(db));
}

function makeRoute(app: RestApp, { services: { platform } }: OpenContext): void {
  app.post(
    '/offers',
    {
      schema: {
        tags: ['orders'],
        operationId: 'makeOffer',
        'x-errors': MAKE_ERRORS,
        summary: 'Offer less than the ask for a copy',
        description:
          'Holds the money at once. The seller may accept, decline or counter within 24 hours; terms of the seller may accept it at once, ' +
          'which makes an ordinary order. If a response was lost, send the same `ownNo` again: it returns the first price offer.',
        body: z.strictObject({
          ownNo: ownNoShape,
          listingId: rowIdShape('Listing').describe('Id of the copy that you want for less.'),
          priceCents: priceShape.describe(
            'What you would pay, in fen: less than the ask, and at least `leastCents` of `offerTooLow`.',
          ),
          tradeUrl: textShape(300)
            .min(1)
            .optional()
            .describe("Trade link that receives the copy. Omit it for your account's own trade link."),
        }),
        response: oneOffer,
      },
    },
    async (request) => {
      const { userId } = callerOf(request);
      const { priceCents, tradeUrl, ...rest } = request.body;
      const asked = { ...rest, tradeUrl, priceCents: BigInt(priceCents) };
      const offerId = await offerForPartner(platform, userId, asked);
      return ok(await requireOffer(platform.db, userId, offerId));
    },
  );
}

function readRoutes(app: RestApp, { services: { platform } }: OpenContext): void {
  const { db } = platform;
  app.get(
    '/offers',
    {
      schema: {
        tags: ['orders'],
        operationId: 'listOffers',
        summary: 'Price offers that you have made and received, newest first',
        description: 'Also those that were made on the site, and those that have ended.',
        querystring: z.strictObject({
          side: param(nameShape(OFFER_SIDES).optional()).describe(
            'Return only those that you made (`buyer`), or only those that you received (`seller`).',
          ),
          status: param(nameShape(OFFER_STATES).optional()).describe('Return only those that stand so.'),
          ownNo: param(ownNoShape.optional()).describe('Return only the one with this number of yours.'),
          after: afterParam.pipe(idShape.optional()),
          limit: pageLimit,
        }),
        response: { 200: successOf(pageOf(offerShape)) },
      },
    },
    async (request) => {
      const { userId } = callerOf(request);
      const { side, status: state, ownNo, after = null, limit: size } = request.query;
      const rows = await listOpenOffers(db, { userId, side, state, ownNo, after, size });
      const page = rows.slice(0, size);
      const next = rows.length > size ? (page.at(-1)?.id ?? null) : null;
      const now = await readClock(db);
      return ok({ rows: page.map((row) => toOffer(row, userId, now)), next });
    },
  );
  app.get(
    '/offers/:offerId',
    {
      schema: {
        tags: ['orders'],
        operationId: 'getOffer',
        'x-errors': ['notFound'],
        summary: 'One price offer that you have made or received',
        description: 'Also one that has ended. A price offer between others does not exist for you.',
        params: byId,
        response: oneOffer,
      },
    },
    async (request) => ok(await requireOffer(db, callerOf(request).userId, request.params.offerId)),
  );
}

function counterRoute(app: RestApp, { services: { platform } }: OpenContext): void {
  app.post(
    '/offers/:offerId/counter',
    {
      schema: {
        tags: ['orders'],
        operationId: 'counterOffer',
        'x-errors': ['notFound', 'offerEnded', 'counterOutOfRange'],
        summary: 'Ask another price of a buyer, once',
        description:
          'Of a price offer that you received and that is `open`. The buyer decides within 12 hours, and the money stays held. ' +
          'Repeating it with the same price changes nothing.',
        params: byId,
        body: z.strictObject({
          priceCents: priceShape.describe('What you ask instead, in fen: above the offer and below the ask.'),
        }),
        response: oneOffer,
      },
    },
    async (request) => {
      const { userId } = callerOf(request);
      const { offerId } = request.params;
      await requireOffer(platform.db, userId, offerId);
      await counterForPartner(platform, { offerId, userId, priceCents: BigInt(request.body.priceCents) });
      return ok(await requireOffer(platform.db, userId, offerId));
    },
  );
}

/** The answers that need nothing but the offer. */
const ANSWERS: readonly {
  word: string;
  act: (platform: Platform, answer: OfferAnswer) => Promise<unknown>;
  operationId: string;
  errors: readonly string[];
  summary: string;
  description: string;
}[] = [
  {
    word: 'accept',
    act: acceptOffer,
    operationId: 'acceptOffer',
    errors: ['offerEnded', 'offerBuyerUnable', 'priceChanged', ...PURCHASE_ERRORS],
    summary: 'Accept the price of the other side',
    description:
      'As the seller of an `open` price offer, or as the buyer of one that is `countered`, who then pays the difference from the ' +
      'balance. It makes an ordinary order, which `orderNo` names. Repeating it returns the same one.',
  },
  {
    word: 'decline',
    act: declineForPartner,
    operationId: 'declineOffer',
    errors: ['offerEnded'],
    summary: 'Decline a price offer, or a counter-offer',
    description:
      "As its seller, or as the buyer of one that is `countered`. The buyer's money returns at once. Repeating it changes nothing.",
  },
  {
    word: 'withdraw',
    act: withdrawForPartner,
    operationId: 'withdrawOffer',
    errors: ['offerEnded', 'offerWithdrawnTooEarly'],
    summary: 'Withdraw a price offer of yours',
    description:
      'From ten minutes after it was made, or at once if it was countered. Its money returns at once; more than ten withdrawn within ' +
      '24 hours pause new ones. Repeating it changes nothing.',
  },
];

function answerRoutes(app: RestApp, { services: { platform } }: OpenContext): void {
  for (const { word, act, operationId, errors, summary, description } of ANSWERS)
    app.post(
      `/offers/:offerId/${word}`,
      {
        schema: {
          tags: ['orders'],
          'x-errors': ['notFound', ...errors],
          operationId,
          summary,
          description,
          params: byId,
          response: oneOffer,
        },
      },
      async (request) => {
        const { userId } = callerOf(request);
        const { offerId } = request.params;
        await requireOffer(platform.db, userId, offerId);
        await act(platform, { offerId, userId });
        return ok(await requireOffer(platform.db, userId, offerId));
      },
    );
}

/** The price offers of partners: `/offers`. */
export function offerRoutes(app: RestApp, context: OpenContext): void {
  makeRoute(app, context);
  readRoutes(app, context);
  counterRoute(app, context);
  answerRoutes(app, context);
}
