import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { TrendRow_items$key } from '../../__generated__/TrendRow_items.graphql.ts';
import { Empty } from '../../ui/Empty.tsx';
import { TrendCard } from './TrendCard.tsx';

interface TrendRowProps {
  /** Ids of the items to show. */
  readonly shown: ReadonlySet<string>;
  /** Null when the server could not load them. */
  readonly items: TrendRow_items$key | null | undefined;
}

/** Price trends of the best-selling items (requirement H-04). */
export function TrendRow({ items, shown }: TrendRowProps) {
  const list = useFragment(FRAGMENT, items);
  const { t } = useTranslation('home');
  if (list == null) {
    throw new Error('The trends are not available.');
  }
  const nodes = list.edges.map(({ node }) => node).filter(({ id }) => shown.has(id));
  if (nodes.length === 0) {
    return <Empty art="k-tag" title={t('listEmpty')} hint={t('listEmptyHint')} />;
  }
  return (
    <Trends>
      {nodes.map((node) => (
        <li key={node.id}>
          <TrendCard marketItem={node} />
        </li>
      ))}
    </Trends>
  );
}

const FRAGMENT = graphql`
  fragment TrendRow_items on MarketItemConnection @throwOnFieldError {
    edges {
      node {
        id
        ...TrendCard_marketItem
      }
    }
  }
`;

/** Also the skeleton's grid. */
export const Trends = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 14px;
  li { display: grid; min-width: 0; }
  @media (max-width: 1199px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    li:nth-child(n + 5) { display: none; }
  }
`;
