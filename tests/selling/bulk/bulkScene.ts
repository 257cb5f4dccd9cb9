import { expect } from 'vitest';
import { runBulkAction } from '../../../api/selling/bulk/runBulkAction.ts';
import type { TestMarket } from '../../kit/testMarket.ts';
import type { Seller } from '../listing/sellerScene.ts';
import { FACTS, PREVIEW, START } from './bulkDocuments.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of documents written here
export type Answer = any;

/** The row id in the id of a node. */
export const rowId = (nodeId: string): string => Buffer.from(nodeId, 'base64').toString().split(':')[1] ?? '';

/** What a seller does with bulk actions. Market and seller are asked for at each call, since tests open them late and change them. */
export function bulkScene(marketOf: () => Pick<TestMarket, 'worker'>, sellerOf: () => Seller) {
  const query = async (document: string, variables: object): Promise<Answer> =>
    sellerOf().client.query<Answer>(document, variables as Record<string, unknown>);

  async function start(
    selection: object,
    change: object,
    { request = crypto.randomUUID(), digest = null }: { request?: string; digest?: string | null } = {},
  ): Promise<Answer> {
    const { data, errors } = await query(START, { selection, change, request, digest });
    return errors.length > 0 ? { errors } : data?.startBulkAction;
  }

  async function factsOf(id: string): Promise<Answer> {
    const { data } = await query(`query ($id: ID!) { node(id: $id) { ... on BulkAction { ${FACTS} } } }`, {
      id,
    });
    return data?.node;
  }

  /** Begins an action and carries it out. */
  async function run(selection: object, change: object): Promise<Answer> {
    const { bulkAction: action, ...rest } = await start(selection, change);
    if (!action) throw new Error(JSON.stringify(rest));
    await runBulkAction(marketOf().worker, rowId(action.id));
    return factsOf(action.id);
  }

  /** Pauses, resumes or undoes an action. */
  async function change(name: string, id: string): Promise<Answer> {
    const { data } = await query(
      `mutation ($id: ID!) { ${name}(input: { id: $id }) { __typename ... on DomainError { code } } }`,
      { id },
    );
    return data?.[name];
  }

  /** Undoes an action and carries the undo out. */
  async function undo(id: string): Promise<Answer> {
    expect((await change('undoBulkAction', id)).__typename).toBe('UndoBulkActionPayload');
    await runBulkAction(marketOf().worker, rowId(id));
    return factsOf(id);
  }

  async function preview(selection: object, requested: object): Promise<Answer> {
    const { data, errors } = await query(PREVIEW, { selection, change: requested });
    expect(errors).toEqual([]);
    return data?.previewBulkAction;
  }

  return { start, run, change, undo, factsOf, preview };
}
