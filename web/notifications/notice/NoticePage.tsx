import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { NoticePageMarkNoticesReadMutation } from '../../__generated__/NoticePageMarkNoticesReadMutation.graphql.ts';
import type { NoticePageQuery } from '../../__generated__/NoticePageQuery.graphql.ts';
import { loadRouteQuery, useRouteQuery } from '../../relay/routeQuery.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useStore } from '../../ui/store.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { MESSAGE_KINDS } from '../message/messageKind.ts';
import { AnnouncementList } from './AnnouncementList.tsx';
import { NoticeKinds } from './NoticeKinds.tsx';
import { NoticeSkeleton } from './NoticeSkeleton.tsx';
import { type NoticeView, noticePath, readNoticeView } from './noticeView.ts';
import { OwnNoticeList } from './OwnNoticeList.tsx';

const QUERY = graphql`
  query NoticePageQuery($type: MessageType, $unreadOnly: Boolean!, $isOwn: Boolean!) {
    counted: notices(type: $type) @skip(if: $isOwn) {
      totalCount
    }
    ...AnnouncementList_query @alias(as: "announcements") @arguments(type: $type) @skip(if: $isOwn)
    viewer {
      id
      unreadMessageCount
      counted: messages(type: $type, unreadOnly: $unreadOnly) @include(if: $isOwn) {
        totalCount
      }
      ...OwnNoticeList_viewer @alias(as: "own") @arguments(type: $type, unreadOnly: $unreadOnly) @include(if: $isOwn)
    }
    platform {
      serverTime
    }
  }
`;

/** Placeholder while the data loads. */
export const Skeleton = NoticeSkeleton;

function variablesOf({ isOwn, type, isUnread }: NoticeView): NoticePageQuery['variables'] {
  return { type: type === null ? null : MESSAGE_KINDS[type], unreadOnly: isUnread, isOwn };
}

/** Starts the query for the list that the URL describes. */
export function loader(args: LoaderFunctionArgs) {
  const view = readNoticeView(new URL(args.request.url).searchParams);
  return loadRouteQuery<NoticePageQuery>(args, QUERY, variablesOf(view), { isVolatile: true });
}

/**
 * Announcements to all users and, for a signed-in user, their own notices, by kind, with their total (requirements
 * R-01, N-01).
 */
export function Component() {
  const data = useRouteQuery<NoticePageQuery>(QUERY);
  const { t } = useTranslation(['notice', 'shell']);
  const [search] = useSearchParams();
  const view = readNoticeView(search);
  const { viewer } = data;
  const isSignedIn = viewer != null;
  const refresh = useRefresh<NoticePageQuery>(QUERY, variablesOf(view));
  const { messageArrivals } = useAppServices();
  // A list of what is unread would lose what was just read.
  const isFollowing = view.isOwn && !view.isUnread;
  useEffect(
    () => (isFollowing ? messageArrivals.subscribe(refresh) : undefined),
    [isFollowing, messageArrivals, refresh],
  );
  const [markRead, isMarking] = useMarkNoticesRead(variablesOf(view), refresh);
  useSeenAnnouncements(isSignedIn);
  const unreadCount = Math.max(0, viewer?.unreadMessageCount ?? 0);
  const total = (view.isOwn ? viewer?.counted : data.counted)?.totalCount;
  const serverTime = data.platform?.serverTime ?? new Date(0).toISOString();
  return (
    <Page>
      <title>{`${t('notices')} · ${t('shell:name')}`}</title>
      <meta name="description" content={t('noticesHint')} />
      <Head>
        <h1>{t('notices')}</h1>
        {total != null && <span className="num">{t('total', { count: total })}</span>}
        {view.isOwn && isSignedIn && (
          <Button size="small" disabled={unreadCount === 0} isBusy={isMarking} onClick={() => markRead(null)}>
            {t('markAllRead')}
          </Button>
        )}
      </Head>
      {isSignedIn && (
        <Tabs
          label={t('whose')}
          tabs={[false, true].map((isOwn) => ({
            to: noticePath({ isOwn, type: null, isUnread: false }),
            label: t(isOwn ? 'mine' : 'announcements'),
            isCurrent: view.isOwn === isOwn,
            ...(isOwn && unreadCount > 0 ? { count: unreadCount } : {}),
          }))}
        />
      )}
      <Card as="div">
        <NoticeKinds view={view} />
        <BlockErrorBoundary title={t('listFailed')} resetKey={search.toString()}>
          {data.announcements != null && (
            <AnnouncementList
              key={search.toString()}
              query={data.announcements}
              isFiltered={view.type !== null}
              serverTime={serverTime}
            />
          )}
          {viewer?.own != null && (
            <OwnNoticeList
              key={search.toString()}
              viewer={viewer.own}
              view={view}
              serverTime={serverTime}
              onRead={(id) => markRead([id])}
            />
          )}
          {view.isOwn && !isSignedIn && <SignInFirst />}
        </BlockErrorBoundary>
      </Card>
    </Page>
  );
}

