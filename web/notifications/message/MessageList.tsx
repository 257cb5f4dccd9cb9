import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import { styled } from 'styled-components';
import type {
  MessageList_viewer$data,
  MessageList_viewer$key,
} from '../../__generated__/MessageList_viewer.graphql.ts';
import type { MessageListPaginationQuery } from '../../__generated__/MessageListPaginationQuery.graphql.ts';
import { LoadMore } from '../../shell/LoadMore.tsx';
import { useMomentText } from '../../shell/Moment.tsx';
import { WindowedList } from '../../shell/WindowedList.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { MessageDayRow } from './MessageDayRow.tsx';
import { type MessageKind, messageTabPath } from './messageKind.ts';
import type { MarkMessagesRead } from './useMarkMessagesRead.ts';

interface MessageListProps {
  readonly viewer: MessageList_viewer$key;
  /** Null for every type. */
  readonly type: MessageKind | null;
  /** The server's time, ISO 8601. */
  readonly serverTime: string;
  readonly onRead: MarkMessagesRead;
}

const PAGE_SIZE = 30;

/**
 * The messages of one type by order, those about sales by day, the group with the newest message first, loaded page by
 * page.
 */
export function MessageList({ viewer, type, serverTime, onRead }: MessageListProps) {
  const { data, ...list } = usePaginationFragment<MessageListPaginationQuery, MessageList_viewer$key>(
    FRAGMENT,
    viewer,
  );
  const { t } = useTranslation('message');
  const writeMoment = useMomentText(Date.parse(serverTime));
  const today = beijingDate(Date.parse(serverTime));
  if (data.messageGroups == null) {
    throw new Error('The messages could not be read.');
  }
  // A day of sales moves up with each new one, and a page that was loaded before still has its old place.
  const groups = new Map<string, Group>();
  for (const { node } of data.messageGroups.edges) {
    const row = node.salesDay?.day ?? node.id;
    groups.set(row, groups.get(row) ?? node);
  }
  return (
    <>
      {groups.size === 0 && (
        <Ruled>
          {type === null ? (
            <Empty art="k-tag" title={t('empty')} hint={t('emptyHint')} />
          ) : (
            <Empty
              art="k-tag"
              title={t('emptyType')}
              action={<ButtonLink to={messageTabPath(null)}>{t('showAll')}</ButtonLink>}
            />
          )}
        </Ruled>
      )}
      <Groups items={[...groups]} keyOf={([row]) => row} list={list}>
        {([, group]) => (
          <MessageDayRow group={group} tab={type} today={today} writeMoment={writeMoment} onRead={onRead} />
        )}
      </Groups>
      <LoadMore list={list} pageSize={PAGE_SIZE} rowCount={groups.size} />
    </>
  );
}

const FRAGMENT = graphql`
  fragment MessageList_viewer on Viewer
  @argumentDefinitions(first: { type: "Int", defaultValue: 30 }, after: { type: "String" }, type: { type: "MessageType" })
  @refetchable(queryName: "MessageListPaginationQuery") {
    messageGroups(type: $type, byDay: true, first: $first, after: $after)
      @connection(key: "MessageList_messageGroups", handler: "growing", filters: ["type"]) {
      edges {
        node {
          id
          salesDay {
            day
          }
          ...MessageDayRow_group
        }
      }
    }
  }
`;

/** The date in Beijing at a moment, `YYYY-MM-DD`. */
function beijingDate(ms: number): string {
  return new Date(ms + 8 * 3_600_000).toISOString().slice(0, 10);
}

const Ruled = styled.div`
  border-top: 1px solid var(--line);
`;

type Group = NonNullable<MessageList_viewer$data['messageGroups']>['edges'][number]['node'];

const Groups = styled(WindowedList<[row: string, group: Group]>)`
  > li { border-top: 1px solid var(--line); }
`;
