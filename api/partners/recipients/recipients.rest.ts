import { z } from 'zod';
import { limitHeaders } from '../../http/admission/partnerLimit.ts';
import { ok, successOf } from '../../http/rest/envelope.ts';
import { callerOf, type OpenContext, type RestApp } from '../../http/rest/restApp.ts';
import { momentShape, textShape } from '../../kernel/shapes.ts';
import { DELIVERY_ISSUES } from '../../orders/order/order.ts';
import { checkRecipients, RECIPIENTS_MAX, type RecipientCheck } from './checkRecipients.ts';

const linkShape = textShape(300).describe('Trade link of the account that would receive an item.');

const riskShape = z
  .object({
    acceptedCount: z.int().describe('Offers that the account accepted, of its newest 1,000 orders here.'),
    refusedCount: z.int().describe('Offers of those that it declined or answered with a counter-offer.'),
    expiredCount: z.int().describe('Offers of those that it let run out.'),
    acceptedShare: z
      .number()
      .nullable()
      .describe('Share of these offers that it accepted, from 0 to 1; null if there were none.'),
    medianAcceptSeconds: z
      .int()
      .nullable()
      .describe('Median of the seconds from an offer to its acceptance; null if none was seen.'),
    reversedCount: z.int().describe('Trades of the last twelve months that Steam shows it to have reversed.'),
    firstSeenAt: momentShape.nullable().describe('When the first order here went to it; null if none did.'),
    isBlocked: z.boolean().describe('True if an account of this market that uses it is blocked.'),
  })
  .meta({ id: 'RecipientRisk' });

const checkShape = z
  .object({
    tradeUrl: z.string().describe('The trade link as you sent it.'),
    isWellFormed: z.boolean().describe('Whether the text has the form of a trade link.'),
    steamId: z.string().nullable().describe('SteamID64 of its account; null if it has not that form.'),
    status: z
      .enum(['good', 'refused', 'unknown', 'pending'])
      .describe(
        'good: an offer would be sent to it. refused: none would, see `reason`. unknown: Steam did not say; that keeps ' +
          'nobody from buying. pending: Steam is being asked.',
      ),
    reason: z
      .enum(['malformed', ...DELIVERY_ISSUES])
      .nullable()
      .describe('Why it is refused: malformed, or as `deliveryIssue` of an order says it.'),
    tradeHoldDays: z
      .int()
      .nullable()
      .describe('Days for which Steam would hold a trade because of the account; null if Steam did not say.'),
    askedAt: momentShape.nullable().describe('When Steam was asked; null if it was not.'),
    retryAfterSeconds: z
      .int()
      .nullable()
      .describe('After how many seconds you may be told more; null if the answer stands.'),
    risk: riskShape
      .nullable()
      .describe(
        'What the market has seen of the account; null unless the link works, or once worked and Steam does not say.',
      ),
  })
  .meta({ id: 'RecipientCheck' });

function toShape(tradeUrl: string, check: RecipientCheck): z.infer<typeof checkShape> {
  const { steamId, holdDays, askedAt, risk, ...rest } = check;
  return {
    tradeUrl,
    isWellFormed: steamId !== null,
    steamId,
    ...rest,
    tradeHoldDays: holdDays,
    askedAt: askedAt?.toISOString() ?? null,
    risk: risk && { ...risk, firstSeenAt: risk.firstSeenAt?.toISOString() ?? null },
  };
}

const DESCRIPTION =
  'Steam is asked now, or was within the last five minutes; an answer that takes longer than some seconds is `pending`. ' +
  'Nothing is bought or reserved, and buying does not require a check.';

/** The checks of recipients: `/recipients/check`, `/recipients/check/batch`. */
export function recipientRoutes(app: RestApp, { services, partnerLimit }: OpenContext): void {
  app.post(
    '/recipients/check',
    {
      schema: {
        tags: ['orders'],
        operationId: 'checkRecipient',
        summary: 'Check a trade link before buying for it',
        description: DESCRIPTION,
        body: z.strictObject({ tradeUrl: linkShape }),
        response: { 200: successOf(checkShape) },
      },
    },
    async (request) => {
      const { tradeUrl } = request.body;
      const asked = { userId: callerOf(request).userId, tradeUrls: [tradeUrl] };
      const [check] = await checkRecipients(services, asked);
      return ok(toShape(tradeUrl, check as RecipientCheck));
    },
  );
  app.post(
    '/recipients/check/batch',
    {
      schema: {
        tags: ['orders'],
        operationId: 'checkRecipients',
        summary: 'Check many trade links, each with its own outcome',
        description: `${DESCRIPTION} Each link counts as one request.`,
        body: z.strictObject({ tradeUrls: z.array(linkShape).min(1).max(RECIPIENTS_MAX) }),
        response: {
          200: successOf(
            z.object({ recipients: z.array(checkShape).describe('One for each link, in their order.') }),
          ),
        },
      },
    },
    async (request, reply) => {
      const { partnerId, userId } = callerOf(request);
      const { tradeUrls } = request.body;
      if (tradeUrls.length > 1)
        reply.headers(limitHeaders(await partnerLimit.spend(partnerId, tradeUrls.length - 1)));
      const checks = await checkRecipients(services, { userId, tradeUrls });
      return ok({ recipients: checks.map((check, index) => toShape(tradeUrls[index] ?? '', check)) });
    },
  );
}
