import { type DocumentNode, type ExecutionResult, Kind } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';

/** Tools ask for the whole schema in a few usual words; an answer is half a megabyte. */
const KEPT = 4;
const NAMES = /\b__(?:schema|type)\b/;

/** Tells whether a document asks for the schema itself. */
export function isIntrospection(text: string): boolean {
  return NAMES.test(text);
}

/** One operation without variables whose fields all tell of the schema: its answer is the same for everybody, as long as the process lives. */
function isSchemaAlone({ definitions }: DocumentNode): boolean {
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (operations.length !== 1 || !operation || operation.operation !== 'query') return false;
  const { variableDefinitions = [], selectionSet } = operation;
  return (
    variableDefinitions.length === 0 &&
    selectionSet.selections.every((field) => field.kind === Kind.FIELD && NAMES.test(field.name.value))
  );
}

/** Keeps what was told of the schema. Stands behind what charges for documents. */
export function useKeptIntrospection(): Plugin {
  const answers = new LRUCache<string, ExecutionResult>({ max: KEPT });
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const text = args.contextValue.params?.query ?? '';
      if (!isIntrospection(text) || !isSchemaAlone(args.document)) return;
      const kept = answers.get(text);
      if (kept) {
        setResultAndStopExecution(kept);
        return;
      }
      return {
        onExecuteDone({ result }) {
          if (!(Symbol.asyncIterator in result) && result.errors === undefined) answers.set(text, result);
        },
      };
    },
  };
}
