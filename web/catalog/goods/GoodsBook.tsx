import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { styled } from 'styled-components';
import type { GoodsBookQuery } from '../../__generated__/GoodsBookQuery.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BookLadder } from './BookLadder.tsx';
import { useFollowBook } from './useFollowBook.ts';

interface GoodsBookProps {
  readonly marketItemId: string;
}

/** The book of an item as it is now: a press on a price begins a buy order at it. */
export function GoodsBook({ marketItemId }: GoodsBookProps) {
  const { t } = useTranslation('goods');
  return (
    <BlockErrorBoundary title={t('book_failed')} resetKey={marketItemId}>
      <Suspense fallback={<Skeleton width="100%" height="268px" />}>
        <Book marketItemId={marketItemId} />
      </Suspense>
    </BlockErrorBoundary>
  );
}

function Book({ marketItemId }: GoodsBookProps) {
  const { node } = useLazyLoadQuery<GoodsBookQuery>(
    QUERY,
    { marketItemId },
    { fetchPolicy: 'store-and-network' },
  );
  useFollowBook(marketItemId);
  const { t } = useTranslation('goods');
  const { dialogs, session } = useAppServices();
  const begin = (priceCents: number) => {
    const open = () => dialogs.open({ kind: 'bid', marketItemId, priceCents });
    if (session.isSignedIn) {
      open();
    } else {
      dialogs.open({ kind: 'login', onSignedIn: open });
    }
  };
  if (node?.book == null) {
    return null;
  }
  return (
    <>
      <BookLadder book={node.book} onPick={begin} />
      <Hint>{t('book_hint')}</Hint>
    </>
  );
}

const QUERY = graphql`
  query GoodsBookQuery($marketItemId: ID!) {
    node(id: $marketItemId) {
      ... on MarketItem {
        book(depth: 8) {
          ...BookLadder_book
        }
      }
    }
  }
`;

const Hint = styled.p`
  padding-top: 8px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
`;
