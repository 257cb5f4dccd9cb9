import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { PriceAlertDialogQuery } from '../__generated__/PriceAlertDialogQuery.graphql.ts';
import { BlockErrorBoundary } from '../app/BlockErrorBoundary.tsx';
import { ErrorNote } from '../app/ErrorNote.tsx';
import { Modal } from '../ui/Modal.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { PriceAlertForm } from './PriceAlertForm.tsx';

interface PriceAlertDialogProps {
  readonly marketItemId: string;
  readonly onClose: () => void;
}

const QUERY = graphql`
  query PriceAlertDialogQuery($marketItemId: ID!) {
    node(id: $marketItemId) {
      ...PriceAlertForm_marketItem @alias(as: "marketItem")
    }
  }
`;

/** Dialog of an item's price alert. */
export function PriceAlertDialog({ marketItemId, onClose }: PriceAlertDialogProps) {
  const { t } = useTranslation('watch');
  return (
    <Modal title={t('alertTitle')} closeLabel={t('app:close')} onClose={onClose}>
      <BlockErrorBoundary resetKey={marketItemId} onRetry={onClose}>
        <Suspense fallback={<Skeleton width="100%" height="236px" />}>
          <Body marketItemId={marketItemId} onClose={onClose} />
        </Suspense>
      </BlockErrorBoundary>
    </Modal>
  );
}

function Body({ marketItemId, onClose }: PriceAlertDialogProps) {
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
