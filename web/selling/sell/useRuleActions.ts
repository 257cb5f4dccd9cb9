import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import type { RuleRow_rule$data } from '../../__generated__/RuleRow_rule.graphql.ts';
import type { useRuleDeedsDeleteMutation } from '../../__generated__/useRuleDeedsDeleteMutation.graphql.ts';
import type { useRuleDeedsMoveMutation } from '../../__generated__/useRuleDeedsMoveMutation.graphql.ts';
import type { useRuleDeedsRunMutation } from '../../__generated__/useRuleDeedsRunMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { draftOf } from './ruleDraft.ts';

/** The actions on a saved rule. */
export interface RuleActions {
  readonly isBusy: boolean;
  run(): void;
  move(place: number): void;
  remove(): void;
}

/** Runs, moves and deletes one rule. Domain errors are shown in a toast. `onRun` runs when asks may have changed. */
export function useRuleActions(rule: RuleRow_rule$data, onRun: () => void): RuleActions {
  const ruleId = rule.id;
  const { t } = useTranslation('sell');
  const { toasts } = useAppServices();
  const [commitRun, isRunning] = useMutation<useRuleDeedsRunMutation>(RUN);
  const [commitMove, isMoving] = useMutation<useRuleDeedsMoveMutation>(MOVE);
  const [commitDelete, isDeleting] = useMutation<useRuleDeedsDeleteMutation>(DELETE);
  // A retry after a lost response repeats the same run, with the same request id. Once the rule says something else, or
  // is seen to have run, a press asks for another run.
  const request = useRef<{ content: string; id: string } | null>(null);
  const requestId = () => {
    const content = JSON.stringify([draftOf(rule), rule.lastRunAt]);
    if (request.current?.content !== content) request.current = { content, id: crypto.randomUUID() };
    return request.current.id;
  };
  return {
    isBusy: isRunning || isMoving || isDeleting,
    run: () =>
      commitRun({
        variables: { input: { ruleId, clientRequestId: requestId() } },
        onCompleted({ runSellingRule: answer }) {
          request.current = null;
          const { changedCount: count, decidedCount: decided, soldCount: sold } = answer;
          if (count === undefined || decided === undefined || sold === undefined) {
            if (answer.message !== undefined) toasts.show('failure', answer.message);
            return;
          }
          const priced =
            count === 0 ? t('rule_ranUnchanged', { count: decided }) : t('rule_ran', { count, decided });
          toasts.show('success', sold === 0 ? priced : t('rule_ranSold', { count: sold, priced }));
          onRun();
        },
      }),
    move: (place) =>
      commitMove({
        variables: { input: { ruleId, place } },
        onCompleted({ moveSellingRule: answer }) {
          if (answer.message !== undefined) toasts.show('failure', answer.message);
        },
      }),
    remove: () => commitDelete({ variables: { input: { ruleId } } }),
  };
}

const RUN = graphql`
  mutation useRuleDeedsRunMutation($input: RunSellingRuleInput!) {
    runSellingRule(input: $input) {
      ... on RunSellingRulePayload {
        changedCount
        decidedCount
        soldCount
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

const MOVE = graphql`
  mutation useRuleDeedsMoveMutation($input: MoveSellingRuleInput!) {
    moveSellingRule(input: $input) {
      ... on MoveSellingRulePayload {
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

const DELETE = graphql`
  mutation useRuleDeedsDeleteMutation($input: DeleteSellingRuleInput!) {
    deleteSellingRule(input: $input) {
      ... on DeleteSellingRulePayload {
        viewer {
          ...RuleBoard_viewer
        }
      }
    }
  }
`;
