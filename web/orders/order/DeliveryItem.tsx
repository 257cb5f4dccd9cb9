import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type {
  DeliveryItem_order$data,
  DeliveryItem_order$key,
} from '../../__generated__/DeliveryItem_order.graphql.ts';
import { PhaseTag } from '../../catalog/market/PhaseTag.tsx';
import type { WriteMoment } from '../../shell/Moment.tsx';
import { useCopyText } from '../../shell/useCopyText.ts';
import { personName } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ItemPicture } from '../../ui/ItemPicture.tsx';
import { splitItemName } from '../../ui/itemName.ts';
import { Stage } from '../../ui/Stage.tsx';
import { OrderDecorations } from './OrderDecorations.tsx';
import { useRemainingText } from './orderClock.ts';
import { steamOfferUrl } from './sandboxUrls.ts';
import { WrongDeliveryBanner } from './WrongDeliveryBanner.tsx';

interface DeliveryItemProps {
  readonly order: DeliveryItem_order$key;
  readonly writeMoment: WriteMoment;
  /** Null outside of the sandbox. */
  readonly sandboxUrl: string | null;
  /** In milliseconds since 1970. Only outside of a parcel, whose head says account, buyer and remaining time once. */
  readonly nowMs?: number;
}

/** Colour of an item without a rarity (specification section 3). */
const NO_RARITY = 'var(--norarity)';

/** One copy to deliver, with everything that tells it from another of the same name, and what is wrong with its delivery. */
export function DeliveryItem({ order, writeMoment, sandboxUrl, nowMs }: DeliveryItemProps) {
  const data = useFragment(FRAGMENT, order);
  const { asset, marketItem: item } = data;
  const { t, i18n } = useTranslation('order');
  const copyText = useCopyText(t('copied'), t('copyFailed'));
  const fullName = (i18n.language === 'zh' ? item?.nameZh : item?.nameEn) ?? t('unknownItem');
  const name = splitItemName(fullName, item?.floatMax != null);
  return (
    <Row>
      <Thumb $light={item?.rarityColor ?? NO_RARITY}>
        <ItemPicture picture={asset.picture} widthPercent={88} />
      </Thumb>
      <Facts>
        <small>{name.kind}</small>
        <b>
          {name.finish}
          {name.exterior !== null && <em>{name.exterior}</em>}
        </b>{' '}
        <PhaseTag asset={asset} />
        {asset.nameTag != null && <small>{t('nameTag', { value: asset.nameTag })}</small>}
        <OrderDecorations asset={asset} />
      </Facts>
      <Marks className="num">
        {asset.floatValue != null && (
          <span>
            {t('float')} {asset.floatValue.toFixed(7)}
          </span>
        )}
        {asset.paintSeed != null && <span>{t('seed', { value: asset.paintSeed })}</span>}
        <Copyable>
          {t('assetId', { value: asset.assetId })}
          <Button
            size="small"
            look="ghost"
            aria-label={t('copyAssetId')}
            title={t('copyAssetId')}
            onClick={() => copyText(asset.assetId)}
          >
            <Icon name="copy" size={14} />
          </Button>
        </Copyable>
      </Marks>
      <Order className="num">
        <Link to={`/user/orderDetail?orderNo=${data.orderNo}`}>{data.orderNo}</Link>
        {nowMs !== undefined && <Parties order={data} nowMs={nowMs} sandboxUrl={sandboxUrl} />}
      </Order>
      <Wrong>
        <WrongDeliveryBanner order={data} writeMoment={writeMoment} sandboxUrl={sandboxUrl} />
      </Wrong>
    </Row>
  );
}

interface PartiesProps {
  readonly order: DeliveryItem_order$data;
  /** In milliseconds since 1970. */
  readonly nowMs: number;
  readonly sandboxUrl: string | null;
}

/** From which account to whom, in which offer at Steam, and how long it has. */
function Parties({ order, nowMs, sandboxUrl }: PartiesProps) {
  const { senderAccountName, buyer, steamTradeOfferId: offerId, display } = order;
  const { t, i18n } = useTranslation('order');
  const remainingText = useRemainingText();
  const { until, pausedAt } = display.clock ?? {};
  const remaining = remainingText(until, pausedAt == null ? nowMs : Date.parse(pausedAt));
  return (
    <>
      <span>{t('deskFrom', { account: senderAccountName ?? '' })}</span>
      <span>{t('deskTo', { nickname: personName(buyer?.nickname ?? '', i18n.language) })}</span>
      {offerId != null && (
        <a href={steamOfferUrl(offerId, sandboxUrl)} target="_blank" rel="noreferrer">
          {t('deskOffer', { offerId })}
        </a>
      )}
      {remaining !== '' && (
        <span>{t(pausedAt == null ? 'remaining' : 'remainingPaused', { remaining })}</span>
      )}
    </>
  );
}

const FRAGMENT = graphql`
  fragment DeliveryItem_order on Order {
    orderNo
    senderAccountName
    steamTradeOfferId
    buyer {
      nickname
    }
    display {
      clock {
        until
        pausedAt
      }
    }
    asset {
      assetId
      picture(size: CARD)
      floatValue
      paintSeed
      nameTag
      ...PhaseTag_asset
      ...OrderDecorations_asset
    }
    marketItem {
      nameZh
      nameEn
      rarityColor
      floatMax
    }
    ...WrongDeliveryBanner_order
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 84px minmax(0, 1.3fr) minmax(190px, 1fr) auto;
  grid-template-areas: "thumb facts marks order" "wrong wrong wrong wrong";
  align-items: center;
  gap: 0 16px;
  padding: 10px 20px;
  border-top: 1px solid var(--line);
  @media (max-width: 767px) {
    grid-template-columns: 84px minmax(0, 1fr);
    grid-template-areas: "thumb facts" "marks marks" "order order" "wrong wrong";
    gap: 6px 12px;
    padding: 12px 16px;
  }
`;

const Thumb = styled(Stage)`
  grid-area: thumb;
  width: 84px;
  height: 56px;
  border-radius: var(--r-2);
`;

const Facts = styled.div`
  grid-area: facts;
  min-width: 0;
  overflow-wrap: anywhere;
  small { display: block; font-size: 12px; line-height: 18px; color: var(--t3); }
  b { font-size: 14px; line-height: 20px; font-weight: 600; }
  em { margin-left: 8px; font-style: normal; font-size: 13px; font-weight: 400; color: var(--t2); }
`;

const Marks = styled.div`
  grid-area: marks;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 12px;
  font-size: 13px;
  line-height: 20px;
  color: var(--t2);
`;

const Copyable = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  color: var(--t1);
  button { padding: 0 6px; }
`;

const Order = styled.div`
  grid-area: order;
  display: flex;
  flex-direction: column;
  font-size: 12px;
  line-height: 18px;
  text-align: right;
  color: var(--t3);
  a { color: var(--accent-t); }
  a:hover { text-decoration: underline; }
  overflow-wrap: anywhere;
  @media (max-width: 767px) { flex-flow: row wrap; justify-content: space-between; gap: 0 12px; text-align: left; }
`;

const Wrong = styled.div`
  grid-area: wrong;
  &:not(:empty) { padding-top: 10px; }
`;
