import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { MessageCenterPageQuery } from '../__generated__/MessageCenterPageQuery.graphql.ts';
import { BlockErrorBoundary } from '../app/BlockErrorBoundary.tsx';
import { loadRouteQuery, useRouteQuery } from '../app/routeQuery.ts';
import { useRefresh } from '../app/useRefresh.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { MessageList } from './MessageList.tsx';
import { MessageSkeleton } from './MessageSkeleton.tsx';
import { MESSAGE_TABS, messageTabPath, messageTypeNumber, readMessageType } from './messageType.ts';
import { useMarkMessagesRead } from './useMarkMessagesRead.ts';
import { useMessageArrivals } from './useMessageArrivals.ts';

const QUERY = graphql`
  query MessageCenterPageQuery($type: Int) {
    viewer {
      id
      unreadMessageCount
      ...MessageList_viewer @arguments(type: $type)
    }
    platform {
      serverTime
    }
  }
`;

/** What stands there while the data is on the way. */
export const Skeleton = MessageSkeleton;

/** Starts the list of messages. */
export function loader(args: LoaderFunctionArgs) {
  const current = readMessageType(new URL(args.request.url).searchParams);
  return loadRouteQuery<MessageCenterPageQuery>(
    args,
    QUERY,
    { type: messageTypeNumber(current) },
    { isVolatile: true },
  );
}

/** Everything that the platform told the reader; a new message appears by itself. */
export function Component() {
  const { viewer, platform } = useRouteQuery<MessageCenterPageQuery>(QUERY);
  const { t } = useTranslation(['message', 'app']);
  const [search] = useSearchParams();
  const current = readMessageType(search);
  const refresh = useRefresh<MessageCenterPageQuery>(QUERY, { type: messageTypeNumber(current) });
  useMessageArrivals(current, refresh);
  const [markRead, isMarking] = useMarkMessagesRead();
  const unreadCount = Math.max(0, viewer?.unreadMessageCount ?? 0);
  const tabs = MESSAGE_TABS.map((tab) => ({
    to: messageTabPath(tab),
    label: t(`type_${tab ?? 'all'}`),
    isCurrent: tab === current,
  }));
  return (
    <Page>
      <title>{`${t('messageCenter')} · ${t('app:name')}`}</title>
      <Head>
        <h1>{t('messageCenter')}</h1>
        <span className="num">
          {unreadCount > 0 ? t('unreadTotal', { number: unreadCount }) : t('allRead')}
        </span>
        <Button size="small" disabled={unreadCount === 0} isBusy={isMarking} onClick={() => markRead(null)}>
          {t('markAllRead')}
        </Button>
      </Head>
      <Card>
        <TabRow>
          <Tabs label={t('types')} tabs={tabs} />
        </TabRow>
        <BlockErrorBoundary title={t('listFailed')} resetKey={search.toString()}>
          {viewer != null && (
            <MessageList
              key={search.toString()}
              viewer={viewer}
              type={current}
              serverTime={platform?.serverTime ?? new Date(0).toISOString()}
              onRead={(id) => markRead([id])}
            />
          )}
        </BlockErrorBoundary>
      </Card>
    </Page>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding-bottom: 16px;
  span { color: var(--t3); flex: 1; padding-top: 4px; }
`;

const Card = styled(Panel)`
  overflow: hidden;
`;

const TabRow = styled.div`
  padding: 4px 20px 0;
  nav { border-bottom: 0; }
  @media (max-width: 767px) { padding: 4px 16px 0; nav { gap: 20px; } }
`;

/** One box: the user area's layout gives a page one cell. */
const Page = styled.div`
  min-width: 0;
`;
