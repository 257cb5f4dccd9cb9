import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useMutation } from 'react-relay';
import { styled } from 'styled-components';
import type { BulkStatus_viewer$key, ListingReason } from '../../__generated__/BulkStatus_viewer.graphql.ts';
import type { BulkStatusPauseMutation } from '../../__generated__/BulkStatusPauseMutation.graphql.ts';
import type { BulkStatusQuery } from '../../__generated__/BulkStatusQuery.graphql.ts';
import type { BulkStatusResumeMutation } from '../../__generated__/BulkStatusResumeMutation.graphql.ts';
import type { BulkStatusSubscription } from '../../__generated__/BulkStatusSubscription.graphql.ts';
import type { BulkStatusUndoMutation } from '../../__generated__/BulkStatusUndoMutation.graphql.ts';
import { useLiveSubscription } from '../../relay/useLiveSubscription.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SkippedGroup } from './SkippedGroup.tsx';

interface BulkStatusProps {
  readonly viewer: BulkStatus_viewer$key;
  /** Reads the page again: an action ended. */
  readonly onChanged: () => void;
}

/**
 * The latest action on many copies while it is at work, paused or can be undone: progress, what was skipped and why,
 * and the buttons. Nothing without one.
 */
export function BulkStatus({ viewer, onChanged }: BulkStatusProps) {
  const { bulkActions } = useFragment(FRAGMENT, viewer);
  const action = bulkActions?.edges[0]?.node;
  const [hiddenId, setHiddenId] = useState<string | null>(null);
  useFollowed(action, onChanged);
  const isAtWork = action?.state === 'RUNNING' || action?.state === 'UNDOING';
  const isOpen = isAtWork || action?.undoUntil != null;
  if (action === undefined || !isOpen || hiddenId === `${action.id} ${action.state}`) {
    return null;
  }
  return <Shown action={action} onHide={() => setHiddenId(`${action.id} ${action.state}`)} />;
}

interface ShownProps {
  readonly action: ActionFacts & {
    readonly refused: readonly {
      readonly reason: ListingReason;
      readonly text: string;
      readonly count: number;
    }[];
  };
  readonly onHide: () => void;
}

function Shown({ action, onHide }: ShownProps) {
  const { t } = useTranslation('bulk');
  const sentence = useBulkSentence(action);
  const isAtWork = action.state === 'RUNNING' || action.state === 'UNDOING';
  const { state, totalCount, decidedCount, doneCount, undoneCount, refused } = action;
  const value = state === 'UNDOING' ? doneCount - undoneCount : decidedCount;
  return (
    <Box aria-label={t('statusLabel')}>
      <Line>
        <b role="status">{sentence}</b>
        {isAtWork && (
          <span className="num">
            {t('progress', { decided: value, total: state === 'UNDOING' ? doneCount : totalCount })}
          </span>
        )}
        <Buttons>
          <BulkControls action={action} />
          {!isAtWork && (
            <Close type="button" aria-label={t('hide')} onClick={onHide}>
              <Icon name="x" size={14} />
            </Close>
          )}
        </Buttons>
      </Line>
      {isAtWork && <progress value={value} max={totalCount} aria-label={t('statusLabel')} />}
      {refused.length > 0 && (
        <div>
          {refused.map(({ reason, count, text }) => (
            <SkippedGroup key={reason} actionId={action.id} reason={reason} count={count}>
              {t('skipped', { count, reason: text })}
            </SkippedGroup>
          ))}
        </div>
      )}
    </Box>
  );
}

interface ActionFacts {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly totalCount: number;
  readonly decidedCount: number;
  readonly doneCount: number;
  readonly undoneCount: number;
}

/** What an action did or does, in one sentence. */
export function useBulkSentence({
  kind,
  state,
  totalCount,
  decidedCount,
  doneCount,
  undoneCount,
}: ActionFacts): string {
  const { t } = useTranslation('bulk');
  const verb = t(`ended_${kind}`);
  switch (state) {
    case 'RUNNING':
      return t(`running_${kind}`);
    case 'UNDOING':
      return t('undoing');
    case 'UNDONE':
      return undoneCount === doneCount
        ? t('undone', { count: undoneCount })
        : t('undonePartly', { count: undoneCount, failed: doneCount - undoneCount });
    case 'FINISHED':
      return doneCount === totalCount
        ? t('finished', { verb, count: doneCount })
        : t('finishedPartly', { verb, count: doneCount, failed: totalCount - doneCount });
    default:
      return t(state === 'PAUSED' ? 'paused' : 'stopped', { decided: decidedCount, total: totalCount });
  }
}

/** How often an action that is at work is read again, in ms: an event may be lost, or overtaken by an older answer. */
const LOOK_MS = 3000;

