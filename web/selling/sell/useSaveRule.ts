import { useRef } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useSaveRuleCreateMutation } from '../../__generated__/useSaveRuleCreateMutation.graphql.ts';
import type { useSaveRuleUpdateMutation } from '../../__generated__/useSaveRuleUpdateMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { inputOf, type RuleDraft } from './ruleDraft.ts';

/** Saves a rule, a new one when `ruleId` is null, and calls `onKept`. A domain error is shown in a toast. */
export function useSaveRule(): [
  (ruleId: string | null, draft: RuleDraft, onKept?: () => void) => void,
  boolean,
] {
  const [create, isCreating] = useMutation<useSaveRuleCreateMutation>(CREATE);
  const [update, isUpdating] = useMutation<useSaveRuleUpdateMutation>(UPDATE);
  const { toasts } = useAppServices();
  // One request id per input, so that a retry after a lost response creates no second rule.
  const request = useRef<{ choice: string; id: string } | null>(null);
  const save = (ruleId: string | null, draft: RuleDraft, onKept?: () => void) => {
    const rule = inputOf(draft);
    const conclude = (message: string | undefined) =>
      message === undefined ? onKept?.() : toasts.show('failure', message);
    if (ruleId !== null) {
      update({
        variables: { input: { ruleId, rule } },
        onCompleted: ({ updateSellingRule }) => conclude(updateSellingRule.message),
      });
      return;
    }
    const choice = JSON.stringify(rule);
    if (request.current?.choice !== choice) {
      request.current = { choice, id: crypto.randomUUID() };
    }
    create({
      variables: { input: { rule, clientRequestId: request.current.id } },
      onCompleted: ({ createSellingRule }) => conclude(createSellingRule.message),
    });
  };
  return [save, isCreating || isUpdating];
}

const CREATE = graphql`
  mutation useSaveRuleCreateMutation($input: CreateSellingRuleInput!) {
    createSellingRule(input: $input) {
      ... on CreateSellingRulePayload {
        viewer {
          ...RuleBoard_viewer
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;

const UPDATE = graphql`
  mutation useSaveRuleUpdateMutation($input: UpdateSellingRuleInput!) {
    updateSellingRule(input: $input) {
      ... on UpdateSellingRulePayload {
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
