import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { PlatformCell_price$key } from '../../__generated__/PlatformCell_price.graphql.ts';
import { useAgoText } from '../../shell/Moment.tsx';
import { Price } from '../../ui/Price.tsx';
import { GapAmount } from '../items/GapAmount.tsx';
import { gapOf, type Way } from './comparison.ts';

interface PlatformCellProps {
  readonly name: string;
  /** Null when the platform has no price. */
  readonly price: PlatformCell_price$key | null;
  readonly way: Way;
  readonly nowMs: number;
}

/** One platform's price of an item, the gap of the selected direction after fees, and the age of the price. */
export function PlatformCell({ name, price, way, nowMs }: PlatformCellProps) {
  const told = useFragment(FRAGMENT, price);
  const { t } = useTranslation('multiplatform');
  const ago = useAgoText(nowMs);
  return (
    <Cell $isStale={told?.isStale === true}>
      <small>{name}</small>
      <Price cents={told?.askCents ?? null} tone={told?.isStale === true ? 'quiet' : 'plain'} />
      {told != null && (
        <>
          <GapAmount gap={gapOf(told, way)} isQuiet={told.isStale} isShort />
          <em title={told.isStale ? t('staleHint') : undefined}>
            {told.isStale ? t('stale', { ago: ago(told.fetchedAt) }) : ago(told.fetchedAt)}
          </em>
        </>
      )}
    </Cell>
  );
}

const FRAGMENT = graphql`
  fragment PlatformCell_price on PlatformPrice {
    askCents
    fetchedAt
    isStale
    platform
    buyHere {
      cents
      basisPoints
    }
    buyThere {
      cents
      basisPoints
    }
  }
`;

const Cell = styled.div<{ $isStale: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  font-size: 13px;
  line-height: 20px;
  small { display: none; font-size: 12px; line-height: 18px; color: var(--t3); }
  em { font-size: 12px; line-height: 18px; font-style: normal; color: var(--t3); white-space: nowrap; }
  > span:first-of-type { font-size: 14px; ${({ $isStale }) => ($isStale ? 'text-decoration: line-through; text-decoration-color: var(--ctl);' : '')} }
  @media (max-width: 767px) {
    align-items: flex-start;
    small { display: block; }
  }
`;
