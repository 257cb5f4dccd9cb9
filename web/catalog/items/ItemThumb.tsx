import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { ItemThumb_item$key } from '../../__generated__/ItemThumb_item.graphql.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { ItemPicture } from '../../ui/ItemPicture.tsx';
import { Stage } from '../../ui/Stage.tsx';

interface ItemThumbProps {
  /** Null for a row without an item, which shows the icon. */
  readonly item: ItemThumb_item$key | null;
  readonly icon: IconName;
}

/** The small picture at the start of a row, in its area `thumb`: the item on its stage, or an icon. */
export function ItemThumb({ item, icon }: ItemThumbProps) {
  const data = useFragment(FRAGMENT, item);
  if (data == null) {
    return (
      <Tile>
        <Icon name={icon} />
      </Tile>
    );
  }
  return (
    <Thumb $light={data.rarityColor}>
      <ItemPicture picture={data.picture} widthPercent={88} />
    </Thumb>
  );
}

const FRAGMENT = graphql`
  fragment ItemThumb_item on MarketItem {
    picture(size: CARD)
    rarityColor
  }
`;

const Thumb = styled(Stage)`
  grid-area: thumb;
  width: 56px;
  height: 40px;
  border-radius: var(--r-2);
`;

const Tile = styled.span`
  grid-area: thumb;
  width: 56px;
  height: 40px;
  display: grid;
  place-items: center;
  border-radius: var(--r-2);
  background: var(--s3);
  color: var(--t2);
`;
