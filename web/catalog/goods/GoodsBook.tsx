import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { styled } from 'styled-components';
import type { GoodsBookQuery } from '../../__generated__/GoodsBookQuery.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { phaseCondition } from '../items/marketItem.ts';
import { BookLadder } from './BookLadder.tsx';
import { useFollowBook } from './useFollowBook.ts';

interface GoodsBookProps {
  readonly marketItemId: string;
  /** The Doppler phase or gem that a buy order from here is for; null for any copy. The book counts all of them. */
  readonly phase: string | null;
}

/** The book of an item as it is now: a press on a price begins a buy order at it. */
export function GoodsBook({ marketItemId, phase }: GoodsBookProps) {
  const { t } = useTranslation('goods');
  return (
    <BlockErrorBoundary title={t('book_failed')} resetKey={marketItemId}>
      <Suspense fallback={<Skeleton width="100%" height="268px" />}>
        <Book marketItemId={marketItemId} phase={phase} />
      </Suspense>
    </BlockErrorBoundary>
  );
}

function Book({ marketItemId, phase }: GoodsBookProps) {
  const { node } = useLazyLoadQuery<GoodsBookQuery>(
    QUERY,
    { marketItemId },
    { fetchPolicy: 'store-and-network' },
  );
  useFollowBook(marketItemId);
  const { t } = useTranslation(['goods', 'market']);
  const { dialogs, session } = useAppServices();
  const begin = (priceCents: number) => {
    const filter = phase === null ? '' : phaseCondition(phase);
    const open = () => dialogs.open({ kind: 'bid', marketItemId, priceCents, filter });
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
      <Hint>
        {phase === null
          ? t('book_hint')
          : t('book_hintPhase', { phase: t(`phase_${phase}`, { ns: 'market' }) })}
      </Hint>
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
