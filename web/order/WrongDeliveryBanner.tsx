import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { WrongDeliveryBanner_order$key } from '../__generated__/WrongDeliveryBanner_order.graphql.ts';
import type { WriteMoment } from '../app/useMomentText.ts';
import { Icon } from '../ui/Icon.tsx';
import { wrongDelivery } from './wrongDelivery.ts';

interface WrongDeliveryBannerProps {
  readonly order: WrongDeliveryBanner_order$key;
  readonly writeMoment: WriteMoment;
}

/** Says at once that the seller sent something else than was ordered, and what each side can do (O-10). */
export function WrongDeliveryBanner({ order, writeMoment }: WrongDeliveryBannerProps) {
  const data = useFragment(FRAGMENT, order);
  const { t } = useTranslation('order');
  const wrong = wrongDelivery(data);
  if (wrong === null) {
    return null;
  }
  const { titleKey, bodyKey, offerId, reversibleUntil } = wrong;
  const time = data.deadlineAt == null ? '' : writeMoment(data.deadlineAt, 'second');
  const until = reversibleUntil === '' ? '' : writeMoment(reversibleUntil, 'second');
  return (
    <Banner role="alert">
      <Icon name="alert" />
      <div>
        <b>{t(titleKey)}</b>
        <p>{t(bodyKey, { offerId, time, until })}</p>
      </div>
    </Banner>
  );
}

const FRAGMENT = graphql`
  fragment WrongDeliveryBanner_order on Order {
    phase
    statusText
    direction
    deadlineAt
    events {
      sequence
      cause
      evidence {
        name
        value
      }
    }
  }
`;

const Banner = styled.section`
  display: flex;
  gap: 12px;
  padding: 14px 20px;
  border: 1px solid color-mix(in srgb, var(--warn-m) 46%, var(--line));
  border-radius: var(--r-4);
  background: var(--warn-w);
  > svg { flex: none; margin-top: 2px; color: var(--warn); }
  > div { min-width: 0; overflow-wrap: anywhere; }
  p { color: var(--t2); }
  @media (max-width: 767px) { padding: 14px 16px; }
`;
