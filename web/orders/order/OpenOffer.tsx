import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { buttonFace } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { steamOfferUrl } from './sandboxUrls.ts';

interface OpenOfferProps {
  readonly isBuyer: boolean;
  /** Steam's id of the offer. */
  readonly offerId: string;
  /** Null outside of the sandbox. */
  readonly sandboxUrl: string | null;
}

/**
 * What the user should do about an offer that stays open at Steam while the order ends, and what happens to the money
 * (O-10).
 */
export function OpenOffer({ isBuyer, offerId, sandboxUrl }: OpenOfferProps) {
  const { t } = useTranslation('order');
  const side = isBuyer ? 'Buy' : 'Sell';
  const url = steamOfferUrl(offerId, sandboxUrl);
  return (
    <>
      <b>{t(`openOffer_${side}`, { offerId })}</b>
      <p>{t(`openOfferMoney_${side}`)}</p>
      <p>{t(`openOfferTaken_${side}`)}</p>
      <Outside href={url} target="_blank" rel="noreferrer" $look="primary" $size="medium" $isWide>
        <Icon name="steam" />
        {t(sandboxUrl === null ? 'openOfferInSteam' : 'openOfferInSandbox')}
      </Outside>
    </>
  );
}

const Outside = styled.a<{
  $look: 'primary';
  $size: 'medium';
  $isWide: boolean;
}>`${buttonFace}`;
