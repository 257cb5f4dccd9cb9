import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import type { SellActions } from './useSellActions.ts';

interface SelectionActionsProps {
  /** Ids of the selected inventory items. */
  readonly itemIds: readonly string[];
  readonly actions: SellActions;
}

/** Buttons for the selected copies: list them, reprice their listings, or withdraw those (requirement I-03). */
export function SelectionActions({ itemIds, actions }: SelectionActionsProps) {
  const { t } = useTranslation('inventory');
  return (
    <>
      <Button size="small" isBusy={actions.isAsking} onClick={() => actions.unlist(itemIds)}>
        {t('unlist')}
      </Button>
      <Button size="small" isBusy={actions.isAsking} onClick={() => actions.reprice(itemIds)}>
        {t('reprice')}
      </Button>
      <Button size="small" look="primary" onClick={() => actions.list(itemIds)}>
        {t('list')}
      </Button>
    </>
  );
}
