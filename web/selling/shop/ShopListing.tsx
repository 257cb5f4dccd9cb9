import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { ShopListing_listing$key } from '../../__generated__/ShopListing_listing.graphql.ts';
import { FormerPrice } from '../../catalog/goods/FormerPrice.tsx';
import { goodsPath } from '../../catalog/items/marketItem.ts';
import { ItemPicture } from '../../ui/ItemPicture.tsx';
import { splitItemName } from '../../ui/itemName.ts';
import { Price } from '../../ui/Price.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { Ellipsis } from '../../ui/textStyles.ts';
import { WearBar } from '../../ui/WearBar.tsx';
import { PinButton } from './PinButton.tsx';

interface ShopListingProps {
  readonly listing: ShopListing_listing$key;
  /** Listings that the shop shows first, which its seller chooses on the cards. */
  readonly pinnedIds: readonly string[];
}

/** One copy of the shop, with a link to its item, where it can be bought. */
export function ShopListing({ listing, pinnedIds }: ShopListingProps) {
  const data = useFragment(FRAGMENT, listing);
  const { askCents, asset, marketItem: item } = data;
  const { i18n } = useTranslation('shop');
  if (item == null) {
    return null;
  }
  const fullName = i18n.language === 'zh' ? item.nameZh : item.nameEn;
  const name = splitItemName(fullName, item.tagExterior != null);
  return (
    <Card>
      <Link to={goodsPath(item.marketHashName)}>
        <Ground $light={item.rarityColor}>
          <ItemPicture picture={asset.picture} />
        </Ground>
        <Body>
          <small>
            <Ellipsis>{[name.kind, name.exterior].filter(Boolean).join(' · ')}</Ellipsis>
          </small>
          <b>
            <Ellipsis>{name.finish}</Ellipsis>
          </b>
          <Wear>
            {asset.floatValue != null && (
              <>
                <span className="num">{asset.floatValue.toFixed(4)}</span>
                <WearBar value={asset.floatValue} from={item.floatMin ?? 0} to={item.floatMax ?? 1} />
              </>
            )}
          </Wear>
          <Prices>
            <Price cents={askCents} size={16} />
            <FormerPrice listing={data} />
          </Prices>
        </Body>
      </Link>
      {data.isOwn && <PinButton listingId={data.id} pinnedIds={pinnedIds} />}
    </Card>
  );
}

const FRAGMENT = graphql`
  fragment ShopListing_listing on Listing {
    id
    isOwn
    askCents
    ...FormerPrice_listing
    asset {
      floatValue
      picture(size: CARD)
    }
    marketItem {
      marketHashName
      nameZh
      nameEn
      rarityColor
      tagExterior
      floatMin
      floatMax
    }
  }
`;

const Prices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;
`;

const Card = styled.div`
  position: relative;
  a {
    display: block;
    border: 1px solid var(--line);
    border-radius: var(--r-3);
    overflow: hidden;
    background: var(--s1);
    box-shadow: var(--e1);
    transition: border-color var(--t-2);
  }
  a:hover { border-color: var(--line-2); }
`;

const Ground = styled(Stage)`
  aspect-ratio: 16 / 10;
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  padding: 10px 12px 12px;
  small { font-size: 12px; line-height: 18px; color: var(--t3); }
  b { font-size: 14px; line-height: 22px; font-weight: 600; }
`;

const Wear = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 8px;
  min-height: 20px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t2);
`;
