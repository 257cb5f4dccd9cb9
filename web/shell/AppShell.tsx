import { type ReactNode, Suspense, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { type LoaderFunctionArgs, Outlet, useNavigation } from 'react-router';
import { styled } from 'styled-components';
import type { AppShellQuery } from '../__generated__/AppShellQuery.graphql.ts';
import { loadRouteQuery, useRouteQuery } from '../relay/routeQuery.ts';
import { useStore } from '../ui/store.ts';
import { ToastStack } from '../ui/ToastStack.tsx';
import { useAppServices } from './appServices.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { DialogHost } from './DialogHost.tsx';
import { lazyPart } from './lazyPart.tsx';
import { MaintenanceBanner } from './MaintenanceBanner.tsx';
import { ScrollRules } from './ScrollRules.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { TabBar } from './TabBar.tsx';
import { TopBar } from './TopBar.tsx';

const SessionWatch = lazyPart(
  async () => (await import('./SessionWatch.tsx')).SessionWatch,
  () => null,
);

const QUERY = graphql`
  query AppShellQuery {
    viewer {
      id
      ...TopBar_viewer
      ...TabBar_viewer
    }
    platform {
      ...DialogHost_platform
      ...MaintenanceBanner_platform
    }
  }
`;

/** Starts the shell's query: the viewer and the platform's state. */
export function loader(args: LoaderFunctionArgs) {
  return loadRouteQuery<AppShellQuery>(args, QUERY, {});
}

/** The frame of every page: top bar, content, footer, tab bar on phones, dialogs and toasts. */
export function AppShell() {
  const { viewer, platform } = useRouteQuery<AppShellQuery>(QUERY);
  const { session, toasts } = useAppServices();
  const { t } = useTranslation('shell');
  const navigation = useNavigation();
  const isSignedIn = viewer != null;
  const viewerId = viewer?.id ?? null;
  // Runs before the effects of the pages, which start their requests.
  useLayoutEffect(() => {
    session.viewerId = viewerId;
    session.isSignedIn = isSignedIn;
    session.wasSignedIn ||= isSignedIn;
  }, [session, viewerId, isSignedIn]);
  return (
    <>
      <SkipLink href="#content">{t('skipToContent')}</SkipLink>
      {navigation.state === 'loading' && <Progress aria-hidden="true" />}
      <TopBar viewer={viewer ?? null} />
      <ConnectionBanner />
      <MaintenanceBanner platform={platform ?? null} />
      <Suspense fallback={<Blank />}>
        <Content id="content" tabIndex={-1}>
          <Outlet />
        </Content>
      </Suspense>
      <SiteFooter />
      <TabBar viewer={viewer ?? null} />
      <DialogHost platform={platform ?? null} />
      <OnceTakenOver>
        <SessionWatch isSignedIn={isSignedIn} />
      </OnceTakenOver>
      <ToastStack toasts={useStore(toasts)} />
      <ScrollRules />
    </>
  );
}

const Content = styled.main`
  display: block;
  max-width: 1680px;
  margin: 0 auto;
  padding: 0 32px 40px;
  outline: 0;
  min-height: calc(100dvh - 160px);
  @media (max-width: 1023px) { padding: 0 24px 32px; }
  @media (max-width: 767px) { padding: 0 16px 24px; }
`;

const Blank = styled.div`
  min-height: 100dvh;
`;

const SkipLink = styled.a`
  position: fixed;
  left: 16px;
  top: -60px;
  z-index: var(--z-toast);
  padding: 8px 14px;
  border-radius: var(--r-input);
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 600;
  &:focus { top: 12px; }
`;

/** A progress line under the top edge. It shows only when a response takes noticeably long. */
const Progress = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--z-toast);
  height: 2px;
  background: var(--accent);
  transform-origin: left;
  animation: advance 8s var(--ease-out) 200ms both;
  @keyframes advance { from { transform: scaleX(0); } to { transform: scaleX(.9); } }
`;

/**
 * Renders its children only after hydration, and omits them from the server's markup. In the markup they would be
 * Suspense boundaries that wait for their code: a navigation that starts meanwhile waits for them, while React holds
 * them back behind a dialog that has just opened, so neither would finish.
 */
function OnceTakenOver({ children }: { readonly children: ReactNode }) {
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => startTransition(() => setTakenOver(true)), []);
  return isTakenOver && <Suspense fallback={null}>{children}</Suspense>;
}
