import { useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type {
  usePreviewRuleQuery,
  usePreviewRuleQuery$data,
} from '../../__generated__/usePreviewRuleQuery.graphql.ts';
import type { TextProblem } from '../../catalog/goods/FilterProblem.tsx';
import { useAppServices } from '../../shell/appServices.ts';
import { inputOf, type RuleDraft } from './ruleDraft.ts';

/** What a rule would change now. */
export type RulePreview = NonNullable<usePreviewRuleQuery$data['previewSellingRule']>;

interface PreviewOfRule {
  /** Null until it has arrived, and for another draft than the one that was asked about. */
  readonly preview: RulePreview | null;
  readonly ask: (ruleId: string | null, draft: RuleDraft) => void;
  /** Reads further listings of it, if there are any. */
  readonly readOn: () => void;
  readonly isAsking: boolean;
  /** What is wrong with the filter of copies that the draft has. */
  readonly problem: TextProblem | null;
  readonly drop: () => void;
}

/** Listings that one request reads; the server allows no more. */
const PAGE_SIZE = 250;

interface KnownPreview {
  readonly ruleId: string | null;
  readonly draft: RuleDraft;
  readonly preview: RulePreview;
  /** Number of listings that were asked for. */
  readonly readCount: number;
}

/**
 * The dry run of a rule, saved or not. While a new one is asked for, the one before stands. A domain error is shown in
 * a toast.
 */
export function usePreviewRule(current: RuleDraft): PreviewOfRule {
  const [known, setKnown] = useState<KnownPreview | null>(null);
  const fetchPart = useFetchPart();
  const [isAsking, setIsAsking] = useState(false);
  const [wrong, setWrong] = useState<{ copyText: string; problem: TextProblem } | null>(null);
  const { toasts } = useAppServices();
  /** The dry run whose next part is being read. */
  const reading = useRef<KnownPreview | null>(null);
  const ask = (ruleId: string | null, draft: RuleDraft) => {
    setIsAsking(true);
    fetchPart({ ruleId, draft }, 0).subscribe({
      next({ previewSellingRule: answer }) {
        if (answer?.__typename === 'FilterInvalid')
          setWrong({ copyText: draft.copyText, problem: { ...answer, message: answer.message ?? '' } });
        else if (answer?.message !== undefined) toasts.show('failure', answer.message);
        else if (answer != null) setKnown({ ruleId, draft, preview: answer, readCount: PAGE_SIZE });
      },
      complete: () => setIsAsking(false),
      error: () => setIsAsking(false),
    });
  };
  const readOn = () => {
    const isWhole = known === null || known.readCount >= (known.preview.decidedCount ?? 0);
    if (isWhole || reading.current === known) return;
    reading.current = known;
    fetchPart(known, known.readCount).subscribe({
      next: ({ previewSellingRule: answer }) =>
        // Another dry run may have taken its place meanwhile.
        setKnown((before) => (before === known ? withMore(known, answer?.outcomes ?? []) : before)),
      error() {
        reading.current = null;
      },
    });
  };
  const preview = known !== null && (known.draft === current || isAsking) ? known.preview : null;
  const problem = wrong?.copyText === current.copyText ? wrong.problem : null;
  return { preview, ask, readOn, isAsking, problem, drop: () => setKnown(null) };
}

/** Asks for the dry run of a rule with the listings from a place on. */
function useFetchPart() {
  const environment = useRelayEnvironment();
  return ({ ruleId, draft }: Pick<KnownPreview, 'ruleId' | 'draft'>, skip: number) =>
    fetchQuery<usePreviewRuleQuery>(environment, QUERY, {
      input: { ruleId, rule: inputOf(draft) },
      first: PAGE_SIZE,
      skip,
    });
}

/** A dry run with the next of its listings. Where the market has moved meanwhile, one that is there already can come again. */
function withMore(known: KnownPreview, outcomes: NonNullable<RulePreview['outcomes']>): KnownPreview {
  const before = known.preview.outcomes ?? [];
  const ids = new Set(before.map(({ listing }) => listing?.id));
  const further = outcomes.filter(({ listing }) => !ids.has(listing?.id));
  return {
    ...known,
    preview: { ...known.preview, outcomes: [...before, ...further] },
    readCount: known.readCount + PAGE_SIZE,
  };
}

const QUERY = graphql`
  query usePreviewRuleQuery($input: PreviewSellingRuleInput!, $first: Int!, $skip: Int!) {
    previewSellingRule(input: $input) {
      __typename
      ... on SellingRulePreview {
        openCount
        waitsUntil
        decidedCount
        changedCount
        fromCents
        toCents
        soldCount
        soldCents
        soldNetCents
        reasons {
          because
          count
        }
        outcomes(first: $first, skip: $skip) {
          fromCents
          toCents
          because
          leastBidCents
          unsoldBecause
          soldFor {
            priceCents
            netCents
          }
          listing {
            id
            status
            inventoryItemId
            asset {
              floatValue
              phase
            }
            marketItem {
              id
              nameZh
              nameEn
            }
          }
        }
      }
      ... on FilterInvalid {
        position
        length
        nearest
      }
      ... on DomainError {
        message
      }
    }
  }
`;
