import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import type { Chosen } from '../bulk/selection.ts';
import type { SellActions } from './useSellActions.ts';

interface SelectionActionsProps {
  readonly chosen: Chosen;
  readonly actions: SellActions;
}

/** Buttons for the selected copies: list them, sell them to buy orders at once, reprice or withdraw their listings, store costs, begin a selling rule (requirement I-03). */
export function SelectionActions({ chosen, actions }: SelectionActionsProps) {
  const { t } = useTranslation('inventory');
  return (
    <>
      <Button look="ghost" size="small" onClick={() => actions.cost(chosen)}>
        {t('columnCost')}
      </Button>
      <Button look="ghost" size="small" onClick={() => actions.setRule(chosen)}>
        {t('setRule')}
      </Button>
      <Button size="small" isBusy={actions.isAsking} onClick={() => actions.unlist(chosen)}>
        {t('unlist')}
      </Button>
      <Button size="small" isBusy={actions.isAsking} onClick={() => actions.reprice(chosen)}>
        {t('reprice')}
      </Button>
      <Button size="small" onClick={() => actions.sellNow(chosen)}>
        {t('sellNow')}
      </Button>
      <Button size="small" look="primary" onClick={() => actions.list(chosen)}>
        {t('list')}
      </Button>
    </>
  );
}
