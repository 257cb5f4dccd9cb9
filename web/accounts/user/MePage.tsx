import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { Link, type LoaderFunctionArgs } from 'react-router';
import { styled } from 'styled-components';
import type { MePageQuery } from '../../__generated__/MePageQuery.graphql.ts';
import { loadRouteQuery, useRouteQuery } from '../../relay/routeQuery.ts';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { USER_PAGES } from '../../shell/userPages.tsx';
import { useSignOut } from '../../shell/useSignOut.ts';
import { Avatar, personName } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Price } from '../../ui/Price.tsx';
import { Skeleton as Box, RowsSkeleton } from '../../ui/Skeleton.tsx';

const QUERY = graphql`
  query MePageQuery {
    viewer {
      id
      nickname
      avatarUrl
      unreadMessageCount
      wallet {
        id
        spendableCents
      }
    }
  }
`;

/** Placeholder while the data loads. */
export function Skeleton() {
  return (
    <PageSkeleton>
      <Page>
        <Box width="180px" height="56px" />
        <Panel>
          <RowsSkeleton
            count={USER_PAGES.length}
            height="53px"
            narrowHeight="53px"
            thumb={{ width: '20px', height: '20px' }}
          />
        </Panel>
      </Page>
    </PageSkeleton>
  );
}

/** Starts the query for the user. Always fetched, because messages arrive at any time. */
export function loader(args: LoaderFunctionArgs) {
  return loadRouteQuery<MePageQuery>(args, QUERY, {}, { isVolatile: true });
}

/** Everything of the user in one list: the last tab of a phone's bar. */
export function Component() {
  const { viewer } = useRouteQuery<MePageQuery>(QUERY);
  const { t, i18n } = useTranslation(['user', 'shell']);
  const [signOut, isSigningOut] = useSignOut();
  if (viewer == null) {
    return null;
  }
  const nickname = personName(viewer.nickname, i18n.language);
  return (
    <Page>
      <title>{`${t('shell:me')} · ${t('shell:name')}`}</title>
      <Head>
        <Avatar name={nickname} url={viewer.avatarUrl} size={56} />
        <h1>{nickname}</h1>
      </Head>
      <Panel>
        <List>
          {USER_PAGES.map(({ path, label, icon }) => (
            <li key={path}>
              <Link to={path}>
                <Icon name={icon} size={20} />
                <span>{t(`shell:${label}`)}</span>
                {label === 'wallet' && <Price cents={viewer.wallet.spendableCents} size={14} />}
                {label === 'messages' && viewer.unreadMessageCount > 0 && (
                  <Count className="num">
                    {t('shell:unreadMessages', { count: viewer.unreadMessageCount })}
                  </Count>
                )}
                <Icon name="right" />
              </Link>
            </li>
          ))}
        </List>
      </Panel>
      <Panel>
        <List>
          <li>
            <Link to="/copies">
              <Icon name="filter" size={20} />
              <span>{t('shell:copies')}</span>
              <Icon name="right" />
            </Link>
          </li>
        </List>
      </Panel>
      <Button isWide disabled={isSigningOut} onClick={() => void signOut()}>
        {t('shell:signOut')}
      </Button>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  gap: 16px;
  max-width: 560px;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  min-width: 0;
  h1 { font-size: 20px; line-height: 28px; overflow-wrap: anywhere; }
`;

const List = styled.ul`
  li + li { border-top: 1px solid var(--line); }
  a { display: flex; align-items: center; gap: 12px; min-height: 52px; padding: 0 16px; font-size: 14px; }
  a:hover { background: var(--hover); }
  a > span:first-of-type { flex: 1; }
  svg { flex: none; color: var(--t3); }
`;

const Count = styled.span`
  color: var(--accent-t);
  font-size: 12px;
`;
