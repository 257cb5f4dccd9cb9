import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';

/** Leads to a copy of the list, by the id of its listing. False where the list has not loaded it. */
type ShowCopy = (listingId: string) => boolean;

interface CopyFinderProps {
  readonly children: ReactNode;
}

const FinderContext = createContext<RefObject<ShowCopy | null>>({ current: null });

/** The part of an item's page in which controls beside the list of its copies lead to one of them. */
export function CopyFinder({ children }: CopyFinderProps) {
  const finder = useRef<ShowCopy>(null);
  return <FinderContext value={finder}>{children}</FinderContext>;
}

/** Returns how to lead to a copy. */
export function useShowCopy(): ShowCopy {
  const finder = useContext(FinderContext);
  return (listingId) => finder.current?.(listingId) ?? false;
}

/** For the list: says how it leads to one of its copies, which may be far from the window and not rendered. */
export function useFindableCopies(onShow: ShowCopy): void {
  const finder = useContext(FinderContext);
  const show = useEffectEvent(onShow);
  useEffect(() => {
    finder.current = (listingId) => show(listingId);
    return () => {
      finder.current = null;
    };
  }, [finder]);
}
