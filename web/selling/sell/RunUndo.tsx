import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useMutation } from 'react-relay';
import type { RunUndo_run$key } from '../../__generated__/RunUndo_run.graphql.ts';
import type { RunUndoMutation } from '../../__generated__/RunUndoMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { useConfirmPress } from '../../ui/ConfirmButton.tsx';

interface RunUndoProps {
  readonly ruleId: string;
  readonly run: RunUndo_run$key;
}

/**
 * Takes back the asks of a run, after a second press that says what becomes of the rule; once that was asked for, how
 * far it is. What it could not restore, and why, is told where bulk actions are.
 */
export function RunUndo({ ruleId, run }: RunUndoProps) {
  const { id, undoUntil, undo } = useFragment(FRAGMENT, run);
  const { t } = useTranslation('sell');
  const { toasts } = useAppServices();
  const [isSure, setIsSure] = useState(false);
  const confirmPress = useConfirmPress(isSure ? 'undo' : null);
  const [commit, isBusy] = useMutation<RunUndoMutation>(UNDO);
  if (undo != null) {
    const left = undo.undoRefused.reduce((sum, { count }) => sum + count, 0);
    const says = t(undo.state === 'UNDONE' ? 'rule_undone' : 'rule_undoing', { count: undo.undoneCount });
    return <span>{left > 0 ? `${says} · ${t('rule_undoLeft', { count: left })}` : says}</span>;
  }
  if (undoUntil == null) {
    return null;
  }
  const press = () =>
    commit({
      variables: { input: { ruleId, runId: id } },
      onCompleted({ undoSellingRuleRun: answer }) {
        if (answer.message === undefined) toasts.show('success', t('rule_undoBegun'));
        else toasts.show('failure', answer.message);
      },
    });
  return (
    <>
      {isSure && <span>{t('rule_undoSays')}</span>}
      <button
        type="button"
        disabled={isBusy}
        {...confirmPress}
        onClick={() => (isSure ? press() : setIsSure(true))}
      >
        {t(isSure ? 'rule_undoSure' : 'rule_undo')}
      </button>
    </>
  );
}

const FRAGMENT = graphql`
  fragment RunUndo_run on SellingRuleRun {
    id
    undoUntil
    undo {
      state
      undoneCount
      undoRefused {
        count
      }
    }
  }
`;

// Whole rows of the list: the answer replaces it, and can have a run that the page has not read.
const UNDO = graphql`
  mutation RunUndoMutation($input: UndoSellingRuleRunInput!) {
    undoSellingRuleRun(input: $input) {
      ... on UndoSellingRuleRunPayload {
        bulkAction {
          id
        }
        sellingRule {
          ...RuleRow_rule
          ...RuleRuns_rule
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
