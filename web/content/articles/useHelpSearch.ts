import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { HelpHit, SearchHelp } from './helpSearch.ts';

const SAVE_AFTER_MS = 500;

/** State and actions of the help centre's search. */
export interface HelpSearch {
  readonly question: string;
  readonly hits: readonly HelpHit[];
  /** `loading` while the texts load, so that no empty result is shown. */
  readonly state: 'ready' | 'loading' | 'failed';
  /** Loads the texts, called when the user is about to type. */
  prepare(): void;
  ask(question: string): void;
}

/**
 * Searches both languages while the user types. The question is stored in the URL, and a URL with a question is
 * searched on the server.
 */
export function useHelpSearch(): HelpSearch {
  const { i18n } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const saved = address.get('q') ?? '';
  const [question, setQuestion] = useState(saved);
  const [search, setSearch] = useState(readyHelpSearch);
  const [hasFailed, setHasFailed] = useState(false);
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
    loadHelpSearch().then(
      (loaded) => {
        setSearch(() => loaded);
        setHasFailed(false);
      },
      () => setHasFailed(true),
    );
  }, []);
  return {
    question,
    hits: search?.(question, i18n.language === 'en' ? 'en' : 'zh') ?? [],
    state: search === null ? (hasFailed ? 'failed' : 'loading') : 'ready',
    prepare,
    ask: setQuestion,
  };
}

let ready: SearchHelp | null = null;

/** The search, when it is loaded already. */
function readyHelpSearch(): SearchHelp | null {
  return ready;
}

/** Loads the search with all texts. Runs on the server too, for a URL with a question. */
export async function loadHelpSearch(): Promise<SearchHelp> {
  const { searchHelpFiles } = await import('./helpSources.ts');
  ready = searchHelpFiles;
  return searchHelpFiles;
}
