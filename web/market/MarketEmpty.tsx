import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { Empty } from '../ui/Empty.tsx';
import { useMarketFilter } from './MarketChoice.tsx';
import { useChosenChips } from './useChosenChips.ts';

/** Nothing fits: the step that helps is to take the last choice away. */
export function MarketEmpty() {
  const { t } = useTranslation('market');
  const { change } = useMarketFilter();
  const last = useChosenChips().at(-1);
  return (
    <Empty
      art="k-rifle"
      title={t('empty')}
      hint={last === undefined ? t('emptyMarketHint') : t('emptyHint')}
      action={
        last !== undefined && (
          <Button onClick={() => change(last.without)}>{t('removeFilter', { name: last.label })}</Button>
        )
      }
    />
  );
}
