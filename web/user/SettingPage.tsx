import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router';
import { styled } from 'styled-components';
import type { SettingPageQuery } from '../__generated__/SettingPageQuery.graphql.ts';
import { loadRouteQuery, useRouteQuery } from '../app/routeQuery.ts';
import { useSignOut } from '../app/useSignOut.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import { ProfilePanel } from './ProfilePanel.tsx';
import { TradeUrlPanel } from './TradeUrlPanel.tsx';

const QUERY = graphql`
  query SettingPageQuery {
    viewer {
      id
      ...ProfilePanel_viewer
      ...TradeUrlPanel_viewer
    }
    platform {
      ...TradeUrlPanel_platform
    }
  }
`;

/** Starts the reader's own data. */
export function loader(args: LoaderFunctionArgs) {
  return loadRouteQuery<SettingPageQuery>(args, QUERY, {});
}

/** Who the reader is here, where items are delivered to, and the way out. */
export function Component() {
  const { viewer, platform } = useRouteQuery<SettingPageQuery>(QUERY);
  const { t } = useTranslation(['user', 'app']);
  const [signOut, isSigningOut] = useSignOut();
  return (
    <Page>
      <title>{`${t('setting')} · ${t('app:name')}`}</title>
      <h1>{t('setting')}</h1>
      {viewer != null && <ProfilePanel viewer={viewer} />}
      {viewer != null && <TradeUrlPanel viewer={viewer} platform={platform ?? null} />}
      <Session>
        <div>
          <h2>{t('session')}</h2>
          <p>{t('sessionHint')}</p>
        </div>
        <Button look="danger" isBusy={isSigningOut} onClick={signOut}>
          {t('signOut')}
        </Button>
      </Session>
    </Page>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  max-width: 860px;
`;

const Session = styled(Panel)`
  h2 { font-size: 14px; line-height: 22px; }
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 20px;
  p { color: var(--t3); }
  @media (max-width: 767px) { padding: 16px; flex-direction: column; align-items: stretch; }
`;
