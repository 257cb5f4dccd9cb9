import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import type { OwnNoticeList_viewer$key } from '../../__generated__/OwnNoticeList_viewer.graphql.ts';
import type { OwnNoticeListPaginationQuery } from '../../__generated__/OwnNoticeListPaginationQuery.graphql.ts';
import { LoadMore } from '../../shell/LoadMore.tsx';
import { useMomentText } from '../../shell/Moment.tsx';
import { WindowedList } from '../../shell/WindowedList.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { type NoticeView, noticePath } from './noticeView.ts';
import { OwnNoticeRow } from './OwnNoticeRow.tsx';

interface OwnNoticeListProps {
  readonly viewer: OwnNoticeList_viewer$key;
  readonly view: NoticeView;
  /** The server's time, ISO 8601. */
  readonly serverTime: string;
  readonly onRead: (id: string) => void;
}

const PAGE_SIZE = 20;

/** The viewer's notices, newest first, loaded page by page. */
export function OwnNoticeList({ viewer, view, serverTime, onRead }: OwnNoticeListProps) {
  const { data, ...list } = usePaginationFragment<OwnNoticeListPaginationQuery, OwnNoticeList_viewer$key>(
    FRAGMENT,
    viewer,
  );
  const { t } = useTranslation('notice');
  const writeMoment = useMomentText(Date.parse(serverTime));
  if (data.messages == null) {
    throw new Error('The notices could not be read.');
  }
  // A notice that was just read stays until the page is opened again, so that no row disappears under a press.
  const { edges } = data.messages;
  return (
    <>
      {edges.length === 0 && (
        <Empty
          art="k-tag"
          title={t('emptyMine')}
          {...(view.type === null && !view.isUnread
            ? { hint: t('emptyMineHint') }
            : {
                action: (
                  <ButtonLink to={noticePath({ isOwn: true, type: null, isUnread: false })}>
                    {t('showAll')}
                  </ButtonLink>
                ),
              })}
        />
      )}
      <WindowedList items={edges} keyOf={({ node }) => node.id} list={list}>
        {({ node }) => <OwnNoticeRow message={node} writeMoment={writeMoment} onRead={onRead} />}
      </WindowedList>
      <LoadMore list={list} pageSize={PAGE_SIZE} rowCount={edges.length} />
    </>
  );
}

const FRAGMENT = graphql`
  fragment OwnNoticeList_viewer on Viewer
  @argumentDefinitions(
    first: { type: "Int", defaultValue: 20 }
    after: { type: "String" }
    type: { type: "MessageType" }
    unreadOnly: { type: "Boolean", defaultValue: false }
  )
  @refetchable(queryName: "OwnNoticeListPaginationQuery") {
    messages(type: $type, unreadOnly: $unreadOnly, first: $first, after: $after)
      @connection(key: "OwnNoticeList_messages", handler: "growing", filters: ["type", "unreadOnly"]) {
      edges {
        node {
          id
          ...OwnNoticeRow_message
        }
      }
    }
  }
`;
