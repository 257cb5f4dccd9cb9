import { type ExecutionResult, GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { REQUEST_ID } from '../../kernel/log.ts';
import { scopeNow } from '../../kernel/scope.ts';

/** An error with the name of its request in `extensions`, by which the log is searched. */
export function nameRequest(error: GraphQLError): GraphQLError {
  const { requestId } = scopeNow();
  if (requestId === undefined) return error;
  const { nodes, source, positions, path, originalError } = error;
  const extensions = { ...error.extensions, [REQUEST_ID]: requestId };
  return new GraphQLError(error.message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    path: path ?? null,
    originalError: originalError ?? null,
    extensions,
  });
}

/** Names the request in each error of what Yoga answers, wherever it came from. */
export function useRequestName(): Plugin {
  return {
    onResultProcess({ result, setResult }) {
      if (Array.isArray(result) || Symbol.asyncIterator in result) return;
      const { errors } = result as ExecutionResult;
      if (errors !== undefined) setResult({ ...result, errors: errors.map(nameRequest) });
    },
  };
}
