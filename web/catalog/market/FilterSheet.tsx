import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button, type ButtonLook, type ButtonSize, buttonFace } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { wholeNumberText } from '../../ui/money.ts';
import { useMarketFilter } from './MarketChoice.tsx';
import { useMarketCounts } from './MarketCounts.tsx';
import { MarketFilters } from './MarketFilters.tsx';

interface FilterSheetProps {
  readonly onClose: () => void;
}

/** The filters below 1024 px: a bottom sheet. Every selection applies at once; the button only closes the sheet. */
export function FilterSheet({ onClose }: FilterSheetProps) {
  const { t } = useTranslation('market');
  const { clearing, isPending } = useMarketFilter();
  const total = useMarketCounts()?.total;
  const close = () => {
    // A price that was just typed applies when its field is left.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onClose();
  };
  return (
    <Modal
      shape="sheet"
      title={t('filters')}
      closeLabel={t('shell:close')}
      onClose={close}
      tools={
        <Button look="ghost" size="small" {...clearing}>
          {t('clear')}
        </Button>
      }
      footer={
        <Show
          type="button"
          $look="primary"
          $size="large"
          $isWide
          aria-busy={isPending || undefined}
          onClick={close}
        >
          {total === undefined
            ? t('showList')
            : t('showItems', { count: total, formatted: wholeNumberText(total) })}
        </Show>
      }
    >
      <MarketFilters />
    </Modal>
  );
}

/** A button that can be pressed while it shows that the list still loads. */
const Show = styled.button<{
  $look: ButtonLook;
  $size: ButtonSize;
  $isWide: boolean;
}>`${buttonFace}`;
