import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import type { OrderDetailPageQuery } from '../../__generated__/OrderDetailPageQuery.graphql.ts';
import { loadRouteQuery, useRouteQuery } from '../../relay/routeQuery.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { appServicesRoute } from '../../shell/appServices.ts';
import { loadWords } from '../../shell/i18n.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { OrderDetailSkeleton } from './OrderDetailSkeleton.tsx';

const QUERY = graphql`
  query OrderDetailPageQuery($orderNo: String!) {
    viewer {
      id
      order(orderNo: $orderNo) {
        id
        ...OrderDetail_order
      }
      ...OrderHero_viewer
    }
    platform {
      serverTime
      isSandbox
      sandboxUrl
      ...OrderHero_platform
    }
  }
`;

/** Placeholder while the data loads. */
export const Skeleton = OrderDetailSkeleton;

/** The order number in the URL. One with an invalid form is replaced by a number that matches no order. */
function readOrderNo(search: URLSearchParams): string {
  const orderNo = search.get('orderNo') ?? '';
  return /^[0-9]{1,32}$/.test(orderNo) ? orderNo : '0';
}

/**
 * Starts the query for the order that the URL names. An order that does not exist, or is not the viewer's, responds
 * with HTTP 404 (requirements O-08, R-06).
 */
export async function loader(args: LoaderFunctionArgs) {
  const orderNo = readOrderNo(new URL(args.request.url).searchParams);
  const [started] = await Promise.all([
    loadRouteQuery<OrderDetailPageQuery>(
      args,
      QUERY,
      { orderNo },
      { isVolatile: true, isMissing: ({ viewer }) => viewer != null && viewer.order == null },
    ),
    // The traits of the copy are a part of the item's page, its phase one of the market's.
    ...['goods', 'market'].map((feature) => loadWords(args.context.get(appServicesRoute).i18n, feature)),
  ]);
  return started;
}

/** The page of one order. */
export function Component() {
  const { viewer, platform } = useRouteQuery<OrderDetailPageQuery>(QUERY);
  const [search] = useSearchParams();
  const refresh = useRefresh<OrderDetailPageQuery>(QUERY, { orderNo: readOrderNo(search) });
  if (viewer?.order == null) {
    return <NoOrder />;
  }
  if (platform == null) {
    throw new Error('The platform could not be read.');
  }
  return (
    <OrderDetail
      key={viewer.order.id}
      orderId={viewer.order.id}
      order={viewer.order}
      viewer={viewer}
      platform={platform}
      serverTime={platform.serverTime}
      sandboxUrl={platform.isSandbox ? (platform.sandboxUrl ?? null) : null}
      onRefresh={refresh}
    />
  );
}

function NoOrder() {
  const { t } = useTranslation(['order', 'shell']);
  return (
    <>
      <title>{`${t('noOrder')} · ${t('shell:name')}`}</title>
      <Empty
        isPage
        art="k-case"
        title={t('noOrder')}
        hint={t('noOrderHint')}
        action={
          <ButtonLink to="/user/order" look="primary">
            {t('toOrders')}
          </ButtonLink>
        }
      />
    </>
  );
}
