import { MarketItemNode } from '../../catalog/market/market.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { PUBLIC_STREAMS_MAX } from '../../http/graphql/changeFeed.ts';
import { writeGlobalId } from '../../http/graphql/globalId.ts';
import { readSearch } from '../copies/copies.graphql.ts';
import { CopyFilterInput } from '../copies/copyFilterInput.graphql.ts';
import { type ChangedCopy, type MarketChange, noteOf, SINGLE_MAX } from './marketStream.ts';

const ChangeKindEnum = builder.enumType('MarketChangeKind', {
  description: 'What happened in the market.',
  values: {
    LISTED: { value: 'listed', description: 'A copy came on sale.' },
    REPRICED: {
      value: 'repriced',
      description: 'A copy has a new ask; it matches at the new one or the former one.',
    },
    SOLD: { value: 'sold', description: 'A copy was bought, and is no longer on sale.' },
    UNLISTED: { value: 'unlisted', description: 'A copy was taken off the market.' },
    BIDS: { value: 'bids', description: 'The buy orders of an item changed: read its book.' },
    SUMMARY: {
      value: 'summary',
      description: `More than ${SINGLE_MAX} changes came within a second: \`count\` of them are not told one by one.`,
    },
    RESET: {
      value: 'reset',
      description: 'Changes may have been missed: read the data again, and go on with this cursor.',
    },
    CURSOR: { value: 'cursor', description: 'Nothing else happened up to this cursor.' },
  } as const,
});

const ChangedCopyRef = builder.objectRef<ChangedCopy>('ChangedCopy').implement({
  authScopes: { everyone: true },
  description: 'A copy as it was when it changed, without its seller.',
  fields: (t) => ({
    listingId: t.id({
      description: 'The listing of the copy, for `node`.',
      resolve: ({ listingId }) => writeGlobalId('Listing', listingId),
    }),
    askCents: t.field({
      type: 'Cents',
      description: 'The ask after the change, in fen.',
      resolve: ({ askCents }) => BigInt(askCents),
    }),
    formerAskCents: t.field({
      type: 'Cents',
      nullable: true,
      description: 'The ask before a new one, in fen. Null if the ask did not change.',
      resolve: ({ formerAskCents }) => (formerAskCents === null ? null : BigInt(formerAskCents)),
    }),
    float: t.float({
      nullable: true,
      description: 'Wear from 0 to 1. Null for items that do not wear.',
      resolve: ({ wear }) => wear,
    }),
    paintSeed: t.int({
      nullable: true,
      description: 'Number of the pattern. Null for items without one.',
      resolve: ({ seed }) => seed,
    }),
  }),
});

const MarketChangeRef = builder.objectRef<MarketChange>('MarketChange').implement({
  authScopes: { everyone: true },
  description: 'A change of the market that matches a filter.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', {
      description:
        'Resumes the stream behind this change, for ten minutes. A change may come twice; none is missed.',
    }),
    kind: t.field({
      type: ChangeKindEnum,
      description: 'What happened to the copy or to the book.',
      resolve: ({ kind }) => kind,
    }),
    marketItem: t.field({
      type: MarketItemNode,
      nullable: true,
      description: 'The item of the copy or of the book. Null for what is about no single item.',
      resolve: ({ marketItemId }, _args, { market }) =>
        marketItemId === null ? null : market.findById(marketItemId),
    }),
    listing: t.field({
      type: ChangedCopyRef,
      nullable: true,
      description: 'The copy that changed. Null for bids and for what is about no single copy.',
      resolve: ({ listing }) => listing,
    }),
    count: t.exposeInt('count', {
      nullable: true,
      description: 'Number of changes that a summary stands for. Null for any other kind.',
    }),
  }),
});

builder.subscriptionField('marketChanged', (t) =>
  t.field({
    type: MarketChangeRef,
    nullable: true,
    authScopes: { everyone: true },
    description: `Changes of the market that match a filter, within a second. The first one tells a cursor. At most ${PUBLIC_STREAMS_MAX} public streams a visitor.`,
    args: {
      text: t.arg.string({
        required: false,
        description: 'The filter as people type it, such as `type:knife wear<0.01`. Everything if omitted.',
      }),
      filter: t.arg({
        type: CopyFilterInput,
        required: false,
        description: 'The filter in its structured form, instead of `text`.',
      }),
      after: t.arg.string({
        required: false,
        description:
          'The last cursor that was read, to be told what was missed since. From now on if omitted.',
      }),
    },
    subscribe: async (_root, { text, filter: structured, after }, context) => {
      const { filter, problem } = readSearch(
        { text: text ?? null, structured: structured ?? null, place: 'copies' },
        context,
      );
      if (filter === null) throw problem.of();
      const { changes, live, viewer, address } = context;
      const visitor = { userId: viewer?.userId ?? null, address };
      const stream = await live.join({ filter, after: after ?? null }, (onEnd) =>
        changes.openForVisitor<MarketChange>(visitor, onEnd),
      );
      return stream as AsyncIterable<unknown>;
    },
    // Null in a stream is a gap: how far the reader came is not known here, and it reads everything again.
    resolve: (change) => (change as MarketChange | null) ?? noteOf('reset', ''),
  }),
);
