import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type {
  FactLine_standing$data,
  FactLine_standing$key,
} from '../../__generated__/FactLine_standing.graphql.ts';
import { Moment, type WriteMoment } from '../../shell/Moment.tsx';
import { gapText, wholeNumberText } from '../../ui/money.ts';
import { Price } from '../../ui/Price.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { type DeskFact, placeKey, waitOf } from './deskFact.ts';
import { ReferenceAge } from './PriceFacts.tsx';
import type { ReferenceFacts } from './priceContext.ts';

interface FactLineProps {
  /** The facts to show, in their order. */
  readonly facts: readonly DeskFact[];
  /** Facts that the row shows elsewhere on wide screens; they appear here on narrow ones. */
  readonly columns: readonly DeskFact[];
  /** From which width in px the row shows them; 1,024 if omitted. */
  readonly columnsFromPx?: number;
  readonly standing: FactLine_standing$key | null | undefined;
  readonly copy: DeskCopy;
  readonly writeMoment: WriteMoment;
}

/** What the row itself knows of its copy. Money in cents. */
export interface DeskCopy {
  readonly askCents: number | null;
  readonly referenceCents: number | null;
  /** Where the reference price comes from, in a list that reads it; its age is shown then. */
  readonly reference?: ReferenceFacts | null;
  readonly costCents: number | null;
  readonly netCents: number | null;
  readonly profitCents: number | null;
  /** When it was listed, ISO 8601. */
  readonly listedAt: string | null;
  readonly ruleName: string | null;
  /** How many visitors opened it within seven and within 90 days; null where it is not listed. */
  readonly weekViewCount: number | null;
  readonly viewCount: number | null;
}

/** The chosen facts of a row, each below its name, so that they form columns over all rows. */
export function FactLine({
  facts,
  columns,
  columnsFromPx = 1024,
  standing,
  copy,
  writeMoment,
}: FactLineProps) {
  const data = useFragment(FRAGMENT, standing) ?? null;
  const { t } = useTranslation('desk');
  return (
    <Line className="num" $columnsFromPx={columnsFromPx}>
      {facts.map((fact) => (
        <div key={fact} className={columns.includes(fact) ? 'narrow' : undefined}>
          <dt>{t(`fact_${fact}`)}</dt>
          <dd>
            <Fact fact={fact} standing={data} copy={copy} writeMoment={writeMoment} />
          </dd>
        </div>
      ))}
    </Line>
  );
}

interface FactProps extends Omit<FactLineProps, 'facts' | 'columns' | 'columnsFromPx' | 'standing'> {
  readonly fact: DeskFact;
  readonly standing: FactLine_standing$data | null;
}

function Fact({ fact, standing, copy, writeMoment }: FactProps) {
  const { t } = useTranslation('desk');
  const shown: Record<DeskFact, () => ReactNode> = {
    PLACE: () => <Place standing={standing} />,
    LOWEST_OTHER: () => <Price cents={standing?.lowestOtherAskCents ?? null} tone="inherit" />,
    ABOVE_LOWEST: () => <Above standing={standing} />,
    REFERENCE: () => (
      <>
        <Price cents={copy.referenceCents} tone="inherit" />
        {copy.reference != null && <ReferenceAge reference={copy.reference} />}
      </>
    ),
    LAST_SALE: () => <LastSale standing={standing} writeMoment={writeMoment} />,
    WEEK_SALES: () => (standing === null ? '—' : wholeNumberText(standing.weekSaleCount)),
    SELLING_TIME: () => <Speed standing={standing} />,
    COST: () => <Price cents={copy.costCents} tone="inherit" />,
    NET: () => <Net copy={copy} />,
    PROFIT: () => <Profit copy={copy} />,
    DAYS_ON_SALE: () =>
      copy.listedAt === null ? '—' : <Moment at={copy.listedAt} writeMoment={writeMoment} />,
    VIEWS: () => <Views copy={copy} />,
    RULE: () => copy.ruleName ?? t('noRule'),
  };
  return shown[fact]();
}

function Place({ standing }: { readonly standing: FactLine_standing$data | null }) {
  const { t } = useTranslation('desk');
  if (standing === null) {
    return '—';
  }
  const { place, lastPlace, listingCount, ownListingCount } = standing;
  const words = t(placeKey(standing), {
    place: wholeNumberText(place ?? 0),
    last: wholeNumberText(lastPlace ?? 0),
    total: wholeNumberText(listingCount),
  });
  return (
    <>
      <b>{words}</b>
      {place != null && ownListingCount > 0 && <Aside>{t('placeOwn', { count: ownListingCount })}</Aside>}
    </>
  );
}

