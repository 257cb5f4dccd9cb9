import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { WrongDeliveryBanner_order$key } from '../../__generated__/WrongDeliveryBanner_order.graphql.ts';
import type { WriteMoment } from '../../shell/Moment.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { steamOfferUrl } from './sandboxUrls.ts';

interface WrongDeliveryBannerProps {
  readonly order: WrongDeliveryBanner_order$key;
  readonly writeMoment: WriteMoment;
  /** Null outside of the sandbox. */
  readonly sandboxUrl: string | null;
}

/** Warns that the seller delivered something other than was ordered, and says what each side can do (O-10). */
export function WrongDeliveryBanner({ order, writeMoment, sandboxUrl }: WrongDeliveryBannerProps) {
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
  const url = placeOf(wrong, sandboxUrl);
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
        {url !== null && (
          <a href={url} target="_blank" rel="noreferrer">
            <Icon name="steam" size={14} />
            {t(wrong.reversibleUntil == null ? 'openWrongOffer' : 'openTradeHistory')}
          </a>
        )}
      </div>
    </Banner>
  );
}

/** Where at Steam the offer can be taken back, or the trade reversed. Null where the viewer has no such way. */
function placeOf(
  {
    advice,
    steamOfferId,
    reversibleUntil,
  }: { advice: string; steamOfferId: string; reversibleUntil?: string | null | undefined },
  sandboxUrl: string | null,
): string | null {
  if (reversibleUntil != null && sandboxUrl === null) {
    return 'https://steamcommunity.com/my/tradehistory/';
  }
  const isOwn = reversibleUntil != null || OWN_OFFER.has(advice);
  return steamOfferId !== '' && isOwn ? steamOfferUrl(steamOfferId, sandboxUrl) : null;
}

/** Advices to the sender of an offer that is still open. */
const OWN_OFFER: ReadonlySet<string> = new Set(['CANCEL_AND_RESEND', 'LEAVE_OPEN']);

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
  a { display: inline-flex; align-items: center; gap: 6px; min-height: 28px; color: var(--accent-t); font-weight: 500; }
  a:hover { text-decoration: underline; }
  @media (max-width: 767px) { padding: 14px 16px; }
`;
