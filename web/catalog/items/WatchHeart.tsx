import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { WatchHeart_marketItem$key } from '../../__generated__/WatchHeart_marketItem.graphql.ts';
import { useSetWatched } from '../../shell/useSetWatched.ts';
import { Icon } from '../../ui/Icon.tsx';

interface WatchHeartProps {
  readonly marketItem: WatchHeart_marketItem$key;
  /** The item's name in the reader's language. */
  readonly name: string;
}

/** The heart over a card's picture. When not set, it shows on hover and focus; on touch screens always. */
export function WatchHeart({ marketItem, name }: WatchHeartProps) {
  const { id, isWatched } = useFragment(FRAGMENT, marketItem);
  const { t } = useTranslation('shell');
  const setWatched = useSetWatched();
  return (
    <Corner>
      <Heart
        type="button"
        aria-pressed={isWatched}
        aria-label={t('watchItem', { name })}
        onClick={() => setWatched(id, !isWatched)}
      >
        <Icon name="heart" />
      </Heart>
    </Corner>
  );
}

const FRAGMENT = graphql`
  fragment WatchHeart_marketItem on MarketItem {
    id
    isWatched
  }
`;

/** As large as the card's picture. */
const Corner = styled.div`
  position: absolute;
  inset: 0 0 auto;
  aspect-ratio: 16 / 10;
  pointer-events: none;
`;

const Heart = styled.button`
  position: absolute;
  right: 8px;
  bottom: 8px;
  display: grid;
  place-items: center;
  width: 30px;
  height: 30px;
  border-radius: 50%;
  border: 1px solid color-mix(in srgb, var(--line-2) 70%, transparent);
  background: color-mix(in srgb, var(--s1) 78%, transparent);
  color: var(--t2);
  pointer-events: auto;
  transition: color var(--t-2), opacity var(--t-2), scale var(--t-1);
  &:hover { color: var(--t1); }
  &:active { scale: 0.9; }
  &[aria-pressed="true"] { color: var(--accent-t); }
  &[aria-pressed="true"] svg { fill: currentColor; }
  @media (hover: hover) {
    opacity: 0;
    li:hover &, &:focus-visible, &[aria-pressed="true"] { opacity: 1; }
  }
`;
