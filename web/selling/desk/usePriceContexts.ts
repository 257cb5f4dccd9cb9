import { useEffect, useRef, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { type Environment, fetchQuery } from 'relay-runtime';
import type { usePriceContextsQuery } from '../../__generated__/usePriceContextsQuery.graphql.ts';
import { type PriceContext, type PriceSubject, referenceFacts, subjectKey } from './priceContext.ts';

/** What is known for setting prices of several items. */
export interface PriceContexts {
  /** True when some could not be read; `retry` reads them again. */
  readonly hasFailed: boolean;
  /** Null while it is unknown. */
  of(subject: PriceSubject | null): PriceContext | null;
  retry(): void;
}

/** The largest number of subjects that the server accepts in one query. */
const SUBJECTS_MAX = 100;

/**
 * Reads what is known for setting prices of some items, each once, a hundred with one request. Items that are added
 * later are read by themselves.
 * @param version another value reads all of them again, for instance after asks changed; until then the previous state
 *   remains.
 */
export function usePriceContexts(subjects: readonly PriceSubject[], version = ''): PriceContexts {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState<ReadonlyMap<string, PriceContext>>(new Map());
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const asked = useRef({ version, keys: new Set<string>() });
  const wanted = subjects.map(subjectKey).join('\n');
  const latest = useRef(subjects);
  latest.current = subjects;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` stands for the subjects, and `tries` reads the failed ones again.
  useEffect(() => {
    if (asked.current.version !== version) {
      asked.current = { version, keys: new Set() };
      setHasFailed(false);
    }
    const { keys } = asked.current;
    const missing = latest.current.filter((subject) => !keys.has(subjectKey(subject)));
    for (let from = 0; from < missing.length; from += SUBJECTS_MAX) {
      const part = missing.slice(from, from + SUBJECTS_MAX);
      for (const subject of part) {
        keys.add(subjectKey(subject));
      }
      readContexts(environment, part).then(
        (found) => {
          // A later version has asked anew.
          if (asked.current.keys === keys) {
            setKnown((before) => new Map([...before, ...found]));
          }
        },
        () => {
          // What an earlier version asked for no longer matters.
          if (asked.current.keys !== keys) {
            return;
          }
          for (const subject of part) {
            keys.delete(subjectKey(subject));
          }
          setHasFailed(true);
        },
      );
    }
  }, [environment, wanted, version, tries]);
  return {
    hasFailed,
    of: (subject) => (subject === null ? null : (known.get(subjectKey(subject)) ?? null)),
    retry() {
      setHasFailed(false);
      setTries((count) => count + 1);
    },
  };
}

async function readContexts(
  environment: Environment,
  part: readonly PriceSubject[],
): Promise<[string, PriceContext][]> {
  const variables = { of: part.map(({ marketItemId, phase }) => ({ marketItemId, phase })) };
  const answer = await fetchQuery<usePriceContextsQuery>(environment, QUERY, variables, {
    fetchPolicy: 'network-only',
  }).toPromise();
  const contexts = answer?.priceContexts;
  const rules = answer?.listingRules;
  if (contexts == null || rules == null) {
    throw new Error('What is known for setting prices could not be read.');
  }
  return contexts.flatMap((context, index): [string, PriceContext][] => {
    const { lowestOtherAskCents, referencePrice, ...rest } = context;
    const subject = part[index];
    return subject === undefined
      ? []
      : [
          [
            subjectKey(subject),
            {
              ...rest,
              lowestOtherAskCents: lowestOtherAskCents ?? null,
              reference: referenceFacts(referencePrice),
              feeBasisPoints: rules.feeBasisPoints,
              minCents: rules.minCents,
            },
          ],
        ];
  });
}

const QUERY = graphql`
  query usePriceContextsQuery($of: [PriceSubject!]!) {
    listingRules {
      feeBasisPoints
      minCents
    }
    priceContexts(of: $of) {
      listingCount
      ownListingCount
      lowestOtherAskCents
      askCents
      askCounts
      ownAskCounts
      lastSales {
        priceCents
        soldAt
      }
      referencePrice {
        priceCents
        source
        calculatedAt
        salesUsed
        outliersLeftOut
        windowDays
      }
      sellingTimes {
        fromCents
        belowCents
        medianSeconds
        saleCount
      }
    }
  }
`;
