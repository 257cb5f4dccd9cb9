import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { OrderParties_order$key } from '../../__generated__/OrderParties_order.graphql.ts';
import { Avatar, personName } from '../../ui/Avatar.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Ellipsis } from '../../ui/textStyles.ts';

interface OrderPartiesProps {
  readonly order: OrderParties_order$key;
}

/** Seller and buyer by nickname only. Phone and real name are never shown to the other side (requirement O-04). */
export function OrderParties({ order }: OrderPartiesProps) {
  const data = useFragment(FRAGMENT, order);
  const { t, i18n } = useTranslation('order');
  const isBuyer = data.direction === 'BUY';
  const parties = [
    {
      key: 'seller',
      user: data.seller,
      name: personName(data.seller?.sellerName ?? '', i18n.language) || t('manualDelivery'),
      role: t(isBuyer ? 'seller' : 'sellerYou'),
      fact: t(data.deliveryType === 'AUTOMATIC' ? 'automaticDelivery' : 'manualDelivery'),
    },
    {
      key: 'buyer',
      user: data.buyer,
      name: personName(data.buyer?.nickname ?? '', i18n.language) || t('unknownBuyer'),
      role: t(isBuyer ? 'buyerYou' : 'buyer'),
      fact: t('buyerFact'),
    },
  ];
  return (
    <Card>
      <h3>{t('parties')}</h3>
      <Pair>
        {parties.map((party) => (
          <Party key={party.key}>
            <Avatar name={party.name} url={party.user?.avatarUrl} size={32} />
            <div>
              <Ellipsis>
                <b>{party.name}</b> {party.role}
              </Ellipsis>
              <small>{party.fact}</small>
            </div>
          </Party>
        ))}
      </Pair>
    </Card>
  );
}

const FRAGMENT = graphql`
  fragment OrderParties_order on Order {
    direction
    deliveryType
    seller {
      sellerName
      avatarUrl
    }
    buyer {
      nickname
      avatarUrl
    }
  }
`;

const Card = styled(Panel)`
  padding: 20px;
  h3 { padding-bottom: 12px; }
  @media (max-width: 767px) { padding: 16px; }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px;
  @media (max-width: 767px) { grid-template-columns: 1fr; }
`;

const Party = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  > div { min-width: 0; }
  > div > span { color: var(--t3); }
  b { font-weight: 500; color: var(--t1); }
  small { display: block; font-size: 12px; line-height: 18px; color: var(--t3); }
`;
