import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { type RuleActivity, readRuleActivity } from './ruleActivity.ts';

const SellingRuleActivity = builder.objectRef<RuleActivity>('SellingRuleActivity').implement({
  authScopes: { signedIn: true },
  description: "What the viewer's selling rules did since an evening.",
  fields: (t) => ({
    since: t.expose('since', { type: 'DateTime', description: 'Since when: 20:00 of yesterday in China.' }),
    runCount: t.exposeInt('runCount', { description: 'Number of their runs.' }),
    changedCount: t.exposeInt('changedCount', {
      description: 'Number of asks that they changed; one that changed in two runs counts twice.',
    }),
    fromCents: t.expose('fromCents', {
      type: 'Cents',
      nullable: true,
      description:
        'Sum of those asks before each change, in fen. Null while a run of before it was added up is among them.',
    }),
    toCents: t.expose('toCents', {
      type: 'Cents',
      nullable: true,
      description: 'Sum of those asks after each change, in fen. Null where `fromCents` is.',
    }),
    loweredCount: t.exposeInt('loweredCount', {
      description: 'Number of asks that they lowered to the highest that an item may have.',
    }),
    soldCount: t.exposeInt('soldCount', { description: 'Number of copies that they sold to buy orders.' }),
    stoppedCount: t.exposeInt('stoppedCount', {
      description: 'Number of rules whose runs fail now: `stoppedAt` of the rule.',
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'sellingRuleActivity', (t) =>
  t.field({
    type: SellingRuleActivity,
    nullable: true,
    description: "What the viewer's selling rules did since yesterday at 20:00 in China.",
    resolve: (user, _args, { platform: { db } }) => readRuleActivity(db, user.id),
  }),
);
