import { expect } from 'vitest';
import type { TestClient } from './testClient.ts';

/** A list as GraphQL has it. */
export interface PagedList {
  /** Where it is, such as `viewer`; empty for a list of the whole market. */
  parents?: readonly string[];
  field: string;
  /** Its own arguments, such as `unreadOnly: true`. */
  args?: string;
}

interface Edge {
  cursor: string;
  node: { id: string };
}

/** Reads a page of a list. */
async function readEdges(
  client: TestClient,
  { parents = ['viewer'], field, args = '' }: PagedList,
  page: string,
) {
  const list = `${field}(${args} ${page}) { edges { cursor node { id } } }`;
  const query = [...parents].reduceRight((inner, parent) => `${parent} { ${inner} }`, list);
  const { data, errors } = await client.query<Record<string, unknown>>(`{ ${query} }`);
  expect(errors).toEqual([]);
  const found = parents.reduce((outer, parent) => outer?.[parent] as Record<string, unknown>, data);
  return (found as Record<string, { edges: Edge[] }>)[field]?.edges ?? [];
}

const idsOf = (edges: readonly Edge[]) => edges.map(({ node }) => node.id);

/** The database's id in a node's. */
const rowIdOf = (id: string) => Buffer.from(id, 'base64').toString().split(':')[1] ?? '';

/**
 * Expects that the pages before and after the third row of a list go on from it after it has left the list.
 * @param leave takes the row of this id out of the list.
 */
export async function expectPagesGoOn(
  client: TestClient,
  list: PagedList,
  leave: (rowId: string) => Promise<unknown>,
): Promise<void> {
  const all = await readEdges(client, list, 'first: 50');
  expect(all.length).toBeGreaterThanOrEqual(5);
  const [edge] = all.slice(2);
  await leave(rowIdOf(edge?.node.id ?? ''));
  const rest = all.toSpliced(2, 1);
  expect(idsOf(await readEdges(client, list, 'first: 50'))).toEqual(idsOf(rest));
  const after = await readEdges(client, list, `first: 2, after: "${edge?.cursor}"`);
  const before = await readEdges(client, list, `last: 2, before: "${edge?.cursor}"`);
  expect({ after: idsOf(after), before: idsOf(before) }).toEqual({
    after: idsOf(rest.slice(2, 4)),
    before: idsOf(rest.slice(0, 2)),
  });
}
