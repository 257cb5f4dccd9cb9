import { GraphQLError } from 'graphql';

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
