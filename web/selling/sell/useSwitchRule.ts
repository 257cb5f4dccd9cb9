import { graphql, useMutation } from 'react-relay';
import type { RuleRow_rule$data } from '../../__generated__/RuleRow_rule.graphql.ts';
import type { useSwitchRuleMutation } from '../../__generated__/useSwitchRuleMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';

/**
 * Enables or disables a rule, and sends none of its other settings: those that this page shows may be of before a change
 * elsewhere. A domain error is shown in a toast.
 */
export function useSwitchRule({ id: ruleId, isEnabled }: RuleRow_rule$data): [() => void, boolean] {
  const { toasts } = useAppServices();
  const [commit, isInFlight] = useMutation<useSwitchRuleMutation>(MUTATION);
  const switchRule = () =>
    commit({
      variables: { input: { ruleId, isEnabled: !isEnabled } },
      onCompleted({ setSellingRuleEnabled: answer }) {
        if (answer.message !== undefined) toasts.show('failure', answer.message);
      },
    });
  return [switchRule, isInFlight];
}

const MUTATION = graphql`
  mutation useSwitchRuleMutation($input: SetSellingRuleEnabledInput!) {
    setSellingRuleEnabled(input: $input) {
      ... on SetSellingRuleEnabledPayload {
        sellingRule {
          ...RuleRow_rule
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
