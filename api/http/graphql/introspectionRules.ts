import { type ASTVisitor, GraphQLError, Kind, type SelectionSetNode, type ValidationContext } from 'graphql';

/** Fields that list what a type of the schema has: each holds types again. */
const LISTS: readonly string[] = ['fields', 'inputFields', 'interfaces', 'possibleTypes'];
/** How many of them may stand in each other: of all types, and of one that is asked for by its name. */
const LISTS_MAX = { __schema: 1, __type: 2 };
/** How often a document may ask. */
const TIMES_MAX = { __schema: 1, __type: 4 };

function refusal(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

/**
 * Limits introspection to one full copy of the schema per document (T-7). Introspection adds nothing to the complexity of a document;
 * with aliases, or with lists nested in the list of all types, twenty kilobytes of text were answered with a hundred megabytes.
 */
export function limitIntrospection(context: ValidationContext): ASTVisitor {
  /** Fragments by the number of lists around them: each is walked once, however often it is spread. */
  const walked = new Set<string>();
  const report = (message: string): void => context.reportError(refusal(message));

  const walk = (set: SelectionSetNode, lists: number, listsMax: number): void => {
    for (const node of set.selections) {
      if (node.kind === Kind.INLINE_FRAGMENT) walk(node.selectionSet, lists, listsMax);
      else if (node.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = context.getFragment(node.name.value);
        const place = `${node.name.value} ${lists} ${listsMax}`;
        if (!fragment || walked.has(place)) continue;
        walked.add(place);
        walk(fragment.selectionSet, lists, listsMax);
      } else {
        if (node.alias) report('Introspection fields must not have aliases.');
        const inside = lists + (LISTS.includes(node.name.value) ? 1 : 0);
        if (inside > listsMax)
          report(`Introspection of this field may nest at most ${listsMax} list fields.`);
        else if (node.selectionSet) walk(node.selectionSet, inside, listsMax);
      }
    }
  };

  const times = { __schema: 0, __type: 0 };
  return {
    Field({ name: { value: name }, selectionSet }) {
      if ((name !== '__schema' && name !== '__type') || !selectionSet) return;
      times[name] += 1;
      if (times[name] > TIMES_MAX[name])
        report(`A document asks for ${name} at most ${TIMES_MAX[name]} times.`);
      else walk(selectionSet, 0, LISTS_MAX[name]);
    },
  };
}
