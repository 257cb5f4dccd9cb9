import { graphql, useMutation } from 'react-relay';
import type {
  usePreviewRuleMutation,
  usePreviewRuleMutation$data,
} from '../../__generated__/usePreviewRuleMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { inputOf, type RuleDraft } from './ruleDraft.ts';

/** What a rule would change now. */
export type RulePreview = usePreviewRuleMutation$data['previewSellingRule'];

/** Requests the dry run of a rule, saved or not. A domain error is shown in a toast. */
export function usePreviewRule(
  onAnswer: (preview: RulePreview) => void,
): [(ruleId: string | null, draft: RuleDraft) => void, boolean] {
  const [commit, isInFlight] = useMutation<usePreviewRuleMutation>(MUTATION);
  const { toasts } = useAppServices();
  const ask = (ruleId: string | null, draft: RuleDraft) =>
    commit({
      variables: { input: { ruleId, rule: inputOf(draft) } },
      onCompleted: ({ previewSellingRule: answer }) =>
        answer.message === undefined ? onAnswer(answer) : toasts.show('failure', answer.message),
    });
  return [ask, isInFlight];
}

const MUTATION = graphql`
  mutation usePreviewRuleMutation($input: PreviewSellingRuleInput!) {
    previewSellingRule(input: $input) {
      ... on PreviewSellingRulePayload {
        openCount
        decidedCount
        changedCount
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
