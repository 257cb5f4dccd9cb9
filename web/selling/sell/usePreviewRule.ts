import { useState } from 'react';
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
  readonly isAsking: boolean;
  /** What is wrong with the filter of copies that the draft has. */
  readonly problem: TextProblem | null;
  readonly drop: () => void;
}

/**
 * The dry run of a rule, saved or not. While a new one is asked for, the one before stands. A domain error is shown in
 * a toast.
 */
export function usePreviewRule(current: RuleDraft): PreviewOfRule {
  const [known, setKnown] = useState<{ draft: RuleDraft; preview: RulePreview } | null>(null);
  const environment = useRelayEnvironment();
  const [isAsking, setIsAsking] = useState(false);
  const [wrong, setWrong] = useState<{ copyText: string; problem: TextProblem } | null>(null);
  const { toasts } = useAppServices();
  const ask = (ruleId: string | null, draft: RuleDraft) => {
    setIsAsking(true);
    const input = { ruleId, rule: inputOf(draft) };
    fetchQuery<usePreviewRuleQuery>(environment, QUERY, { input }).subscribe({
      next({ previewSellingRule: answer }) {
        if (answer?.__typename === 'FilterInvalid')
          setWrong({ copyText: draft.copyText, problem: { ...answer, message: answer.message ?? '' } });
        else if (answer?.message !== undefined) toasts.show('failure', answer.message);
        else if (answer != null) setKnown({ draft, preview: answer });
      },
      complete: () => setIsAsking(false),
      error: () => setIsAsking(false),
    });
  };
  const preview = known !== null && (known.draft === current || isAsking) ? known.preview : null;
  const problem = wrong?.copyText === current.copyText ? wrong.problem : null;
  return { preview, ask, isAsking, problem, drop: () => setKnown(null) };
}

const QUERY = graphql`
  query usePreviewRuleQuery($input: PreviewSellingRuleInput!) {
    previewSellingRule(input: $input) {
      __typename
      ... on SellingRulePreview {
        openCount
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
        outcomes(first: 1000) {
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
