import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { MessageDayRow_group$key } from '../../__generated__/MessageDayRow_group.graphql.ts';
import type { MessageDayRow_viewer$key } from '../../__generated__/MessageDayRow_viewer.graphql.ts';
import type { MessageDayRowPaginationQuery } from '../../__generated__/MessageDayRowPaginationQuery.graphql.ts';
import type { MessageDayRowQuery } from '../../__generated__/MessageDayRowQuery.graphql.ts';
import { dayText } from '../../catalog/items/chartPlaces.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { LazyBlock, useAttempt } from '../../shell/LazyBlock.tsx';
import { LoadMore } from '../../shell/LoadMore.tsx';
import type { WriteMoment } from '../../shell/Moment.tsx';
import { WindowedList } from '../../shell/WindowedList.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { GroupToggle, MessageGroupRow, UnreadCount } from './MessageGroupRow.tsx';
import { MessageRow } from './MessageRow.tsx';
import type { MessageKind } from './messageKind.ts';
import type { MarkMessagesRead } from './useMarkMessagesRead.ts';

interface MessageDayRowProps {
  /** The group with the newest message of the day. */
  readonly group: MessageDayRow_group$key;
  /** The tab that contains it; null for all. */
  readonly tab: MessageKind | null;
  /** Today's date in Beijing, `YYYY-MM-DD`. */
  readonly today: string;
  readonly writeMoment: WriteMoment;
  readonly onRead: MarkMessagesRead;
}

const PAGE_SIZE = 30;

/**
 * The messages about all sales of one day: their number, the newest message, and each sale when opened. A day with one
 * sale is shown as that order.
 */
export function MessageDayRow({ group, tab, today, writeMoment, onRead }: MessageDayRowProps) {
  const data = useFragment(GROUP, group);
  const { t, i18n } = useTranslation('message');
  const [isOpen, setIsOpen] = useState(false);
  const salesId = useId();
  const { salesDay, newest } = data;
  if (salesDay == null || salesDay.saleCount < 2) {
    return <MessageGroupRow group={data} tab={tab} writeMoment={writeMoment} onRead={onRead} />;
  }
  const day = salesDay.day.slice(0, 10);
  const number = salesDay.saleCount;
  return (
    <Day>
      <Head>
        <Tile>
          <Icon name="store" />
        </Tile>
        <b>
          {day === today
            ? t('soldToday', { number })
            : t('soldOn', { day: dayText(day, i18n.language, true), number })}
        </b>
        {salesDay.unreadCount > 0 && (
          <>
            <UnreadCount count={salesDay.unreadCount} />
            <Button size="small" look="ghost" onClick={() => onRead({ saleDay: salesDay.day })}>
              {t('markDayRead')}
            </Button>
          </>
        )}
      </Head>
      <MessageRow
        message={newest}
        tab={tab}
        writeMoment={writeMoment}
        onRead={(id) => onRead({ ids: [id] })}
        isInGroup
      />
      <GroupToggle isOpen={isOpen} controls={salesId} onPress={() => setIsOpen(!isOpen)}>
        {t(isOpen ? 'closeSales' : 'openSales', { number })}
      </GroupToggle>
      <div id={salesId}>
        {isOpen && (
          <LazyBlock resetKey={salesDay.day} fallback={<Waiting role="status">{t('loadingSales')}</Waiting>}>
            <Sales day={salesDay.day} {...{ tab, writeMoment, onRead }} />
          </LazyBlock>
        )}
      </div>
    </Day>
  );
}

interface SalesProps extends Omit<MessageDayRowProps, 'group' | 'today'> {
  /** ISO 8601, midnight UTC of the date in Beijing. */
  readonly day: string;
}

/** The sales of a day, the one with the newest message first. */
function Sales({ day, ...row }: SalesProps) {
  const { viewer } = useLazyLoadQuery<MessageDayRowQuery>(
    QUERY,
    { day },
    useAttempt('store-and-network').options,
  );
  const { messageArrivals } = useAppServices();
  const refresh = useRefresh<MessageDayRowQuery>(QUERY, { day });
  useEffect(() => messageArrivals.subscribe(refresh), [messageArrivals, refresh]);
  return viewer == null ? null : <SaleList viewer={viewer} {...row} />;
}

interface SaleListProps extends Omit<SalesProps, 'day'> {
  readonly viewer: MessageDayRow_viewer$key;
}

function SaleList({ viewer, ...row }: SaleListProps) {
  const { data, ...list } = usePaginationFragment<MessageDayRowPaginationQuery, MessageDayRow_viewer$key>(
    VIEWER,
    viewer,
  );
  if (data.messageGroups == null) {
    throw new Error('The sales of a day could not be read.');
  }
  const { edges } = data.messageGroups;
  return (
    <>
      <WindowedList items={edges} keyOf={({ node }) => node.id} list={list}>
        {({ node }) => <MessageGroupRow group={node} {...row} />}
      </WindowedList>
      <LoadMore list={list} pageSize={PAGE_SIZE} rowCount={edges.length} isBare />
    </>
  );
}

const GROUP = graphql`
  fragment MessageDayRow_group on MessageGroup {
    salesDay {
      day
      saleCount
      unreadCount
    }
    newest {
      ...MessageRow_message
    }
    ...MessageGroupRow_group
  }
`;

const QUERY = graphql`
  query MessageDayRowQuery($day: Date!) {
    viewer {
      id
      ...MessageDayRow_viewer @arguments(day: $day)
    }
  }
`;

const VIEWER = graphql`
  fragment MessageDayRow_viewer on Viewer
  @argumentDefinitions(
    first: { type: "Int", defaultValue: 30 }
    after: { type: "String" }
    day: { type: "Date!" }
  )
  @refetchable(queryName: "MessageDayRowPaginationQuery") {
    messageGroups(saleDay: $day, first: $first, after: $after)
      @connection(key: "MessageDayRow_messageGroups", handler: "growing", filters: ["saleDay"]) {
      edges {
        node {
          id
          ...MessageGroupRow_group
        }
      }
    }
  }
`;

const Day = styled.div`
  padding-bottom: 6px;
  ul { margin-left: 32px; border-left: 2px solid var(--line); }
  ul > li { border-top: 1px solid var(--line); }
  @media (max-width: 767px) { ul { margin-left: 16px; } }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px 20px 2px;
  b { font-weight: 600; font-size: 14px; line-height: 20px; }
  button { margin-left: auto; }
  @media (max-width: 767px) { padding: 12px 16px 2px; }
`;

const Tile = styled.span`
  display: grid;
  place-items: center;
  width: 56px;
  height: 36px;
  border-radius: var(--r-2);
  background: var(--pos-w);
  color: var(--pos);
`;

const Waiting = styled.p`
  padding: 12px 20px 12px 88px;
  color: var(--t3);
`;
