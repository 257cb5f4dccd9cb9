import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useMutation } from 'react-relay';
import type { RunUndo_run$data, RunUndo_run$key } from '../../__generated__/RunUndo_run.graphql.ts';
import type { RunUndoMutation } from '../../__generated__/RunUndoMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { useConfirmPress } from '../../ui/ConfirmButton.tsx';

interface RunUndoProps {
  readonly ruleId: string;
  readonly run: RunUndo_run$key;
}

/**
 * Takes back the asks of a run, after a second press that says what becomes of the rule; once that was asked for, how
 * far it is. Where the undo was taken back or has stopped, it can be pressed again. What it could not restore, and why,
 * is told where bulk actions are.
 */
export function RunUndo({ ruleId, run }: RunUndoProps) {
  const { id, undoUntil, undo } = useFragment(FRAGMENT, run);
  return (
    <>
      {undo != null && <UndoState undo={undo} />}
      {(undo?.undoUntil ?? undoUntil) != null && <UndoPress ruleId={ruleId} runId={id} />}
    </>
  );
}

type Undo = NonNullable<RunUndo_run$data['undo']>;

/** How far an undo is. Nothing of one that was taken back before its turn came. */
function UndoState({
  undo: { state, waitingFor, undoneCount: count, undoRefused },
}: {
  readonly undo: Undo;
}) {
  const { t } = useTranslation('sell');
  if (waitingFor == null && state === 'FINISHED') {
    return null;
  }
  const left = undoRefused.reduce((sum, refused) => sum + refused.count, 0);
  const says = waitingFor == null ? t(WORDS[state] ?? 'rule_undoing', { count }) : t('rule_undoWaiting');
  return <span>{left > 0 ? `${says} · ${t('rule_undoLeft', { count: left })}` : says}</span>;
}

const WORDS: Readonly<Record<string, string>> = { UNDONE: 'rule_undone', STOPPED: 'rule_undoStopped' };

/** Asks for the undo of a run by a second press. */
function UndoPress({ ruleId, runId }: { readonly ruleId: string; readonly runId: string }) {
  const { t } = useTranslation('sell');
  const { toasts } = useAppServices();
  const [isSure, setIsSure] = useState(false);
  const confirmPress = useConfirmPress(isSure ? 'undo' : null);
  const [commit, isBusy] = useMutation<RunUndoMutation>(UNDO);
  const press = () =>
    commit({
      variables: { input: { ruleId, runId } },
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
      waitingFor
      undoUntil
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
