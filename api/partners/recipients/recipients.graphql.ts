import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { spendRequests } from '../../http/graphql/documentCost.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { requireText } from '../../kernel/text.ts';
import { checkRecipients, RECIPIENTS_MAX, type RecipientCheck } from './checkRecipients.ts';
import type { RecipientRecord } from './recipientRecord.store.ts';

const RecipientStatus = builder.enumType('RecipientStatus', {
  description: 'Whether an offer would be sent to a trade link now.',
  values: {
    GOOD: { value: 'good', description: 'An offer would be sent to it.' },
    REFUSED: { value: 'refused', description: 'No offer would be sent to it; `reason` says why.' },
    UNKNOWN: { value: 'unknown', description: 'Steam did not say. That keeps nobody from buying.' },
    PENDING: { value: 'pending', description: 'Steam is being asked; another request is told what it said.' },
  } as const satisfies Record<string, { value: RecipientCheck['status']; description: string }>,
});

const RecipientReason = builder.enumType('RecipientReason', {
  description: 'Why no offer would be sent to a trade link.',
  values: {
    MALFORMED: { value: 'malformed', description: 'The text has not the form of a trade link.' },
    TRADE_LINK: { value: 'tradeLink', description: 'Steam takes the link for one that is no longer valid.' },
    PARTNER_BLOCKED: { value: 'partnerBlocked', description: 'Steam forbids the account to trade.' },
    TRADE_HOLD: { value: 'tradeHold', description: 'Steam would hold the trade because of the account.' },
  } as const satisfies Record<string, { value: NonNullable<RecipientCheck['reason']>; description: string }>,
});

const RecipientRisk = builder.objectRef<RecipientRecord>('RecipientRisk').implement({
  authScopes: { signedIn: true },
  description:
    'What the market has seen of a Steam account that receives items, by its newest 1,000 orders, whoever bought them.',
  fields: (t) => ({
    acceptedCount: t.exposeInt('acceptedCount', {
      description: 'Number of offers that the account accepted.',
    }),
    refusedCount: t.exposeInt('refusedCount', {
      description: 'Number of offers that it declined or answered with a counter-offer.',
    }),
    expiredCount: t.exposeInt('expiredCount', { description: 'Number of offers that it let run out.' }),
    acceptedShare: t.exposeFloat('acceptedShare', {
      nullable: true,
      description: 'Share of these offers that it accepted, from 0 to 1. Null if there were none.',
    }),
    medianAcceptSeconds: t.exposeInt('medianAcceptSeconds', {
      nullable: true,
      description: 'Median of the seconds from an offer to its acceptance. Null if none was seen.',
    }),
    reversedCount: t.exposeInt('reversedCount', {
      description: 'Number of trades of the last twelve months that Steam shows it to have reversed.',
    }),
    firstSeenAt: t.expose('firstSeenAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the first order of this market went to it. Null if none did.',
    }),
    isBlocked: t.exposeBoolean('isBlocked', {
      description: 'True if an account of this market that uses it is blocked.',
    }),
  }),
});

const RecipientCheckRef = builder
  .objectRef<RecipientCheck & { tradeUrl: string }>('RecipientCheck')
  .implement({
    authScopes: { signedIn: true },
    description: 'What is known of a trade link before something is bought for it.',
    fields: (t) => ({
      tradeUrl: t.exposeString('tradeUrl', { description: 'The trade link as it was sent.' }),
      isWellFormed: t.boolean({
        description: 'Whether the text has the form of a trade link.',
        resolve: ({ steamId }) => steamId !== null,
      }),
      steamId: t.exposeString('steamId', {
        nullable: true,
        description: 'SteamID64 of its account. Null if the text has not that form.',
      }),
      status: t.expose('status', {
        type: RecipientStatus,
        description: 'Whether an offer would be sent to it now.',
      }),
      reason: t.expose('reason', {
        type: RecipientReason,
        nullable: true,
        description: 'Why no offer would be sent to it. Null unless it is refused.',
      }),
      tradeHoldDays: t.exposeInt('holdDays', {
        nullable: true,
        description:
          'Days for which Steam would hold a trade because of the account. Null if Steam did not say.',
      }),
      askedAt: t.expose('askedAt', {
        type: 'DateTime',
        nullable: true,
        description: 'When Steam was asked. Null if it was not.',
      }),
      retryAfterSeconds: t.exposeInt('retryAfterSeconds', {
        nullable: true,
        description: 'Seconds after which another request may be told more. Null if the answer stands.',
      }),
      risk: t.expose('risk', {
        type: RecipientRisk,
        nullable: true,
        description:
          'What the market has seen of the account. Null unless the link works, or once worked and Steam does not say.',
      }),
    }),
  });

builder.queryField('checkRecipients', (t) =>
  t.field({
    type: [RecipientCheckRef],
    nullable: true,
    description:
      'Checks trade links before something is bought for them, one outcome for each, in their order. Steam is asked ' +
      'now, or was within the last five minutes. Each link counts as one request of a partner.',
    authScopes: { signedIn: true },
    args: {
      tradeUrls: t.arg.stringList({
        required: true,
        description: `Trade links of the accounts that would receive items, 1 to ${RECIPIENTS_MAX}.`,
      }),
    },
    complexity: ({ tradeUrls }) => ({ field: 1, multiplier: Math.max(tradeUrls.length / 10, 1) }),
    resolve: async (_root, { tradeUrls }, context) => {
      const { userId } = requireViewer(context.viewer);
      if (tradeUrls.length === 0 || tradeUrls.length > RECIPIENTS_MAX)
        throw new InvalidInput('tradeUrls', `1 to ${RECIPIENTS_MAX}`);
      for (const tradeUrl of tradeUrls) requireText('tradeUrls', tradeUrl, 300);
      await spendRequests(context, tradeUrls.length - 1);
      const checks = await checkRecipients(context, { userId, tradeUrls });
      return checks.map((check, index) => ({ ...check, tradeUrl: tradeUrls[index] ?? '' }));
    },
  }),
);
