import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { type LoaderFunctionArgs, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { InventoryPageHeadQuery } from '../../__generated__/InventoryPageHeadQuery.graphql.ts';
import type { InventoryPageQuery } from '../../__generated__/InventoryPageQuery.graphql.ts';
import type { InventoryPageSubscription } from '../../__generated__/InventoryPageSubscription.graphql.ts';
import { loadRouteQuery, useRouteQuery } from '../../relay/routeQuery.ts';
import { useLiveSubscription } from '../../relay/useLiveSubscription.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { appServicesRoute } from '../../shell/appServices.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { ClosureNote } from '../../shell/ClosureNote.tsx';
import { loadWords } from '../../shell/i18n.ts';
import { useMomentText } from '../../shell/Moment.tsx';
import { useAccountNews } from '../../shell/otherTabs.ts';
import { SteamNotice } from '../../shell/restriction/SteamNotice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { BulkPart } from '../bulk/BulkPart.tsx';
import { useInventoryLook } from '../desk/useInventoryLook.ts';
import { InventoryAccounts } from './InventoryAccounts.tsx';
import { InventoryBody } from './InventoryBody.tsx';
import { InventorySkeleton } from './InventorySkeleton.tsx';
import { InventoryTabs } from './InventoryTabs.tsx';
import { InventoryToolbar } from './InventoryToolbar.tsx';
import { InventoryValue } from './InventoryValue.tsx';
import { InventoryViews } from './InventoryViews.tsx';
import {
  type InventoryChoice,
  inventoryPath,
  inventoryVariables,
  readInventoryChoice,
} from './inventoryChoice.ts';

const QUERY = graphql`
  query InventoryPageQuery(
    $filter: InventoryFilter
    $sort: InventorySort
    $first: Int
    $quantity: Int
    $isMerged: Boolean!
  ) {
    viewer {
      id
      ...BulkStatus_viewer
      ...InventoryAccounts_viewer
      ...InventoryValue_viewer
      ...InventoryTabs_viewer @arguments(filter: $filter)
      ...InventoryBody_viewer
        @arguments(filter: $filter, sort: $sort, first: $first, quantity: $quantity, isMerged: $isMerged)
    }
    steamHealth {
      state
    }
    platform {
      serverTime
      closures {
        service
        ...ClosureNote_closure
      }
    }
  }
`;

const HEAD = graphql`
  query InventoryPageHeadQuery($filter: InventoryFilter) {
    viewer {
      id
      ...InventoryAccounts_viewer
      ...InventoryTabs_viewer @arguments(filter: $filter)
    }
    steamHealth {
      state
    }
  }
`;

const SUBSCRIPTION = graphql`
  subscription InventoryPageSubscription {
    inventoryChanged {
      id
      status
      inventoryStatus
      inventorySyncedAt
      inventoryDueAt
      inventoryCount
    }
  }
`;

/** Placeholder while the data loads. */
export const Skeleton = InventorySkeleton;

/** Starts the query for the list that the URL describes. */
export async function loader(args: LoaderFunctionArgs) {
  const choice = readInventoryChoice(new URL(args.request.url).searchParams);
  const { i18n } = args.context.get(appServicesRoute);
  const [started] = await Promise.all([
    loadRouteQuery<InventoryPageQuery>(args, QUERY, inventoryVariables(choice), { isVolatile: true }),
    // Of its parts: what waited for its words only when it is rendered would appear up to 300 ms later.
    ...['goods', 'market', 'desk', 'bulk'].map((feature) => loadWords(i18n, feature)),
  ]);
  return started;
}

/** The viewer's Steam inventories, to browse and to select from (requirements I-01 to I-04). */
export function Component() {
  const { viewer, steamHealth, platform } = useRouteQuery<InventoryPageQuery>(QUERY);
  const { t } = useTranslation(['inventory', 'shell']);
  const [search] = useSearchParams();
  const choice = readInventoryChoice(search);
  const change = useChangeChoice(choice);
  const isDimmed = useNavigation().state === 'loading';
  const follow = useFollowedInventory(choice);
  useInventoryLook();
  const serverMs = Date.parse(platform?.serverTime ?? new Date(0).toISOString());
  const closure = platform?.closures.find(({ service }) => service === 'LISTINGS');
  const writeMoment = useMomentText(serverMs);
  return (
    <Page>
      <title>{`${t('title')} · ${t('shell:name')}`}</title>
      <h1>{t('title')}</h1>
      <SteamNotice state={steamHealth?.state} subject="inventory" />
      {closure !== undefined && (
        <Closed>
          <ClosureNote closure={closure} />
        </Closed>
      )}
      {viewer != null && (
        <>
          <BulkPart viewer={viewer} onChanged={follow} />
          <InventoryAccounts
            viewer={viewer}
            serverMs={serverMs}
            writeMoment={writeMoment}
            chosenIds={choice.accountIds}
            onChoose={(accountIds) => change({ accountIds })}
          />
          <InventoryValue viewer={viewer} writeMoment={writeMoment} />
          <Panel>
            <InventoryTabs viewer={viewer} choice={choice} />
            <InventoryViews choice={choice} version={String(serverMs)} />
            <InventoryToolbar choice={choice} onChange={change} />
            <Body $isDimmed={isDimmed}>
              <BlockErrorBoundary title={t('listFailed')} resetKey={search.toString()}>
                <InventoryBody
                  viewer={viewer}
                  choice={choice}
                  onChange={change}
                  onBehind={follow}
                  writeMoment={writeMoment}
                />
              </BlockErrorBoundary>
            </Body>
          </Panel>
        </>
      )}
    </Page>
  );
}

/**
 * Refreshes the page when a sync of the inventory starts or ends and when another tab lists or reprices. A reader who
 * has scrolled far keeps the current rows, because a refreshed list starts at its first page.
 */
function useFollowedInventory(choice: InventoryChoice): () => void {
  const variables = inventoryVariables(choice);
  const refresh = useRefresh<InventoryPageQuery>(QUERY, variables);
  const refreshHead = useRefresh<InventoryPageHeadQuery>(HEAD, { filter: variables.filter });
  const follow = () => {
    if (window.scrollY > 2 * window.innerHeight) {
      refreshHead();
    } else {
      refresh();
    }
  };
  useAccountNews(follow);
  useLiveSubscription<InventoryPageSubscription>({
    subscription: SUBSCRIPTION,
    variables: {},
    onConnected: refreshHead,
    onChanged(response) {
      // While the sync runs, no data has changed yet.
      if (response?.inventoryChanged?.inventoryStatus === 'SYNCING') {
        refreshHead();
      } else {
        follow();
      }
    },
  });
  return follow;
}

function useChangeChoice(choice: InventoryChoice): (change: Partial<InventoryChoice>) => void {
  const navigate = useNavigate();
  const current = JSON.stringify(choice);
  return useCallback(
    (change) =>
      void navigate(inventoryPath({ ...(JSON.parse(current) as InventoryChoice), ...change }), {
        preventScrollReset: true,
        replace: 'keyword' in change,
      }),
    [navigate, current],
  );
}

/** A single element, because the user area's layout gives a page one grid cell. */
const Page = styled.div`
  min-width: 0;
  h1 { padding-bottom: 16px; }
  @media (max-width: 767px) { h1 { padding-bottom: 8px; } }
`;

const Closed = styled.div`
  padding-bottom: 16px;
`;

const Body = styled.div<{ $isDimmed: boolean }>`
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.6 : 1)};
  transition: opacity var(--t-2);
`;