/** Follows the action by events, and reads the page again when it has ended. */
function useFollowed(
  action: { readonly id: string; readonly state: string } | undefined,
  onChanged: () => void,
) {
  const changed = useEffectEvent(onChanged);
  const refresh = useRefresh<BulkStatusQuery>(QUERY, {});
  useLiveSubscription<BulkStatusSubscription>({
    subscription: SUBSCRIPTION,
    variables: {},
    onConnected: refresh,
    onChanged(response) {
      // An action of another tab or device, or missed events.
      if (response?.bulkActionChanged?.id !== action?.id) refresh();
    },
  });
  const isAtWork = action?.state === 'RUNNING' || action?.state === 'UNDOING';
  useEffect(() => {
    if (!isAtWork) return;
    const timer = setInterval(refresh, LOOK_MS);
    return () => clearInterval(timer);
  }, [isAtWork, refresh]);
  const key = action === undefined ? '' : `${action.id} ${action.state}`;
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    if (!isAtWork) changed();
  }, [key, isAtWork]);
}

/** The buttons that pause an action, resume it or undo it, as its state allows. */
export function BulkControls({ action: { id, state, decidedCount } }: { readonly action: ActionFacts }) {
  const { t } = useTranslation('bulk');
  const { toasts } = useAppServices();
  const [pause, isPausing] = useMutation<BulkStatusPauseMutation>(PAUSE);
  const [resume, isResuming] = useMutation<BulkStatusResumeMutation>(RESUME);
  const [undo, isUndoing] = useMutation<BulkStatusUndoMutation>(UNDO);
  const tell = (message: string | null | undefined) => {
    if (message != null) toasts.show('failure', message);
  };
  const variables = { id };
  const canResume = state === 'PAUSED' || state === 'STOPPED';
  return (
    <>
      {state === 'RUNNING' && (
        <Button
          size="small"
          isBusy={isPausing}
          onClick={() =>
            pause({ variables, onCompleted: ({ pauseBulkAction }) => tell(pauseBulkAction.message) })
          }
        >
          {t('pause')}
        </Button>
      )}
      {canResume && (
        <Button
          size="small"
          look="primary"
          isBusy={isResuming}
          onClick={() =>
            resume({ variables, onCompleted: ({ resumeBulkAction }) => tell(resumeBulkAction.message) })
          }
        >
          {t('resume')}
        </Button>
      )}
      {(canResume || state === 'FINISHED') && decidedCount > 0 && (
        <Button
          size="small"
          isBusy={isUndoing}
          onClick={() =>
            undo({ variables, onCompleted: ({ undoBulkAction }) => tell(undoBulkAction.message) })
          }
        >
          <Icon name="undo" size={14} />
          {t('undo')}
        </Button>
      )}
    </>
  );
}

const FRAGMENT = graphql`
  fragment BulkStatus_viewer on Viewer {
    bulkActions(first: 1) {
      edges {
        node {
          id
          ...BulkStatus_action @relay(mask: false)
        }
      }
    }
  }
`;

graphql`
  fragment BulkStatus_action on BulkAction {
    kind
    state
    totalCount
    decidedCount
    doneCount
    undoneCount
    undoUntil
    refused {
      reason
      text
      count
    }
  }
`;

const QUERY = graphql`
  query BulkStatusQuery {
    viewer {
      id
      ...BulkStatus_viewer
    }
  }
`;

const SUBSCRIPTION = graphql`
  subscription BulkStatusSubscription {
    bulkActionChanged {
      id
      ...BulkStatus_action @relay(mask: false)
    }
  }
`;

const PAUSE = graphql`
  mutation BulkStatusPauseMutation($id: ID!) {
    pauseBulkAction(input: { id: $id }) {
      ... on PauseBulkActionPayload {
        bulkAction {
          id
          ...BulkStatus_action @relay(mask: false)
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;

const RESUME = graphql`
  mutation BulkStatusResumeMutation($id: ID!) {
    resumeBulkAction(input: { id: $id }) {
      ... on ResumeBulkActionPayload {
        bulkAction {
          id
          ...BulkStatus_action @relay(mask: false)
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;

const UNDO = graphql`
  mutation BulkStatusUndoMutation($id: ID!) {
    undoBulkAction(input: { id: $id }) {
      ... on UndoBulkActionPayload {
        bulkAction {
          id
          ...BulkStatus_action @relay(mask: false)
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;

const Box = styled.section`
  display: grid;
  gap: 8px;
  margin-bottom: 16px;
  padding: 12px 16px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-3);
  background: var(--s2);
  progress { width: 100%; height: 6px; accent-color: var(--accent); }
  b { font-weight: 600; }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  span { color: var(--t2); }
`;

const Buttons = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-left: auto;
`;

const Close = styled.button`
  display: grid;
  place-items: center;
  width: 30px;
  height: 30px;
  border-radius: var(--r-2);
  color: var(--t3);
  &:hover { background: var(--hover); color: var(--t1); }
`;
