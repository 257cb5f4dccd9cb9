import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';

interface MarketListEndProps {
  /** What Relay's pagination of the list gives. */
  readonly list: {
    readonly hasNext: boolean;
    readonly isLoadingNext: boolean;
    readonly loadNext: (
      count: number,
      options: { readonly onComplete: (error: Error | null) => void },
    ) => unknown;
  };
  /** Number of loaded items. */
  readonly count: number;
}

/**
 * Items of every page but the first. The first is smaller, because the server renders it and more load before the
 * reader reaches its end.
 */
const PAGE_SIZE = 40;
/**
 * Number of items that load automatically while the user scrolls. Beyond it a press loads more, so that the page's
 * footer can be reached.
 */
const UNASKED_COUNT = 150;
/** Distance of the list's end below the window at which more load. */
const LOAD_AHEAD = '500px';

/** The end of a list of the market: it loads more while the user scrolls, up to a limit, then by a press. */
export function MarketListEnd({ list: { hasNext, isLoadingNext, loadNext }, count }: MarketListEndProps) {
  const { t } = useTranslation('market');
  const [hasFailed, setHasFailed] = useState(false);
  const [unaskedUpTo, setUnaskedUpTo] = useState(UNASKED_COUNT);
  function loadMore() {
    setHasFailed(false);
    startTransition(() => {
      loadNext(PAGE_SIZE, { onComplete: (error) => setHasFailed(error !== null) });
    });
  }
  const end = useReachedEnd(hasNext && !isLoadingNext && !hasFailed && count < unaskedUpTo, loadMore);
  function askForMore() {
    setUnaskedUpTo(count + UNASKED_COUNT);
    loadMore();
  }
  return (
    <End ref={end}>
      {hasNext ? (
        <Button onClick={askForMore} isBusy={isLoadingNext}>
          {hasFailed ? t('shell:moreFailed') : t('loadMore')}
        </Button>
      ) : (
        <span>{t('shell:listEnd')}</span>
      )}
    </End>
  );
}

/** Calls `onReached` while the returned element is near the window. */
function useReachedEnd(isActive: boolean, onReached: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(onReached);
  useEffect(() => {
    if (!isActive || element.current === null) {
      return;
    }
    const observer = new IntersectionObserver(
      // A busy page learns of several changes at once.
      (changes) => {
        if (changes.some(({ isIntersecting }) => isIntersecting)) {
          reached();
        }
      },
      { rootMargin: LOAD_AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isActive]);
  return element;
}

const End = styled.div`
  display: grid;
  place-items: center;
  min-height: 84px;
  color: var(--t3);
`;
