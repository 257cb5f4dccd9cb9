import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { addMs } from '../../kernel/clock.ts';
import { UndoNotAllowed } from '../listing/listing.errors.ts';
import { SellingRuleRunRef } from '../rules/ruleRun.graphql.ts';
import { SellingRuleUnknown } from '../rules/sellingRule.errors.ts';
import { SellingRuleNode } from '../rules/sellingRule.graphql.ts';
import { BulkQueueFull } from './bulk.errors.ts';
import { BulkActionNode } from './bulkAction.graphql.ts';
import { BULK_UNDO_MS } from './bulkAction.ts';
import { undoRuleRun } from './undoRuleRun.ts';

builder.prismaObjectFields(SellingRuleRunRef, (t) => ({
  undoUntil: t.field({
    type: 'DateTime',
    nullable: true,
    description:
      'Until when `undoSellingRuleRun` takes back its asks. Null if it cannot, or has been asked to: `undo`.',
    select: { createdAt: true, changedCount: true, undoActionId: true },
    resolve: async ({ createdAt, changedCount, undoActionId }, _args, { loaders }) => {
      const until = addMs(createdAt, BULK_UNDO_MS);
      return changedCount > 0 && undoActionId === null && until >= (await loaders.now()) ? until : null;
    },
  }),
  undo: t.prismaField({
    type: BulkActionNode,
    nullable: true,
    description:
      'The bulk action that stands for this run since its undo was asked for, with what was restored and what was not. Null: it was not.',
    select: { undoActionId: true },
    resolve: (query, { undoActionId }, _args, { platform, viewer }) =>
      undoActionId === null
        ? null
        : platform.db.bulkAction.findUnique({
            ...query,
            where: { id: undoActionId, userId: requireViewer(viewer).userId },
          }),
  }),
}));

builder.relayMutationField(
  'undoSellingRuleRun',
  {
    description: 'The run of a selling rule to undo, by its id.',
    inputFields: (t) => ({
      ruleId: t.globalID({ required: true, for: SellingRuleNode, description: 'A rule of the viewer.' }),
      runId: t.string({ required: true, description: '`id` of one of its runs.' }),
    }),
  },
  {
    description:
      'Begins to set the asks back that a run of a rule has changed, within a day of it, as the undo of a bulk action: what was bought or ' +
      'changed since is skipped, and what was sold to buy orders stays sold. The rule is disabled, so that its next run does not set them ' +
      'again. While a bulk action is at work the undo waits for its turn. Repeating it changes nothing.',
    authScopes: { signedIn: true },
    errors: { types: [SellingRuleUnknown, UndoNotAllowed, BulkQueueFull] },
    resolve: async (_root, { input: { ruleId, runId } }, { platform, viewer }) => {
      const target = { userId: requireViewer(viewer).userId, ruleId: ruleId.id, runId };
      return { ruleId: ruleId.id, actionId: await undoRuleRun(platform, target) };
    },
  },
  {
    description: 'The undo has begun, or waits for its turn.',
    outputFields: (t) => ({
      bulkAction: t.prismaField({
        type: BulkActionNode,
        description: 'The bulk action that stands for the run; its undo is under way.',
        resolve: (query, { actionId }, _args, { platform, viewer }) =>
          platform.db.bulkAction.findUniqueOrThrow({
            ...query,
            where: { id: actionId, userId: requireViewer(viewer).userId },
          }),
      }),
      sellingRule: t.prismaField({
        type: SellingRuleNode,
        nullable: true,
        description: 'The rule, which is disabled now.',
        resolve: (query, { ruleId }, _args, { platform, viewer }) =>
          platform.db.sellingRule.findUnique({
            ...query,
            where: { id: ruleId, userId: requireViewer(viewer).userId },
          }),
      }),
    }),
  },
);
