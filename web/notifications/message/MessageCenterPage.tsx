import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { MessageCenterPageQuery } from '../../__generated__/MessageCenterPageQuery.graphql.ts';
import type { MessageCenterPageViewQuery } from '../../__generated__/MessageCenterPageViewQuery.graphql.ts';
import { loadRouteQuery, useRouteQuery } from '../../relay/routeQuery.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { useMomentText, type WriteMoment } from '../../shell/Moment.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { MessageList } from './MessageList.tsx';
import { MessageSkeleton } from './MessageSkeleton.tsx';
import { MessageView } from './MessageView.tsx';
import {
  MESSAGE_CHOICES,
  type MessageKind,
  messageTabPath,
  messageTypeOf,
  readMessageKind,
} from './messageKind.ts';
import { useMarkMessagesRead } from './useMarkMessagesRead.ts';

const QUERY = graphql`
  query MessageCenterPageQuery($type: MessageType) {
    viewer {
      id
      unreadMessageCount
      unreadMessageCounts {
        trade
        service
        inventory
        system
      }
      ...MessageList_viewer @arguments(type: $type)
    }
    platform {
      serverTime
    }
  }
`;

const VIEW_QUERY = graphql`
  query MessageCenterPageViewQuery($id: ID!) {
    node(id: $id) {
      ...MessageView_message @alias(as: "message")
    }
  }
`;

/** Placeholder while the data loads. */
export const Skeleton = MessageSkeleton;

/** Starts the queries for the list of messages and for the message that the URL names. */
export async function loader(args: LoaderFunctionArgs) {
  const search = new URL(args.request.url).searchParams;
  const type = messageTypeOf(readMessageKind(search));
  const id = search.get('id');
  const [page, view] = await Promise.all([
    loadRouteQuery<MessageCenterPageQuery>(args, QUERY, { type }, { isVolatile: true }),
    id === null ? null : loadRouteQuery<MessageCenterPageViewQuery>(args, VIEW_QUERY, { id }),
  ]);
  return { page, view };
}

/** All messages to the viewer. New messages appear automatically. */
export function Component() {
  const { viewer, platform } = useRouteQuery<MessageCenterPageQuery>(QUERY, 'page');
  const { t } = useTranslation(['message', 'shell']);
  const [search] = useSearchParams();
  const current = readMessageKind(search);
  const refresh = useRefresh<MessageCenterPageQuery>(QUERY, { type: messageTypeOf(current) });
  const { messageArrivals } = useAppServices();
  useEffect(() => messageArrivals.subscribe(refresh), [messageArrivals, refresh]);
  const [markRead, isMarking] = useMarkMessagesRead();
  const unreadCount = Math.max(0, viewer?.unreadMessageCount ?? 0);
  const countOf = (tab: MessageKind | null) =>
    tab === null ? unreadCount : (viewer?.unreadMessageCounts[tab] ?? 0);
  const writeMoment = useMomentText(Date.parse(platform?.serverTime ?? ''));
  const tabs = MESSAGE_CHOICES.map((tab) => ({
    to: messageTabPath(tab),
    label: t(`type_${tab ?? 'all'}`),
    count: countOf(tab) || undefined,
    isCurrent: tab === current,
  }));
  return (
    <Page>
      <title>{`${t('messageCenter')} · ${t('shell:name')}`}</title>
      <Head>
        <h1>{t('messageCenter')}</h1>
        <span className="num">
          {unreadCount > 0 ? t('unreadTotal', { number: unreadCount }) : t('allRead')}
        </span>
        {current !== null && (
          <Button
            size="small"
            look="ghost"
            disabled={countOf(current) === 0}
            isBusy={isMarking}
            onClick={() => markRead({ tab: current })}
          >
            {t('markTypeRead')}
          </Button>
        )}
        <Button size="small" disabled={unreadCount === 0} isBusy={isMarking} onClick={() => markRead('all')}>
          {t('markAllRead')}
        </Button>
      </Head>
      <Card>
        <TabRow>
          <Tabs label={t('types')} tabs={tabs} />
        </TabRow>
        <BlockErrorBoundary title={t('listFailed')} resetKey={current ?? 'all'}>
          {viewer != null && (
            <MessageList
              key={current ?? 'all'}
              viewer={viewer}
              type={current}
              serverTime={platform?.serverTime ?? new Date(0).toISOString()}
              onRead={markRead}
            />
          )}
        </BlockErrorBoundary>
      </Card>
      {search.has('id') && (
        <OpenedMessage tab={current} writeMoment={writeMoment} onRead={(id) => markRead({ ids: [id] })} />
      )}
    </Page>
  );
}

interface OpenedMessageProps {
  readonly tab: MessageKind | null;
  readonly writeMoment: WriteMoment;
  readonly onRead: (id: string) => void;
}

/** The message that the URL names, in a dialog over the list. */
function OpenedMessage({ tab, ...rest }: OpenedMessageProps) {
  const { node } = useRouteQuery<MessageCenterPageViewQuery>(VIEW_QUERY, 'view');
  const navigate = useNavigate();
  const close = () => void navigate(messageTabPath(tab), { preventScrollReset: true });
  return <MessageView message={node?.message ?? null} onClose={close} {...rest} />;
}

const Head = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 12px;
  padding-bottom: 16px;
  > span { color: var(--t3); flex: 1; padding-top: 4px; white-space: nowrap; }
`;

const Card = styled(Panel)`
  overflow: hidden;
`;

const TabRow = styled.div`
  padding: 4px 20px 0;
  nav { border-bottom: 0; }
  @media (max-width: 767px) { padding: 4px 16px 0; nav { gap: 20px; } }
`;

/** A single element, because the user area's layout gives a page one grid cell. */
const Page = styled.div`
  min-width: 0;
`;
