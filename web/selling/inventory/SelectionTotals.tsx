import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import { styled } from 'styled-components';
import type {
  InventoryFilter,
  SelectionTotalsQuery,
} from '../../__generated__/SelectionTotalsQuery.graphql.ts';
import { Price } from '../../ui/Price.tsx';
import type { Chosen } from '../bulk/selection.ts';

interface SelectionTotalsProps {
  readonly chosen: Chosen;
  /** The filter of the list. */
  readonly filter: InventoryFilter;
}

type Totals = NonNullable<NonNullable<SelectionTotalsQuery['response']['viewer']>['inventoryTotals']>;

/** The largest number of items that the server accepts in one query. */
const ITEMS_MAX = 1_000;
/** Time in ms without another change of the selection before its sums are read. */
const SETTLE_MS = 150;

/** What the selected copies are worth together: reference prices, lowest asks, and what sales would pay. */
export function SelectionTotals({ chosen, filter }: SelectionTotalsProps) {
  const { t } = useTranslation('inventory');
  const { totals, isStale } = useTotals(chosen, filter);
  const figures = [
    ['totalReference', totals?.referenceCents, totals?.withoutReferenceCount],
    ['totalAsk', totals?.lowestAskCents, totals?.withoutAskCount],
    ['totalNet', totals?.netCents, totals?.withoutReferenceCount],
  ] as const;
  return (
    <List aria-busy={isStale} $isStale={isStale}>
      {figures.map(([word, cents, missing = 0]) => (
        <div key={word}>
          <dt>{t(word)}</dt>
          <dd title={missing > 0 ? t('totalMissing', { count: missing }) : undefined}>
            <Price cents={cents ?? null} size={14} />
            {missing > 0 && <small className="num">{t('totalMissingShort', { count: missing })}</small>}
          </dd>
        </div>
      ))}
    </List>
  );
}

function useTotals(chosen: Chosen, filter: InventoryFilter): { totals: Totals | null; isStale: boolean } {
  const environment = useRelayEnvironment();
  const [read, setRead] = useState<{ chosen: Chosen; totals: Totals | null } | null>(null);
  const filterKey = JSON.stringify(filter);
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(async () => {
      const parts = partsOf(chosen, JSON.parse(filterKey) as InventoryFilter);
      const totals = await readTotals(environment, parts, () => isOver);
      if (!isOver) {
        setRead({ chosen, totals });
      }
    }, SETTLE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [environment, chosen, filterKey]);
  return { totals: read?.totals ?? null, isStale: read?.chosen !== chosen };
}

type Part = SelectionTotalsQuery['variables'];

/** The requests whose sums together are those of the selection. None where it has too many exceptions. */
function partsOf({ isAll, ids }: Chosen, filter: InventoryFilter): Part[] {
  if (isAll) {
    return ids.size > ITEMS_MAX ? [] : [{ filter, exceptIds: [...ids] }];
  }
  const named = [...ids];
  const starts = named.map((_, at) => at).filter((at) => at % ITEMS_MAX === 0);
  return starts.map((from) => ({ chosenIds: named.slice(from, from + ITEMS_MAX) }));
}

/** The sums over all parts. Null if one could not be read. */
async function readTotals(
  environment: Environment,
  parts: readonly Part[],
  isOver: () => boolean,
): Promise<Totals | null> {
  const sum: Record<keyof Totals, number> = {
    referenceCents: 0,
    netCents: 0,
    withoutReferenceCount: 0,
    lowestAskCents: 0,
    withoutAskCount: 0,
  };
  for (const part of parts) {
    if (isOver()) {
      break;
    }
    const answer = await fetchQuery<SelectionTotalsQuery>(environment, QUERY, part, {
      fetchPolicy: 'network-only',
    })
      .toPromise()
      .catch(() => undefined);
    const totals = answer?.viewer?.inventoryTotals;
    if (totals == null) {
      return null; // The layout requests a sign-in, and the network layer reports a lost response.
    }
    for (const name of Object.keys(sum) as (keyof Totals)[]) {
      sum[name] += totals[name];
    }
  }
  return parts.length === 0 ? null : sum;
}

const QUERY = graphql`
  query SelectionTotalsQuery($chosenIds: [ID!], $filter: InventoryFilter, $exceptIds: [ID!]) {
    viewer {
      inventoryTotals(inventoryItemIds: $chosenIds, filter: $filter, exceptIds: $exceptIds) {
        referenceCents
        netCents
        withoutReferenceCount
        lowestAskCents
        withoutAskCount
      }
    }
  }
`;

const List = styled.dl<{ $isStale: boolean }>`
  display: flex;
  gap: 4px 20px;
  margin: 0;
  opacity: ${({ $isStale }) => ($isStale ? 0.6 : 1)};
  white-space: nowrap;
  > div { display: flex; align-items: baseline; gap: 6px; }
  dt { font-size: 12px; color: var(--t3); }
  dd { margin: 0; }
  small { margin-left: 4px; font-size: 12px; color: var(--t3); }
  @media (max-width: 1199px) { order: 1; flex-basis: 100%; }
  @media (max-width: 767px) {
    justify-content: space-between;
    gap: 8px;
    > div { display: block; min-width: 0; }
    dd { line-height: 20px; }
    small { display: none; }
  }
`;
