import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { useParcel_parcel$key } from '../../__generated__/useParcel_parcel.graphql.ts';
import { useCopyText } from '../../shell/useCopyText.ts';
import { Button, buttonFace } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { sandboxOfferUrl } from './sandboxUrls.ts';
import { useParcel } from './useParcel.ts';

interface ParcelStepsProps {
  readonly parcel: useParcel_parcel$key;
  /** Null outside of the sandbox. */
  readonly sandboxUrl: string | null;
}

/** The four steps from opening the trade link to the confirmation on the phone. */
export function ParcelSteps({ parcel, sandboxUrl }: ParcelStepsProps) {
  const { handDelivery, orders } = useParcel(parcel);
  const { t } = useTranslation('order');
  const copyText = useCopyText(t('copied'), t('copyFailed'));
  const { accountName, steamId, tradeUrl, message } = handDelivery;
  const count = orders.length;
  const assetId = orders.map(({ asset }) => asset.assetId).join(',');
  const isSandbox = sandboxUrl !== null;
  const url = isSandbox ? sandboxOfferUrl(sandboxUrl, { steamId, tradeUrl, message, assetId }) : tradeUrl;
  return (
    <Steps>
      <li>
        <p>{t('parcelStepLink', { account: accountName })}</p>
        <Pair>
          <Outside href={url} target="_blank" rel="noreferrer" $look="primary" $size="small" $isWide={false}>
            <Icon name="steam" size={14} />
            {t(isSandbox ? 'sendInSandbox' : 'sendInSteam')}
          </Outside>
          <Button size="small" onClick={() => copyText(tradeUrl)}>
            <Icon name="copy" size={14} />
            {t('copyTradeUrl')}
          </Button>
        </Pair>
      </li>
      <li>
        <p>{t('parcelStepItems', { count })}</p>
      </li>
      <li>
        <p>{t('parcelStepMessage', { count })}</p>
        <Pair>
          <Message className="num">{message}</Message>
          <Button size="small" onClick={() => copyText(message)}>
            <Icon name="copy" size={14} />
            {t('copyMessage')}
          </Button>
        </Pair>
      </li>
      <li>
        <p>{t('parcelStepConfirm')}</p>
      </li>
    </Steps>
  );
}

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 12px 20px;
  padding: 16px 20px;
  border-top: 1px solid var(--line);
  background: var(--s2);
  counter-reset: step;
  li { display: flex; flex-direction: column; gap: 8px; min-width: 0; counter-increment: step; }
  p { color: var(--t2); font-size: 13px; line-height: 20px; }
  p::before { content: counter(step) ". "; color: var(--t1); font-weight: 600; }
  @media (max-width: 1199px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (max-width: 767px) { grid-template-columns: 1fr; padding: 14px 16px; }
`;

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

const Message = styled.code`
  min-width: 0;
  padding: 4px 8px;
  border-radius: var(--r-1);
  background: var(--s3);
  font-size: 12px;
  line-height: 18px;
  overflow-wrap: anywhere;
`;

const Outside = styled.a<{
  $look: 'primary';
  $size: 'small';
  $isWide: boolean;
}>`${buttonFace}`;
