import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { OfferOrders_order$key } from '../../__generated__/OfferOrders_order.graphql.ts';
import { useRefreshEvery } from '../../relay/useRefresh.ts';
import { ItemPicture } from '../../ui/ItemPicture.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Price } from '../../ui/Price.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { Ellipsis } from '../../ui/textStyles.ts';
import { statusKeys } from './orderWords.ts';

interface OfferOrdersProps {
  readonly order: OfferOrders_order$key;
  /** Fetches the order again. */
  readonly onRefresh: () => void;
}

/** Colour of an item without a rarity (specification section 3). */
const NO_RARITY = 'var(--norarity)';

/** How often a list whose orders differ is looked at, in ms: what Steam says of an offer reaches its orders one after the other. */
const LOOK_MS = 3_000;

interface Shown {
  /** What lies ahead; null once the order is over. */
  readonly route?: string | null | undefined;
}

/** True if of two orders that go on one is further. */
function isUneven(one: Shown, other: Shown): boolean {
  return one.route != null && other.route != null && one.route !== other.route;
}

/** The other orders whose copies come in the same trade offer; nothing where the copy comes alone. */
export function OfferOrders({ order, onRefresh }: OfferOrdersProps) {
  const { display, offerOrders } = useFragment(FRAGMENT, order);
  const { t, i18n } = useTranslation('order');
  const isStale = offerOrders.some((other) => isUneven(display, other.display));
  useRefreshEvery(onRefresh, isStale ? LOOK_MS : null);
  if (offerOrders.length === 0) {
    return null;
  }
  return (
    <Card>
      <h3>{t('offerOrders', { count: offerOrders.length + 1 })}</h3>
      <p>{t('offerOrdersHint')}</p>
      <ul>
        {offerOrders.map(({ id, orderNo, priceCents, display: { statusText }, asset, marketItem: item }) => (
          <li key={id}>
            <Row to={`/user/orderDetail?orderNo=${orderNo}`}>
              <Thumb $light={item?.rarityColor ?? NO_RARITY}>
                <ItemPicture picture={asset.picture} widthPercent={88} />
              </Thumb>
              <Name>
                <Ellipsis>
                  {(i18n.language === 'zh' ? item?.nameZh : item?.nameEn) ?? t('unknownItem')}
                </Ellipsis>
                <small className="num">
                  {asset.floatValue == null ? orderNo : asset.floatValue.toFixed(7)}
                </small>
              </Name>
              <Side>
                <Price cents={priceCents} />
                <small>{t(statusKeys(statusText))}</small>
              </Side>
            </Row>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const FRAGMENT = graphql`
  fragment OfferOrders_order on Order {
    display {
      route
    }
    offerOrders {
      id
      orderNo
      priceCents
      display {
        statusText
        route
      }
      asset {
        picture(size: CARD)
        floatValue
      }
      marketItem {
        nameZh
        nameEn
        rarityColor
      }
    }
  }
`;

const Card = styled(Panel)`
  padding: 20px;
  p { color: var(--t2); padding: 4px 0 8px; }
  @media (max-width: 767px) { padding: 16px; }
`;

const Row = styled(Link)`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  padding: 8px;
  margin: 0 -8px;
  border-radius: var(--r-2);
  &:hover { background: var(--hover); }
`;

const Thumb = styled(Stage)`
  width: 56px;
  height: 42px;
`;

const Name = styled.div`
  min-width: 0;
  small { color: var(--t3); }
`;

const Side = styled.div`
  text-align: right;
  small { display: block; color: var(--t3); }
`;
