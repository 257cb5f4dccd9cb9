import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { css, styled } from 'styled-components';
import type { BookLadder_book$key } from '../../__generated__/BookLadder_book.graphql.ts';
import { Price } from '../../ui/Price.tsx';

interface BookLadderProps {
  readonly book: BookLadder_book$key;
  /** A price of the ladder was pressed. */
  readonly onPick: (cents: number) => void;
}

/** What copies of an item are wanted and offered for, by price: buy orders on the left, asks on the right. */
export function BookLadder({ book, onPick }: BookLadderProps) {
  const { asks, bids, spreadCents } = useFragment(FRAGMENT, book);
  const { t } = useTranslation('goods');
  const most = Math.max(
    1,
    ...asks.map(({ copyCount }) => copyCount),
    ...bids.map(({ copyCount }) => copyCount),
  );
  return (
    <div>
      <Sides>
        <Side aria-label={t('book_bids')}>
          <Head>
            <span>{t('book_bids')}</span>
            <span>{t('book_copies')}</span>
          </Head>
          {bids.map(({ priceCents, copyCount, ownCopyCount, filter }) => (
            <Level
              key={`${priceCents} ${filter}`}
              type="button"
              $side="bid"
              $share={copyCount / most}
              title={filter === '' ? undefined : filter}
              onClick={() => onPick(priceCents)}
            >
              <Price cents={priceCents} size={14} />
              {filter !== '' && <Mark>{t('book_conditional')}</Mark>}
              {ownCopyCount > 0 && <Mark>{t('book_mine')}</Mark>}
              <span className="num">{copyCount}</span>
            </Level>
          ))}
          {bids.length === 0 && <Nothing>{t('book_noBids')}</Nothing>}
        </Side>
        <Side aria-label={t('book_asks')}>
          <Head>
            <span>{t('book_asks')}</span>
            <span>{t('book_copies')}</span>
          </Head>
          {asks.map(({ priceCents, copyCount, ownCopyCount }) => (
            <Level
              key={priceCents}
              type="button"
              $side="ask"
              $share={copyCount / most}
              onClick={() => onPick(priceCents)}
            >
              <Price cents={priceCents} size={14} />
              {ownCopyCount > 0 && <Mark>{t('book_mine')}</Mark>}
              <span className="num">{copyCount}</span>
            </Level>
          ))}
          {asks.length === 0 && <Nothing>{t('book_noAsks')}</Nothing>}
        </Side>
      </Sides>
      {spreadCents != null && (
        <Spread>
          {t('book_spread')} <Price cents={spreadCents} />
        </Spread>
      )}
    </div>
  );
}

const FRAGMENT = graphql`
  fragment BookLadder_book on ItemBook {
    spreadCents
    bids {
      priceCents
      copyCount
      ownCopyCount
      filter
    }
    asks {
      priceCents
      copyCount
      ownCopyCount
    }
  }
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 12px;
  min-height: 208px;
`;

const Side = styled.section`
  display: grid;
  align-content: start;
  gap: 2px;
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  padding: 0 8px 4px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
`;

const Level = styled.button<{ $side: 'bid' | 'ask'; $share: number }>`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  padding: 0 8px;
  border-radius: var(--r-1);
  text-align: left;
  ${({ $side, $share }) => {
    const tone = $side === 'bid' ? 'var(--pos-w)' : 'var(--neg-w)';
    const width = `${Math.round($share * 100)}%`;
    return css`background: linear-gradient(to left, ${tone} ${width}, transparent ${width});`;
  }}
  > :last-child { margin-left: auto; color: var(--t2); font-size: 12px; }
  &:hover { background-color: var(--hover); }
  @media (max-width: 1023px) { min-height: 36px; }
`;

const Mark = styled.small`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: var(--t3);
`;

const Nothing = styled.p`
  padding: 8px;
  font-size: 12px;
  color: var(--t3);
`;

const Spread = styled.p`
  padding-top: 6px;
  text-align: center;
  font-size: 12px;
  color: var(--t3);
`;
