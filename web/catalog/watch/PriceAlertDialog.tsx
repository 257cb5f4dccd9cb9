import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { PriceAlertDialogQuery } from '../../__generated__/PriceAlertDialogQuery.graphql.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import type { DialogRequestOf } from '../../shell/dialogs.ts';
import { ErrorNote } from '../../shell/ErrorNote.tsx';
import type { DialogProps } from '../../shell/feature.ts';
import { Modal } from '../../ui/Modal.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PriceAlertForm } from './PriceAlertForm.tsx';

const QUERY = graphql`
  query PriceAlertDialogQuery($marketItemId: ID!) {
    node(id: $marketItemId) {
      ...PriceAlertForm_marketItem @alias(as: "marketItem")
    }
  }
`;

/** Dialog of an item's price alert. */
export function PriceAlertDialog({ request, onClose }: DialogProps<DialogRequestOf<'priceAlert'>>) {
  const { marketItemId } = request;
  const { t } = useTranslation('watch');
  return (
    <Modal title={t('alertTitle')} closeLabel={t('shell:close')} onClose={onClose}>
      <BlockErrorBoundary resetKey={marketItemId} onRetry={onClose}>
        <Suspense fallback={<Skeleton width="100%" height="236px" />}>
          <Body marketItemId={marketItemId} onClose={onClose} />
        </Suspense>
      </BlockErrorBoundary>
    </Modal>
  );
}

function Body({ marketItemId, onClose }: { readonly marketItemId: string; readonly onClose: () => void }) {
  // Always fetched, because the price on the page behind may be minutes old.
  const { node } = useLazyLoadQuery<PriceAlertDialogQuery>(
    QUERY,
    { marketItemId },
    { fetchPolicy: 'network-only' },
  );
  if (node?.marketItem == null) {
    return <ErrorNote onRetry={onClose} />;
  }
  return <PriceAlertForm marketItem={node.marketItem} onClose={onClose} />;
}
