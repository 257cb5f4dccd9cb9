import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { WrongDeliveryBanner_order$key } from '../../__generated__/WrongDeliveryBanner_order.graphql.ts';
import type { WriteMoment } from '../../shell/Moment.tsx';
import { Icon } from '../../ui/Icon.tsx';

interface WrongDeliveryBannerProps {
  readonly order: WrongDeliveryBanner_order$key;
  readonly writeMoment: WriteMoment;
}

/** Warns that the seller sent another item than was ordered, and says what each side can do (O-10). */
export function WrongDeliveryBanner({ order, writeMoment }: WrongDeliveryBannerProps) {
  const data = useFragment(FRAGMENT, order);
  const { t } = useTranslation('order');
  const wrong = data.display.wrongDelivery;
  if (wrong == null) {
    return null;
  }
  const write = (at: string | null | undefined) => (at == null ? '' : writeMoment(at, 'second'));
  const values = {
    offerId: wrong.steamOfferId,
    time: write(wrong.dueAt),
    until: write(wrong.reversibleUntil),
  };
  return (
    <Banner role="alert">
      <Icon name="alert" />
      <div>
        <b>{t(`wrong_${wrong.fault}`)}</b>
        <p>
          {t(
            [`advice_${wrong.advice}_${values.until === '' ? '' : 'dated'}`, `advice_${wrong.advice}`],
            values,
          )}
        </p>
      </div>
    </Banner>
  );
}

const FRAGMENT = graphql`
  fragment WrongDeliveryBanner_order on Order {
    display {
      wrongDelivery {
        fault
        advice
        steamOfferId
        dueAt
        reversibleUntil
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
