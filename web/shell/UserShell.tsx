import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { type LoaderFunctionArgs, Outlet } from 'react-router';
import { styled } from 'styled-components';
import type { UserShellQuery } from '../__generated__/UserShellQuery.graphql.ts';
import { loadRouteQuery, useRouteQuery } from '../relay/routeQuery.ts';
import { useRefresh } from '../relay/useRefresh.ts';
import { Button } from '../ui/Button.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Icon } from '../ui/Icon.tsx';
import { appServicesRoute, useAppServices } from './appServices.ts';
import { loadWords } from './i18n.ts';
import { RestrictionPanel, useRestrictions } from './restriction/RestrictionPanel.tsx';
import { useRefreshAtEnd } from './restriction/useRefreshAtEnd.ts';
import { MenuLink, USER_PAGES } from './userPages.tsx';

const QUERY = graphql`
  query UserShellQuery {
    viewer {
      id
      ...RestrictionPanel_viewer
    }
  }
`;

/** Starts the only query of this layout: whether a user is signed in, and what restricts the account. */
export async function loader(args: LoaderFunctionArgs) {
  const [started] = await Promise.all([
    loadRouteQuery<UserShellQuery>(args, QUERY, {}),
    loadWords(args.context.get(appServicesRoute).i18n, 'restriction'),
  ]);
  return started;
}

/**
 * Layout of the user area. Its pages render for a signed-in user only, so they may rely on a viewer. A visitor gets
 * the login modal, and after signing in the requested page, because the URL did not change (requirement R-03).
 */
export function UserShell() {
  const { viewer } = useRouteQuery<UserShellQuery>(QUERY);
  const { dialogs, session } = useAppServices();
  const { t } = useTranslation('shell');
  const isSignedIn = viewer != null;
  const refresh = useRefresh<UserShellQuery>(QUERY, {});
  useRefreshAtEnd(
    refresh,
    useRestrictions(viewer).map(({ until }) => until),
  );
  useEffect(() => {
    if (!isSignedIn && !session.isSigningOut) {
      dialogs.open({ kind: 'login' });
    }
  }, [isSignedIn, dialogs, session]);
  if (!isSignedIn) {
    return (
      <>
        <title>{`${t('pleaseSignIn')} · ${t('name')}`}</title>
        <meta name="robots" content="noindex" />
        <Empty
          isPage
          art="k-tag"
          title={t('pleaseSignIn')}
          hint={t('pleaseSignInHint')}
          action={
            <Button look="primary" onClick={() => dialogs.open({ kind: 'login' })}>
              {t('signIn')}
            </Button>
          }
        />
      </>
    );
  }
  return (
    <Layout>
      <meta name="robots" content="noindex" />
      <Side aria-label={t('userNavigation')}>
        {USER_PAGES.map((page) => (
          <MenuLink key={page.path} page={page}>
            <Icon name={page.icon} />
            {t(page.label)}
          </MenuLink>
        ))}
      </Side>
      <Body>
        <RestrictionPanel viewer={viewer} />
        <Outlet />
      </Body>
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  gap: 28px;
  padding-top: 24px;
  @media (max-width: 1023px) { display: block; }
  @media (max-width: 767px) { padding-top: 14px; }
`;

/** The page itself, below the banners that all pages share. */
const Body = styled.div`
  min-width: 0;
`;

const Side = styled.nav`
  position: sticky;
  top: 84px;
  align-self: start;
  display: flex;
  flex-direction: column;
  gap: 2px;
  @media (max-width: 1023px) { display: none; }
  a {
    display: flex;
    align-items: center;
    gap: 12px;
    height: 40px;
    padding: 0 12px;
    border-radius: var(--r-input);
    font-size: 14px;
    color: var(--t2);
  }
  a svg { color: var(--t3); }
  a:hover { background: var(--hover); color: var(--t1); }
  a[aria-current] { background: var(--s3); color: var(--t1); font-weight: 500; }
  a[aria-current] svg { color: var(--accent-t); }
`;
