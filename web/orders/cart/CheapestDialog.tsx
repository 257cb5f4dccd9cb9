import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { CheapestDialogQuery } from '../../__generated__/CheapestDialogQuery.graphql.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import type { DialogRequestOf } from '../../shell/dialogs.ts';
import { ErrorNote } from '../../shell/ErrorNote.tsx';
import type { DialogProps } from '../../shell/feature.ts';
import { Modal } from '../../ui/Modal.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CheapestForm } from './CheapestForm.tsx';

const QUERY = graphql`
  query CheapestDialogQuery($marketItemId: ID!) {
    node(id: $marketItemId) {
      ...CheapestForm_marketItem @alias(as: "marketItem")
    }
    viewer {
      ...CheapestForm_viewer
    }
  }
`;

/** Dialog that buys the cheapest copies of an item with one press. */
export function CheapestDialog({ request, onClose }: DialogProps<DialogRequestOf<'cheapest'>>) {
  const { marketItemId, filter = '' } = request;
  const { t } = useTranslation('cart');
  return (
    <Modal title={t('cheapest')} closeLabel={t('shell:close')} onClose={onClose}>
      <BlockErrorBoundary resetKey={marketItemId} onRetry={onClose}>
        <Suspense fallback={<Skeleton width="100%" height="320px" />}>
          <Body marketItemId={marketItemId} filter={filter} onClose={onClose} />
        </Suspense>
      </BlockErrorBoundary>
    </Modal>
  );
}

interface BodyProps {
  readonly marketItemId: string;
  readonly filter: string;
  readonly onClose: () => void;
}

function Body({ marketItemId, filter, onClose }: BodyProps) {
  // Always fetched, because the balance may be minutes old.
  const { node, viewer } = useLazyLoadQuery<CheapestDialogQuery>(
    QUERY,
    { marketItemId },
    { fetchPolicy: 'network-only' },
  );
  if (node?.marketItem == null || viewer == null) {
    return <ErrorNote onRetry={onClose} />;
  }
  return <CheapestForm marketItem={node.marketItem} viewer={viewer} filter={filter} onClose={onClose} />;
}
