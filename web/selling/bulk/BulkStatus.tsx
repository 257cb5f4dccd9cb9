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
 * The latest action on many copies while it is at work, paused or can be undone, and after an undo that ended just now
 * or left something: progress, what was skipped or not restored and why, and the buttons. Nothing without one.
 */
export function BulkStatus({ viewer, onChanged }: BulkStatusProps) {
  const { bulkActions } = useFragment(FRAGMENT, viewer);
  const action = bulkActions?.edges[0]?.node;
  const key = action === undefined ? '' : `${action.id} ${action.state}`;
  const [firstKey] = useState(key);
  const [hiddenKey, setHiddenKey] = useState<string | null>(null);
  useFollowed(action, onChanged);
  if (action === undefined || hiddenKey === key) return null;
  const isAtWork = action.state === 'RUNNING' || action.state === 'UNDOING';
  const isToldOf = action.state === 'UNDONE' && (key !== firstKey || action.undoRefused.length > 0);
  return isAtWork || isToldOf || action.undoUntil != null ? (
    <Shown action={action} onHide={() => setHiddenKey(key)} />
  ) : null;
}

interface ShownProps {
  readonly action: NonNullable<BulkStatus_viewer$data['bulkActions']>['edges'][number]['node'];
  readonly onHide: () => void;
}

function Shown({ action, onHide }: ShownProps) {
  const { t } = useTranslation('bulk');
  const sentence = useBulkSentence(action);
  const isAtWork = action.state === 'RUNNING' || action.state === 'UNDOING';
  const { state, totalCount, decidedCount, doneCount, undoneCount } = action;
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
      <div>
        <BulkGroups action={action} />
      </div>
    </Box>
  );
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
