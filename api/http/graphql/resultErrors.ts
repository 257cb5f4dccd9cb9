import { type ExecutionResult, GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { REQUEST_ID } from '../../kernel/log.ts';
import { scopeNow } from '../../kernel/scope.ts';

/** Error while the database is unavailable: the same request may succeed in a moment. HTTP 503 with `Retry-After`. */
export const UNAVAILABLE = {
  code: 'SERVICE_UNAVAILABLE',
  message: 'The service is unavailable; try again in a moment.',
} as const;

/** True if a result is incomplete because the database was unavailable. Its other data is valid. */
export function hasOutage({ errors }: ExecutionResult): boolean {
  return errors?.some(({ extensions }) => extensions.code === UNAVAILABLE.code) ?? false;
}

/** Mutations with secrets in their input. */
const SECRET_MUTATIONS = /\b(bindSteamAccounts|verifyRealName|setPaymentAccount)\b/;
const PATH = / at "(input(?:\.\w+|\[\d+\])*)"; /;

/** GraphQL's error for an invalid variable repeats its value. For a mutation with secrets it is reduced to the path (T-16). */
export function hideSecretInput(error: GraphQLError): GraphQLError {
  const isAboutVariable = error.message.startsWith('Variable "$');
  const source = error.source?.body ?? error.nodes?.[0]?.loc?.source.body ?? '';
  if (!isAboutVariable || !SECRET_MUTATIONS.test(source)) return error;
  const field = PATH.exec(error.message)?.[1] ?? 'input';
  return new GraphQLError(`${field}: does not fit its type`, {
    nodes: error.nodes ?? null,
    extensions: { code: 'BAD_USER_INPUT', field },
  });
}

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
