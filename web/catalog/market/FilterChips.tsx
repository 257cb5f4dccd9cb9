import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../../ui/Icon.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { useMarketFilter } from './MarketChoice.tsx';
import { SaveFilterButton } from './SaveFilterButton.tsx';
import { useChosenChips } from './useChosenChips.ts';

/** The selected filters above the grid. A press removes one. */
export function FilterChips() {
  const chips = useChosenChips();
  const { change, clearing } = useMarketFilter();
  const { t } = useTranslation('market');
  return (
    <Row>
      {chips.map((chip) => (
        <Chip
          key={chip.label}
          type="button"
          aria-label={t('removeFilter', { name: chip.label })}
          onClick={() => change(chip.without)}
        >
          {chip.color !== undefined && <Mark color={chip.color} />}
          {chip.label}
          <Icon name="x" size={14} />
        </Chip>
      ))}
      {chips.length > 0 && (
        <Clear type="button" {...clearing}>
          {t('clear')}
        </Clear>
      )}
      {chips.length > 0 && <SaveFilterButton chips={chips} />}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 12px 0 16px;
  &:empty { padding: 8px 0; }
  @media (max-width: 767px) {
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;
    margin: 0 -16px;
    padding: 10px 16px 12px;
    & > * { flex: none; }
  }
`;

const Chip = styled.button`
  height: 28px;
  padding: 0 10px;
  border-radius: var(--r-full);
  border: 1px solid color-mix(in srgb, var(--accent) 55%, transparent);
  background: var(--accent-w);
  color: var(--t1);
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-size: 12px;
  white-space: nowrap;
  svg { color: var(--t3); }
  &:hover svg { color: var(--t1); }
`;

const Clear = styled.button`
  min-height: 28px;
  padding: 0 8px;
  color: var(--t2);
  &:hover { color: var(--t1); }
`;
