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

const NONE = { completions: [], length: 0 };

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
  /** The completions on the screen, and the length of the text that they were read for. */
  const [shown, setShown] = useState<{ completions: readonly Completion[]; length: number }>(NONE);
  const [chosenInsertion, setChosenInsertion] = useState<string | null>(null);
  const reading = useRef<{ timer: number; stop?: () => void }>({ timer: 0 });
  const { completions } = shown;
  const chosenPlace = completions.findIndex(({ insertion }) => insertion === chosenInsertion);
  const chosen = chosenPlace === -1 ? null : chosenPlace;

  function close(): void {
    clearTimeout(reading.current.timer);
    reading.current.stop?.();
    setShown(NONE);
    setChosenInsertion(null);
  }
  function readSoon(): void {
    clearTimeout(reading.current.timer);
    reading.current.timer = window.setTimeout(read, QUIET_MS);
  }
  function read(): void {
    reading.current.stop?.();
    const { value: text = '', selectionStart } = input.current ?? {};
    const position = selectionStart ?? text.length;
    const subscription = readCompletions(environment, { text, position, place }).subscribe({
      next: (read) => setShown({ completions: read, length: text.length }),
      error: close,
    });
    reading.current.stop = () => subscription.unsubscribe();
  }
  function take(place: number): void {
    const completion = completions[place];
    const field = input.current;
    if (completion === undefined || field === null) {
      return;
    }
    const { start, end, insertion } = completion;
    // What was typed since the completions were read is replaced with the rest of the word.
    const typed = field.value.length - shown.length;
    field.setRangeText(insertion, start, Math.max(start, end + typed), 'end');
    close();
    // A condition goes on with its values.
    if (insertion.endsWith(':')) {
      readSoon();
    }
  }
  useEffect(() => {
    const { current } = reading;
    return () => {
      clearTimeout(current.timer);
      current.stop?.();
    };
  }, []);
  return {
    completions,
    chosen,
    readSoon,
    take,
    close,
    choose(step: 1 | -1) {
      const next = (chosen ?? (step === 1 ? -1 : 0)) + step;
      setChosenInsertion(completions.at(next % completions.length)?.insertion ?? null);
    },
  };
}
