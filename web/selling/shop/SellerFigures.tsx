import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { SellerFigures_seller$key } from '../../__generated__/SellerFigures_seller.graphql.ts';
import { wholeNumberText } from '../../ui/money.ts';

interface SellerFiguresProps {
  readonly seller: SellerFigures_seller$key;
}

/** A seller's record: number of deliveries, success rate, delivery time, and number of listings. */
export function SellerFigures({ seller }: SellerFiguresProps) {
  const { sellerRecord: record, listingCount } = useFragment(FRAGMENT, seller);
  const { t } = useTranslation('shop');
  const rate = record?.deliveryRate ?? null;
  const time = timeParts(record?.medianDeliveryMs ?? null);
  const figures = [
    ['delivered', wholeNumberText(record?.deliveredCount ?? 0)],
    ['deliveryRate', rate === null ? '—' : `${Math.floor(rate * 1000) / 10}%`],
    ['medianDelivery', time === null ? '—' : t(`time_${time.unit}`, { count: time.count })],
    ['onSale', wholeNumberText(listingCount)],
  ] as const;
  return (
    <Figures>
      {figures.map(([key, value]) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </Figures>
  );
}

const FRAGMENT = graphql`
  fragment SellerFigures_seller on User {
    listingCount
    sellerRecord {
      deliveredCount
      deliveryRate
      medianDeliveryMs
    }
  }
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, auto));
  justify-content: space-between;
  gap: 4px 16px;
  margin: 0;
  dt { font-size: 12px; line-height: 18px; color: var(--t3); }
  dd { margin: 0; font-size: 14px; line-height: 22px; font-weight: 600; }
  @media (max-width: 479px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const UNITS = [
  ['hours', 3_600_000],
  ['minutes', 60_000],
  ['seconds', 1_000],
] as const;

/** A time in the largest unit of which it has two or more, rounded; null for none. */
export function timeParts(
  ms: number | null,
): { readonly unit: 'hours' | 'minutes' | 'seconds'; readonly count: number } | null {
  if (ms === null) {
    return null;
  }
  for (const [unit, unitMs] of UNITS) {
    if (ms >= 2 * unitMs) {
      return { unit, count: Math.round(ms / unitMs) };
    }
  }
  return { unit: 'seconds', count: Math.max(1, Math.round(ms / 1_000)) };
}
