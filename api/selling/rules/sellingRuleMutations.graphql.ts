import { AccountBlocked } from '../../accounts/user/user.errors.ts';
import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { FilterInvalid } from '../../catalog/filter/filter.errors.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { RequestIdReused } from '../../kernel/request/request.errors.ts';
import {
  moveSellingRule,
  removeSellingRule,
  saveSellingRule,
  switchSellingRule,
} from './changeSellingRules.ts';
import { previewSellingRule } from './planRule.ts';
import { readRule, SellingRuleInput } from './ruleInput.graphql.ts';
import { SellingRulePreview } from './rulePreview.graphql.ts';
import { SellingRuleRunRef } from './ruleRun.graphql.ts';
import { runSellingRule, sumPress } from './runRule.ts';
import { FloorFarAbove, SellingRulesFull, SellingRuleUnknown } from './sellingRule.errors.ts';
import { SellingRuleNode } from './sellingRule.graphql.ts';

const REQUEST_ID = 'Idempotency key made by the client, 8 to 64 characters. Repeating it returns the same.';

/** Every payload returns the rule, if it still exists, and the viewer. */
const rulePayload = {
  description: 'The selling rules after the change.',
  outputFields: (t: RuleFields) => ({
    sellingRule: t.prismaField({
      type: SellingRuleNode,
      nullable: true,
      description: 'The rule. Null if it was deleted.',
      resolve: (query, { ruleId }, _args, { platform, viewer }) =>
        platform.db.sellingRule.findUnique({
          ...query,
          where: { id: ruleId, userId: requireViewer(viewer).userId },
        }),
    }),
    viewer: t.prismaField({
      type: ViewerNode,
      description: 'The viewer, with the current rules.',
      resolve: (query, _payload, _args, context) => getViewer(query, context),
    }),
  }),
};
type RuleFields = Parameters<
  NonNullable<Parameters<ReturnType<typeof builder.objectRef<{ ruleId: string }>>['implement']>[0]['fields']>
>[0];

builder.relayMutationField(
  'createSellingRule',
  {
    description: 'The settings of the selling rule to create.',
    inputFields: (t) => ({
      rule: t.field({ type: SellingRuleInput, required: true, description: 'The settings of the new rule.' }),
      clientRequestId: t.string({ required: true, description: REQUEST_ID }),
    }),
  },
  {
    description:
      'Creates a selling rule after all others. If enabled, it runs within seconds, or when its hours begin.',
    authScopes: { signedIn: true },
    errors: { types: [FilterInvalid, SellingRulesFull, FloorFarAbove, RequestIdReused] },
    resolve: async (_root, { input: { rule, clientRequestId } }, context) => {
      const { userId } = requireViewer(context.viewer);
      const choice = readRule(rule, context);
      return { ruleId: await saveSellingRule(context.platform, { userId, choice, clientRequestId }) };
    },
  },
  rulePayload,
);

builder.relayMutationField(
  'updateSellingRule',
  {
    description: 'The rule and its new settings.',
    inputFields: (t) => ({
      ruleId: t.globalID({ required: true, for: SellingRuleNode, description: 'A rule of the viewer.' }),
      rule: t.field({ type: SellingRuleInput, required: true, description: 'All settings of the rule.' }),
    }),
  },
  {
    description:
      'Replaces the settings of a selling rule. If enabled, it runs within seconds, or when its hours begin.',
    authScopes: { signedIn: true },
    errors: { types: [FilterInvalid, SellingRuleUnknown, FloorFarAbove] },
    resolve: async (_root, { input: { ruleId, rule } }, context) => {
      const { userId } = requireViewer(context.viewer);
      const choice = readRule(rule, context);
      return { ruleId: await saveSellingRule(context.platform, { userId, choice, ruleId: ruleId.id }) };
    },
  },
  rulePayload,
);

builder.relayMutationField(
  'setSellingRuleEnabled',
  {
    description: 'The rule, and whether it is to run by itself.',
    inputFields: (t) => ({
      ruleId: t.globalID({ required: true, for: SellingRuleNode, description: 'A rule of the viewer.' }),
      isEnabled: t.boolean({ required: true, description: 'Whether it runs by itself.' }),
    }),
  },
  {
    description:
      'Enables or disables a selling rule; its other settings stay as they are. A rule can always be disabled. Enabled, it runs within ' +
      'seconds, or when its hours begin. Repeating it changes nothing.',
    authScopes: { signedIn: true },
    errors: { types: [SellingRuleUnknown, FloorFarAbove] },
    resolve: async (_root, { input: { ruleId, isEnabled } }, { platform, viewer }) => {
      const { userId } = requireViewer(viewer);
      await switchSellingRule(platform, { userId, ruleId: ruleId.id, isEnabled });
      return { ruleId: ruleId.id };
    },
  },
  rulePayload,
);

