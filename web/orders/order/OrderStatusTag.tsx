import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderStatusTag_order$key } from '../../__generated__/OrderStatusTag_order.graphql.ts';
import { Tag } from '../../ui/Tag.tsx';
import { orderTone, statusKeys } from './orderWords.ts';

interface OrderStatusTagProps {
  readonly order: OrderStatusTag_order$key;
}

/** An order's status as text, in the colour of its tone. */
export function OrderStatusTag({ order }: OrderStatusTagProps) {
  const data = useFragment(FRAGMENT, order);
  const { t } = useTranslation('order');
  return <Tag tone={orderTone(data.display.tone)}>{t(statusKeys(data.statusText))}</Tag>;
}

const FRAGMENT = graphql`
  fragment OrderStatusTag_order on Order {
    statusText
    display {
      tone
    }
  }
`;
