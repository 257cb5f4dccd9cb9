import { UserNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { type BargainRecord, findBargainRecord, RECORD_LEAST } from './bargainRecord.store.ts';

/** Complexity of a field that counts a seller's offers. */
const RECORD_COST = 20;

const BargainRecordRef = builder.objectRef<BargainRecord>('BargainRecord').implement({
  authScopes: { everyone: true },
  description: 'How a seller has dealt with price offers in the last 30 days.',
  fields: (t) => ({
    decidedCount: t.exposeInt('decidedCount', {
      description: 'Number of offers that were accepted, declined, or left unanswered until they expired.',
    }),
    acceptedShare: t.exposeFloat('acceptedShare', {
      description: 'Share of those that were accepted, 0 to 1.',
    }),
    medianAnswerMs: t.exposeFloat('medianAnswerMs', {
      nullable: true,
      description:
        'Median time from an offer to what the seller said to it, in milliseconds. Null if the seller answered none.',
    }),
  }),
});

builder.prismaObjectField(UserNode, 'bargainRecord', (t) =>
  t.field({
    type: BargainRecordRef,
    nullable: true,
    description: `How the seller deals with price offers. Null below ${RECORD_LEAST} offers, which would tell of single persons.`,
    complexity: RECORD_COST,
    resolve: ({ id }, _args, { platform }) => findBargainRecord(platform.db, id),
  }),
);