builder.relayMutationField(
  'moveSellingRule',
  {
    description: 'The rule and its new place.',
    inputFields: (t) => ({
      ruleId: t.globalID({ required: true, for: SellingRuleNode, description: 'A rule of the viewer.' }),
      place: t.int({ required: true, description: 'Its new place, counted from 0.' }),
    }),
  },
  {
    description: "Changes the order of the viewer's selling rules: the first that fits a listing decides.",
    authScopes: { signedIn: true },
    errors: { types: [SellingRuleUnknown] },
    resolve: async (_root, { input: { ruleId, place } }, { platform, viewer }) => {
      await moveSellingRule(platform, { userId: requireViewer(viewer).userId, ruleId: ruleId.id, place });
      return { ruleId: ruleId.id };
    },
  },
  rulePayload,
);

builder.relayMutationField(
  'deleteSellingRule',
  {
    description: 'The selling rule to delete, by its id.',
    inputFields: (t) => ({
      ruleId: t.globalID({ required: true, for: SellingRuleNode, description: 'A rule of the viewer.' }),
    }),
  },
  {
    description: 'Deletes a selling rule; asks are unchanged. Repeating it changes nothing.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { ruleId } }, { platform, viewer }) => {
      await removeSellingRule(platform, { userId: requireViewer(viewer).userId, ruleId: ruleId.id });
      return { ruleId: ruleId.id };
    },
  },
  rulePayload,
);

builder.relayMutationField(
  'runSellingRule',
  {
    description: 'The selling rule to run, by its id.',
    inputFields: (t) => ({
      ruleId: t.globalID({ required: true, for: SellingRuleNode, description: 'A rule of the viewer.' }),
      clientRequestId: t.string({ required: true, description: REQUEST_ID }),
    }),
  },
  {
    description:
      'Runs a selling rule now, whether enabled or not; its schedule is unchanged. Where one run cannot change all asks, further runs change ' +
      'the rest; each listing is decided by one of them.',
    authScopes: { signedIn: true },
    errors: { types: [SellingRuleUnknown, AccountBlocked] },
    resolve: async (_root, { input: { ruleId, clientRequestId } }, { platform, viewer }) => {
      const { userId } = requireViewer(viewer);
      const request = { userId, ruleId: ruleId.id, clientRequestId };
      const runId = await runSellingRule(platform, request);
      return { ruleId: ruleId.id, runId, totals: await sumPress(platform, request) };
    },
  },
  {
    description: 'The rule has run.',
    outputFields: (t) => ({
      run: t.prismaField({
        type: SellingRuleRunRef,
        description: 'The result of the first run.',
        resolve: (query, { runId }, _args, { platform, viewer }) =>
          platform.db.sellingRuleRun.findUniqueOrThrow({
            ...query,
            where: { id: runId, rule: { userId: requireViewer(viewer).userId } },
          }),
      }),
      decidedCount: t.int({
        description: 'Number of listings that all these runs decided.',
        resolve: ({ totals }) => totals.decidedCount,
      }),
      changedCount: t.int({
        description: 'Number of listings whose ask they changed.',
        resolve: ({ totals }) => totals.changedCount,
      }),
      soldCount: t.int({
        description: 'Number of copies that they sold to buy orders at once.',
        resolve: ({ totals }) => totals.soldCount,
      }),
      sellingRule: t.prismaField({
        type: SellingRuleNode,
        nullable: true,
        description: 'The rule with its runs.',
        resolve: (query, { ruleId }, _args, { platform, viewer }) =>
          platform.db.sellingRule.findUnique({
            ...query,
            where: { id: ruleId, userId: requireViewer(viewer).userId },
          }),
      }),
    }),
  },
);

const PreviewSellingRuleInput = builder.inputType('PreviewSellingRuleInput', {
  description: 'The selling rule of a dry run, saved or not.',
  fields: (t) => ({
    rule: t.field({
      type: SellingRuleInput,
      required: true,
      description: 'The settings of the rule, saved or not.',
    }),
    ruleId: t.globalID({
      required: false,
      for: SellingRuleNode,
      description: 'An existing rule that it replaces. Default: it comes after all others.',
    }),
  }),
});

builder.queryField('previewSellingRule', (t) =>
  t.field({
    type: SellingRulePreview,
    nullable: true,
    description:
      'A dry run: returns what a rule would do now at its place among the others, and changes nothing.',
    authScopes: { signedIn: true },
    errors: { types: [FilterInvalid, SellingRuleUnknown] },
    args: {
      input: t.arg({
        type: PreviewSellingRuleInput,
        required: true,
        description: 'The rule, saved or not.',
      }),
    },
    resolve: async (_root, { input: { rule, ruleId } }, context) => {
      const { userId } = requireViewer(context.viewer);
      const request = { userId, ruleId: ruleId?.id ?? null, choice: readRule(rule, context) };
      return previewSellingRule(context.platform, request);
    },
  }),
);
