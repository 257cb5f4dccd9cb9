import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { HomeOwn_viewer$data, HomeOwn_viewer$key } from '../../__generated__/HomeOwn_viewer.graphql.ts';
import type { HomeOwnReleasesQuery } from '../../__generated__/HomeOwnReleasesQuery.graphql.ts';
import { ErrorNote } from '../../shell/ErrorNote.tsx';
import { LazyBlock, useAttempt } from '../../shell/LazyBlock.tsx';
import { Moment, readerTimeZone, useIsStarted, useMomentText } from '../../shell/Moment.tsx';
import { useRetry } from '../../shell/useRenewSession.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Price } from '../../ui/Price.tsx';
import { Ellipsis } from '../../ui/textStyles.ts';
import { dayText } from '../items/chartPlaces.ts';
import { goodsPath } from '../items/marketItem.ts';
import { PriceMove } from '../items/PriceMove.tsx';

interface HomeOwnProps {
  readonly viewer: HomeOwn_viewer$key;
  /** ISO 8601. */
  readonly serverTime: string;
}

/** The lists of the viewer's orders. */
const PURCHASES = '/user/order';
const SALES = '/user/order?direction=sell';

/** What is the signed-in user's: orders that wait for an action, money that matures, watched items that moved. */
export function HomeOwn({ viewer, serverTime }: HomeOwnProps) {
  const { ordersToActOn, watchedMovers, wallet } = useFragment(FRAGMENT, viewer);
  const { t } = useTranslation('home');
  return (
    <Blocks aria-label={t('own')}>
      <OwnOrders orders={ordersToActOn} serverTime={serverTime} />
      <Block title={t('ownMoney')} to="/user/wallet">
        <Row to="/user/wallet">
          <span>{t('ownNow')}</span>
          <Price cents={wallet.proceedsCents} />
        </Row>
        <OwnReleases />
      </Block>
      <OwnMovers movers={watchedMovers} />
    </Blocks>
  );
}

interface OwnOrdersProps {
  readonly orders: HomeOwn_viewer$data['ordersToActOn'];
  readonly serverTime: string;
}

/** The orders that wait for the user, those with the next deadlines, and how many more there are. */
function OwnOrders({ orders, serverTime }: OwnOrdersProps) {
  const { t } = useTranslation('home');
  const nameOf = useItemName();
  const writeMoment = useMomentText(Date.parse(serverTime));
  const waiting = orders?.orders ?? [];
  const [sales, all] = [orders?.saleCount ?? 0, orders?.totalCount ?? 0];
  const shownSales = waiting.filter(({ direction }) => direction === 'SELL').length;
  const more = [
    { to: PURCHASES, words: 'ownPurchasesMore', count: all - sales - (waiting.length - shownSales) },
    { to: SALES, words: 'ownSalesMore', count: sales - shownSales },
  ].filter(({ count }) => count > 0);
  return (
    <Block
      title={t('ownOrders')}
      to={sales > 0 && sales === all ? SALES : PURCHASES}
      hasFailed={orders == null}
      isEmpty={waiting.length === 0}
      empty={t('ownOrdersNone')}
    >
      {waiting.map(({ orderNo, marketItem, display: { clock } }) => (
        <Row key={orderNo} to={`/user/orderDetail?${new URLSearchParams({ orderNo })}`}>
          <Ellipsis>{nameOf(marketItem)}</Ellipsis>
          {clock?.until != null && (
            <Moment at={clock.until} writeMoment={writeMoment}>
              {t('ownUntil', { moment: writeMoment(clock.until) })}
            </Moment>
          )}
        </Row>
      ))}
      {more.map(({ to, words, count }) => (
        <Row key={to} to={to}>
          <span>{t(words, { count })}</span>
        </Row>
      ))}
    </Block>
  );
}

/** The watched items whose price moved most. */
function OwnMovers({ movers }: { readonly movers: HomeOwn_viewer$data['watchedMovers'] }) {
  const { t } = useTranslation('home');
  const nameOf = useItemName();
  return (
    <Block
      title={t('ownWatched')}
      to="/user/watch"
      hasFailed={movers == null}
      isEmpty={movers?.length === 0}
      empty={t('ownWatchedNone')}
    >
      {movers?.map(
        ({ marketItem, changePermille }) =>
          marketItem != null && (
            <Row key={marketItem.id} to={goodsPath(marketItem.marketHashName)}>
              <Ellipsis>{nameOf(marketItem)}</Ellipsis>
              <PriceMove change={changePermille} />
            </Row>
          ),
      )}
    </Block>
  );
}

