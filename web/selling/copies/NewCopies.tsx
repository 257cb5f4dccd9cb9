import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { NewCopiesSubscription } from '../../__generated__/NewCopiesSubscription.graphql.ts';
import { useLiveSubscription } from '../../relay/useLiveSubscription.ts';
import { NewsChip } from '../../ui/NewsChip.tsx';

interface NewCopiesProps {
  /** The filter in its canonical form. */
  readonly text: string;
  readonly onShow: () => void;
}

/**
 * Tells how many copies that match came on sale since the list was loaded. Nothing moves when it comes; the
 * list changes only when it is pressed (requirement L-05).
 */
export function NewCopies({ text, onShow }: NewCopiesProps) {
  const { t } = useTranslation('goods');
  const [count, setCount] = useState(0);
  const [isChanged, setIsChanged] = useState(false);
  const cursor = useRef<string | null>(null);
  useLiveSubscription<NewCopiesSubscription>({
    subscription: SUBSCRIPTION,
    variables: { text },
    resumed: () => ({ after: cursor.current }),
    onConnected: () => {},
    onChanged(response) {
      const change = response?.marketChanged;
      // A reset after a gap has no cursor of its own: the list was not changed by it, and is read anew at a press.
      cursor.current = change?.cursor || null;
      if (change?.kind === 'LISTED') {
        setCount((known) => known + 1);
      } else if (change?.kind === 'SUMMARY' || change?.kind === 'RESET') {
        setIsChanged(true);
      }
    },
  });
  function show() {
    setCount(0);
    setIsChanged(false);
    onShow();
  }
  const news = isChanged ? t('goods:copiesChanged') : t('goods:newCopies', { count });
  return <NewsChip text={count > 0 || isChanged ? news : null} onShow={show} />;
}

const SUBSCRIPTION = graphql`
  subscription NewCopiesSubscription($text: String!, $after: String) {
    marketChanged(text: $text, after: $after) {
      cursor
      kind
    }
  }
`;
