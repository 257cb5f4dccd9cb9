import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import { styled } from 'styled-components';
import type { SelectionTotalsQuery } from '../../__generated__/SelectionTotalsQuery.graphql.ts';
import { Price } from '../../ui/Price.tsx';

interface SelectionTotalsProps {
  readonly ids: ReadonlySet<string>;
}

type Totals = NonNullable<NonNullable<SelectionTotalsQuery['response']['viewer']>['inventoryTotals']>;

/** The largest number of items that the server accepts in one query. */
const ITEMS_MAX = 1_000;
/** Time in ms without another change of the selection before its sums are read. */
const SETTLE_MS = 150;

/** What the selected copies are worth together: reference prices, lowest asks, and what sales would pay. */
export function SelectionTotals({ ids }: SelectionTotalsProps) {
  const { t } = useTranslation('inventory');
  const { totals, isStale } = useTotals(ids);
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

function useTotals(ids: ReadonlySet<string>): { totals: Totals | null; isStale: boolean } {
  const environment = useRelayEnvironment();
  const [read, setRead] = useState<{ ids: ReadonlySet<string>; totals: Totals | null } | null>(null);
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(async () => {
      const totals = await readTotals(environment, [...ids], () => isOver);
      if (!isOver) {
        setRead({ ids, totals });
      }
    }, SETTLE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [environment, ids]);
  return { totals: read?.totals ?? null, isStale: read?.ids !== ids };
}

/** Sums over any number of copies, read in parts. Null if a part could not be read. */
async function readTotals(
  environment: Environment,
  itemIds: readonly string[],
  isOver: () => boolean,
): Promise<Totals | null> {
  const sum: Record<keyof Totals, number> = {
    referenceCents: 0,
    netCents: 0,
    withoutReferenceCount: 0,
    lowestAskCents: 0,
    withoutAskCount: 0,
  };
  for (let from = 0; from < itemIds.length && !isOver(); from += ITEMS_MAX) {
    const part = { chosenIds: itemIds.slice(from, from + ITEMS_MAX) };
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
  return sum;
}

const QUERY = graphql`
  query SelectionTotalsQuery($chosenIds: [ID!]!) {
    viewer {
      inventoryTotals(itemIds: $chosenIds) {
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
