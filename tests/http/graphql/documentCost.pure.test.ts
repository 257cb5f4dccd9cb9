import { complexityFromQuery } from '@pothos/plugin-complexity';
import {
  type DocumentNode,
  type GraphQLInputType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  parse,
  typeFromAST,
} from 'graphql';
import { expect, test } from 'vitest';
import { COST_LIMITS } from '../../../api/http/graphql/builder.ts';
import { schema } from '../../../api/http/graphql/schema.ts';
import documents from '../../../web/__generated__/persisted.json' with { type: 'json' };

/** A page over the limit is answered with errors alone, so some of it stays free for the next field. */
const SHARE_MAX = 0.95;

/** A value that passes for a type. What includes or skips parts of a document is given. */
function sampleOf(type: GraphQLInputType, flag: boolean): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType, flag);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(required.map((field) => [field.name, sampleOf(field.type, flag)]));
  }
  const values: Record<string, unknown> = {
    Boolean: flag,
    Int: 1,
    Float: 1,
    Cents: 1,
    Date: '2026-01-01',
    DateTime: '2026-01-01T00:00:00Z',
  };
  return values[type.name] ?? 'x';
}

function costOf(document: DocumentNode, flag: boolean): ReturnType<typeof complexityFromQuery> {
  const variables: Record<string, unknown> = {};
  for (const { variable, type } of getOperationAST(document)?.variableDefinitions ?? []) {
    const found = typeFromAST(schema, type as never) as GraphQLInputType;
    if (isNonNullType(found)) variables[variable.name.value] = sampleOf(found, flag);
  }
  return complexityFromQuery(document, { schema, ctx: {}, variables });
}

test('T-7 every document of the site stays below the limits, with each of its parts', () => {
  const dear = Object.values(documents as Record<string, string>).flatMap((text) => {
    const document = parse(text);
    const costs = [costOf(document, true), costOf(document, false)];
    const most = (of: 'complexity' | 'breadth' | 'depth') =>
      Math.round(Math.max(...costs.map((cost) => cost[of])));
    const isOver =
      most('complexity') > COST_LIMITS.complexity * SHARE_MAX ||
      most('breadth') > COST_LIMITS.breadth ||
      most('depth') > COST_LIMITS.depth;
    const name = getOperationAST(document)?.name?.value;
    return isOver ? [`${name}: ${most('complexity')}, ${most('breadth')} wide, ${most('depth')} deep`] : [];
  });
  expect(dear).toEqual([]);
});
