import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router';
import { styled } from 'styled-components';
import type { SteamPageAccountSubscription } from '../../__generated__/SteamPageAccountSubscription.graphql.ts';
import type { SteamPageBindingSubscription } from '../../__generated__/SteamPageBindingSubscription.graphql.ts';
import type { SteamPageQuery } from '../../__generated__/SteamPageQuery.graphql.ts';
import { loadRouteQuery, useRouteQuery } from '../../relay/routeQuery.ts';
import { useLiveSubscription } from '../../relay/useLiveSubscription.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { ClosureNote } from '../../shell/ClosureNote.tsx';
import { Button } from '../../ui/Button.tsx';
import { useNow } from '../../ui/clock.ts';
import { Icon } from '../../ui/Icon.tsx';
import { BindDialog } from './BindDialog.tsx';
import { BindingList } from './BindingList.tsx';
import { SteamAccountList } from './SteamAccountList.tsx';

const QUERY = graphql`
  query SteamPageQuery {
    viewer {
      id
      steamAccounts {
        id
      }
      ...SteamAccountList_viewer
      ...BindingList_viewer
    }
    platform {
      serverTime
      sandboxUrl
      closures {
        service
        ...ClosureNote_closure
      }
    }
  }
`;

const ACCOUNT_CHANGED = graphql`
  subscription SteamPageAccountSubscription {
    steamAccountChanged {
      id
      unboundAt
      ...SteamAccountRow_account
    }
  }
`;

const BINDING_CHANGED = graphql`
  subscription SteamPageBindingSubscription {
    steamBindingChanged {
      id
      status
      ...BindingLine_binding
      ...QrBinding_binding
      ...useBindByCodeForm_binding
    }
  }
`;

/** Starts the query for the viewer's accounts. */
export function loader(args: LoaderFunctionArgs) {
  return loadRouteQuery<SteamPageQuery>(args, QUERY, {}, { isVolatile: true });
}

/** The viewer's Steam accounts: binding, tokens, trade links, types. */
export function Component() {
  const { viewer, platform } = useRouteQuery<SteamPageQuery>(QUERY);
  const { t } = useTranslation(['account', 'shell']);
  const [isBinding, setIsBinding] = useState(false);
  const refresh = useRefresh<SteamPageQuery>(QUERY, {});
  const nowMs = useNow(Date.parse(platform?.serverTime ?? new Date(0).toISOString()));
  useLiveSubscription<SteamPageAccountSubscription>({
    subscription: ACCOUNT_CHANGED,
    variables: {},
    onConnected: refresh,
    // Removes an account that was unbound, perhaps in another tab.
    onChanged: (response) => response?.steamAccountChanged?.unboundAt !== null && refresh(),
  });
  useLiveSubscription<SteamPageBindingSubscription>({
    subscription: BINDING_CHANGED,
    variables: {},
    onConnected: refresh,
    // A pending binding updates only itself; a completed one may have added an account.
    onChanged: (response) => response?.steamBindingChanged?.status !== 'PENDING' && refresh(),
  });
  const count = viewer?.steamAccounts?.length ?? 0;
  const closure = platform?.closures.find(({ service }) => service === 'BINDING');
  const sandboxUrl = platform?.sandboxUrl ?? null;
  return (
    <Page>
      <title>{`${t('title')} · ${t('shell:name')}`}</title>
      <Head>
        <h1>
          {t('title')}
          {count > 0 && <small className="num">{count}</small>}
        </h1>
        {count > 0 && (
          <Button look="primary" disabled={closure !== undefined} onClick={() => setIsBinding(true)}>
            <Icon name="plus" />
            {t('bind')}
          </Button>
        )}
      </Head>
      {closure !== undefined && <ClosureNote closure={closure} />}
      <BlockErrorBoundary title={t('listFailed')} resetKey="steam">
        {viewer != null && (
          <>
            <BindingList viewer={viewer} nowMs={nowMs} sandboxUrl={sandboxUrl} />
            <SteamAccountList
              viewer={viewer}
              nowMs={nowMs}
              isBindingClosed={closure !== undefined}
              onBind={() => setIsBinding(true)}
              onChanged={refresh}
              sandboxUrl={sandboxUrl}
            />
          </>
        )}
      </BlockErrorBoundary>
      {isBinding && (
        <BindDialog sandboxUrl={sandboxUrl} onTaken={refresh} onClose={() => setIsBinding(false)} />
      )}
    </Page>
  );
}

const Page = styled.div`
  min-width: 0;
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 36px;
  h1 small { margin-left: 10px; font-size: 14px; font-weight: 500; color: var(--t3); }
`;
