import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type {
  BulkStatus_viewer$data,
  BulkStatus_viewer$key,
} from '../../__generated__/BulkStatus_viewer.graphql.ts';
import type { BulkStatusQuery } from '../../__generated__/BulkStatusQuery.graphql.ts';
import type { BulkStatusSubscription } from '../../__generated__/BulkStatusSubscription.graphql.ts';
import { useLiveSubscription } from '../../relay/useLiveSubscription.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { Icon } from '../../ui/Icon.tsx';
import { BulkControls } from './BulkControls.tsx';
import { BulkGroups } from './CopyGroup.tsx';
import { useBulkSentence } from './useBulkSentence.ts';

interface BulkStatusProps {
  readonly viewer: BulkStatus_viewer$key;
  /** Reads the page again: an action ended. */
  readonly onChanged: () => void;
}

/**
 * The action on many copies that is at work and those that wait for it; below them the one that was paused last, or, with
 * none at work, that ended last: while it can be undone, and after an undo that ended just now or left something. Each
 * with its progress, what was skipped or not restored and why, and its buttons. Nothing without one.
 */
export function BulkStatus({ viewer, onChanged }: BulkStatusProps) {
  const { lastBulkAction: latest, bulkQueue } = useFragment(FRAGMENT, viewer);
  // An event may have told of an end before the queue is read again.
  const queue = bulkQueue.filter(isInQueue);
  const [firstKey] = useState(keyOf(latest));
  const [hiddenKey, setHiddenKey] = useState<string | null>(null);
  useFollowed(queue.length > 0 ? queue : latest == null ? [] : [latest], onChanged);
  const isToldOf =
    latest?.state === 'UNDONE' && (keyOf(latest) !== firstKey || latest.undoRefused.length > 0);
  // Below one that is at work stands only what goes on by a press.
  const isOver = latest != null && !isInQueue(latest) && (latest.state === 'PAUSED' || queue.length === 0);
  return (
    <>
      {queue.map((action) => (
        <Shown key={action.id} action={action} />
      ))}
      {isOver && hiddenKey !== keyOf(latest) && (isToldOf || isLeft(latest)) && (
        <Shown action={latest} onHide={() => setHiddenKey(keyOf(latest))} />
      )}
    </>
  );
}

/** Whether something can still be done with an action that is over. */
const isLeft = ({
  state,
  undoUntil,
}: Pick<BulkStatus_viewer$data['bulkQueue'][number], 'state' | 'undoUntil'>) =>
  undoUntil != null || state === 'PAUSED' || state === 'STOPPED';

interface ShownProps {
  readonly action: BulkStatus_viewer$data['bulkQueue'][number];
  /** Hides it. Absent while it is at work or waits. */
  readonly onHide?: () => void;
}

function Shown({ action, onHide }: ShownProps) {
  const { t } = useTranslation('bulk');
  const sentence = useBulkSentence(action);
  const isAtWork = action.state === 'RUNNING' || action.state === 'UNDOING';
  const { state, totalCount, decidedCount, doneCount, undoneCount, undoRefused } = action;
  const isUndoing = state === 'UNDOING';
  const value = isUndoing ? undoRefused.reduce((sum, { count }) => sum + count, undoneCount) : decidedCount;
  const total = isUndoing ? doneCount : totalCount;
  return (
    <Box aria-label={action.waitingFor == null ? t('statusLabel') : sentence}>
      <Line>
        <b role="status">{sentence}</b>
        {isAtWork && <span className="num">{t('progress', { decided: value, total })}</span>}
        <Buttons>
          <BulkControls action={action} />
          {onHide !== undefined && (
            <Close type="button" aria-label={t('hide')} onClick={onHide}>
              <Icon name="x" size={14} />
            </Close>
          )}
        </Buttons>
      </Line>
      {isAtWork && <progress value={value} max={total} aria-label={t('statusLabel')} />}
      <div>
        <BulkGroups action={action} />
      </div>
    </Box>
  );
}

/** How often an action that is at work is read again, in ms: an event may be lost, or overtaken by an older answer. */
const LOOK_MS = 3000;

type Followed = Pick<BulkStatus_viewer$data['bulkQueue'][number], 'id' | 'state' | 'waitingFor'>;

const keyOf = (action: Followed | null | undefined): string =>
  action == null ? '' : `${action.id} ${action.state} ${action.waitingFor ?? ''}`;

const isInQueue = ({ state, waitingFor }: Followed): boolean =>
  state === 'RUNNING' || state === 'UNDOING' || waitingFor != null;

/** Follows the actions by events, and reads the page again when the first of them has ended or another one began. */
function useFollowed(actions: readonly Followed[], onChanged: () => void) {
  const changed = useEffectEvent(onChanged);
  const refresh = useRefresh<BulkStatusQuery>(QUERY, {});
  useLiveSubscription<BulkStatusSubscription>({
    subscription: SUBSCRIPTION,
    variables: {},
    onConnected: refresh,
    onChanged(response) {
      // An action that is new or in another state, here or in another tab or device, or missed events.
      const told = keyOf(response?.bulkActionChanged);
      if (!actions.some((known) => keyOf(known) === told)) refresh();
    },
  });
  const [first] = actions;
  const isAtWork = first !== undefined && isInQueue(first);
  useEffect(() => {
    if (!isAtWork) return;
    const timer = setInterval(refresh, LOOK_MS);
    return () => clearInterval(timer);
  }, [isAtWork, refresh]);
  const key = keyOf(first);
  const before = useRef({ key, id: first?.id });
  useEffect(() => {
    if (before.current.key === key) return;
    const isOther = before.current.id !== first?.id;
    before.current = { key, id: first?.id };
    if (!isAtWork || isOther) changed();
  }, [key, isAtWork, first?.id]);
}

const FRAGMENT = graphql`
  fragment BulkStatus_viewer on Viewer {
    bulkQueue {
      id
      ...BulkStatus_action @relay(mask: false)
    }
    lastBulkAction {
      id
      ...BulkStatus_action @relay(mask: false)
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
    stopCode
    undoUntil
    waitingPlace
    waitingFor
    refused {
      reason
      text
      count
    }
    undoRefused {
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
  > div:empty { display: none; }
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
