import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { BargainList_items$key } from '../../__generated__/BargainList_items.graphql.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { referenceDistance } from '../items/marketItem.ts';
import { ItemLine, Lines } from './ItemLine.tsx';

interface BargainListProps {
  /** Ids of the items to show. */
  readonly shown: ReadonlySet<string>;
  /** Null when the server could not load them. */
  readonly items: BargainList_items$key | null | undefined;
}

/** Items on sale below their reference price, those that sell most first, with how many were sold (requirement H-02). */
export function BargainList({ items, shown }: BargainListProps) {
  const list = useFragment(FRAGMENT, items);
  const { t } = useTranslation('home');
  if (list == null) {
    throw new Error('The bargains are not available.');
  }
  const nodes = list.edges.map(({ node }) => node).filter(({ id }) => shown.has(id));
  if (nodes.length === 0) {
    return <Empty art="k-tag" title={t('bargainEmpty')} hint={t('bargainEmptyHint')} />;
  }
  return (
    <Lines>
      {nodes.map((node) => {
        const distance = referenceDistance(node.lowestAskCents, node.referencePriceCents);
        return (
          <li key={node.id}>
            <ItemLine marketItem={node}>
              <Facts>
                <span>{t('bargainSold', { count: node.salesPerDay })}</span>
                {distance !== null && (
                  <Tag tone="pos">
                    <span className="num">−{(-distance / 10).toFixed(1)}%</span>
                  </Tag>
                )}
              </Facts>
            </ItemLine>
          </li>
        );
      })}
    </Lines>
  );
}

const FRAGMENT = graphql`
  fragment BargainList_items on MarketItemConnection @throwOnFieldError {
    edges {
      node {
        id
        lowestAskCents
        referencePriceCents
        salesPerDay
        ...ItemLine_marketItem
      }
    }
  }
`;

/** Side by side; one below the other on phones, so that the name has room. */
const Facts = styled.span`
  display: flex;
  align-items: center;
  gap: 14px;
  font-size: 12px;
  color: var(--t3);
  white-space: nowrap;
  @media (max-width: 767px) { flex-direction: column-reverse; align-items: flex-end; gap: 2px; }
`;
