import { type ASTVisitor, GraphQLError, Kind, type ValidationContext } from 'graphql';
import { isPlainText } from '../../kernel/text.ts';

/** Mutations that a document may hold one of and nothing beside: aliases would make one request many guesses (T-9). */
const LONE_MUTATIONS: readonly string[] = ['requestSignInCode', 'signIn'];

/** Root fields that a document may ask for, aliases counted. */
const ROOT_FIELDS_MAX = 20;

function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

/** Refuses many root fields, and company for the mutations that guessing is counted by. */
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

/** Refuses literals that are no text: NUL, halves of surrogate pairs. */
export function refuseMalformedLiterals(context: ValidationContext): ASTVisitor {
  return {
    StringValue(node) {
      if (!isPlainText(node.value))
        context.reportError(badInput('A string contains characters that are no text.'));
    },
  };
}

/** Finds the first variable that holds what is no text, by its path; null where all is well. */
export function findMalformedVariable(value: unknown, path: string, depth = 0): string | null {
  if (typeof value === 'string') return isPlainText(value) ? null : path;
  if (typeof value !== 'object' || value === null || depth > 8) return null;
  for (const [name, child] of Object.entries(value)) {
    const found = isPlainText(name) ? findMalformedVariable(child, `${path}.${name}`, depth + 1) : path;
    if (found) return found;
  }
  return null;
}
