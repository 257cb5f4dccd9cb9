import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { HandDelivery_order$key } from '../../__generated__/HandDelivery_order.graphql.ts';
import { useCopyText } from '../../shell/useCopyText.ts';
import { Button, buttonFace } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { sandboxOfferUrl } from './sandboxUrls.ts';

interface HandDeliveryProps {
  readonly order: HandDelivery_order$key;
  /** Null outside of the sandbox. */
  readonly sandboxUrl: string | null;
}

/**
 * Instructions for the seller of an ordinary account: which item to send, and to which trade link. The deadline is in
 * the hero above.
 */
export function HandDelivery({ order, sandboxUrl }: HandDeliveryProps) {
  const { handDelivery, asset } = useFragment(FRAGMENT, order);
  const { t } = useTranslation('order');
  const copyText = useCopyText(t('copied'), t('copyFailed'));
  if (handDelivery == null) {
    return null;
  }
  const { accountName, tradeUrl, message, steamId } = handDelivery;
  const inSandbox = sandboxUrl !== null;
  const url = inSandbox
    ? sandboxOfferUrl(sandboxUrl, { steamId, tradeUrl, message, assetId: asset.assetId })
    : tradeUrl;
  return (
    <>
      <p>{t('sendHint')}</p>
      <Facts className="num">
        <dt>{t('sendFrom')}</dt>
        <dd>
          {accountName} · {steamId}
        </dd>
        <dt>{t('sendAsset')}</dt>
        <dd>{asset.assetId}</dd>
      </Facts>
      <Outside href={url} target="_blank" rel="noreferrer" $look="primary" $size="medium" $isWide>
        <Icon name="steam" />
        {t(inSandbox ? 'sendInSandbox' : 'sendInSteam')}
      </Outside>
      <Pair>
        <Button size="small" onClick={() => copyText(tradeUrl)}>
          <Icon name="copy" size={14} />
          {t('copyTradeUrl')}
        </Button>
        <Button size="small" onClick={() => copyText(message)}>
          <Icon name="copy" size={14} />
          {t('copyMessage')}
        </Button>
      </Pair>
      <p>{t('messageHint')}</p>
      <Link to="/user/delivery">{t('toDeliveryDesk')}</Link>
    </>
  );
}

const FRAGMENT = graphql`
  fragment HandDelivery_order on Order {
    asset {
      assetId
    }
    handDelivery {
      accountName
      steamId
      tradeUrl
      message
    }
  }
`;

const Outside = styled.a<{
  $look: 'primary';
  $size: 'medium';
  $isWide: boolean;
}>`${buttonFace}`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 2px 12px;
  font-size: 12px;
  line-height: 18px;
  dt { color: var(--t3); }
  dd { margin: 0; overflow-wrap: anywhere; }
`;

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
