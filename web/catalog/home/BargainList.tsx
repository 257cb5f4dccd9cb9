import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { BargainList_items$key } from '../../__generated__/BargainList_items.graphql.ts';
import { useAgoText } from '../../shell/Moment.tsx';
import { useNow } from '../../ui/clock.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { referenceDistance } from '../items/marketItem.ts';
import { ItemLine, Lines } from './ItemLine.tsx';

interface BargainListProps {
  /** Ids of the items to show. */
  readonly shown: ReadonlySet<string>;
  /** Null when the server could not load them. */
  readonly items: BargainList_items$key | null | undefined;
  /** The server's time, ISO 8601; null when it could not be loaded. */
  readonly serverTime: string | null;
}

const RENEW_MS = 10_000;

/**
 * Items on sale below their reference price, those that sell most first, with how many were sold, and how long the cheapest copy has
 * been on sale (requirement H-02).
 */
export function BargainList({ items, shown, serverTime }: BargainListProps) {
  const list = useFragment(FRAGMENT, items);
  const { t } = useTranslation('home');
  const agoText = useAgoText(useNow(Date.parse(serverTime ?? ''), RENEW_MS));
  if (list == null || serverTime === null) {
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
        const listedAt = node.listings?.edges[0]?.node.createdAt;
        return (
          <li key={node.id}>
            <ItemLine marketItem={node}>
              <Facts>
                <Lived>
                  <span>{t('bargainSold', { count: node.salesPerDay })}</span>
                  {listedAt != null && (
                    <time dateTime={listedAt}>{t('bargainListed', { ago: agoText(listedAt) })}</time>
                  )}
                </Lived>
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
        listings(first: 1) {
          edges {
            node {
              createdAt
            }
          }
        }
        ...ItemLine_marketItem
      }
    }
  }
`;

/** Before the price; on phones the sales and the age have a line of their own, so that the name has room. */
const Facts = styled.span`
  display: flex;
  align-items: center;
  gap: 14px;
  font-size: 12px;
  color: var(--t3);
  white-space: nowrap;
  @media (max-width: 767px) { display: contents; }
`;

const Lived = styled.span`
  display: grid;
  justify-items: end;
  line-height: 18px;
  @media (max-width: 767px) {
    order: 1;
    display: flex;
    flex-basis: 100%;
    gap: 12px;
    padding-left: 78px;
    font-size: 12px;
    color: var(--t3);
  }
`;
