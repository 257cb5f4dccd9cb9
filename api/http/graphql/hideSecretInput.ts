import { GraphQLError } from 'graphql';

/** Mutations whose input holds secrets. */
const SECRET_MUTATIONS = /\b(bindSteamAccounts|verifyRealName|setPaymentAccount)\b/;
const PATH = / at "(input(?:\.\w+|\[\d+\])*)"; /;

/**
 * What GraphQL says of a variable that does not fit repeats its value. Where the document carries secrets, the place alone is told (T-16).
 */
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
