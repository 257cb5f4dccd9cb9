import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { buttonFace } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';

interface AcceptOfferProps {
  /** Steam's id of the offer; null until it is known. */
  readonly offerId: string | null;
  /** Number of copies in the offer: those of other orders come with it. */
  readonly copyCount: number;
  /** URL of the sandbox's page with the offer; null outside of the sandbox. */
  readonly inventoryUrl: string | null;
}

/** The one step for the buyer: to check the offer in Steam and accept it there. */
export function AcceptOffer({ offerId, copyCount, inventoryUrl }: AcceptOfferProps) {
  const { t } = useTranslation('order');
  const steamUrl =
    offerId === null
      ? 'https://steamcommunity.com/my/tradeoffers'
      : `https://steamcommunity.com/tradeoffer/${offerId}/`;
  const isSandbox = inventoryUrl !== null;
  return (
    <>
      <p>{copyCount > 1 ? t('acceptHintShared', { count: copyCount }) : t('acceptHint')}</p>
      {isSandbox && (
        <Outside href={inventoryUrl} target="_blank" rel="noreferrer" $look="primary" $size="medium" $isWide>
          <Icon name="steam" />
          {t('acceptInSandbox')}
        </Outside>
      )}
      <Outside
        href={steamUrl}
        target="_blank"
        rel="noreferrer"
        $look={isSandbox ? 'ghost' : 'primary'}
        $size={isSandbox ? 'small' : 'medium'}
        $isWide
      >
        {!isSandbox && <Icon name="steam" />}
        {t('acceptInSteam')}
      </Outside>
    </>
  );
}

const Outside = styled.a<{
  $look: 'primary' | 'ghost';
  $size: 'small' | 'medium';
  $isWide: boolean;
}>`${buttonFace}`;
