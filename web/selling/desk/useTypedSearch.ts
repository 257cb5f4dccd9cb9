import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

/** How long a search is left alone in ms before it becomes that of the address (requirement R-13). */
const SEARCH_DELAY_MS = 500;

/** The text of a search field, and how it changes. */
export interface TypedSearch {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Does not wait any longer: the reader has pressed Enter. */
  readonly searchNow: () => void;
}

/**
 * The text of a search field, which becomes that of the address once it was left alone for a moment. The field keeps what is
 * typed while the page follows; a search that comes from elsewhere, by Back or a link, takes its place.
 * @param keyword the search that the address has.
 * @param pathOf writes the address with another search.
 */
export function useTypedSearch(keyword: string, pathOf: (keyword: string) => string): TypedSearch {
  const navigate = useNavigate();
  const [text, setText] = useState(keyword);
  /** The searches that were sent from here and have not arrived, the oldest first: a slow page may bring one after the next was sent. */
  const sent = useRef<readonly string[]>([]);
  const search = text.trim();
  const path = pathOf(search);
  const isTyped = search !== keyword;
  const searchNow = useCallback(() => {
    if (isTyped) {
      sent.current = [...sent.current, search];
      void navigate(path, { preventScrollReset: true, replace: true });
    }
  }, [isTyped, search, path, navigate]);
  useEffect(() => {
    const timer = setTimeout(searchNow, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [searchNow]);
  useEffect(() => {
    const at = sent.current.indexOf(keyword);
    // Those before it were overtaken. Back, or a link that drops the search, is none of them, and ends them all.
    sent.current = at < 0 ? [] : sent.current.slice(at + 1);
    if (at < 0) {
      setText(keyword);
    }
  }, [keyword]);
  return { text, setText, searchNow };
}
