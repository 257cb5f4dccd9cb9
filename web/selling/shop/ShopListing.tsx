import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { ShopListing_listing$key } from '../../__generated__/ShopListing_listing.graphql.ts';
import { goodsPath } from '../../catalog/items/marketItem.ts';
import { ItemPicture } from '../../ui/ItemPicture.tsx';
import { splitItemName } from '../../ui/itemName.ts';
import { Price } from '../../ui/Price.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { Ellipsis } from '../../ui/textStyles.ts';
import { WearBar } from '../../ui/WearBar.tsx';

interface ShopListingProps {
  readonly listing: ShopListing_listing$key;
}

/** One copy of the shop, with a link to its item, where it can be bought. */
export function ShopListing({ listing }: ShopListingProps) {
  const { askCents, asset, marketItem: item } = useFragment(FRAGMENT, listing);
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
          <Price cents={askCents} size={16} />
        </Body>
      </Link>
    </Card>
  );
}

const FRAGMENT = graphql`
  fragment ShopListing_listing on Listing {
    askCents
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

const Card = styled.li`
  min-width: 0;
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
