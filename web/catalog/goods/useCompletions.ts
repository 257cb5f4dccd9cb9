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

const NONE = { completions: [], text: '' };

/**
 * Where the word that a completion replaces ends by now.
 * @param read the text that the completion was read for.
 * @returns null where the text around the word has changed since, or another word has begun.
 */
function wordEnd({ start, end, insertion }: Completion, read: string, text: string): number | null {
  const behind = read.slice(end);
  const endNow = text.length - behind.length;
  const isSameAround = endNow >= start && text.startsWith(read.slice(0, start)) && text.endsWith(behind);
  const word = text.slice(start, endNow);
  const isOneWord = (word.match(/[\s:=<>]/g) ?? []).every((sign) => insertion.includes(sign));
  return isSameAround && isOneWord ? endNow : null;
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
  /** The completions on the screen, and the text that they were read for. */
  const [shown, setShown] = useState<{ completions: readonly Completion[]; text: string }>(NONE);
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
  /** Follows a change of the text or of the caret. */
  function follow(): void {
    const { value = '' } = input.current ?? {};
    if (completions.some((completion) => wordEnd(completion, shown.text, value) === null)) {
      close();
    }
    readSoon();
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
      next(found) {
        const now = input.current?.value ?? '';
        // Not for a word that has ended meanwhile.
        setShown({ completions: found.filter((each) => wordEnd(each, text, now) !== null), text });
        // A choice lasts while it is on the list.
        setChosenInsertion((before) => (found.some(({ insertion }) => insertion === before) ? before : null));
      },
      error: close,
    });
    reading.current.stop = () => subscription.unsubscribe();
  }
  function take(place: number): void {
    const completion = completions[place];
    const field = input.current;
    const end = completion && field ? wordEnd(completion, shown.text, field.value) : null;
    if (completion === undefined || field === null || end === null) {
      return;
    }
    const { start, insertion } = completion;
    field.setRangeText(insertion, start, end, 'end');
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
    follow,
    take,
    close,
    choose(step: 1 | -1) {
      const next = (chosen ?? (step === 1 ? -1 : 0)) + step;
      setChosenInsertion(completions.at(next % completions.length)?.insertion ?? null);
    },
  };
}
