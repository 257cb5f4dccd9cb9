import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import type { AnnouncementList_query$key } from '../../__generated__/AnnouncementList_query.graphql.ts';
import type { AnnouncementListPaginationQuery } from '../../__generated__/AnnouncementListPaginationQuery.graphql.ts';
import { LoadMore } from '../../shell/LoadMore.tsx';
import { Moment, useMomentText } from '../../shell/Moment.tsx';
import { WindowedList } from '../../shell/WindowedList.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MESSAGE_ICONS, messageKindOf } from '../message/messageKind.ts';
import { NoticeLine, NoticeTile, NoticeWords } from './noticeRowStyle.ts';

interface AnnouncementListProps {
  readonly query: AnnouncementList_query$key;
  /** True when only one kind is shown. */
  readonly isFiltered: boolean;
  /** The server's time, ISO 8601. */
  readonly serverTime: string;
}

const PAGE_SIZE = 20;

/** Announcements to all users, newest first, loaded page by page. */
export function AnnouncementList({ query, isFiltered, serverTime }: AnnouncementListProps) {
  const { data, ...list } = usePaginationFragment<
    AnnouncementListPaginationQuery,
    AnnouncementList_query$key
  >(FRAGMENT, query);
  const { t, i18n } = useTranslation('notice');
  const writeMoment = useMomentText(Date.parse(serverTime));
  if (data.notices == null) {
    throw new Error('The announcements could not be read.');
  }
  const isChinese = i18n.language === 'zh';
  const { edges } = data.notices;
  return (
    <>
      {edges.length === 0 && (
        <Empty
          art="k-tag"
          title={t(isFiltered ? 'emptyType' : 'empty')}
          {...(isFiltered ? { action: <ButtonLink to="/notice">{t('showAll')}</ButtonLink> } : {})}
        />
      )}
      <WindowedList items={edges} keyOf={({ node }) => node.id} list={list}>
        {({ node }) => (
          <NoticeLine>
            <div>
              <NoticeTile>
                <Icon name={MESSAGE_ICONS[messageKindOf(node.type)]} />
              </NoticeTile>
              <NoticeWords>
                <b>{isChinese ? node.titleZh : node.titleEn}</b>
                <span>{isChinese ? node.bodyZh : node.bodyEn}</span>
              </NoticeWords>
              <Moment at={node.publishedAt} writeMoment={writeMoment} />
            </div>
          </NoticeLine>
        )}
      </WindowedList>
      <LoadMore list={list} pageSize={PAGE_SIZE} rowCount={edges.length} />
    </>
  );
}

const FRAGMENT = graphql`
  fragment AnnouncementList_query on Query
  @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }, type: { type: "MessageType" })
  @refetchable(queryName: "AnnouncementListPaginationQuery") {
    notices(type: $type, first: $first, after: $after) @connection(key: "AnnouncementList_notices", handler: "growing", filters: ["type"]) {
      edges {
        node {
          id
          type
          titleZh
          titleEn
          bodyZh
          bodyEn
          publishedAt
        }
      }
    }
  }
`;
