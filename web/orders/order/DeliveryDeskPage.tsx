import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { type LoaderFunctionArgs, useNavigation, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { DeliveryDeskPageQuery } from '../../__generated__/DeliveryDeskPageQuery.graphql.ts';
import type { DeliveryDeskPageSubscription } from '../../__generated__/DeliveryDeskPageSubscription.graphql.ts';
import { loadRouteQuery, useRouteQuery } from '../../relay/routeQuery.ts';
import { useLiveSubscription } from '../../relay/useLiveSubscription.ts';
import { appServicesRoute } from '../../shell/appServices.ts';
import { loadWords } from '../../shell/i18n.ts';
import { useMomentText } from '../../shell/Moment.tsx';
import { SteamNotice } from '../../shell/restriction/SteamNotice.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { useNow } from '../../ui/clock.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { DeliveryAccounts } from './DeliveryAccounts.tsx';
import { DeliveryLines } from './DeliveryLines.tsx';
import { deskPath, readDeskAccount } from './deskLines.ts';
import { OrderListSkeleton } from './OrderListSkeleton.tsx';
import { DESK_PAGES, useDeskLists } from './useDeskLists.ts';
import { useDeskRefresh } from './useDeskRefresh.ts';

const QUERY = graphql`
  query DeliveryDeskPageQuery($steamId: String, $parcels: Int!, $toConfirm: Int!, $sent: Int!, $wrong: Int!) {
    viewer {
      id
      deliveryDesk {
        ...DeliveryAccounts_desk
      }
      ...useDeskLists_parcels @arguments(steamId: $steamId, first: $parcels)
      ...useDeskLists_toConfirm @arguments(steamId: $steamId, first: $toConfirm)
      ...useDeskLists_sent @arguments(steamId: $steamId, first: $sent)
      ...useDeskLists_wrong @arguments(steamId: $steamId, first: $wrong)
    }
    steamHealth {
      state
    }
    platform {
      serverTime
      isSandbox
      sandboxUrl
    }
  }
`;

const SUBSCRIPTION = graphql`
  subscription DeliveryDeskPageSubscription {
    orderChanged {
      id
      ...DeliveryItem_order
    }
  }
`;

/** Placeholder while the data loads. */
export const Skeleton = OrderListSkeleton;

/** Starts the query for the account that the URL names. */
export async function loader(args: LoaderFunctionArgs) {
  const steamId = readDeskAccount(new URL(args.request.url).searchParams);
  const [started] = await Promise.all([
    loadRouteQuery<DeliveryDeskPageQuery>(args, QUERY, { steamId, ...DESK_PAGES }, { isVolatile: true }),
    // The phases of copies.
    loadWords(args.context.get(appServicesRoute).i18n, 'market'),
  ]);
  return started;
}

/** Everything that the viewer delivers by hand: what to put into which offer, what is on its way, and what went wrong. */
export function Component() {
  const { viewer, steamHealth, platform } = useRouteQuery<DeliveryDeskPageQuery>(QUERY);
  const { t } = useTranslation(['order', 'shell']);
  const [address] = useSearchParams();
  const steamId = readDeskAccount(address);
  const isDimmed = useNavigation().state === 'loading';
  if (viewer?.deliveryDesk == null) {
    throw new Error('The deliveries could not be read.');
  }
  const { lists, more, loaded } = useDeskLists(viewer);
  const refresh = useDeskRefresh(QUERY, { viewerId: viewer.id, steamId, loaded });
  useLiveSubscription<DeliveryDeskPageSubscription>({
    subscription: SUBSCRIPTION,
    variables: {},
    onConnected: refresh,
    onChanged: refresh,
  });
  const nowMs = useNow(Date.parse(platform?.serverTime ?? new Date(0).toISOString()), MINUTE_MS);
  const writeMoment = useMomentText(nowMs);
  const isEmpty = Object.values(lists).every(({ rows }) => rows.length === 0);
  return (
    <Page>
      <title>{`${t('deliveryDesk')} · ${t('shell:name')}`}</title>
      <Top>
        <h1>{t('deliveryDesk')}</h1>
        <ButtonLink to="/user/order?direction=sell" size="small">
          {t('allSales')}
        </ButtonLink>
      </Top>
      <SteamNotice state={steamHealth?.state} subject="selling" />
      <DeliveryAccounts desk={viewer.deliveryDesk} chosen={steamId} />
      <Body $isDimmed={isDimmed}>
        {isEmpty ? (
          <Nothing isFiltered={steamId !== null} />
        ) : (
          <DeliveryLines
            key={steamId ?? 'all'}
            lists={lists}
            more={more}
            nowMs={nowMs}
            writeMoment={writeMoment}
            sandboxUrl={platform?.isSandbox ? (platform.sandboxUrl ?? null) : null}
          />
        )}
      </Body>
    </Page>
  );
}

/** What is shown where nothing is to be delivered: by the chosen account, or by any. */
function Nothing({ isFiltered }: { readonly isFiltered: boolean }) {
  const { t } = useTranslation('order');
  return (
    <Panel>
      <Empty
        art="k-case"
        title={t(isFiltered ? 'deskEmptyAccount' : 'deskEmpty')}
        hint={isFiltered ? undefined : t('deskEmptyHint')}
        action={isFiltered && <ButtonLink to={deskPath(null)}>{t('deskAllAccounts')}</ButtonLink>}
      />
    </Panel>
  );
}

const MINUTE_MS = 60_000;

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
`;

const Body = styled.div<{ $isDimmed: boolean }>`
  min-width: 0;
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.6 : 1)};
  transition: opacity var(--t-2);
`;
