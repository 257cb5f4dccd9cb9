import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { ItemLine_marketItem$key } from '../../__generated__/ItemLine_marketItem.graphql.ts';
import { ItemPicture } from '../../ui/ItemPicture.tsx';
import { splitItemName } from '../../ui/itemName.ts';
import { Mark } from '../../ui/Mark.tsx';
import { Price } from '../../ui/Price.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { Ellipsis } from '../../ui/textStyles.ts';
import { useTags } from '../items/MarketTags.tsx';
import { goodsPath } from '../items/marketItem.ts';
import { tagColor } from '../items/tagColors.ts';

interface ItemLineProps {
  readonly marketItem: ItemLine_marketItem$key;
  /** The list's own information, shown before the price. */
  readonly children: ReactNode;
}

/** One item as a row: thumbnail, name, exterior, a remark, lowest ask. */
export function ItemLine({ marketItem, children }: ItemLineProps) {
  const item = useFragment(FRAGMENT, marketItem);
  const { t, i18n } = useTranslation('shell');
  const tags = useTags();
  const name = i18n.language === 'zh' ? item.nameZh : item.nameEn;
  const { kind, finish } = splitItemName(name, item.tagExterior != null);
  const markTag = item.tagExterior ?? item.tagRarity;
  return (
    <Line to={goodsPath(item.marketHashName)}>
      <Thumb $light={item.rarityColor}>
        <ItemPicture picture={item.picture} />
      </Thumb>
      <Name>
        <Ellipsis title={name}>{finish}</Ellipsis>
        <Exterior>
          <Mark color={tagColor(markTag)} />
          <span>{tags.nameOf(markTag) ?? t('noRarity')}</span>
          {kind !== null && <Ellipsis>{kind}</Ellipsis>}
        </Exterior>
      </Name>
      {children}
      <Amount>
        <Price cents={item.lowestAskCents ?? null} />
      </Amount>
    </Line>
  );
}

const FRAGMENT = graphql`
  fragment ItemLine_marketItem on MarketItem {
    marketHashName
    nameZh
    nameEn
    picture(size: CARD)
    rarityColor
    tagRarity
    tagExterior
    lowestAskCents
  }
`;

const Line = styled(Link)`
  display: flex;
  align-items: center;
  gap: 14px;
  height: 64px;
  padding: 0 16px;
  transition: background var(--t-2);
  &:hover { background: var(--hover); }
  @media (max-width: 767px) { flex-wrap: wrap; height: auto; min-height: 64px; padding: 8px 12px; gap: 2px 12px; }
`;

const Thumb = styled(Stage)`
  flex: none;
  width: 66px;
  height: 44px;
  border-radius: var(--r-2);
`;

const Name = styled.div`
  flex: 1;
  min-width: 0;
`;

const Exterior = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
  white-space: nowrap;
  & > :nth-child(n + 2) { flex: none; }
  & > :nth-child(n + 3) { flex: 0 1 auto; min-width: 0; }
`;

const Amount = styled.span`
  min-width: 92px;
  text-align: right;
  @media (max-width: 767px) { min-width: 0; }
`;

/** A panel of rows with thin dividers. */
export const Lines = styled.ul`
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  background: var(--s1);
  box-shadow: var(--e1);
  overflow: hidden;
  li + li { border-top: 1px solid var(--line); }
`;
