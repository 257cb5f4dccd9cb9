import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { GoodsTags_marketItem$key } from '../../__generated__/GoodsTags_marketItem.graphql.ts';
import { Tag } from '../../ui/Tag.tsx';
import { useTags } from '../items/MarketTags.tsx';
import { tagColor } from '../items/tagColors.ts';
import { EMPTY_FILTER, writeMarketFilter } from './marketFilter.ts';

interface GoodsTagsProps {
  readonly marketItem: GoodsTags_marketItem$key;
}

/** Rarity, category, exterior and collection, each with the game's own name. */
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
      {set !== null && item.tagItemSet != null && (
        <Collection to={`/market?${writeMarketFilter({ ...EMPTY_FILTER, itemSets: [item.tagItemSet] })}`}>
          <Tag>{set}</Tag>
        </Collection>
      )}
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

const Collection = styled(Link)`
  border-radius: var(--r-1);
  &:hover > * { color: var(--t1); text-decoration: underline; }
`;
