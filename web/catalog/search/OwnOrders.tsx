import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { styled } from 'styled-components';
import type { OwnOrdersQuery } from '../../__generated__/OwnOrdersQuery.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Ellipsis } from '../../ui/textStyles.ts';
import { PanelGroup } from './PanelGroup.tsx';
import { PanelRow } from './PanelRow.tsx';

const QUERY = graphql`
  query OwnOrdersQuery($keyword: String!) {
    viewer {
      id
      orders(first: 3, search: $keyword) {
        edges {
          node {
            id
            orderNo
            marketItem {
              nameZh
              nameEn
            }
          }
        }
      }
    }
  }
`;

interface OwnOrdersProps {
  readonly keyword: string;
}

/** The signed-in user's newest orders that the keyword finds, by number or by item. Nothing until they arrive. */
export function OwnOrders({ keyword }: OwnOrdersProps) {
  const { session } = useAppServices();
  return (
    session.isSignedIn && (
      <Suspense fallback={null}>
        <Found keyword={keyword} />
      </Suspense>
    )
  );
}

function Found({ keyword }: OwnOrdersProps) {
  const { t, i18n } = useTranslation('search');
  const { viewer } = useLazyLoadQuery<OwnOrdersQuery>(
    QUERY,
    { keyword },
    { networkCacheConfig: { metadata: { isBackground: true } }, fetchPolicy: 'store-and-network' },
  );
  const orders = viewer?.orders?.edges ?? [];
  if (orders.length === 0) return null;
  return (
    <PanelGroup title={t('ownOrders')}>
      {orders.map(({ node }) => (
        <PanelRow key={node.id} to={`/user/orderDetail?${new URLSearchParams({ orderNo: node.orderNo })}`}>
          <Icon name="order" />
          <Ellipsis>{i18n.language === 'zh' ? node.marketItem?.nameZh : node.marketItem?.nameEn}</Ellipsis>
          <OrderNumber className="num">{node.orderNo}</OrderNumber>
        </PanelRow>
      ))}
    </PanelGroup>
  );
}

const OrderNumber = styled.span`
  flex: none;
  margin-left: auto;
  color: var(--t3);
  font-size: 12px;
`;
