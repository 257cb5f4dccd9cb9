import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { PurchaseItem_listing$key } from '../../__generated__/PurchaseItem_listing.graphql.ts';
import { PhaseTag } from '../../catalog/market/PhaseTag.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ItemPicture } from '../../ui/ItemPicture.tsx';
import { Price } from '../../ui/Price.tsx';
import { Stage } from '../../ui/Stage.tsx';

interface PurchaseItemProps {
  readonly listing: PurchaseItem_listing$key;
  /** Left out where it is shown elsewhere. */
  readonly priceCents?: number;
}

/** The copy to be bought: which one, who sells it, how it is delivered, and its price. */
export function PurchaseItem({ listing, priceCents }: PurchaseItemProps) {
  const { asset, deliveryType, marketItem } = useFragment(FRAGMENT, listing);
  const { t, i18n } = useTranslation('order');
  const isAutomatic = deliveryType === 'AUTOMATIC';
  return (
    <Row>
      {marketItem != null && (
        <Picture $light={marketItem.rarityColor}>
          <ItemPicture picture={asset.picture} widthPercent={90} />
        </Picture>
      )}
      <Facts>
        <b>{i18n.language === 'zh' ? marketItem?.nameZh : marketItem?.nameEn}</b>
        <span>
          <PhaseTag asset={asset} />
        </span>
        <span className="num">
          {asset.floatValue?.toFixed(7)}
          {asset.paintSeed != null && ` · ${t('purchase_seed', { seed: asset.paintSeed })}`}
        </span>
        <span>
          <Icon name={isAutomatic ? 'bolt' : 'hand'} size={14} />
          {t(isAutomatic ? 'purchase_automatic' : 'purchase_manual')}
        </span>
      </Facts>
      {priceCents !== undefined && (
        <Amount>
          <Price cents={priceCents} size={20} isPaid />
        </Amount>
      )}
    </Row>
  );
}

const FRAGMENT = graphql`
  fragment PurchaseItem_listing on Listing {
    deliveryType
    asset {
      picture(size: CARD)
      floatValue
      paintSeed
      ...PhaseTag_asset
    }
    marketItem {
      nameZh
      nameEn
      rarityColor
    }
  }
`;

/** The value in dollars, where shown, is below the price, so that the name keeps its width. */
const Amount = styled.div`
  > span { flex-direction: column; align-items: flex-end; }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
`;

const Picture = styled(Stage)`
  flex: none;
  width: 104px;
  height: 76px;
  border-radius: var(--r-2);
  @media (max-width: 479px) { width: 76px; height: 56px; }
`;

const Facts = styled.div`
  flex: 1;
  min-width: 0;
  display: grid;
  gap: 2px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
  b { font-size: 14px; line-height: 20px; font-weight: 600; color: var(--t1); word-break: keep-all; overflow-wrap: anywhere; }
  span { display: flex; align-items: center; gap: 6px; }
  span:empty { display: none; }
`;