const Page = styled.div`
  min-width: 0;
  padding: 28px 0 48px;
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 12px;
  padding-bottom: 16px;
  span { flex: 1; padding-top: 4px; color: var(--t3); }
`;

const Card = styled(Panel)`
  overflow: hidden;
  nav + & { margin-top: 16px; }
`;

/** Message that own notices require a sign-in. */
export function SignInFirst() {
  const { t } = useTranslation('notice');
  const { dialogs } = useAppServices();
  return (
    <Empty
      art="k-tag"
      title={t('signInFirst')}
      action={
        <Button look="primary" onClick={() => dialogs.open({ kind: 'login' })}>
          {t('signIn')}
        </Button>
      }
    />
  );
}

/**
 * Marks the viewer's notices as read. The given ones stay where they are, also in a list of unread ones; after all of
 * them, with null, `onDone` fetches the first page of the list again, and the later ones that are loaded are marked here.
 * @param list variables of the page.
 */
export function useMarkNoticesRead(
  { type, unreadOnly }: NoticePageQuery['variables'],
  onDone: () => void,
): [markRead: (ids: readonly string[] | null) => void, isMarking: boolean] {
  const [commit, isInFlight] = useMutation<NoticePageMarkNoticesReadMutation>(MUTATION);
  const markRead = (ids: readonly string[] | null) => {
    if (ids === null) {
      commit({
        variables: { input: { isAll: true } },
        onCompleted: onDone,
        updater(store) {
          const viewer = store.getRootField('markMessagesRead').getLinkedRecord('viewer');
          const list = viewer?.getLinkedRecord('__OwnNoticeList_messages_growing', { type, unreadOnly });
          for (const edge of list?.getLinkedRecords('edges') ?? [])
            edge?.getLinkedRecord('node')?.setValue(new Date().toISOString(), 'readAt');
        },
      });
      return;
    }
    commit({
      variables: { input: { ids } },
      updater(store) {
        for (const id of ids) store.get(id)?.setValue(new Date().toISOString(), 'readAt');
      },
    });
  };
  return [markRead, isInFlight];
}

const MUTATION = graphql`
  mutation NoticePageMarkNoticesReadMutation($input: MarkMessagesReadInput!) {
    markMessagesRead(input: $input) {
      ... on MarkMessagesReadPayload {
        viewer {
          id
          unreadMessageCount
        }
      }
    }
  }
`;

/**
 * A visitor who opens the announcements has read them. This browser stores it, because the server stores nothing
 * about visitors (N-01).
 */
export function useSeenAnnouncements(isSignedIn: boolean): void {
  const { notices } = useAppServices();
  const { hasUnread } = useStore(notices);
  useEffect(() => {
    if (!isSignedIn && hasUnread) {
      notices.markSeen();
    }
  }, [isSignedIn, hasUnread, notices]);
}
