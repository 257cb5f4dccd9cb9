import { type ASTVisitor, GraphQLError, Kind, type ValidationContext } from 'graphql';
import { isPlainText } from '../../kernel/text.ts';

/** Mutations that must be the only root field of a document: with aliases, one request could make many guesses (T-9). */
const LONE_MUTATIONS: readonly string[] = ['requestSignInCode', 'signIn'];

/** Maximum number of root fields of a document, including aliases. */
const ROOT_FIELDS_MAX = 20;

function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

/** Rejects documents with too many root fields, or with other fields next to the mutations of sign-in. */
export function limitRootFields(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const fields = operation.selectionSet.selections;
      if (fields.length > ROOT_FIELDS_MAX)
        context.reportError(badInput(`At most ${ROOT_FIELDS_MAX} root fields.`));
      const names = fields.map((field) => (field.kind === Kind.FIELD ? field.name.value : ''));
      const lone = names.find((name) => LONE_MUTATIONS.includes(name));
      const hasFragments =
        operation.operation === 'mutation' && fields.some((field) => field.kind !== Kind.FIELD);
      if (hasFragments) context.reportError(badInput('Mutations are named directly, not by fragments.'));
      if (lone && fields.length > 1)
        context.reportError(badInput(`${lone} must be the only field of its document.`));
    },
  };
}

/** Rejects string literals with NUL or unpaired surrogates. */
export function rejectMalformedLiterals(context: ValidationContext): ASTVisitor {
  return {
    StringValue(node) {
      if (!isPlainText(node.value))
        context.reportError(badInput('A string contains characters that are not valid text.'));
    },
  };
}

/** Returns the path of the first variable with invalid text, or null if there is none. */
export function findMalformedVariable(value: unknown, path: string, depth = 0): string | null {
  if (typeof value === 'string') return isPlainText(value) ? null : path;
  if (typeof value !== 'object' || value === null || depth > 8) return null;
  for (const [name, child] of Object.entries(value)) {
    const found = isPlainText(name) ? findMalformedVariable(child, `${path}.${name}`, depth + 1) : path;
    if (found) return found;
  }
  return null;
}
