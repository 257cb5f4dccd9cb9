import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { CardRow_items$key } from '../../__generated__/CardRow_items.graphql.ts';
import { Empty } from '../../ui/Empty.tsx';
import { MarketCard } from '../items/MarketCard.tsx';

interface CardRowProps {
  /** Ids of the items to show. */
  readonly shown: ReadonlySet<string>;
  /** Null when the server could not load them. */
  readonly items: CardRow_items$key | null | undefined;
}

/** The first items of a list as market cards. On phones the row scrolls horizontally. */
export function CardRow({ items, shown }: CardRowProps) {
  const list = useFragment(FRAGMENT, items);
  const { t } = useTranslation('home');
  if (list == null) {
    throw new Error('A list of the home page is not available.');
  }
  const nodes = list.edges.map(({ node }) => node).filter(({ id }) => shown.has(id));
  if (nodes.length === 0) {
    return <Empty art="k-case" title={t('listEmpty')} hint={t('listEmptyHint')} />;
  }
  return (
    <Cards>
      {nodes.map((node) => (
        <li key={node.id}>
          <MarketCard marketItem={node} />
        </li>
      ))}
    </Cards>
  );
}

const FRAGMENT = graphql`
  fragment CardRow_items on MarketItemConnection @throwOnFieldError {
    edges {
      node {
        id
        ...MarketCard_marketItem
      }
    }
  }
`;

/** Six per row, four where there is less room, a horizontal scroll on phones. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 14px;
  li { display: grid; min-width: 0; }
  @media (max-width: 1199px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    li:nth-child(n + 5) { display: none; }
  }
  @media (max-width: 767px) {
    display: flex;
    gap: 10px;
    margin: 0 -16px;
    padding: 0 16px 4px;
    overflow-x: auto;
    --ring: -2px;
    scroll-padding: 0 16px;
    scroll-snap-type: x proximity;
    scrollbar-width: none;
    li { flex: 0 0 164px; scroll-snap-align: start; }
    li:nth-child(n + 5) { display: grid; }
  }
`;
