import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { LatestList_items$key } from '../../__generated__/LatestList_items.graphql.ts';
import { useAgoText } from '../../shell/Moment.tsx';
import { useNow } from '../../ui/clock.ts';
import { Empty } from '../../ui/Empty.tsx';
import { ItemLine, Lines } from './ItemLine.tsx';

interface LatestListProps {
  /** Ids of the items to show. */
  readonly shown: ReadonlySet<string>;
  /** Null when the server could not load them. */
  readonly items: LatestList_items$key | null | undefined;
  /** The server's time, ISO 8601; null when it could not be loaded. */
  readonly serverTime: string | null;
}

const RENEW_MS = 10_000;

/** The latest listings, with the time since each (requirement H-02). */
export function LatestList({ items, shown, serverTime }: LatestListProps) {
  const list = useFragment(FRAGMENT, items);
  const { t } = useTranslation('home');
  const agoText = useAgoText(useNow(Date.parse(serverTime ?? ''), RENEW_MS));
  if (list == null || serverTime === null) {
    throw new Error('The latest listings are not available.');
  }
  const listed = list.edges.flatMap(({ node }) =>
    node.newestListedAt == null || !shown.has(node.id)
      ? []
      : [{ ...node, newestListedAt: node.newestListedAt }],
  );
  if (listed.length === 0) {
    return <Empty art="k-case" title={t('listEmpty')} hint={t('listEmptyHint')} />;
  }
  return (
    <Lines>
      {listed.map((node) => (
        <li key={node.id}>
          <ItemLine marketItem={node}>
            <Ago dateTime={node.newestListedAt}>{agoText(node.newestListedAt)}</Ago>
          </ItemLine>
        </li>
      ))}
    </Lines>
  );
}

const FRAGMENT = graphql`
  fragment LatestList_items on MarketItemConnection @throwOnFieldError {
    edges {
      node {
        id
        newestListedAt
        ...ItemLine_marketItem
      }
    }
  }
`;

const Ago = styled.time`
  color: var(--t3);
  white-space: nowrap;
`;
