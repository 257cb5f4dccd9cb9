import { type RefObject, useEffect, useRef, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { type Environment, fetchQuery } from 'relay-runtime';
import type {
  CopyFilterPlace,
  useCompletionsQuery,
} from '../../__generated__/useCompletionsQuery.graphql.ts';

/** Where a filter is used. */
export type FilterPlace = CopyFilterPlace;

/** Milliseconds of quiet after a key, so that a typed word asks once. */
const QUIET_MS = 120;

const QUERY = graphql`
  query useCompletionsQuery($text: String!, $position: Int!, $place: CopyFilterPlace!) {
    copyFilterCompletions(text: $text, position: $position, place: $place) {
      start
      end
      insertion
    }
  }
`;

interface Completion {
  readonly start: number;
  readonly end: number;
  readonly insertion: string;
}

/** Ways to go on with a text at a place, without what is already there. */
function readCompletions(environment: Environment, asked: useCompletionsQuery['variables']) {
  const { text } = asked;
  return fetchQuery<useCompletionsQuery>(environment, QUERY, asked, {
    networkCacheConfig: { metadata: { isBackground: true } },
  }).map(({ copyFilterCompletions }) =>
    (copyFilterCompletions ?? []).filter(({ start, end, insertion }) => text.slice(start, end) !== insertion),
  );
}

/** Ways to go on with the text of an input where its caret stands. A failure shows none: typing goes on without them. */
export function useCompletions(input: RefObject<HTMLInputElement | null>, place: CopyFilterPlace) {
  const environment = useRelayEnvironment();
  const [completions, setCompletions] = useState<readonly Completion[]>([]);
  const [chosen, setChosen] = useState<number | null>(null);
  const asked = useRef<{ timer: number; stop?: () => void }>({ timer: 0 });

  function close(): void {
    clearTimeout(asked.current.timer);
    asked.current.stop?.();
    setCompletions([]);
    setChosen(null);
  }
  function look(): void {
    clearTimeout(asked.current.timer);
    asked.current.timer = window.setTimeout(ask, QUIET_MS);
  }
  function ask(): void {
    asked.current.stop?.();
    const { value: text = '', selectionStart } = input.current ?? {};
    const position = selectionStart ?? text.length;
    const reading = readCompletions(environment, { text, position, place }).subscribe({
      next(ways) {
        setCompletions(ways);
        setChosen(null);
      },
      error: close,
    });
    asked.current.stop = () => reading.unsubscribe();
  }
  function take(place: number): void {
    const completion = completions[place];
    if (completion === undefined || input.current === null) {
      return;
    }
    const { start, end, insertion } = completion;
    input.current.setRangeText(insertion, start, end, 'end');
    close();
    // A condition goes on with its values.
    if (insertion.endsWith(':')) {
      look();
    }
  }
  useEffect(() => {
    const { current } = asked;
    return () => {
      clearTimeout(current.timer);
      current.stop?.();
    };
  }, []);
  return {
    completions,
    chosen,
    look,
    take,
    close,
    choose(step: 1 | -1) {
      setChosen((before) => {
        const next = (before ?? (step === 1 ? -1 : 0)) + step;
        return (next + completions.length) % completions.length;
      });
    },
  };
}