/** The name of an item in the reader's language, empty for none. */
function useItemName() {
  const { i18n } = useTranslation('home');
  return (item: { readonly nameZh: string; readonly nameEn: string } | null | undefined) =>
    (i18n.language === 'zh' ? item?.nameZh : item?.nameEn) ?? '';
}

/** What became withdrawable today and what will next: of the reader's days, so that the server's markup leaves their place empty. */
function OwnReleases() {
  const { t } = useTranslation('home');
  const empty = (
    <>
      <Row to="/user/wallet">
        <span>{t('ownToday')}</span>
      </Row>
      <Row to="/user/wallet" />
    </>
  );
  return useIsStarted() ? (
    <LazyBlock title={t('failed', { title: t('ownReleases') })} fallback={empty}>
      <ShownReleases />
    </LazyBlock>
  ) : (
    empty
  );
}

function ShownReleases() {
  const { t, i18n } = useTranslation('home');
  const { options, retry } = useAttempt('store-and-network');
  const { viewer } = useLazyLoadQuery<HomeOwnReleasesQuery>(
    RELEASES,
    { timeZone: readerTimeZone() },
    options,
  );
  // Signed out meanwhile: the page follows.
  if (viewer == null) {
    return null;
  }
  if (viewer.releaseCalendar == null) {
    return <ErrorNote title={t('failed', { title: t('ownReleases') })} onRetry={retry} />;
  }
  const today = viewer.wallet.releasedTodayCents;
  const { days } = viewer.releaseCalendar;
  const next = days.find(({ count }) => count > 0);
  const nextText = next === days[0] ? t('ownLaterToday') : dayText(next?.day ?? '', i18n.language, true);
  return (
    <>
      <Row to="/user/wallet">
        <span>{t('ownToday')}</span>
        {today === 0 ? <span>—</span> : <Price cents={today} hasPlus tone="money-in" />}
      </Row>
      <Row to="/user/wallet">
        <span>{next === undefined ? t('ownNextNone') : nextText}</span>
        {next !== undefined && <Price cents={next.amountCents} hasPlus tone="money-in" />}
      </Row>
    </>
  );
}

const RELEASES = graphql`
  query HomeOwnReleasesQuery($timeZone: String!) {
    viewer {
      id
      wallet {
        id
        releasedTodayCents(timeZone: $timeZone)
      }
      releaseCalendar(timeZone: $timeZone) {
        days {
          day
          count
          amountCents
        }
      }
    }
  }
`;

interface BlockProps {
  readonly title: string;
  readonly to: string;
  /** True where the content could not be read. */
  readonly hasFailed?: boolean;
  readonly isEmpty?: boolean;
  /** What is said where there is nothing. */
  readonly empty?: string;
  readonly children: ReactNode;
}

function Block({ title, to, hasFailed = false, isEmpty = false, empty, children }: BlockProps) {
  const { t } = useTranslation('home');
  const retry = useRetry();
  const content = isEmpty ? <p>{empty}</p> : children;
  return (
    <Card>
      <h2>
        <Link to={to}>{title}</Link>
      </h2>
      {hasFailed ? <ErrorNote title={t('failed', { title })} {...retry} /> : content}
    </Card>
  );
}

const FRAGMENT = graphql`
  fragment HomeOwn_viewer on Viewer {
    wallet {
      id
      proceedsCents
    }
    ordersToActOn(first: 3) {
      totalCount
      saleCount
      orders {
        orderNo
        direction
        marketItem {
          nameZh
          nameEn
        }
        display {
          clock {
            until
          }
        }
      }
    }
    watchedMovers(first: 3) {
      changePermille
      marketItem {
        id
        marketHashName
        nameZh
        nameEn
      }
    }
  }
`;

const Blocks = styled.section`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 14px;
  margin-top: 20px;
  @media (max-width: 1023px) { grid-template-columns: minmax(0, 1fr); gap: 10px; }
`;

const Card = styled(Panel)`
  padding: 12px 16px;
  h2 { font-size: 13px; line-height: 20px; font-weight: 600; }
  h2 a { display: inline-block; min-height: 24px; line-height: 24px; }
  h2 a:hover { color: var(--accent-t); }
  p { margin: 0; font-size: 12px; line-height: 28px; color: var(--t3); }
`;

const Row = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 28px;
  font-size: 12px;
  color: var(--t2);
  &:hover { color: var(--accent-t); }
  time { flex: none; color: var(--warn); }
`;
