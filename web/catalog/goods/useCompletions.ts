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
  const [{ completions, text }, setShown] = useState<{ completions: readonly Completion[]; text: string }>(
    NONE,
  );
  const [chosenInsertion, setChosenInsertion] = useState<string | null>(null);
  const stop = useRef(() => {});
  const chosenPlace = completions.findIndex(({ insertion }) => insertion === chosenInsertion);
  const chosen = chosenPlace === -1 ? null : chosenPlace;

  function close(): void {
    stop.current();
    setShown(NONE);
    setChosenInsertion(null);
  }
  /** Follows a change of the text or of the caret. */
  function follow(): void {
    const value = input.current?.value ?? '';
    if (completions.some((completion) => wordEnd(completion, text, value) === null)) {
      close();
    }
    stop.current();
    const timer = setTimeout(read, QUIET_MS);
    stop.current = () => clearTimeout(timer);
  }
  function read(): void {
    const { value = '', selectionStart } = input.current ?? {};
    const asked = { text: value, position: selectionStart ?? value.length, place };
    const { unsubscribe } = readCompletions(environment, asked).subscribe({
      next(found) {
        setShown({ completions: found, text: value });
        // A choice lasts while it is on the list.
        setChosenInsertion((before) => (found.some(({ insertion }) => insertion === before) ? before : null));
      },
      error: close,
    });
    stop.current = unsubscribe;
  }
  function take(place: number): void {
    const completion = completions[place];
    const field = input.current;
    const end = completion && field ? wordEnd(completion, text, field.value) : null;
    if (completion === undefined || field === null || end === null) {
      return;
    }
    const { start, insertion } = completion;
    field.setRangeText(insertion, start, end, 'end');
    close();
    // A condition goes on with its values.
    if (insertion.endsWith(':')) {
      follow();
    }
  }
  useEffect(() => () => stop.current(), []);
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