/** How far the ask is above the lowest ask of others: the amount, and its share of that ask. */
function Above({ standing }: { readonly standing: FactLine_standing$data | null }) {
  const above = standing?.aboveLowestCents;
  const lowest = standing?.lowestOtherAskCents;
  if (above == null || lowest == null) {
    return '—';
  }
  return (
    <>
      <Price cents={above} hasPlus tone="inherit" />{' '}
      <Aside>{gapText(Math.round((above / lowest) * 10_000))}</Aside>
    </>
  );
}

/** The last three sales, the newest with its time. */
function LastSale({ standing, writeMoment }: Pick<FactProps, 'standing' | 'writeMoment'>) {
  const { t } = useTranslation('desk');
  const [sale, ...before] = standing?.lastSales ?? [];
  if (sale === undefined) {
    return standing === null ? '—' : t('noSales');
  }
  return (
    <>
      <Price cents={sale.priceCents} tone="inherit" />{' '}
      <Aside>
        <Moment at={sale.soldAt} writeMoment={writeMoment} />
      </Aside>
      {before.map(({ priceCents, soldAt }) => (
        <Aside key={soldAt}>
          <Price cents={priceCents} tone="inherit" />
        </Aside>
      ))}
    </>
  );
}

/** What a sale would pay, and the fee where the copy has an ask. */
function Net({ copy: { netCents, askCents } }: { readonly copy: DeskCopy }) {
  const { t } = useTranslation('desk');
  const { shown } = useMoneyText();
  return (
    <>
      <Price cents={netCents} tone="inherit" />
      {netCents !== null && askCents !== null && (
        <Aside>{t('feeOf', { fee: shown(askCents - netCents) })}</Aside>
      )}
    </>
  );
}

function Speed({ standing }: { readonly standing: FactLine_standing$data | null }) {
  const { t } = useTranslation('desk');
  const time = standing?.sellingTime;
  if (time == null) {
    return t('tooFewSales');
  }
  const { unit, count } = waitOf(time.medianSeconds);
  return (
    <>
      {t(`wait_${unit}`, { count })} <Aside>{t('ofSales', { count: time.saleCount })}</Aside>
    </>
  );
}

function Profit({ copy: { profitCents, costCents } }: { readonly copy: DeskCopy }) {
  if (profitCents === null) {
    return '—';
  }
  return (
    <Gain $isLoss={profitCents < 0}>
      <Price cents={profitCents} hasPlus tone="inherit" />
      {costCents !== null && costCents > 0 && (
        <Aside>{gapText(Math.round((profitCents / costCents) * 10_000))}</Aside>
      )}
    </Gain>
  );
}

/** The visitors of a week, and those of 90 days where they are more. */
function Views({ copy: { weekViewCount, viewCount } }: { readonly copy: DeskCopy }) {
  const { t } = useTranslation('desk');
  if (weekViewCount === null || viewCount === null) {
    return '—';
  }
  return (
    <>
      {wholeNumberText(weekViewCount)}
      {viewCount > weekViewCount && <Aside>{t('viewsOfAll', { total: wholeNumberText(viewCount) })}</Aside>}
    </>
  );
}

const FRAGMENT = graphql`
  fragment FactLine_standing on MarketStanding {
    listingCount
    ownListingCount
    place
    lastPlace
    lowestOtherAskCents
    aboveLowestCents
    weekSaleCount
    lastSales {
      priceCents
      soldAt
    }
    sellingTime {
      medianSeconds
      saleCount
    }
  }
`;

const Line = styled.dl<{ $columnsFromPx: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(124px, 1fr));
  gap: 4px 12px;
  min-width: 0;
  margin: 0;
  font-size: 12px;
  line-height: 18px;
  color: var(--t2);
  > div { min-width: 0; }
  dt { color: var(--t3); }
  dd { display: flex; flex-wrap: wrap; column-gap: 4px; margin: 0; overflow-wrap: anywhere; }
  b { font-weight: 600; color: var(--t1); }
  @media (min-width: ${({ $columnsFromPx }) => $columnsFromPx}px) { .narrow { display: none; } }
  @media (max-width: 767px) { grid-template-columns: repeat(auto-fill, minmax(128px, 1fr)); }
`;

const Aside = styled.small`
  font-size: 12px;
  color: var(--t3);
`;

const Gain = styled.span<{ $isLoss: boolean }>`
  display: flex;
  flex-wrap: wrap;
  column-gap: 4px;
  color: ${({ $isLoss }) => ($isLoss ? 'var(--neg)' : 'var(--pos)')};
  small { color: inherit; }
`;
