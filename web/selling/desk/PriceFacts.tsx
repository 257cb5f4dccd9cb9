import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { quoteFee } from '../../shell/feeQuote.ts';
import { useAgoText } from '../../shell/Moment.tsx';
import { wholeNumberText } from '../../ui/money.ts';
import { Price } from '../../ui/Price.tsx';
import { VisuallyHidden } from '../../ui/textStyles.ts';
import { waitOf } from './deskFact.ts';
import { FeeNote } from './FeeNote.tsx';
import {
  type NewPrice,
  type PriceContext,
  placeOf,
  type ReferenceFacts,
  sellingTimeAt,
} from './priceContext.ts';
import { ReferenceNote } from './ReferenceNote.tsx';

/** A price in its market: the typed or proposed price, and what it is compared with. */
export interface PricePosition extends NewPrice {
  /** Null while it is unknown; a dash is shown in place of its values. */
  readonly context: PriceContext | null;
  readonly reference: ReferenceFacts | null;
  /** The other copies of the same item and phase whose prices are set at the same time. */
  readonly mates?: readonly NewPrice[];
}

/** The facts of each look, in their order. */
const FACTS_OF = {
  /** A row for each fact, beside an input with its fee and proceeds. */
  list: ['place', 'lowestOther', 'reference', 'lastSales', 'soldAfter'],
  /** A running text that ends with the proceeds. */
  line: ['place', 'lowestOther', 'reference', 'lastSales', 'soldAfter', 'net'],
  /** A running text beside a fee and proceeds that are shown already. */
  lineBesideNet: ['place', 'lowestOther', 'reference', 'lastSales', 'soldAfter'],
  /** A running text for a buyer, who has no place among the asks and no proceeds. */
  buyerLine: ['lowestAsk', 'reference', 'lastSales'],
} as const;

interface PriceFactsProps extends PricePosition {
  readonly look: keyof typeof FACTS_OF;
}

/**
 * What a seller should know beside a price: its place among the asks, the lowest ask of others, the reference price with
 * its age, the last sales, and how long copies at about this price took to sell; or what of it a buyer should know.
 */
export function PriceFacts({ look, ...position }: PriceFactsProps) {
  const { t } = useTranslation('desk');
  const { context, reference } = position;
  const place = usePlaceText(position);
  const speed = useSpeedText(position);
  const isList = look === 'list';
  const lowest = <Price cents={context?.lowestOtherAskCents ?? null} tone="inherit" />;
  const values: Record<(typeof FACTS_OF)[typeof look][number], ReactNode> = {
    place: <Strong>{place}</Strong>,
    lowestOther: lowest,
    lowestAsk: lowest,
    reference: <Reference reference={reference} isKnown={isList || context !== null} />,
    lastSales: <LastSales context={context} />,
    soldAfter: speed,
    net: <Proceeds {...position} />,
  };
  return (
    <Facts $isList={isList} className="num">
      {FACTS_OF[look]
        .filter((name) => values[name] !== null)
        .map((name) => (
          <div key={name} className={name}>
            <dt>{t(`fact_${name}`)}</dt>
            <dd>{values[name]}</dd>
          </div>
        ))}
    </Facts>
  );
}

/** The place of a price as text: `4 of 25, 3 of them yours`. */
function usePlaceText({ context, priceCents, ownAskCents, mates }: PricePosition): string {
  const { t } = useTranslation('desk');
  if (context === null || priceCents === null) {
    return '—';
  }
  const { first, last, isBeyond, total, ownCount } = placeOf(context, { priceCents, ownAskCents }, mates);
  const values = {
    place: wholeNumberText(first),
    last: wholeNumberText(last),
    total: wholeNumberText(total),
    passed: wholeNumberText(first - 1),
  };
  const kind = isBeyond ? 'beyond' : total === 1 ? 'only' : first === last ? 'at' : 'between';
  const own = ownCount > 0 ? t('position_own', { count: ownCount }) : '';
  return t(`position_${kind}`, values) + own;
}

/** How long copies at about this price took to sell, as text; null when too few were sold. */
function useSpeedText({ context, priceCents }: PricePosition): string | null {
  const { t } = useTranslation('desk');
  const time = context === null || priceCents === null ? null : sellingTimeAt(context, priceCents);
  if (time === null) {
    return null;
  }
  const { unit, count } = waitOf(time.medianSeconds);
  return t('soldAfter', {
    wait: t(`wait_${unit}`, { count }),
    sales: t('pieces', { count: time.saleCount }),
  });
}

