import type { Plugin } from 'graphql-yoga';
import { inSpan, isTracing } from '../../kernel/trace.ts';
import type { PersistedDocuments } from './persistedDocuments.ts';
import type { QueryDoor } from './queryDoor.ts';

/** Takes how long one operation was executed, in milliseconds. */
export type TimeOperation = (name: string, ms: number) => void;

/** The name of documents that are not the site's: anybody can write one, so theirs are not told apart. */
const FREE = 'free';

function shapeOf(name: string) {
  return { name: `graphql ${name}`, kind: 'internal' } as const;
}

/** Times the site's queries that go the short way. */
export function timeQueries(door: QueryDoor, documents: PersistedDocuments, time: TimeOperation): QueryDoor {
  return {
    async answer(request, query) {
      const start = performance.now();
      const name = documents.find(query.id)?.name ?? FREE;
      const answer = await inSpan(shapeOf(name), () => door.answer(request, query));
      if (answer) time(name, performance.now() - start);
      return answer;
    },
  };
}

/** Times everything else. */
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
