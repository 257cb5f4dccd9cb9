import type { Plugin } from 'graphql-yoga';
import type { PersistedDocuments } from './persistedDocuments.ts';
import type { QueryDoor } from './queryDoor.ts';

/** Takes how long one operation was executed, in milliseconds. */
export type TimeOperation = (name: string, ms: number) => void;

/** The name of documents that are not the site's: anybody can write one, so theirs are not told apart. */
const FREE = 'free';

/** Times the site's queries that go the short way. */
export function timeQueries(door: QueryDoor, documents: PersistedDocuments, time: TimeOperation): QueryDoor {
  return {
    async answer(request, query) {
      const start = performance.now();
      const answer = await door.answer(request, query);
      if (answer) time(documents.find(query.id)?.name ?? FREE, performance.now() - start);
      return answer;
    },
  };
}

/** Times everything else. */
export function useOperationTiming(documents: PersistedDocuments, time: TimeOperation): Plugin {
  return {
    onExecute({ args }) {
      const start = performance.now();
      const text = args.contextValue.params?.query ?? '';
      return {
        onExecuteDone: () => time(documents.nameOfText(text) ?? FREE, performance.now() - start),
      };
    },
  };
}
