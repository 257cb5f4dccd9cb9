import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import { styled } from 'styled-components';
import type {
  BulkHistory_viewer$data,
  BulkHistory_viewer$key,
} from '../../__generated__/BulkHistory_viewer.graphql.ts';
import type { BulkHistoryPaginationQuery } from '../../__generated__/BulkHistoryPaginationQuery.graphql.ts';
import type { BulkHistoryQuery } from '../../__generated__/BulkHistoryQuery.graphql.ts';
import { LazyBlock, useAttempt } from '../../shell/LazyBlock.tsx';
import { LoadMore } from '../../shell/LoadMore.tsx';
import { Moment, useMomentText } from '../../shell/Moment.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { BulkControls } from './BulkControls.tsx';
import { BulkGroups } from './CopyGroup.tsx';
import { useBulkSentence } from './useBulkSentence.ts';

/**
 * The actions on many copies of the last 30 days, folded away, the latest first: what each did and skipped, its undo as
 * long as it is possible, and what that left.
 */
export function BulkHistory() {
  const { t } = useTranslation('bulk');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Fold onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        {t('history')}
        <Icon name="down" size={14} />
      </summary>
      {isOpen && (
        <LazyBlock fallback={<p role="status">{t('counting')}</p>}>
          <History />
        </LazyBlock>
      )}
    </Fold>
  );
}

function History() {
  const { viewer, platform } = useLazyLoadQuery<BulkHistoryQuery>(
    QUERY,
    {},
    useAttempt('store-and-network').options,
  );
  const writeMoment = useMomentText(Date.parse(platform?.serverTime ?? '1970'));
  return viewer == null ? null : <Actions viewer={viewer} writeMoment={writeMoment} />;
}

interface ActionsProps {
  readonly viewer: BulkHistory_viewer$key;
  readonly writeMoment: ReturnType<typeof useMomentText>;
}

/** Actions of one page. */
const PAGE_SIZE = 20;

function Actions({ viewer, writeMoment }: ActionsProps) {
  const { t } = useTranslation('bulk');
  const { data, ...list } = usePaginationFragment<BulkHistoryPaginationQuery, BulkHistory_viewer$key>(
    FRAGMENT,
    viewer,
  );
  if (data.bulkActions == null) {
    throw new Error('The bulk actions could not be read.');
  }
  const { edges } = data.bulkActions;
  if (edges.length === 0) {
    return <p role="status">{t('historyNone')}</p>;
  }
  return (
    <>
      <ul aria-label={t('history')}>
        {edges.map(({ node }) => (
          <Action key={node.id} action={node} writeMoment={writeMoment} />
        ))}
      </ul>
      <LoadMore list={list} pageSize={PAGE_SIZE} rowCount={edges.length} isBare />
    </>
  );
}

type ActionOfHistory = NonNullable<BulkHistory_viewer$data['bulkActions']>['edges'][number]['node'];

interface ActionProps {
  readonly action: ActionOfHistory;
  readonly writeMoment: ReturnType<typeof useMomentText>;
}

function Action({ action, writeMoment }: ActionProps) {
  const sentence = useBulkSentence(action);
  const { state, createdAt, undoUntil, waitingFor } = action;
  const canChange =
    ['RUNNING', 'PAUSED', 'STOPPED'].includes(state) || waitingFor != null || undoUntil != null;
  return (
    <li>
      <Head>
        <span>
          {sentence}
          <small>
            <Moment at={createdAt} writeMoment={writeMoment} />
          </small>
        </span>
        {canChange && <BulkControls action={action} />}
      </Head>
      <BulkGroups action={action} />
    </li>
  );
}

const QUERY = graphql`
  query BulkHistoryQuery {
    viewer {
      id
      ...BulkHistory_viewer
    }
    platform {
      serverTime
    }
  }
`;

const FRAGMENT = graphql`
  fragment BulkHistory_viewer on Viewer
  @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
  @refetchable(queryName: "BulkHistoryPaginationQuery") {
    bulkActions(first: $first, after: $after) @connection(key: "BulkHistory_bulkActions") {
      edges {
        node {
          id
          createdAt
          loweredCount
          ...BulkStatus_action @relay(mask: false)
        }
      }
    }
  }
`;

const Fold = styled.details`
  width: 100%;
  border-top: 1px solid var(--line);
  font-size: 13px;
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
    color: var(--t2);
    cursor: pointer;
    list-style: none;
  }
  &[open] > summary svg { rotate: 180deg; }
  > p { padding-bottom: 12px; color: var(--t3); }
  > ul > li { padding: 10px 0; border-top: 1px solid var(--line); }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  span { flex: 1; min-width: 180px; }
  small { display: block; font-size: 12px; line-height: 18px; color: var(--t3); }
`;
