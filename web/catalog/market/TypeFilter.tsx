import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Ellipsis } from '../../ui/textStyles.ts';
import { useTags } from '../items/MarketTags.tsx';
import { FacetCount } from './FilterGroup.tsx';
import { useMarketFilter } from './MarketChoice.tsx';
import { useMarketCounts } from './MarketCounts.tsx';
import { toggleTags } from './marketFilter.ts';
import { typeSilhouette } from './typeSilhouette.ts';

/** Number of types shown before the list is expanded. */
const SHORT_COUNT = 10;

/** Item types with their silhouettes. A selected type shows its sub-types (requirement M-02). */
export function TypeFilter() {
  const tags = useTags();
  const { t } = useTranslation('market');
  const { filter, change } = useMarketFilter();
  const counts = useMarketCounts();
  const types = tags.list('TYPE');
  const isChosenBelow = types.slice(SHORT_COUNT).some((type) => filter.types.includes(type.internalName));
  const [isLong, setIsLong] = useState(isChosenBelow);
  const shown = isLong ? types : types.slice(0, SHORT_COUNT);
  return (
    <>
      {shown.map((type) => {
        const isChosen = filter.types.includes(type.internalName);
        const count = counts?.of([type.internalName]) ?? null;
        return (
          <div key={type.internalName}>
            <Type
              type="button"
              aria-pressed={isChosen}
              disabled={count === 0 && !isChosen}
              onClick={() => change({ ...filter, types: isChosen ? [] : [type.internalName], weapons: [] })}
            >
              <svg width="36" height="18" aria-hidden="true">
                <use href={`#k-${typeSilhouette(type.internalName)}`} />
              </svg>
              <Ellipsis>{type.name}</Ellipsis>
              <FacetCount count={count} />
            </Type>
            {isChosen && <SubTypes parent={type.internalName} />}
          </div>
        );
      })}
      {types.length > shown.length && (
        <More type="button" onClick={() => setIsLong(true)}>
          {t('moreTypes', { count: types.length - shown.length })}
          <Icon name="down" size={12} />
        </More>
      )}
    </>
  );
}

function SubTypes({ parent }: { readonly parent: string }) {
  const weapons = useTags()
    .list('WEAPON')
    .filter((weapon) => weapon.parent === parent);
  const { filter, change } = useMarketFilter();
  const counts = useMarketCounts();
  if (weapons.length === 0) {
    return null;
  }
  return (
    <Sub>
      {weapons.map(({ internalName, name }) => {
        const isChecked = filter.weapons.includes(internalName);
        const count = counts?.of([internalName]) ?? null;
        return (
          <Checkbox
            key={internalName}
            isChecked={isChecked}
            isDisabled={count === 0 && !isChecked}
            onChange={() => change(toggleTags(filter, 'weapons', [internalName]))}
          >
            <Ellipsis>{name}</Ellipsis>
            <FacetCount count={count} />
          </Checkbox>
        );
      })}
    </Sub>
  );
}

const Type = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  width: calc(100% + 16px);
  height: 34px;
  margin: 0 -8px;
  padding: 0 8px;
  border-radius: var(--r-2);
  color: var(--t2);
  text-align: left;
  svg { color: var(--t3); }
  &:hover { background: var(--hover); color: var(--t1); }
  &:disabled { background: none; color: var(--t3); cursor: default; }
  &[aria-pressed="true"] { color: var(--t1); font-weight: 500; }
  &[aria-pressed="true"] svg { color: var(--accent-t); }
  @media (max-width: 1023px) { height: 42px; }
`;

const Sub = styled.div`
  margin: 2px 0 6px 15px;
  padding-left: 20px;
  border-left: 1px solid var(--line-2);
`;

const More = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 28px;
  color: var(--t3);
  font-size: 12px;
  &:hover { color: var(--t1); }
`;
