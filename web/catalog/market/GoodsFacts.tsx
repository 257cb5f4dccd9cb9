import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { GoodsFacts_marketItem$key } from '../../__generated__/GoodsFacts_marketItem.graphql.ts';
import { wholeNumberText } from '../../ui/money.ts';
import { Price } from '../../ui/Price.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { ReferenceRecipe } from '../goods/ReferenceRecipe.tsx';
import { referenceDistance } from '../items/marketItem.ts';
import { useGoodsChoice } from './useGoodsChoice.ts';

interface GoodsFactsProps {
  readonly marketItem: GoodsFacts_marketItem$key;
}

/** Four facts: lowest price, reference price and distance to it, number on sale, number sold. */
export function GoodsFacts({ marketItem }: GoodsFactsProps) {
  const item = useFragment(FRAGMENT, marketItem);
  const { t } = useTranslation(['market', 'goods']);
  const { choice } = useGoodsChoice();
  // The selected phase, or else the whole item.
  const shown = item.phases?.find(({ phase }) => phase === choice.phase) ?? item;
  // Other platforms are read by name alone.
  const ofEveryPhase = choice.phase !== null && ` · ${t('anyPhase')}`;
  // Stale prices are excluded.
  const elsewhere = (item.platformPrices ?? []).filter(({ isStale }) => !isStale);
  const distance = referenceDistance(shown.lowestAskCents, shown.referencePriceCents);
  return (
    <Facts>
      <div>
        <dt>{t('goods:lowestAsk')}</dt>
        <Main>
          <Price cents={shown.lowestAskCents ?? null} />
        </Main>
      </div>
      <div>
        <dt>
          {t('goods:reference')}
          <ReferenceRecipe marketItem={item} />
        </dt>
        <dd>
          <Price cents={shown.referencePriceCents ?? null} />
          {distance !== null && distance !== 0 && (
            <Tag tone={distance < 0 ? 'pos' : 'plain'}>
              <span className="num">
                {distance < 0 ? '−' : '+'}
                {(Math.abs(distance) / 10).toFixed(1)}%
              </span>
            </Tag>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('goods:facts_onSale')}</dt>
        <dd className="num">{wholeNumberText(shown.listingCount)}</dd>
      </div>
      <div>
        <dt>{t('goods:facts_dailySales')}</dt>
        <dd
          className="num"
          title={t('goods:facts_weeklySales', { formatted: wholeNumberText(shown.salesPerWeek) })}
        >
          {wholeNumberText(shown.salesPerDay)}
        </dd>
      </div>
      {elsewhere.length > 0 && (
        <div>
          <dt>
            {t('goods:facts_elsewhere')}
            {ofEveryPhase}
          </dt>
          <dd>
            <Price cents={Math.min(...elsewhere.map(({ askCents }) => askCents))} />
            <Compare to={`/multiplatform?${new URLSearchParams({ q: item.marketHashName })}`}>
              {t('goods:facts_compare')}
            </Compare>
          </dd>
        </div>
      )}
    </Facts>
  );
}

const FRAGMENT = graphql`
  fragment GoodsFacts_marketItem on MarketItem {
    marketHashName
    platformPrices {
      askCents
      isStale
    }
    lowestAskCents
    referencePriceCents
    listingCount
    salesPerDay
    salesPerWeek
    phases {
      phase
      lowestAskCents
      listingCount
      referencePriceCents
      salesPerDay
      salesPerWeek
    }
    ...ReferenceRecipe_marketItem
  }
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 36px;
  margin: 22px 0 18px;
  dt { font-size: 12px; color: var(--t3); padding-bottom: 2px; }
  dd { display: flex; align-items: center; gap: 8px; margin: 0; min-height: 36px; font-size: 20px; line-height: 36px; font-weight: 600; }
  @media (max-width: 767px) { display: grid; grid-template-columns: 1fr 1fr; gap: 8px 20px; margin: 14px 0; }
`;

const Compare = styled(Link)`
  font-size: 13px;
  font-weight: 400;
  color: var(--accent-t);
  &:hover { text-decoration: underline; }
`;

/** The price is the most prominent text of its block. */
const Main = styled.dd`
  && { font-size: 32px; }
  @media (max-width: 767px) { && { font-size: 24px; } }
`;
