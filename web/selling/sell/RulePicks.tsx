import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Checkbox } from '../../ui/Checkbox.tsx';

/** An item of the picker. */
export interface PickItem {
  readonly id: string;
  readonly nameZh: string;
  readonly nameEn: string;
}

interface RulePicksProps {
  readonly label: string;
  readonly items: readonly PickItem[];
  readonly chosenIds: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** Picker of items among those that the seller has on sale. */
export function RulePicks({ label, items, chosenIds, onChange }: RulePicksProps) {
  const { t, i18n } = useTranslation('sell');
  if (items.length === 0) {
    return <Nothing>{t('rule_noItems')}</Nothing>;
  }
  return (
    <Box role="group" aria-label={label}>
      {items.map((item) => (
        <Checkbox
          key={item.id}
          isChecked={chosenIds.includes(item.id)}
          onChange={(isChosen) =>
            onChange(isChosen ? [...chosenIds, item.id] : chosenIds.filter((id) => id !== item.id))
          }
        >
          {i18n.language === 'zh' ? item.nameZh : item.nameEn}
        </Checkbox>
      ))}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  max-height: 176px;
  padding: 6px 12px;
  overflow-y: auto;
  border: 1px solid var(--line-2);
  border-radius: var(--r-2);
`;

const Nothing = styled.p`
  font-size: 12px;
  color: var(--t3);
`;
