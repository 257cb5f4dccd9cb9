import type { GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime';
import { getRequest } from 'relay-runtime';

/** The server has answered a request with errors. Unlike a lost answer, it must not be retried automatically. */
export class AnsweredError extends Error {}

/**
 * Asks the network alone, for a request whose input names hundreds of copies. In the store each record of the answer would
 * have the whole input in its key: for 500 copies that is a task of seconds, and it grows with the square of their number.
 * @throws AnsweredError if the answer has no data.
 */
export async function askNetwork<TOperation extends OperationType>(
  environment: IEnvironment,
  document: GraphQLTaggedNode,
  variables: TOperation['variables'],
): Promise<TOperation['response']> {
  const { params } = getRequest(document);
  const answer = await environment.getNetwork().execute(params, variables, { force: true }).toPromise();
  const data = answer !== undefined && 'data' in answer ? answer.data : null;
  if (data == null) {
    throw new AnsweredError(`The answer to ${params.name} could not be read.`);
  }
  return data as TOperation['response'];
}
