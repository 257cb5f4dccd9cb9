import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { Ellipsis } from '../../ui/textStyles.ts';
import { useTags } from '../items/MarketTags.tsx';
import { FacetCount } from './FilterGroup.tsx';
import { useMarketFilter } from './MarketChoice.tsx';
import { useMarketCounts } from './MarketCounts.tsx';
import { toggleTags } from './marketFilter.ts';

/** The game's collections, with a search of their own (requirement M-08). */
export function ItemSetFilter() {
  const { t } = useTranslation('market');
  const { filter, change } = useMarketFilter();
  const counts = useMarketCounts();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const sets = useTags()
    .list('ITEM_SET')
    .filter((set) => set.name.toLowerCase().includes(wanted));
  return (
    <>
      <Field
        label={t('itemSetSearch')}
        isLabelHidden
        type="search"
        placeholder={t('itemSetSearch')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <List>
        {sets.map((set) => {
          const isChecked = filter.itemSets.includes(set.internalName);
          const count = counts?.of([set.internalName]) ?? null;
          return (
            <Checkbox
              key={set.internalName}
              isChecked={isChecked}
              isDisabled={count === 0 && !isChecked}
              onChange={() => change(toggleTags(filter, 'itemSets', [set.internalName]))}
            >
              <Ellipsis title={set.name}>{set.name}</Ellipsis>
              <FacetCount count={count} />
            </Checkbox>
          );
        })}
        {sets.length === 0 && <p>{t('itemSetNone')}</p>}
      </List>
    </>
  );
}

const List = styled.div`
  max-height: 280px;
  margin-top: 8px;
  padding-right: 8px;
  overflow-y: auto;
  scrollbar-width: thin;
  scrollbar-color: var(--line-2) transparent;
  color: var(--t3);
`;