interface ReferenceProps {
  readonly reference: ReferenceFacts | null;
  /** False while it may yet arrive. */
  readonly isKnown: boolean;
}

function Reference({ reference, isKnown }: ReferenceProps) {
  const { t } = useTranslation('desk');
  if (reference === null) {
    return isKnown ? t('noReference') : '—';
  }
  return (
    <>
      <Price cents={reference.priceCents} tone="inherit" />
      <ReferenceNote reference={reference} /> <ReferenceAge reference={reference} />
    </>
  );
}

/** How old a reference price is. */
export function ReferenceAge({ reference: { calculatedAt } }: { readonly reference: ReferenceFacts }) {
  const { t } = useTranslation('desk');
  const ago = useAgoText(Date.now());
  return <Aside>{calculatedAt === null ? t('referenceEstimated') : ago(calculatedAt)}</Aside>;
}

const SALES_SHOWN = 3;

function LastSales({ context }: { readonly context: PriceContext | null }) {
  const { t } = useTranslation('desk');
  const ago = useAgoText(Date.now());
  if (context === null) {
    return '—';
  }
  const sales = context.lastSales.slice(0, SALES_SHOWN);
  return sales.length === 0
    ? t('salesNone')
    : sales.map(({ priceCents, soldAt }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sales of the same price and time are interchangeable.
        <Sale key={`${soldAt} ${at}`}>
          <Price cents={priceCents} tone="inherit" /> <Aside>{ago(soldAt)}</Aside>{' '}
        </Sale>
      ));
}

function Proceeds({ context, priceCents }: PricePosition) {
  if (context === null || priceCents === null) {
    return '—';
  }
  return (
    <Paid>
      <Price cents={priceCents - quoteFee(priceCents, context.feeBasisPoints).postedCents} tone="inherit" />
      <FeeNote askCents={priceCents} feeBasisPoints={context.feeBasisPoints} />
    </Paid>
  );
}

/** How long an edit must have been over before its place is announced. */
const REST_MS = 1_000;

interface PlaceAnnouncementProps extends PricePosition {
  readonly name: string;
  /** Changes with every edit. */
  readonly editCount: number;
}

/** Announces to screen readers the place of the price that was typed last, once the typing has paused. */
export function PlaceAnnouncement({ name, editCount, ...position }: PlaceAnnouncementProps) {
  const { t } = useTranslation('desk');
  const [restedAt, setRestedAt] = useState(0);
  const place = usePlaceText(position);
  const speed = useSpeedText(position);
  useEffect(() => {
    const timer = setTimeout(() => setRestedAt(editCount), REST_MS);
    return () => clearTimeout(timer);
  }, [editCount]);
  const isTold = restedAt === editCount && position.priceCents !== null && position.context !== null;
  return (
    <VisuallyHidden role="status">
      {isTold && [t('placeSpoken', { name, place }), speed].filter(Boolean).join(t('spokenComma'))}
    </VisuallyHidden>
  );
}

const Facts = styled.dl<{ $isList: boolean }>`
  display: ${({ $isList }) => ($isList ? 'grid' : 'flex')};
  flex-wrap: wrap;
  align-content: start;
  gap: ${({ $isList }) => ($isList ? '2px' : '0 14px')};
  min-width: 0;
  margin: 0;
  font-size: 12px;
  line-height: 20px;
  color: var(--t2);
  > div {
    display: ${({ $isList }) => ($isList ? 'grid' : 'flex')};
    grid-template-columns: 76px minmax(0, 1fr);
    gap: ${({ $isList }) => ($isList ? '8px' : '5px')};
  }
  dt { color: var(--t3); white-space: nowrap; }
  dd { min-width: 0; margin: 0; }
`;

const Strong = styled.span`
  font-weight: 600;
  color: var(--t1);
`;

const Aside = styled.small`
  font-size: 12px;
  color: var(--t3);
  white-space: nowrap;
`;

const Paid = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 8px;
  > :last-child { color: var(--t3); }
`;

const Sale = styled.span`
  display: inline-block;
  margin-right: 10px;
`;
