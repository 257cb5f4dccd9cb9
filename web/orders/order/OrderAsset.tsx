import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { OrderAsset_order$key } from '../../__generated__/OrderAsset_order.graphql.ts';
import { CopyTraits } from '../../catalog/goods/CopyTraits.tsx';
import { goodsPath } from '../../catalog/items/marketItem.ts';
import { PhaseTag } from '../../catalog/market/PhaseTag.tsx';
import { ItemPicture } from '../../ui/ItemPicture.tsx';
import { splitItemName } from '../../ui/itemName.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { WearBar } from '../../ui/WearBar.tsx';
import { OrderDecorations } from './OrderDecorations.tsx';

interface OrderAssetProps {
  readonly order: OrderAsset_order$key;
}

/** Colour of an item without a rarity (specification section 3). */
const NO_RARITY = 'var(--norarity)';

/** The copy that is traded, as it was when it was listed. */
export function OrderAsset({ order }: OrderAssetProps) {
  const { asset, marketItem: item } = useFragment(FRAGMENT, order);
  const { t, i18n } = useTranslation('order');
  const name = splitItemName(
    (i18n.language === 'zh' ? item?.nameZh : item?.nameEn) ?? t('unknownItem'),
    item?.floatMax != null,
  );
  const hasDecorations = asset.stickers.length > 0 || asset.charm != null;
  return (
    <Card>
      <Ground $light={item?.rarityColor ?? NO_RARITY}>
        <ItemPicture picture={asset.picture} />
      </Ground>
      <Facts>
        <small>{name.kind}</small>
        <h3>
          {item == null ? name.finish : <Link to={goodsPath(item.marketHashName)}>{name.finish}</Link>}
          {name.exterior !== null && <em>{name.exterior}</em>}
        </h3>
        {asset.floatValue != null && (
          <>
            <Numbers className="num">
              <b title={t('float')}>{asset.floatValue.toFixed(7)}</b>
              {asset.paintSeed != null && <span>{t('seed', { value: asset.paintSeed })}</span>}
            </Numbers>
            <WearBar value={asset.floatValue} from={item?.floatMin ?? 0} to={item?.floatMax ?? 1} />
          </>
        )}
        <Traits>
          <PhaseTag asset={asset} />
          <CopyTraits asset={asset} />
        </Traits>
        {hasDecorations && <OrderDecorations asset={asset} />}
        {asset.nameTag != null && <small>{t('nameTag', { value: asset.nameTag })}</small>}
        <AssetId className="num">{t('assetId', { value: asset.assetId })}</AssetId>
      </Facts>
    </Card>
  );
}

const FRAGMENT = graphql`
  fragment OrderAsset_order on Order {
    asset {
      assetId
      picture(size: CARD)
      floatValue
      paintSeed
      ...PhaseTag_asset
      nameTag
      stickers {
        slot
      }
      charm {
        marketHashName
      }
      ...CopyTraits_asset
      ...OrderDecorations_asset
    }
    marketItem {
      marketHashName
      nameZh
      nameEn
      rarityColor
      floatMin
      floatMax
    }
  }
`;

const Card = styled(Panel)`
  overflow: hidden;
`;

const Ground = styled(Stage)`
  height: 182px;
`;

const Facts = styled.div`
  padding: 18px 20px 20px;
  small { display: block; font-size: 12px; line-height: 18px; color: var(--t3); }
  h3 { font-size: 16px; line-height: 24px; }
  h3 a:hover { text-decoration: underline; }
  em { font-style: normal; font-size: 13px; font-weight: 400; color: var(--t2); margin-left: 8px; }
  @media (max-width: 767px) { padding: 16px; }
`;

const Numbers = styled.div`
  display: flex;
  justify-content: space-between;
  padding: 14px 0 4px;
  b { font-weight: 600; }
  span { color: var(--t2); }
`;

const Traits = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  padding-top: 10px;
  &:empty { display: none; }
`;

const AssetId = styled.div`
  padding-top: 12px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
  overflow-wrap: anywhere;
`;
