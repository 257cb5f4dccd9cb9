import { type ExecutionResult, GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { REQUEST_ID } from '../../kernel/log.ts';
import { scopeNow } from '../../kernel/scope.ts';

/** Adds the request id to `extensions` of an error, for finding it in the log. */
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

/** Adds the request id to every error in Yoga's responses, whatever its source. */
export function useRequestName(): Plugin {
  return {
    onResultProcess({ result, setResult }) {
      if (Array.isArray(result) || Symbol.asyncIterator in result) return;
      const { errors } = result as ExecutionResult;
      if (errors !== undefined) setResult({ ...result, errors: errors.map(nameRequest) });
    },
  };
}
