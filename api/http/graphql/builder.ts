import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import DataloaderPlugin from '@pothos/plugin-dataloader';
import DirectivesPlugin from '@pothos/plugin-directives';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { GraphQLError } from 'graphql';
import type { GraphqlContext } from './context.ts';
import type PrismaTypes from './generated/pothos.ts';
import { getDatamodel } from './generated/pothos.ts';
import { readGlobalId } from './globalId.ts';

/** Costs that one document may ask for (T-7). */
export const COST_LIMITS = { depth: 12, breadth: 200, complexity: 6_000 };

/** The schema in the making. Every `*.graphql.ts` adds its part. */
export const builder = new SchemaBuilder<{
  Context: GraphqlContext;
  PrismaTypes: PrismaTypes;
  DefaultFieldNullability: false;
  AuthScopes: { signedIn: boolean; everyone: boolean };
  Scalars: {
    ID: { Input: string; Output: string };
    Cents: { Input: bigint; Output: bigint };
    DateTime: { Input: Date; Output: Date };
  };
}>({
  plugins: [
    RelayPlugin,
    ScopeAuthPlugin,
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
    nodesQueryOptions: false,
    decodeGlobalID: readGlobalId,
    nodeTypeOptions: { description: 'Whatever has an id of its own over all types.' },
    idFieldOptions: { description: 'Opaque, and its own over all types.' },
    nodeQueryOptions: { description: 'The node of an id, where the reader may see it. Null for any other.' },
    pageInfoTypeOptions: { description: 'Where a page stands in its list.' },
    hasNextPageFieldOptions: { description: 'Rows follow behind `endCursor`.' },
    hasPreviousPageFieldOptions: { description: 'Rows stand before `startCursor`.' },
    startCursorFieldOptions: { description: 'Of the first row. Null where the page is empty.' },
    endCursorFieldOptions: { description: 'Of the last row. Null where the page is empty.' },
    edgesFieldOptions: { description: 'The rows of the page, each with its cursor.' },
    pageInfoFieldOptions: { description: 'Whether there is more, and how to ask for it.' },
    cursorFieldOptions: { description: 'What `after` and `before` take to go on from here.' },
    nodeFieldOptions: { description: 'The row.' },
  },
  scopeAuth: {
    authorizeOnSubscribe: true,
    // Asked for when first needed, so that the payload of a sign-in is readable by who has just signed in.
    authScopes: (context) => ({ signedIn: () => context.viewer !== null, everyone: true }),
    unauthorizedError: () => new GraphQLError('Please log in.', { extensions: { code: 'UNAUTHENTICATED' } }),
  },
  errors: { directResult: true },
  complexity: { limit: COST_LIMITS, defaultListMultiplier: 10 },
  prisma: {
    client: ({ platform }) => platform.db,
    dmmf: getDatamodel(),
    maxConnectionSize: 100,
    defaultConnectionSize: 20,
    onUnusedQuery: null,
  },
});

builder.queryType({
  description:
    'What can be read. Visitors read the market; a session reads what is its own through `viewer`.',
});
builder.mutationType({
  description:
    'What can be done. Each mutation returns its payload or a domain error with a stable code; a missing session and malformed input are errors.',
});
builder.subscriptionType({
  description: 'What is told live, over server-sent events. Only what the session may read.',
});

/**
 * Whether the schema has the fields that exist in sandbox mode alone, such as play money. Decided when the process starts, by the same
 * variable as the configuration; the committed schema has them.
 */
export const isSandboxSchema = process.env.SANDBOX === 'on';
