import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type HelpEntry, type HelpIndex, type HelpTexts, searchHelp } from './help.ts';
import { loadHelpTexts } from './helpTexts.ts';

const NO_TEXTS: HelpTexts = new Map();
const SAVE_AFTER_MS = 500;

/** What the search of the help centre shows and does. */
export interface HelpSearch {
  readonly question: string;
  readonly found: readonly HelpEntry[];
  /** True once the texts are searched, too, or cannot be: what is not found now is not there. */
  readonly isWhole: boolean;
  /** Somebody is about to type: the texts are loaded. */
  prepare(): void;
  ask(question: string): void;
}

/** Searches as one types: at once in titles and bywords, in the texts as soon as they are there. The address keeps the question. */
export function useHelpSearch(index: HelpIndex): HelpSearch {
  const { i18n } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const saved = address.get('q') ?? '';
  const [question, setQuestion] = useState(saved);
  const [texts, setTexts] = useState<HelpTexts | null>(null);
  useEffect(() => {
    if (question.trim() === saved) {
      return;
    }
    const timer = setTimeout(() => {
      setAddress(question.trim() === '' ? {} : { q: question.trim() }, { replace: true });
    }, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [question, saved, setAddress]);
  const prepare = useCallback(() => {
    // Without the texts the titles are searched all the same.
    loadHelpTexts(i18n, index).then(setTexts, () => setTexts((known) => known ?? NO_TEXTS));
  }, [i18n, index]);
  const cameWithQuestion = useRef(saved !== '');
  useEffect(() => {
    if (cameWithQuestion.current) {
      prepare();
    }
  }, [prepare]);
  return {
    question,
    found: searchHelp(index, question, texts ?? NO_TEXTS),
    isWhole: texts !== null,
    prepare,
    ask: setQuestion,
  };
}
