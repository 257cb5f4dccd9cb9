import { type DocumentNode, type ExecutionResult, Kind } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { openCache } from '../../kernel/caches.ts';

/** Tools request the schema with one of a few common documents. Each response has half a megabyte as text, some eight times that as objects. */
const BYTES_EACH = 4 * 1_024 ** 2;
const NAMES = /\b__(?:schema|type)\b/;

/** True if a document requests the schema. */
export function isIntrospection(text: string): boolean {
  return NAMES.test(text);
}

/**
 * True for one operation without variables that selects only schema fields: its response is the same for everyone and for the lifetime of
 * the process.
 */
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

/** Caches introspection results. Must run after the plugin that charges for documents. */
export function useCachedIntrospection(): Plugin {
  const answers = openCache<ExecutionResult>('introspections', () => BYTES_EACH);
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
          // Extensions belong to the request: what it cost, and what a partner has left of its limit.
          if (!(Symbol.asyncIterator in result) && result.errors === undefined)
            answers.set(text, { data: result.data ?? null });
        },
      };
    },
  };
}
