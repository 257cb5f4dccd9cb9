import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { Button } from '../../ui/Button.tsx';

interface PriceSheetButtonProps {
  /** Runs when prices or costs were set. */
  readonly onDone: () => void;
}

/** Few sellers need it, so it loads when it is opened. */
const PriceSheetDialog = lazyPart(async () => (await import('./PriceSheetDialog.tsx')).PriceSheetDialog);

/** Opens the dialog that takes prices and costs as a file, and gives them as one. */
export function PriceSheetButton({ onDone }: PriceSheetButtonProps) {
  const { t } = useTranslation('sell');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {t('sheet_open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PriceSheetDialog onDone={onDone} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
