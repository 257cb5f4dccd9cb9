import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { GoodsTags_marketItem$key } from '../__generated__/GoodsTags_marketItem.graphql.ts';
import { Tag } from '../ui/Tag.tsx';
import { useTags } from './MarketTags.tsx';
import { tagColor } from './tagColors.ts';

interface GoodsTagsProps {
  readonly marketItem: GoodsTags_marketItem$key;
}

/** Rarity, category, exterior and collection, each with the word that the game uses. */
export function GoodsTags({ marketItem }: GoodsTagsProps) {
  const item = useFragment(FRAGMENT, marketItem);
  const tags = useTags();
  const set = tags.nameOf(item.tagItemSet);
  return (
    <Row>
      {[item.tagRarity, item.tagQuality, item.tagExterior].map((tag) => {
        const name = tags.nameOf(tag);
        return (
          name !== null && (
            <Tag key={tag} markColor={tagColor(tag)}>
              {name}
            </Tag>
          )
        );
      })}
      {set !== null && <Tag>{set}</Tag>}
    </Row>
  );
}

const FRAGMENT = graphql`
  fragment GoodsTags_marketItem on MarketItem {
    tagRarity
    tagQuality
    tagExterior
    tagItemSet
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
