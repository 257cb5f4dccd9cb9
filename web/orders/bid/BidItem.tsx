import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { BidItem_marketItem$key } from '../../__generated__/BidItem_marketItem.graphql.ts';
import { BookLadder } from '../../catalog/goods/BookLadder.tsx';
import { Price } from '../../ui/Price.tsx';
import { phaseOfFilter } from './bidDraft.ts';

interface BidItemProps {
  readonly marketItem: BidItem_marketItem$key;
  /** The condition as it is typed. */
  readonly filter: string;
  /** A price of the book was pressed. */
  readonly onPick: (cents: number) => void;
}

/**
 * The wanted item with its lowest ask and reference price, those of the phase that the condition names, and its book, which counts
 * every phase.
 */
export function BidItem({ marketItem, filter, onPick }: BidItemProps) {
  const item = useFragment(FRAGMENT, marketItem);
  const { t, i18n } = useTranslation(['bid', 'goods', 'market']);
  const phases = item.phases ?? [];
  const named = phaseOfFilter(
    filter,
    phases.map(({ phase }) => phase),
  );
  const { lowestAskCents, referencePriceCents } = phases.find(({ phase }) => phase === named) ?? item;
  return (
    <>
      <div>
        <Name>{i18n.language === 'zh' ? item.nameZh : item.nameEn}</Name>
        <Prices>
          {phases.length > 0 && (
            <b>{named === null ? t('market:anyPhase') : t(`phase_${named}`, { ns: 'market' })}</b>
          )}
          <span>
            {t('lowestAsk')} <Price cents={lowestAskCents ?? null} />
          </span>
          <span>
            {t('reference')} <Price cents={referencePriceCents ?? null} />
          </span>
        </Prices>
      </div>
      <div>
        <BookLadder book={item.book} onPick={onPick} />
        {named !== null && <small>{t('bookAnyPhase')}</small>}
      </div>
    </>
  );
}

const FRAGMENT = graphql`
  fragment BidItem_marketItem on MarketItem {
    nameZh
    nameEn
    lowestAskCents
    referencePriceCents
    phases {
      phase
      lowestAskCents
      referencePriceCents
    }
    book(depth: 8) {
      ...BookLadder_book
    }
  }
`;

const Name = styled.b`
  font-size: 14px;
  line-height: 22px;
  font-weight: 600;
`;

const Prices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
  b { font-weight: 500; color: var(--t1); }
`;
