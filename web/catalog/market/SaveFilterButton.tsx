import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppServices } from '../../shell/appServices.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMarketFilter } from './MarketChoice.tsx';
import { marketVariables } from './marketFilter.ts';
import type { ChosenChip } from './useChosenChips.ts';

interface SaveFilterButtonProps {
  /** The selected filters as shown above the grid. */
  readonly chips: readonly ChosenChip[];
}

/** Saves the filter under a name. A visitor signs in first. */
export function SaveFilterButton({ chips }: SaveFilterButtonProps) {
  const { t } = useTranslation('market');
  const { filter } = useMarketFilter();
  const { dialogs, session } = useAppServices();
  const save = () =>
    dialogs.open({
      kind: 'saveFilter',
      filter: marketVariables(filter).filter,
      name: chips.map((chip) => chip.label).join(' '),
    });
  return (
    <Save
      type="button"
      onClick={() => (session.isSignedIn ? save() : dialogs.open({ kind: 'login', onSignedIn: save }))}
    >
      <Icon name="heart" size={14} />
      {t('saveFilter')}
    </Save>
  );
}

const Save = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  padding: 0 8px;
  color: var(--t2);
  white-space: nowrap;
  &:hover { color: var(--t1); }
`;
