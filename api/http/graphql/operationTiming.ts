import type { Plugin } from 'graphql-yoga';
import { inSpan, isTracing } from '../../kernel/trace.ts';
import type { PersistedDocuments } from './persistedDocuments.ts';
import type { QueryExecutor } from './queryExecutor.ts';

/** Records the duration of one operation in milliseconds. */
export type TimeOperation = (name: string, ms: number) => void;

/** Common name for all documents that are not the site's own: anyone can write them, so they are not distinguished. */
const FREE = 'free';

function shapeOf(name: string) {
  return { name: `graphql ${name}`, kind: 'internal' } as const;
}

/** Measures the site's queries that bypass Yoga. */
export function timeQueries(
  services: QueryExecutor,
  documents: PersistedDocuments,
  time: TimeOperation,
): QueryExecutor {
  return {
    ...services,
    async answer(request, query) {
      const start = performance.now();
      const name = documents.find(query.id)?.name ?? FREE;
      const answer = await inSpan(shapeOf(name), () => services.answer(request, query));
      if (answer) time(name, performance.now() - start);
      return answer;
    },
  };
}

/** Measures all other operations. */
export function useOperationTiming(documents: PersistedDocuments, time: TimeOperation): Plugin {
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const start = performance.now();
      const name = documents.nameOfText(args.contextValue.params?.query ?? '') ?? FREE;
      if (isTracing()) setExecuteFn((given) => inSpan(shapeOf(name), async () => executeFn(given)));
      return { onExecuteDone: () => time(name, performance.now() - start) };
    },
  };
}
