import { useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type {
  usePreviewRuleMutation,
  usePreviewRuleMutation$data,
} from '../../__generated__/usePreviewRuleMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { inputOf, type RuleDraft } from './ruleDraft.ts';

/** What a rule would change now. */
export type RulePreview = usePreviewRuleMutation$data['previewSellingRule'];

interface PreviewOfRule {
  /** Null until it has arrived, and for another draft than the one that was asked about. */
  readonly preview: RulePreview | null;
  readonly ask: (ruleId: string | null, draft: RuleDraft) => void;
  readonly isAsking: boolean;
  readonly drop: () => void;
}

/**
 * The dry run of a rule, saved or not. While a new one is asked for, the one before stands. A domain error is shown in
 * a toast.
 */
export function usePreviewRule(current: RuleDraft): PreviewOfRule {
  const [known, setKnown] = useState<{ draft: RuleDraft; preview: RulePreview } | null>(null);
  const [commit, isAsking] = useMutation<usePreviewRuleMutation>(MUTATION);
  const { toasts } = useAppServices();
  const ask = (ruleId: string | null, draft: RuleDraft) =>
    commit({
      variables: { input: { ruleId, rule: inputOf(draft) } },
      onCompleted: ({ previewSellingRule: answer }) =>
        answer.message === undefined
          ? setKnown({ draft, preview: answer })
          : toasts.show('failure', answer.message),
    });
  const preview = known !== null && (known.draft === current || isAsking) ? known.preview : null;
  return { preview, ask, isAsking, drop: () => setKnown(null) };
}

const MUTATION = graphql`
  mutation usePreviewRuleMutation($input: PreviewSellingRuleInput!) {
    previewSellingRule(input: $input) {
      ... on PreviewSellingRulePayload {
        openCount
        decidedCount
        changedCount
        fromCents
        toCents
        outcomes {
          fromCents
          toCents
          because
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
      ... on DomainError {
        message
      }
    }
  }
`;
