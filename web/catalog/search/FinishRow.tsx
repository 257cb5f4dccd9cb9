import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { FinishRow_suggestion$key } from '../../__generated__/FinishRow_suggestion.graphql.ts';
import { searchHistory } from '../../shell/searchHistory.ts';
import { ItemPicture } from '../../ui/ItemPicture.tsx';
import { splitItemName } from '../../ui/itemName.ts';
import { Price } from '../../ui/Price.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { Ellipsis } from '../../ui/textStyles.ts';
import { goodsPath } from '../items/marketItem.ts';
import { MarkedName } from './MarkedName.tsx';
import { PanelRow } from './PanelRow.tsx';

interface FinishRowProps {
  readonly suggestion: FinishRow_suggestion$key;
}

/** A suggested finish: picture, name with the match highlighted, exteriors, lowest price. */
export function FinishRow({ suggestion }: FinishRowProps) {
  const { item, exteriorCount, lowestAskCents, matchesZh, matchesEn } = useFragment(FRAGMENT, suggestion);
  const { t, i18n } = useTranslation('search');
  const isZh = i18n.language === 'zh';
  const { kind, finish } = splitItemName(isZh ? item.nameZh : item.nameEn, exteriorCount > 0);
  const name = kind === null ? finish : `${kind} | ${finish}`;
  return (
    <PanelRow to={goodsPath(item.marketHashName)} onOpen={() => searchHistory.remember(name)}>
      <Thumb $light={item.rarityColor}>
        <ItemPicture picture={item.picture} widthPercent={88} />
      </Thumb>
      <Name>
        <MarkedName name={name} ranges={isZh ? matchesZh : matchesEn} />
      </Name>
      <Facts>
        {lowestAskCents === null || lowestAskCents === undefined ? (
          <span>{t('nobodySells')}</span>
        ) : (
          <Price cents={lowestAskCents} size={14} />
        )}
        {exteriorCount > 0 && <small className="num">{t('exteriors', { count: exteriorCount })}</small>}
      </Facts>
    </PanelRow>
  );
}

const FRAGMENT = graphql`
  fragment FinishRow_suggestion on FinishSuggestion {
    exteriorCount
    lowestAskCents
    matchesZh {
      start
      end
    }
    matchesEn {
      start
      end
    }
    item {
      marketHashName
      nameZh
      nameEn
      picture(size: CARD)
      rarityColor
    }
  }
`;

const Thumb = styled(Stage)`
  flex: none;
  width: 64px;
  height: 40px;
  border-radius: var(--r-2);
`;

const Name = styled(Ellipsis)`
  flex: 1;
`;

const Facts = styled.span`
  flex: none;
  display: grid;
  justify-items: end;
  color: var(--t3);
  font-size: 13px;
  small { font-size: 12px; }
`;
