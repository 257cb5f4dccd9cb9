import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { wholeNumberText } from '../../ui/money.ts';
import { useMarketFilter } from './MarketChoice.tsx';
import { useMarketCounts } from './MarketCounts.tsx';
import { MarketFilters } from './MarketFilters.tsx';
import { clearedFilter } from './useChosenChips.ts';

interface FilterSheetProps {
  readonly onClose: () => void;
}

/** The filters below 1024 px: a bottom sheet. Every selection applies at once; the button only closes the sheet. */
export function FilterSheet({ onClose }: FilterSheetProps) {
  const { t } = useTranslation('market');
  const { filter, change, isPending } = useMarketFilter();
  const total = useMarketCounts()?.total;
  return (
    <Modal
      shape="sheet"
      title={t('filters')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      tools={
        <Button look="ghost" size="small" onClick={() => change(clearedFilter(filter))}>
          {t('clear')}
        </Button>
      }
      footer={
        <Button look="primary" size="large" isWide isBusy={isPending} onClick={onClose}>
          {total === undefined
            ? t('showList')
            : t('showItems', { count: total, formatted: wholeNumberText(total) })}
        </Button>
      }
    >
      <MarketFilters />
    </Modal>
  );
}
