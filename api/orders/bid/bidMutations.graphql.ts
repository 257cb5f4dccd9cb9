import { AccountBlocked, TradeUrlMissing } from '../../accounts/user/user.errors.ts';
import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { MarketItemNode } from '../../catalog/market/market.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { ServiceClosed } from '../../kernel/closure/closure.errors.ts';
import { RequestIdReused } from '../../kernel/request/request.errors.ts';
import { InsufficientFunds } from '../../payments/ledger/ledger.errors.ts';
import {
  BidEnded,
  BidExists,
  BidFarAbove,
  BidPriceTooHigh,
  BidRaisedTooOften,
  BidsFull,
  BidTick,
} from './bid.errors.ts';
import { BidNode, readBidFilter } from './bid.graphql.ts';
import { cancelBid, editBid, type OwnBid, pauseBid, resumeBid } from './changeBid.ts';
import { openBid } from './openBid.ts';

type OutputFields = Parameters<
  NonNullable<Parameters<ReturnType<typeof builder.objectRef<OwnBid>>['implement']>[0]['fields']>
>[0];

/** What every change of a buy order returns. */
const outputFields = (t: OutputFields) => ({
  bid: t.prismaField({
    type: BidNode,
    description: 'The buy order after it.',
    resolve: (query, { bidId, userId }, _args, { platform }) =>
      platform.db.bid.findFirstOrThrow({ ...query, where: { id: bidId, userId } }),
  }),
  viewer: t.prismaField({
    type: ViewerNode,
    description: 'The bidder, with the current wallet.',
    resolve: (query, _payload, _args, context) => getViewer(query, context),
  }),
});

builder.relayMutationField(
  'openBid',
  {
    description: 'The item, the number of copies, what one may cost, and what copies must be like.',
    inputFields: (t) => ({
      marketItemId: t.globalID({
        required: true,
        for: MarketItemNode,
        description: 'The item that is wanted.',
      }),
      quantity: t.int({ required: true, description: 'Number of copies, 1 to 100.' }),
      priceCents: t.field({
        type: 'Cents',
        required: true,
        description:
          'Its price in the book and the most that a copy may cost for which nobody else bids, in fen: 1 to 10,000,000, on a step.',
      }),
      upToCents: t.field({
        type: 'Cents',
        required: false,
        description:
          'The most that a copy may cost where others bid for it too, in fen, on a step; nobody else sees it, and the money is held at it. The bid then pays a step more than the highest other limit. The price if omitted.',
      }),
      filter: t.string({
        required: false,
        description: 'What copies must be like, such as `wear<0.1 seed:661`. Any copy if omitted.',
      }),
      expiresAt: t.field({
        type: 'DateTime',
        required: false,
        description: 'When it ends by itself, 1 to 30 days from now. Default: in 7 days.',
      }),
      isConfirmed: t.boolean({
        required: false,
        description: 'True if the bidder has confirmed a price above 1.5 times the reference price.',
      }),
      clientRequestId: t.string({
        required: true,
        description:
          'Idempotency key made by the client, 8 to 64 characters. Repeating it returns the same buy order.',
      }),
    }),
  },
  {
    description:
      'Opens a buy order. The money for all its copies is held at once. It buys fitting copies on sale at their asks within a second or two, the cheapest first, and waits for the others.',
    authScopes: { signedIn: true },
    errors: {
      types: [
        ServiceClosed,
        BidTick,
        BidFarAbove,
        BidPriceTooHigh,
        BidExists,
        BidsFull,
        InsufficientFunds,
        TradeUrlMissing,
        AccountBlocked,
        RequestIdReused,
      ],
    },
    resolve: async (_root, { input }, context): Promise<OwnBid> => {
      const { userId } = requireViewer(context.viewer);
      const { marketItemId, filter, expiresAt, isConfirmed, ...rest } = input;
      const bidId = await openBid(context.platform, {
        ...rest,
        userId,
        marketItemId: marketItemId.id,
        conditions: readBidFilter(filter, context),
        expiresAt: expiresAt ?? null,
        isConfirmed: isConfirmed ?? false,
      });
      return { bidId, userId };
    },
  },
  { description: 'The buy order was opened.', outputFields },
);

builder.relayMutationField(
  'editBid',
  {
    description: 'The buy order and what changes of it. What is left out stays.',
    inputFields: (t) => ({
      bidId: t.globalID({ required: true, for: BidNode, description: 'The buy order to change.' }),
      quantity: t.int({
        required: false,
        description: 'Number of copies in all, those that it has got included, at most 100.',
      }),
      priceCents: t.field({
        type: 'Cents',
        required: false,
        description: 'Its price in the book, in fen. It can be raised once a minute, as the limit can.',
      }),
      upToCents: t.field({
        type: 'Cents',
        required: false,
        description:
          'The most that a copy may cost where others bid for it too, in fen; the price itself takes the limit away.',
      }),
      filter: t.string({ required: false, description: 'What copies must be like. Empty for any copy.' }),
      expiresAt: t.field({
        type: 'DateTime',
        required: false,
        description: 'When it ends by itself, 1 to 30 days from now.',
      }),
      isConfirmed: t.boolean({
        required: false,
        description: 'True if the bidder has confirmed a price above 1.5 times the reference price.',
      }),
    }),
  },
  {
    description:
      'Changes an open buy order. Another price or limit, more copies and other conditions lose its place in the queue; fewer copies and another end keep it. Money that it no longer needs returns at once.',
    authScopes: { signedIn: true },
    errors: {
      types: [
        ServiceClosed,
        BidEnded,
        BidExists,
        BidRaisedTooOften,
        BidTick,
        BidFarAbove,
        BidPriceTooHigh,
        InsufficientFunds,
      ],
    },
    resolve: async (_root, { input }, context): Promise<OwnBid> => {
      const own = { bidId: input.bidId.id, userId: requireViewer(context.viewer).userId };
      await editBid(context.platform, {
        ...own,
        quantity: input.quantity ?? null,
        priceCents: input.priceCents ?? null,
        upToCents: input.upToCents,
        conditions: input.filter == null ? null : readBidFilter(input.filter, context),
        expiresAt: input.expiresAt ?? null,
        isConfirmed: input.isConfirmed ?? false,
      });
      return own;
    },
  },
  { description: 'The buy order was changed.', outputFields },
);

const CHANGES = {
  pauseBid: {
    act: pauseBid,
    description: 'Pauses an open buy order: it is not filled until it is resumed, and its money stays held.',
    done: 'The buy order is paused.',
  },
  resumeBid: {
    act: resumeBid,
    description: 'Wakes a sleeping buy order. Its place in the queue is as of now.',
    done: 'The buy order is awake.',
  },
  cancelBid: {
    act: cancelBid,
    description: 'Cancels an open buy order; all that it holds returns at once.',
    done: 'The buy order was cancelled.',
  },
} as const;

for (const [name, { act, description, done }] of Object.entries(CHANGES))
  builder.relayMutationField(
    name,
    {
      description: 'The buy order that changes.',
      inputFields: (t) => ({
        bidId: t.globalID({ required: true, for: BidNode, description: 'A buy order of the viewer.' }),
      }),
    },
    {
      description,
      authScopes: { signedIn: true },
      errors: { types: [BidEnded] },
      resolve: async (_root, { input }, { platform, viewer }): Promise<OwnBid> => {
        const own = { bidId: input.bidId.id, userId: requireViewer(viewer).userId };
        await act(platform, own);
        return own;
      },
    },
    { description: done, outputFields },
  );
