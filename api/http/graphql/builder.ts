import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import DataloaderPlugin from '@pothos/plugin-dataloader';
import DirectivesPlugin from '@pothos/plugin-directives';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { GraphqlContext } from './context.ts';
import type PrismaTypes from './generated/pothos.ts';
import { getDatamodel } from './generated/pothos.ts';
import { readGlobalId, writeGlobalId } from './globalId.ts';
import { LEAN_FIELDS, unauthenticated } from './leanFields.ts';
import { groupsText, MUTATION_GROUPS } from './mutationGroups.ts';
import { QUERY_GROUPS } from './queryGroups.ts';
import { ROW_IDS } from './rowIds.ts';

/** Maximum number of nodes that `nodes` reads at once. */
const NODES_MAX = 100;

/** Maximum cost of one document (T-7). */
export const COST_LIMITS = { depth: 12, breadth: 240, complexity: 6_000 };

/** The schema builder. Every `*.graphql.ts` adds its types and fields. */
export const builder = new SchemaBuilder<{
  Context: GraphqlContext;
  PrismaTypes: PrismaTypes;
  DefaultFieldNullability: false;
  AuthScopes: { signedIn: boolean; everyone: boolean };
  Scalars: {
    ID: { Input: string; Output: string };
    Cents: { Input: bigint; Output: bigint };
    /** A day as text; a resolver may return it as midnight UTC as well. */
    Date: { Input: string; Output: string | Date };
    DateTime: { Input: Date; Output: Date };
  };
}>({
  plugins: [
    RelayPlugin,
    ROW_IDS,
    ScopeAuthPlugin,
    LEAN_FIELDS,
    ErrorsPlugin,
    ComplexityPlugin,
    DataloaderPlugin,
    PrismaPlugin,
    DirectivesPlugin,
  ],
  defaultFieldNullability: false,
  relay: {
    clientMutationId: 'omit',
    cursorType: 'String',
    nodesQueryOptions: {
      description:
        'The nodes with these ids, in their order. Null in the place of one that does not exist or that the viewer may not read.',
      nullable: { list: true, items: true },
      args: { ids: { description: `Ids of nodes, at most ${NODES_MAX}.` } },
      complexity: { field: 1, multiplier: NODES_MAX / 10 },
      resolve: (_root, { ids }, _context, _info, resolveNodes) => {
        if (ids.length > NODES_MAX) throw new InvalidInput('ids', `at most ${NODES_MAX}`);
        return resolveNodes(ids);
      },
    },
    encodeGlobalID: writeGlobalId,
    decodeGlobalID: readGlobalId,
    nodeTypeOptions: { description: 'An object with an id that is unique across all types.' },
    idFieldOptions: { description: 'Opaque id that is unique across all types.' },
    nodeQueryOptions: {
      description: 'The node with an id. Null if it does not exist or the viewer may not read it.',
      args: { id: { description: 'Id of the node, as any of its fields `id` returned it.' } },
    },
    pageInfoTypeOptions: { description: 'Position of a page in its list.' },
    hasNextPageFieldOptions: { description: 'True if rows follow after `endCursor`.' },
    hasPreviousPageFieldOptions: { description: 'True if rows precede `startCursor`.' },
    startCursorFieldOptions: { description: 'Cursor of the first row. Null if the page is empty.' },
    endCursorFieldOptions: { description: 'Cursor of the last row. Null if the page is empty.' },
    edgesFieldOptions: { description: 'Rows of the page, each with its cursor.' },
    pageInfoFieldOptions: {
      description: 'Whether there are further pages, and the cursors to request them.',
    },
    cursorFieldOptions: { description: 'Cursor of this row, for the arguments `after` and `before`.' },
    nodeFieldOptions: { description: 'The row itself, without its cursor.' },
    firstArgOptions: { description: 'Number of rows from the start of the list, 0 to 100. Default: 20.' },
    afterArgOptions: { description: 'Return only rows after this cursor.' },
    lastArgOptions: {
      description: 'Number of rows from the end of the list, 0 to 100. Not together with `first`.',
    },
    beforeArgOptions: { description: 'Return only rows before this cursor.' },
    mutationInputArgOptions: { description: 'The fields of the mutation.' },
    // Every mutation returns a union, so that it can get a domain error without breaking its clients.
    relayMutationFieldOptions: { errors: { types: [] } },
  },
  scopeAuth: {
    authorizeOnSubscribe: true,
    // Evaluated when first needed, so that the user who has just signed in can read the payload of the sign-in.
    authScopes: (context) => ({ signedIn: () => context.viewer !== null, everyone: true }),
    unauthorizedError: unauthenticated,
  },
  errors: {
    directResult: true,
    defaultUnionOptions: {
      name: ({ fieldName }) => `${fieldName.charAt(0).toUpperCase()}${fieldName.slice(1)}Result`,
      description: 'The payload of the mutation, or the domain error that prevented it.',
    },
  },
  complexity: { limit: ({ isPersisted }) => (isPersisted ? {} : COST_LIMITS), defaultListMultiplier: 10 },
  prisma: {
    client: ({ platform }) => platform.db,
    dmmf: getDatamodel(),
    maxConnectionSize: 100,
    defaultConnectionSize: 20,
    onUnusedQuery: null,
  },
});

/**
 * True if the schema includes fields of sandbox mode, such as play money. Decided when the process starts, by the same variable as the
 * configuration. The committed schema includes them.
 */
export const isSandboxSchema = process.env.SANDBOX === 'on';

builder.queryType({
  description: `Read access. Visitors can read the market; a session reads its own data through \`viewer\`.

${groupsText(QUERY_GROUPS, isSandboxSchema)}`,
});
builder.mutationType({
  description: `Write access. Each mutation returns its payload or a domain error with a stable code; a missing session and malformed input are errors of GraphQL.

${groupsText(MUTATION_GROUPS, isSandboxSchema)}`,
});
builder.subscriptionType({
  description: 'Live data over server-sent events, limited to what the session may read.',
});
