import type { SellRequest } from '../../shell/dialogs.ts';
import { WithFactWords } from '../desk/DeskPart.tsx';
import { QuickSalePanel } from './QuickSalePanel.tsx';
import { RepricePanel } from './RepricePanel.tsx';
import { SellPanel } from './SellPanel.tsx';
import { UndoBar } from './UndoBar.tsx';
import { UnlistDialog } from './UnlistDialog.tsx';

interface SellDialogProps {
  readonly request: SellRequest;
  readonly onClose: () => void;
}

/** Renders the dialog for any sell request, so that the shell needs to import only one component. */
export function SellDialog(props: SellDialogProps) {
  return (
    <WithFactWords>
      <Requested {...props} />
    </WithFactWords>
  );
}

function Requested({ request, onClose }: SellDialogProps) {
  switch (request.kind) {
    case 'sell':
      return <SellPanel {...request} onClose={onClose} />;
    case 'quickSale':
      return <QuickSalePanel {...request} onClose={onClose} />;
    case 'reprice':
      return <RepricePanel {...request} onClose={onClose} />;
    case 'unlist':
      return <UnlistDialog {...request} onClose={onClose} />;
    case 'undo':
      return <UndoBar key={request.clientRequestId} {...request} onClose={onClose} />;
  }
}
